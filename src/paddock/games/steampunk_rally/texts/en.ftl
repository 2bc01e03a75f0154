# Steampunk Rally.
# $name is a player, $card a card, $die a type of dice, $site a challenge.

steampunk_rally-name = Steampunk Rally
steampunk_rally-about = Inventors build machines of cards while they race: dice drive them, damage takes them apart.

## Cards

steampunk_rally-card-admirals-gondola = Admiral’s Gondola
steampunk_rally-card-aether-hull = Aether Hull
steampunk_rally-card-alexander-mozhaysky = Alexander Mozhaysky
steampunk_rally-card-amber-wheel = Amber Wheel
steampunk_rally-card-arc-cutter = Arc Cutter
steampunk_rally-card-arc-furnace = Arc Furnace
steampunk_rally-card-arc-light-box = Arc-Light Box
steampunk_rally-card-ash-flusher = Ash Flusher
steampunk_rally-card-aunts-legacy = Aunt’s Legacy
steampunk_rally-card-belt-lathe = Belt Lathe
steampunk_rally-card-bertha-benz = Bertha Benz
steampunk_rally-card-biscuit-tin-of-bolts = Biscuit Tin of Bolts
steampunk_rally-card-blue-ice-field = Blue Ice Field
steampunk_rally-card-boiler-bull = Boiler Bull
steampunk_rally-card-boiler-plate = Boiler Plate
steampunk_rally-card-borrowed-balloon = Borrowed Balloon
steampunk_rally-card-bottled-storm = Bottled Storm
steampunk_rally-card-broken-span = Broken Span
steampunk_rally-card-bursting-bellows = Bursting Bellows
steampunk_rally-card-buzz-crank = Buzz Crank
steampunk_rally-card-carnot-cycle = Carnot Cycle
steampunk_rally-card-charles-parsons = Charles Parsons
steampunk_rally-card-cinder-caterpillar = Cinder Caterpillar
steampunk_rally-card-cinder-sweeper = Cinder Sweeper
steampunk_rally-card-clockwork-nudge = Clockwork Nudge
steampunk_rally-card-cloud-arcade = Cloud Arcade
steampunk_rally-card-cloud-barge = Cloud Barge
steampunk_rally-card-coal-cart = Coal Cart
steampunk_rally-card-coal-pantry = Coal Pantry
steampunk_rally-card-compression-cab = Compression Cab
steampunk_rally-card-converter-bridge = Converter Bridge
steampunk_rally-card-cowbell-pasture = Cowbell Pasture
steampunk_rally-card-dragon-works = Dragon Works
steampunk_rally-card-drain-cock = Drain Cock
steampunk_rally-card-dynamo-gallery = Dynamo Gallery
steampunk_rally-card-dynamo-saloon = Dynamo Saloon
steampunk_rally-card-earthing-hose = Earthing Hose
steampunk_rally-card-electric-candle = Electric Candle
steampunk_rally-card-electric-samovar = Electric Samovar
steampunk_rally-card-electricians-bay = Electrician’s Bay
steampunk_rally-card-ember-trotter = Ember Trotter
steampunk_rally-card-eternal-candle = Eternal Candle
steampunk_rally-card-fire-brigade = Fire Brigade
steampunk_rally-card-fire-tube-boiler = Fire-Tube Boiler
steampunk_rally-card-fire-warden = Fire Warden
steampunk_rally-card-fitters-bay = Fitter’s Bay
steampunk_rally-card-flash-kettle = Flash Kettle
steampunk_rally-card-fly-ball-governor = Fly-Ball Governor
steampunk_rally-card-footplate = Footplate
steampunk_rally-card-forked-manifold = Forked Manifold
steampunk_rally-card-foundry-valley = Foundry Valley
steampunk_rally-card-frantic-coil = Frantic Coil
steampunk_rally-card-friction-stove = Friction Stove
steampunk_rally-card-full-bore = Full Bore!
steampunk_rally-card-furnace-ram = Furnace Ram
steampunk_rally-card-fuse-burner = Fuse Burner
steampunk_rally-card-fuse-warden = Fuse Warden
steampunk_rally-card-galvanic-cycle = Galvanic Cycle
steampunk_rally-card-gauge-warden = Gauge Warden
steampunk_rally-card-george-stephenson = George Stephenson
steampunk_rally-card-geyser-cannon = Geyser Cannon
steampunk_rally-card-glow-plug = Glow Plug
steampunk_rally-card-glowing-lathe = Glowing Lathe
steampunk_rally-card-goats-ravine = Goat’s Ravine
steampunk_rally-card-grand-cocktail = Grand Cocktail
steampunk_rally-card-granville-woods = Granville Woods
steampunk_rally-card-great-paddle = Great Paddle
steampunk_rally-card-great-sneeze = Great Sneeze
steampunk_rally-card-hatpin-carburettor = Hatpin Carburettor
steampunk_rally-card-henry-bessemer = Henry Bessemer
steampunk_rally-card-hertha-ayrton = Hertha Ayrton
steampunk_rally-card-hot-air-kite = Hot-Air Kite
steampunk_rally-card-hot-whistle = Hot Whistle
steampunk_rally-card-hotfoot-pedals = Hotfoot Pedals
steampunk_rally-card-ideal-cabin = Ideal Cabin
steampunk_rally-card-immersion-heater = Immersion Heater
steampunk_rally-card-integral-gyroscope = Integral Gyroscope
steampunk_rally-card-ion-parasol = Ion Parasol
steampunk_rally-card-iron-centipede = Iron Centipede
steampunk_rally-card-isambard-kingdom-brunel = Isambard Kingdom Brunel
steampunk_rally-card-james-watt = James Watt
steampunk_rally-card-jar-crate = Jar Crate
steampunk_rally-card-jeering-grandstand = Jeering Grandstand
steampunk_rally-card-kaluga-rocket = Kaluga Rocket
steampunk_rally-card-kettle-crate = Kettle Crate
steampunk_rally-card-kettle-strider = Kettle Strider
steampunk_rally-card-kick-start = Kick-Start
steampunk_rally-card-kindling-crank = Kindling Crank
steampunk_rally-card-konstantin-tsiolkovsky = Konstantin Tsiolkovsky
steampunk_rally-card-lakeside-promenade = Lakeside Promenade
steampunk_rally-card-lantern-cab = Lantern Cab
steampunk_rally-card-lecture-box = Lecture Box
steampunk_rally-card-leviathan-boiler = Leviathan Boiler
steampunk_rally-card-leyden-rack = Leyden Rack
steampunk_rally-card-lightning-whip = Lightning Whip
steampunk_rally-card-little-locomotive = Little Locomotive
steampunk_rally-card-loaded-dice = Loaded Dice
steampunk_rally-card-loose-bolt = Loose Bolt
steampunk_rally-card-mad-crucible = Mad Crucible
steampunk_rally-card-match-battery = Match Battery
steampunk_rally-card-michael-faraday = Michael Faraday
steampunk_rally-card-miners-rails = Miners’ Rails
steampunk_rally-card-monkey-wrench = Monkey Wrench
steampunk_rally-card-mooring-mast = Mooring Mast
steampunk_rally-card-nimble-apprentice = Nimble Apprentice
steampunk_rally-card-nothing-to-lose = Nothing to Lose
steampunk_rally-card-oil-thumper = Oil Thumper
steampunk_rally-card-old-newcomen = Old Newcomen
steampunk_rally-card-patent-office = Patent Office
steampunk_rally-card-pavel-yablochkov = Pavel Yablochkov
steampunk_rally-card-perpetuum-trinket = Perpetuum Trinket
steampunk_rally-card-piston-magneto = Piston Magneto
steampunk_rally-card-plating-bath = Plating Bath
steampunk_rally-card-pocket-geyser = Pocket Geyser
steampunk_rally-card-powder-keg-rocket = Powder Keg Rocket
steampunk_rally-card-puff-crank = Puff Crank
steampunk_rally-card-puffing-treadle = Puffing Treadle
steampunk_rally-card-rack-railway = Rack Railway
steampunk_rally-card-relay-butler = Relay Butler
steampunk_rally-card-ripple-fan = Ripple Fan
steampunk_rally-card-rivet-forge = Rivet Forge
steampunk_rally-card-rubber-umbrella = Rubber Umbrella
steampunk_rally-card-rudolf-diesel = Rudolf Diesel
steampunk_rally-card-runaway-coach = Runaway Coach
steampunk_rally-card-sack-of-anthracite = Sack of Anthracite
steampunk_rally-card-sadi-carnot = Sadi Carnot
steampunk_rally-card-salamander-dirigible = Salamander Dirigible
steampunk_rally-card-scrapyard-tip = Scrapyard Tip
steampunk_rally-card-silent-turbine = Silent Turbine
steampunk_rally-card-slingshot-loop = Slingshot Loop
steampunk_rally-card-slipstream = Slipstream
steampunk_rally-card-smiths-bay = Smith’s Bay
steampunk_rally-card-sneering-crowd = Sneering Crowd
steampunk_rally-card-sofia-kovalevskaya = Sofia Kovalevskaya
steampunk_rally-card-spare-filament = Spare Filament
steampunk_rally-card-spark-sprinter = Spark Sprinter
steampunk_rally-card-spinning-top-cabin = Spinning-Top Cabin
steampunk_rally-card-split-lightning = Split Lightning
steampunk_rally-card-spring-cleaning = Spring Cleaning
steampunk_rally-card-stargazer-seat = Stargazer Seat
steampunk_rally-card-steam-albatross = Steam Albatross
steampunk_rally-card-steam-cellar = Steam Cellar
steampunk_rally-card-steam-dynamo = Steam Dynamo
steampunk_rally-card-steam-hammer = Steam Hammer
steampunk_rally-card-steam-pony = Steam Pony
steampunk_rally-card-steam-trap = Steam Trap
steampunk_rally-card-steel-storm = Steel Storm
steampunk_rally-card-storm-exchange = Storm Exchange
steampunk_rally-card-sun-and-planet-gear = Sun-and-Planet Gear
steampunk_rally-card-sunset-pier = Sunset Pier
steampunk_rally-card-tea-kettle-office = Tea-Kettle Office
steampunk_rally-card-telegraph-cab = Telegraph Cab
steampunk_rally-card-thermo-governor = Thermo-Governor
steampunk_rally-card-thermopile = Thermopile
steampunk_rally-card-third-rail-shoe = Third-Rail Shoe
steampunk_rally-card-thunder-wheel = Thunder Wheel
steampunk_rally-card-tinderbox-crate = Tinderbox Crate
steampunk_rally-card-top-hat-bridge = Top-Hat Bridge
steampunk_rally-card-tram-catapult = Tram Catapult
steampunk_rally-card-travelling-dynamo = Travelling Dynamo
steampunk_rally-card-turbinia-bridge = Turbinia Bridge
steampunk_rally-card-two-faced-stove = Two-Faced Stove
steampunk_rally-card-unipolar-wheel = Unipolar Wheel
steampunk_rally-card-vapour-sail = Vapour Sail
steampunk_rally-card-village-square = Village Square
steampunk_rally-card-vineyard-terraces = Vineyard Terraces
steampunk_rally-card-volt-millipede = Volt Millipede
steampunk_rally-card-werner-von-siemens = Werner von Siemens
steampunk_rally-card-zeppelin-ring = Zeppelin Ring
steampunk_rally-card-help-aunts-legacy = Gain four cogs.
steampunk_rally-card-help-boiler-plate = Reinforce three times.
steampunk_rally-card-help-borrowed-balloon = Gain 2 smooth motion.
steampunk_rally-card-help-bottled-storm = Gain three electric dice.
steampunk_rally-card-help-fire-brigade = Gain three steam dice.
steampunk_rally-card-help-full-bore = Gain 4 motion and take 2 damage, in any order.
steampunk_rally-card-help-grand-cocktail = Gain a die of each type.
steampunk_rally-card-help-great-sneeze = In the vent phase: the next 8 pips cost no cogs.
steampunk_rally-card-help-kick-start = Gain 2 motion.
steampunk_rally-card-help-loaded-dice = Until the end of the race phase your dice show at least 3.
steampunk_rally-card-help-loose-bolt = A rival ahead of you takes 2 damage.
steampunk_rally-card-help-monkey-wrench = In the vent phase: a part of a rival ahead takes no dice until the end of the round.
steampunk_rally-card-help-nimble-apprentice = Up to two dice of any type leave your slots.
steampunk_rally-card-help-nothing-to-lose = Only if nobody is behind you: gain 4 motion.
steampunk_rally-card-help-patent-office = In the vent phase: every rival ahead gives up a cog or takes 1 damage.
steampunk_rally-card-help-rubber-umbrella = Until the end of the round rivals' boosts neither hit nor choose you.
steampunk_rally-card-help-sack-of-anthracite = Gain three heat dice.
steampunk_rally-card-help-scrapyard-tip = In the draft: build the top part of a discard pile.
steampunk_rally-card-help-slipstream = Gain 3 smooth motion, or 1 if nobody is ahead of you.
steampunk_rally-card-help-spare-filament = In the race phase: your light bulb is on again.
steampunk_rally-card-help-spring-cleaning = In the vent phase: empty the action slots of one part of yours.

