"""The site: people and bots at tables, over HTTP and WebSocket. Games are known by their face only."""
