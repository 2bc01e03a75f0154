# How a race is set up and agreed on.
heat-setup-upgrades = One upgrade before each race, from this deck.
heat-setup-drawn = All four circuits once, in an order drawn at the start. Each race's event is drawn just before it.
heat-setup-circuit = { $spaces } spaces, { $corners } corners
heat-setup-laps = As printed: { $laps }
heat-races-1961 = Great Britain, USA, Italy
heat-races-1962 = Italy, Great Britain, France
heat-races-1963 = USA, Great Britain, France, Italy
heat-races-trilogy = the seasons 1961, 1962 and 1963 one after the other
heat-races-custom = all four circuits in an order drawn at the start, each with an event drawn just before it