## Dice, effects and challenges

steampunk_rally-symbol-heat = heat
steampunk_rally-symbol-steam = steam
steampunk_rally-symbol-electric = electric
steampunk_rally-symbol-motion = motion
steampunk_rally-symbol-smooth = smooth motion
steampunk_rally-symbol-cog = cog
steampunk_rally-symbol-reinforce = reinforce
steampunk_rally-symbol-damage = damage
steampunk_rally-symbol-die-heat = heat die
steampunk_rally-symbol-die-steam = steam die
steampunk_rally-symbol-die-electric = electric die
steampunk_rally-symbol-out-heat = clear a heat die
steampunk_rally-symbol-out-steam = clear a steam die
steampunk_rally-symbol-out-electric = clear an electric die
steampunk_rally-symbol-out-any = clear any die
steampunk_rally-symbol-station = Power Station
steampunk_rally-symbol-engine = Newcomen Engine
steampunk_rally-symbol-mine = Coal Mine
steampunk_rally-symbol-rails = Rails
steampunk_rally-symbol-pony = Steam Pony
steampunk_rally-symbol-glacier = Glacier
steampunk_rally-symbol-jump = Jump
steampunk_rally-symbol-crowd = Crowd
steampunk_rally-symbol-gold = gold
steampunk_rally-symbol-silver = silver
steampunk_rally-symbol-copper = copper
steampunk_rally-symbol-black = black

