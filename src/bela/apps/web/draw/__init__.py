"""From states and events to what clients are sent."""
