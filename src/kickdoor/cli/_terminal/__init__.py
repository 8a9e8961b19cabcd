"""The game in a terminal: what it shows, what it reads, and who is asked when."""
