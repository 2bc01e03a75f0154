import type { Chapter } from "../../../rules/rules";

/** What may be added to the race, module by module. */
export const modules: Chapter[] = [
  {
    id: "garage",
    title: "The garage",
    paragraphs: [
      {
        id: "upgrades",
        title: "Upgrades",
        text: `
          With the garage every car is built with **three upgrades** instead of the starting ones. They go into your deck and stay there for the whole race. There are basic and advanced ones; begin with the basic.

          An upgrade counts like any card for your gear, and it may be discarded. Some have several numbers: you choose one of them after showing your cards, when every [flip](#flip) is known.`,
      },
      {
        id: "draft",
        title: "Building cars",
        text: `
          The cars stand on the grid, nobody has drawn cards yet. In each of three rounds as many upgrades lie open as there are drivers, and three more. Everybody takes one; what is left over goes away.

          | round | who chooses first |
          | **1** | the last car on the grid |
          | **2** | the first car |
          | **3** | the last car again |

          For a quick start three upgrades are dealt to everybody at random.`,
      },
      {
        id: "symbols",
        title: "Symbols",
        text: `
          Symbols of the cards that you show are used while you [react](#react), each once and in any order. **Square** ones are compulsory, round ones are up to you.

          | symbol | must? | what it does |
          | **plus** | must | [flip](#flip) a card and add it to your speed |
          | **heat** | must | pay so much heat from the engine |
          | **scrap** | must | so many cards go from the top of your deck to the discard pile |
          | **limit ±** | must | every limit of this turn changes by so much, for you alone |
          | **single use** | must | the card leaves the game at the end of your turn |
          | **cooldown** | may | up to so much heat goes from your hand into the engine |
          | **slipstream +** | may | if you slipstream, you may go so many spaces further: all of them or none |
          | **less stress** | may | up to so many stress cards go from your hand to the discard pile, unplayed |
          | **refresh** | may | at the end of your turn the card goes on top of your deck instead of the discard pile |
          | **salvage** | may | up to so many cards of your discard pile are shuffled into your deck |
          | **direct play** | may | the card is played from your hand while you react, on top of those of your gear |
          | **accelerate** | may | 1 more speed for every plus that you have used in this turn, all or nothing |`,
      },
      {
        id: "unpaid-heat",
        title: "Heat that cannot be paid",
        text: `
          You may play a card that your engine cannot pay for. As long as your engine can pay for all cards in play, any order is free. If it cannot, you may only use adrenaline, cooldowns, direct play and a boost before paying: a free one, or one after which your cooldowns still bring all the heat that is due. Perhaps they bring the heat you need.

          If they do not, you pay for as many cards as you can. Every other one is discarded and replaced by a speed card from your deck, and the car drives its turn again from where it began. The other symbols of a discarded card are lost, and so is every cooldown that you have not used; only a card that you play directly after that still brings its own.

          If you have played a card directly for heat, or boosted with heat that was due, you count on cooldowns. Until the engine can pay, you use cooldowns in full, drive to no place where nobody cools down, and discard no card that they can still pay for.`,
      },
      {
        id: "extra-heat",
        title: "Extra heat",
        text: "One upgrade is a heat card. It is heat like any other, but it starts in your deck instead of the engine. Cooled down, it makes the engine larger.",
      },
    ],
  },
  {
    id: "legends-chapter",
    title: "Legends",
    paragraphs: [
      {
        id: "legends",
        title: "Cars without drivers",
        text: "Legends are cars that the game drives; you know them by the large helmet. They stand on the grid with all others, move in the same order, block, lend their slipstream and take places. They know no heat, no cards, no corners to pay for, and never use adrenaline, though they count when the last car is looked for.",
      },
      {
        id: "legend-card",
        title: "The card of the round",
        text: "When the first Legend is due, one card is turned over. It drives all Legends in this round: for each helmet it has a **diamond** and a **top speed**. After ten cards they are shuffled again.",
      },
      {
        id: "legend-moves",
        title: "How they move",
        text: `
          Before each corner a dotted **legend line** crosses the road.

          - **A. Behind that line**: the Legend drives as far as the limit of the corner and its diamond together. It never crosses a second corner line in one turn, but stops before it.
          - **B. Before that line**: it drives its top speed, if that does not cross the corner line. Otherwise it stops short of the line: the diamond counts the spaces left free.

          > Limit 3, diamond 2, behind the legend line: 5 spaces. Before it, with a top speed of 18 that is too much: the Legend stops with two free spaces before the corner line.`,
      },
      { id: "pro-legends", title: "Professionals", text: "For a harder race one or more are added to every top speed. Diamonds stay as they are." },
    ],
  },
  {
    id: "weather-chapter",
    title: "Weather and road",
    paragraphs: [
      {
        id: "weather",
        title: "The weather",
        figure: {
          kind: "tiles",
          tiles: [
            { id: "weather-clouds", drawing: "weather-clouds", title: "Clouds", text: "Before the race 1 stress less in every deck. **In its sectors** nobody cools down." },
            { id: "weather-fog", drawing: "weather-fog", title: "Fog", text: "1 heat more in every engine. **In its sectors** no slipstream may start." },
            { id: "weather-storm", drawing: "weather-storm", title: "Storm", text: "1 stress more in every deck. **In its sectors** a slipstream may be 2 longer." },
            { id: "weather-snow", drawing: "weather-snow", title: "Snow", text: "1 heat less in every engine. **In its sectors** you may cool down 1 more." },
            { id: "weather-rain", drawing: "weather-rain", title: "Rain", text: "3 heat of the engine go into the deck. **In its sectors** you may cool down 1 more." },
            { id: "weather-sun", drawing: "weather-sun", title: "Sun", text: "3 heat of the engine go to the discard pile. **In its sectors** a slipstream may be 2 longer." },
          ],
        },
        text: "One token for the race. It changes everybody's start, and it rules the sectors that carry a weather token.",
      },
      {
        id: "road-tokens",
        title: "Road tokens",
        figure: {
          kind: "tiles",
          tiles: [
            { id: "token-limit-plus", drawing: "token-limit-plus", title: "Limit +1", text: "The corner's limit is one higher for everybody; the sign shows what counts." },
            { id: "token-limit-minus", drawing: "token-limit-minus", title: "Limit −1", text: "The corner's limit is one lower for everybody; the sign shows what counts." },
            { id: "token-overheat", drawing: "token-overheat", title: "Flame", text: "Whoever is above the limit here pays 1 heat more." },
            { id: "token-slipstream", drawing: "token-slipstream", title: "Slipstream +1", text: "A slipstream that starts in the sector behind the corner may be one space longer." },
            { id: "token-heat-control", drawing: "token-heat-control", title: "Chevrons", text: "A boost that starts in the sector costs no heat. It is still one boost a turn." },
          ],
        },
        text: "Every corner gets one token. Some lie on the corner, some on the **sector** behind it, up to the next corner; one of them gives the sector the effect of the weather.",
      },
      {
        id: "sectors",
        title: "In a sector",
        text: "What counts is where your car stands when you use something, not where your turn began. Where nobody cools down, no source of cooling works; but a boost or adrenaline may carry you out of the sector, and behind it you may cool down again. The last sector of the lap runs over the start line up to the first corner.",
      },
    ],
  },
  {
    id: "championship-chapter",
    title: "Championship",
    paragraphs: [
      {
        id: "season",
        title: "A season",
        text: "Several races with the same car, which grows from race to race. Most points win the season. Of drivers with equal points the one who started the last race from the better place on the grid is ahead.",
      },
      {
        id: "points",
        title: "Points",
        text: `
          | place | 1 | 2 | 3 | 4 | 5 | 6 |
          | points | 9 | 6 | 4 | 3 | 2 | 1 |

          Whoever is out of the race gets none. Some events add points for the first ones.`,
      },
      {
        id: "before-race",
        title: "Before each race",
        text: `
          - The grid: at random in the first race of a season, then by its points, the leader first.
          - An **event** names the circuit and changes a rule of the race.
          - Everybody takes **one upgrade**, the last on the grid first. Then the driver furthest back may swap one of theirs for one that was left over.
          - Sponsors as the event says, then the press, then weather and road.

          Speed cards, upgrades and unused sponsors are kept for the next race; heat and stress are not.`,
      },
      {
        id: "sponsors",
        title: "Sponsors",
        text: "Sponsor cards are upgrades for a **single use**: once played, they leave the race at the end of your turn. Discarded, flipped away or scrapped they stay yours. A sponsor that you win comes into your hand at once. In a turn in which you spin out you win none.",
      },
      {
        id: "press",
        title: "The press",
        text: `
          At some corners the press waits for something to write about. Going through such a corner wins **one sponsor** if

          - your slipstream carried you over its line, or
          - your speed is at least **2 above** its limit. Road tokens count for that limit, your own cards do not.`,
      },
    ],
  },
  {
    id: "tournament-chapter",
    title: "Tournament mode",
    paragraphs: [
      {
        id: "tournament",
        title: "No gear before the cards",
        text: "Nobody shifts while planning: how many cards you put down stays secret until your own turn. When you show them, their number is your gear, and two steps are paid then.",
      },
      {
        id: "mistakes",
        title: "Mistakes",
        text: `
          Two steps without a heat to pay are a mistake.

          - **Up**: one of the cards played is discarded at random; neither its number nor its symbols count.
          - **Down**: a speed card from your deck is added.

          Either way you end one gear from where you were. The lever marks such gears with an exclamation mark.`,
      },
    ],
  },
];
