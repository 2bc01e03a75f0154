# What ? tells in the terminal: the signs of the map, and the rule of each question.

steampunk_rally-map-key =
    Spaces of the track: a number is terrain, S E C stations for electric, steam and
    heat dice, R rails, P pony, G glacier, J jump, W crowd, ┃ the line. A machine is told
    card by card: dice lie in ( ), free slots are dots, ÷3 is the divisor, ★ a star,
    ☼ a bulb. Numbers above the track are the players.
steampunk_rally-rule-choose-inventor = Each inventor has a cockpit that the light bulb activates and a part of their own.
steampunk_rally-rule-give-up-card =
    A deck and its discards hold fewer cards than there are players: everybody keeps at
    most four of that colour.
steampunk_rally-rule-pick-card =
    All choose at the same time and in secret; then the card is built, sold for dice or
    cogs, or kept if it is a boost, and the other cards go to a neighbour.
steampunk_rally-rule-use-card =
    A part is built at once; sold, a card brings the dice or cogs of its corner. Dice are
    rolled only in the race phase.
steampunk_rally-rule-attach-part =
    Every part is joined to the cockpit by a chain of whole valves; cards are never
    turned.
steampunk_rally-rule-change-machine =
    Cards may be moved freely as long as the machine is whole, and any part may be
    discarded. It gains nothing.
steampunk_rally-rule-move-card = The machine has to be whole with the card in its new place; dice stay on it.
steampunk_rally-rule-choose-target = Only rivals who are strictly ahead of you can be chosen, and nobody under a shield.
steampunk_rally-rule-choose-part = The boost works on one part; you may still keep it.
steampunk_rally-rule-choose-pile = The top part of a discard pile is built at once, as in the draft.
steampunk_rally-rule-pay-levy = Give up one cog, or the gauge falls by 1.
steampunk_rally-rule-vent-dice =
    A cog takes two pips from dice in action slots; a die below 1 leaves its slot. Pips
    that are not used lapse.
steampunk_rally-rule-race-menu =
    Lay dice on a part: their sum divided by its number is how often it works. The bulb
    works once a round. A cog rolls a die again or raises it by 1.
steampunk_rally-rule-next-die = Only dice laid at the same time add up; what is left of the sum is lost.
steampunk_rally-rule-choose-effect =
    Everything received together is resolved in any order, and all of it; only clearing
    a die may be left out.
steampunk_rally-rule-discard-die = A die may leave any slot of your machine; the slot is free again.
steampunk_rally-rule-choose-way = The arms of a fork meet again; the shorter one is rougher.
steampunk_rally-rule-pay-glacier = A die of the glacier’s type, or its damage.
steampunk_rally-rule-pay-at-site = Any die of this type, rolled or not.
steampunk_rally-rule-damage-menu =
    As many parts are lost as the gauge is below 0; then it is set to 0. Without enough
    parts the machine explodes.
steampunk_rally-rule-lose-part = You choose the part. Dice on it go to the supply; nothing is gained.
steampunk_rally-rule-land-behind = An exploded machine goes on directly behind the last player.
steampunk_rally-rule-top-part = A boost may build the top card of a discard pile in the next draft.
steampunk_rally-rule-last-call =
    Boosts may be played at any time. Whoever holds one and has missed something is asked
    once more.
steampunk_rally-rule-store-at = A stored die is lost with the part on which it lies.
steampunk_rally-rule-store-die = Stored dice are rolled again in the next race phase; the others go back.