## Setup

steampunk_rally-option-name-track = Track
steampunk_rally-option-help-track = The Alps are gentle; the Sky Track is rougher and has more challenges.
steampunk_rally-choice-track-alps = Alps
steampunk_rally-choice-track-sky = Sky Track
steampunk_rally-option-name-tiles = Middle tiles
steampunk_rally-option-help-tiles = Three of the five middle tiles of the side, in the order in which they lie.
steampunk_rally-choice-tiles-drawn = drawn by lot
steampunk_rally-choice-tiles-123 = 1, 2, 3
steampunk_rally-choice-tiles-124 = 1, 2, 4
steampunk_rally-choice-tiles-125 = 1, 2, 5
steampunk_rally-choice-tiles-132 = 1, 3, 2
steampunk_rally-choice-tiles-134 = 1, 3, 4
steampunk_rally-choice-tiles-135 = 1, 3, 5
steampunk_rally-choice-tiles-142 = 1, 4, 2
steampunk_rally-choice-tiles-143 = 1, 4, 3
steampunk_rally-choice-tiles-145 = 1, 4, 5
steampunk_rally-choice-tiles-152 = 1, 5, 2
steampunk_rally-choice-tiles-153 = 1, 5, 3
steampunk_rally-choice-tiles-154 = 1, 5, 4
steampunk_rally-choice-tiles-213 = 2, 1, 3
steampunk_rally-choice-tiles-214 = 2, 1, 4
steampunk_rally-choice-tiles-215 = 2, 1, 5
steampunk_rally-choice-tiles-231 = 2, 3, 1
steampunk_rally-choice-tiles-234 = 2, 3, 4
steampunk_rally-choice-tiles-235 = 2, 3, 5
steampunk_rally-choice-tiles-241 = 2, 4, 1
steampunk_rally-choice-tiles-243 = 2, 4, 3
steampunk_rally-choice-tiles-245 = 2, 4, 5
steampunk_rally-choice-tiles-251 = 2, 5, 1
steampunk_rally-choice-tiles-253 = 2, 5, 3
steampunk_rally-choice-tiles-254 = 2, 5, 4
steampunk_rally-choice-tiles-312 = 3, 1, 2
steampunk_rally-choice-tiles-314 = 3, 1, 4
steampunk_rally-choice-tiles-315 = 3, 1, 5
steampunk_rally-choice-tiles-321 = 3, 2, 1
steampunk_rally-choice-tiles-324 = 3, 2, 4
steampunk_rally-choice-tiles-325 = 3, 2, 5
steampunk_rally-choice-tiles-341 = 3, 4, 1
steampunk_rally-choice-tiles-342 = 3, 4, 2
steampunk_rally-choice-tiles-345 = 3, 4, 5
steampunk_rally-choice-tiles-351 = 3, 5, 1
steampunk_rally-choice-tiles-352 = 3, 5, 2
steampunk_rally-choice-tiles-354 = 3, 5, 4
steampunk_rally-choice-tiles-412 = 4, 1, 2
steampunk_rally-choice-tiles-413 = 4, 1, 3
steampunk_rally-choice-tiles-415 = 4, 1, 5
steampunk_rally-choice-tiles-421 = 4, 2, 1
steampunk_rally-choice-tiles-423 = 4, 2, 3
steampunk_rally-choice-tiles-425 = 4, 2, 5
steampunk_rally-choice-tiles-431 = 4, 3, 1
steampunk_rally-choice-tiles-432 = 4, 3, 2
steampunk_rally-choice-tiles-435 = 4, 3, 5
steampunk_rally-choice-tiles-451 = 4, 5, 1
steampunk_rally-choice-tiles-452 = 4, 5, 2
steampunk_rally-choice-tiles-453 = 4, 5, 3
steampunk_rally-choice-tiles-512 = 5, 1, 2
steampunk_rally-choice-tiles-513 = 5, 1, 3
steampunk_rally-choice-tiles-514 = 5, 1, 4
steampunk_rally-choice-tiles-521 = 5, 2, 1
steampunk_rally-choice-tiles-523 = 5, 2, 3
steampunk_rally-choice-tiles-524 = 5, 2, 4
steampunk_rally-choice-tiles-531 = 5, 3, 1
steampunk_rally-choice-tiles-532 = 5, 3, 2
steampunk_rally-choice-tiles-534 = 5, 3, 4
steampunk_rally-choice-tiles-541 = 5, 4, 1
steampunk_rally-choice-tiles-542 = 5, 4, 2
steampunk_rally-choice-tiles-543 = 5, 4, 3
steampunk_rally-option-name-tokens = Loose challenges
steampunk_rally-option-help-tokens = So many challenges are drawn and laid on free spaces; three are enough.
steampunk_rally-option-name-inventors = Inventors
steampunk_rally-option-help-inventors = Chosen in the order of the direction token, or drawn by lot.
steampunk_rally-choice-inventors-chosen = chosen
steampunk_rally-choice-inventors-drawn = drawn by lot
steampunk_rally-option-name-race = Race phase
steampunk_rally-option-help-race = All at once, or one after another: in the first two rounds for learners, or always.
steampunk_rally-choice-race-together = all at once
steampunk_rally-choice-race-learners = two rounds in turns
steampunk_rally-choice-race-in_turns = always in turns
steampunk_rally-option-name-pause = Stop at challenges
steampunk_rally-option-help-pause = In the middle of a longer move a station, rails or pony may be used.

