"""Guests: whoever comes gets a name and a signed cookie, and a link to come back from elsewhere."""
