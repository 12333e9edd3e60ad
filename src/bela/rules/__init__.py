"""What varies from table to table, as data."""