## Questions

steampunk_rally-question-choose-inventor = Which inventor do you play?
steampunk_rally-question-give-up-card = The { $deck } deck has run out. Which of your cards do you give up ({ $left } to go)?
steampunk_rally-question-pick-card = Which card do you keep? { $left } are in your hand.
steampunk_rally-question-use-card = What do you do with { $card }?
steampunk_rally-question-attach-part = Where do you attach { $card }?
steampunk_rally-question-change-machine = Which card of your machine do you move or discard?
steampunk_rally-question-move-card = Where does { $card } go?
steampunk_rally-question-choose-target = Whom does { $card } hit?
steampunk_rally-question-choose-part = For which part do you play { $card }?
steampunk_rally-question-choose-pile = Which part do you take from the discards?
steampunk_rally-question-pay-levy = A rival’s boost: a cog or 1 damage?
steampunk_rally-question-vent-dice =
    Which die do you vent? You have { $cogs ->
        [one] 1 cog
       *[other] { $cogs } cogs
    } and { $pips ->
        [one] 1 free pip
       *[other] { $pips } free pips
    }.
steampunk_rally-question-race-menu =
    What next in the race? You have { $cogs ->
        [one] 1 cog
       *[other] { $cogs } cogs
    }.
steampunk_rally-question-next-die =
    { $card }: power { $power }, { $times ->
        [one] 1 activation
       *[other] { $times } activations
    }. Which die next?
