"""What a good position is, for bots."""
