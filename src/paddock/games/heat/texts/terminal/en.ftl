# What ? tells in the terminal: the signs of the map, and the rule of the question.

heat-map-key =
    Map: every row is the way between two corner lines ┃, with the limit at its
    end; ▒ is the start and finish line.
    Where cars stand side by side, the one on the race line is ahead. ■ is a
    heat card in the engine.
heat-rule-shift-gear =
    The gear is the number of cards you play. One gear up or down is free, two
    cost 1 heat.
    First gear cools down 3 heat, second gear 1.
heat-rule-play-card =
    The sum of the cards is your speed. Stress turns over cards until a speed
    card comes. Heat cannot be played.
    Over a corner's limit you pay 1 heat for each point; if you cannot pay, you
    spin out.
heat-rule-cluttered-hand =
    You put down as many cards as the gear, heat among them, draw new ones, and
    are in first gear.
heat-rule-react =
    Use each symbol once, in any order: cool down heat from your hand into the
    engine, boost for 1 heat,
    or use adrenaline if you are at the back. What makes you faster counts at
    corners.
heat-rule-slipstream =
    Two more spaces behind or beside another car. They do not count as speed,
    but corners on the way do.
heat-rule-discard =
    Discard what you do not want to drive with: you draw up to seven. Heat and
    stress stay.
heat-rule-take-upgrade =
    Everybody takes one upgrade after another, three in all. They go into the
    deck.
heat-rule-choose-speed =
    A card with several speeds: you choose after all plus symbols are turned
    over.
heat-rule-salvage =
    The cards you choose go from your discard pile into your deck, which is then
    shuffled.
heat-rule-refresh =
    A card with this symbol may go back on top of the deck: you draw it again at
    once.
heat-rule-improve-car =
    The driver last on the grid chooses first. The upgrade stays with the car
    for the rest of the season.
heat-rule-swap-upgrade =
    The driver furthest back may give one upgrade for one of those nobody took.
    Nobody else may.
heat-rule-swap-for = The card you give goes back with those that are left over.
heat-rule-keep-upgrade =
    One upgrade goes with you into the next season; all others go back into the
    deck.