steampunk_rally-question-choose-effect =
    Which effect comes next? { $left ->
        [one] 1 effect is
       *[other] { $left } effects are
    } left.
steampunk_rally-question-discard-die = Which die do you clear?
steampunk_rally-question-choose-way = Which way?
steampunk_rally-question-pay-glacier = A glacier: do you pay a die ({ $die }) or take { $damage } damage?
steampunk_rally-question-pay-at-site = { $site }: which die ({ $die }) do you pay?
steampunk_rally-question-damage-menu =
    { $left ->
        [0] The damage phase: your machine is whole. Do you still play a boost?
        [one] The damage costs you 1 part. Do you do something first?
       *[other] The damage costs you { $left } parts. Do you do something first?
    }
steampunk_rally-question-lose-part =
    { $how ->
        [break] The gauge is at its end. Which part breaks off?
        [damage] Damage: which part do you lose ({ $left } to go)?
        [fit] The rest no longer fits together. Which part do you give up?
        [room] There is no room. Which part do you give up for the new one?
       *[other] Which part do you give up?
    }
steampunk_rally-question-top-part = All your parts are lost. Which lies on top of the { $deck } discards?
steampunk_rally-question-land-behind = Your machine has exploded. On which space do you go on?
steampunk_rally-question-store-die = Which die do you store? There is room for { $left }.
steampunk_rally-question-store-at = On which part do you store the { $die } die?
steampunk_rally-question-last-call =
    { $phase ->
        [draft] The draft ends, and others have acted since. Do you still play a boost?
        [race] The race ends, and others have acted since. Do you still play a boost?
       *[other] The phase ends, and others have acted since. Do you still play a boost?
    }

