"""How bots bet: what a race may bring, what gold and fame are worth, whole turns, and a quick hand for playouts."""
