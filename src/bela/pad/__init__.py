"""The score pad."""