## Options

steampunk_rally-option-inventor = { $inventor }: { $cockpit }, { $own }
steampunk_rally-option-card = { $card }
steampunk_rally-option-give-up = Give up { $card }
steampunk_rally-option-construct =
    { $how ->
        [socket] Construct
        [room] Construct: the machine is laid anew to make room
       *[loss] Construct, and give up another part for it
    }
steampunk_rally-option-power = Power: { $count } × { $die }
steampunk_rally-option-cogs = Cogs: { $count }
steampunk_rally-option-stash = Keep the boost
steampunk_rally-option-socket = Column { $x }, row { $y }
steampunk_rally-option-machine = Change the machine
steampunk_rally-option-leave-it = Leave it
steampunk_rally-option-this-card = { $card }
steampunk_rally-option-scrap = Discard it
steampunk_rally-option-boost = Boost: { $card }
steampunk_rally-option-keep-boost = Keep the boost after all
steampunk_rally-option-target = { $target }
steampunk_rally-option-on-part = { $card }
steampunk_rally-option-pile = { $card } ({ $deck })
steampunk_rally-option-pay-cog = A cog
steampunk_rally-option-take-damage = Take { $damage } damage
steampunk_rally-option-done = Done
steampunk_rally-option-vent = { $card }: { $die } { $value }
steampunk_rally-option-pass = Pass
steampunk_rally-option-part =
    Activate { $card }, at most { $times ->
        [one] 1 time
       *[other] { $times } times
    }
