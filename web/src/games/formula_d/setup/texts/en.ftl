# Circuits in the form for a new table.
formula_d-setup-short = Short laps
formula_d-setup-middle = Middling
formula_d-setup-long = Long laps
formula_d-setup-facts = { $spaces } spaces, { $corners } corners
formula_d-setup-stops = { $stops } stops a lap
formula_d-setup-scenery-desert = in the desert
formula_d-setup-scenery-fields = among fields
formula_d-setup-scenery-forest = in the woods
formula_d-setup-scenery-hills = in the hills
formula_d-setup-scenery-night = in a city by night
formula_d-setup-scenery-park = in a park
formula_d-setup-scenery-sea = by the sea
formula_d-setup-scenery-town = in town
formula_d-setup-laps = As usual: { $laps }