steampunk_rally-option-bulb = Light bulb: { $cards }
steampunk_rally-option-reroll = A cog: roll { $die } { $value } again
steampunk_rally-option-raise = A cog: { $die } { $value } and 1
steampunk_rally-option-activate =
    Activate { $times ->
        [one] 1 time
       *[other] { $times } times
    }
steampunk_rally-option-die =
    { $die } { $value } ({ $times ->
        [one] 1 activation
       *[other] { $times } activations
    })
steampunk_rally-option-alternative = { $card }: { $effects }
steampunk_rally-option-effect =
    { $count ->
        [one] { $effect }
       *[other] { $effect } (1 of { $count })
    }
steampunk_rally-option-slot =
    { $card }: { $die }{ $value ->
        [0] { "" }
       *[other] {" "}{ $value }
    }
steampunk_rally-option-no-die = Clear none
steampunk_rally-option-way = Space { $space }: { $damage } damage, { $left } to the line
steampunk_rally-option-pay-die =
    Pay { $die }{ $value ->
        [0] { "" }
       *[other] {" "}{ $value }
    }
steampunk_rally-option-site =
    { $site ->
        [rails] { $site }: a die ({ $die }) for { $amount } motion
        [pony] { $site }: a die ({ $die }) for { $amount } cogs
       *[other] { $site }: a cog for a die ({ $die })
    }
steampunk_rally-option-take-losses =
    Lose { $left ->
        [one] 1 part
       *[other] { $left } parts
    }
steampunk_rally-option-lose = Give up { $card }
steampunk_rally-option-land = Space { $space }
steampunk_rally-option-on-top = { $card }
steampunk_rally-option-store-at = { $card }
steampunk_rally-option-store = { $die } (of { $count })

## Events

steampunk_rally-event-track = { $side }: { $tiles }.
steampunk_rally-event-inventor = { $name } is { $inventor } in the { $card }.
steampunk_rally-event-round-began =
    Round { $round }{ $last ->
        [1] : the last one
       *[other] { "" }
    }
steampunk_rally-event-reshuffled = The { $deck } deck is shuffled anew.
steampunk_rally-event-dealt = Everybody draws a card from each deck.
steampunk_rally-event-cards-down = All have chosen a card.
steampunk_rally-event-hands-passed =
    Hands go to the { $way ->
        [left] left
       *[right] right
    }.
steampunk_rally-event-phase-began =
    { $phase ->
        [vent] Vent phase
        [race] Race phase
        [damage] Damage phase
        [end] End of the round
       *[other] Draft
    }
steampunk_rally-event-race-over =
    The race is over after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
steampunk_rally-event-built = { $name } builds { $card }.
steampunk_rally-event-rearranged = { $name } lays the machine anew.
steampunk_rally-event-part-moved = { $name } moves { $card }.
steampunk_rally-event-part-lost =
    { $name }: { $card } { $how ->
        [break] breaks off
        [damage] is lost to the damage
        [fit] no longer fits and is given up
        [room] makes room for a new part
        [scrap] is discarded
        [explosion] flies off in the explosion
       *[deck] goes back to its deck
    }.
steampunk_rally-event-sold-for-dice = { $name } turns { $card } into power: { $count } × { $die }.
steampunk_rally-event-sold-for-cogs =
    { $name } turns { $card } into { $cogs ->
        [one] 1 cog
       *[other] { $cogs } cogs
    }.
steampunk_rally-event-stashed = { $name } keeps a boost.
steampunk_rally-event-boost-given-up = { $name } gives up { $card }.
steampunk_rally-event-vented =
    { $value ->
        [0] { $name } vents { $card }: a die ({ $die }) is gone.
       *[other] { $name } vents { $card }: { $die } { $value } is left.
    }
steampunk_rally-event-rolled = { $name } rolls the dice.
steampunk_rally-event-rerolled = { $name } rolls { $die } { $before } again: { $value }.
steampunk_rally-event-raised = { $name } raises a die: { $die } { $value }.
steampunk_rally-event-placed = { $name } lays { $die } { $value } on { $card }.
steampunk_rally-event-activated =
    { $name } activates { $card } { $times ->
        [one] 1 time
       *[other] { $times } times
    }.
steampunk_rally-event-bulb-off = { $name } flips the light bulb.
steampunk_rally-event-bulb-on = { $name } has light again.
steampunk_rally-event-gained-die =
    { $name } gains a die: { $die }{ $value ->
        [0] { "" }
       *[other] {" "}{ $value }
    }.
steampunk_rally-event-no-die = There is no die ({ $die }) left for { $name }.
steampunk_rally-event-gained-cogs =
    { $name } gains { $cogs ->
        [one] 1 cog
       *[other] { $cogs } cogs
    }.
steampunk_rally-event-cleared = { $name } clears a die ({ $die }) from { $card }.
steampunk_rally-event-emptied = { $name } empties { $card }.
steampunk_rally-event-stored =
    { $name } has { $count ->
        [one] 1 die
       *[other] { $count } dice
    } stored.
steampunk_rally-event-returned =
    { $name } gives { $count ->
        [one] 1 die
       *[other] { $count } dice
    } back.
steampunk_rally-event-damaged = { $name } takes { $damage } damage; the gauge shows { $gauge }.
steampunk_rally-event-reinforced = { $name } reinforces; the gauge shows { $gauge }.
steampunk_rally-event-exploded = The machine of { $name } explodes: space { $from } to { $to }.
steampunk_rally-event-moved =
    { $name } moves{ $smooth ->
        [1] {" "}smoothly
       *[other] { "" }
    } to space { $to }.
steampunk_rally-event-stopped = { $name } is at the end of the track.
steampunk_rally-event-crossed-line = { $name } crosses the line: round { $round } is the last.
steampunk_rally-event-fell-back = { $name } falls back to space { $to }.
steampunk_rally-event-crowd =
    The crowd takes { $cogs ->
        [one] 1 cog
       *[other] { $cogs } cogs
    } from { $name }.
steampunk_rally-event-die-paid =
    { $name } pays a die: { $die }{ $value ->
        [0] { "" }
       *[other] {" "}{ $value }
    } ({ $site }).
steampunk_rally-event-cog-paid = { $name } pays a cog ({ $site }).
steampunk_rally-event-boost-played = { $name } plays { $card }.
steampunk_rally-event-part-blocked = { $card } of { $name } takes no dice in this round.
steampunk_rally-event-boost-expired = { $card } ends.

## The end

steampunk_rally-outcome-farthest =
    The farthest machine wins, after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
steampunk_rally-outcome-most-parts =
    Level on the track, the machine with more parts wins, after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
steampunk_rally-outcome-shared =
    Level in all, the victory is shared, after { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }.
steampunk_rally-outcome-too-long = The rally was stopped after { $rounds } rounds, for it had become too long.
steampunk_rally-statistic-beyond-line = spaces behind the line
steampunk_rally-statistic-parts-left = parts left in all machines

## The picture

steampunk_rally-picture-head =
    Round { $round } · { $phase ->
        [draft] draft
        [vent] vent
        [race] race
        [damage] damage
        [end] end of round
        [over] over
       *[other] inventors
    }{ $last ->
        [1] {" "}· last round
       *[other] { "" }
    }
steampunk_rally-picture-racer =
    { $name } · { $left } to the line · gauge { $gauge } · cogs { $cogs } · { $bulb ->
        [1] bulb on
       *[other] bulb off
    }
steampunk_rally-picture-short = { $name } { $left } g{ $gauge } c{ $cogs } p{ $parts }
steampunk_rally-picture-hand = Hand:{" "}
steampunk_rally-picture-pick = Face down:{" "}
steampunk_rally-picture-stash = Boosts:{" "}
steampunk_rally-picture-pool = Dice:{" "}
