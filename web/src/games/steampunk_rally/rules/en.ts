import type { Rules } from "../../../rules/rules";

const rules: Rules = {
  lead: "Inventors build impossible machines out of cards, feed them with dice of steam, heat and lightning, and drive them to pieces across the Alps.",
  chapters: [
    {
      id: "basics",
      title: "In short",
      paragraphs: [
        {
          id: "goal",
          title: "Over the line",
          text: "Once somebody has crossed the finish line, one more round is played. Then whoever is **furthest along the track** wins. On a tie it is the machine with more parts; if that does not help, the victory is shared.",
        },
        {
          id: "round",
          title: "A round",
          text: `
            | phase | what happens | what it is for |
            | [Draft](#draft) | four cards, one after the other | parts, dice, cogs, boosts |
            | [Vent](#vent) | cogs push dice down | free slots |
            | [Race](#race) | dice go into parts | moving |
            | [Damage](#damage) | below 0 parts come off | the bill |

            All players act **at the same time**; a phase begins when everybody is through with the one before.`,
        },
      ],
    },
    {
      id: "building",
      title: "The machine",
      paragraphs: [
        {
          id: "valves",
          title: "Valves",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "valve-whole", good: true, title: "Joined.", text: "Two halves meet and make a whole valve." },
              {
                drawing: "valve-touch",
                good: true,
                title: "Allowed.",
                text: "The lower two touch without a valve: each hangs on the machine by another one.",
              },
              {
                drawing: "valve-half",
                good: false,
                title: "Loose.",
                text: "No whole valve joins the rocket to the rest.",
              },
            ],
          },
          text: "Every part hangs on the cockpit by a chain of **whole valves**. Cards lie upright, with the name at the upper left; nothing else limits how a machine grows.",
        },
        {
          id: "moving-parts",
          title: "Moving parts",
          text: "You may move cards of your machine at any time, as long as it stays one machine. Dice stay on their cards. If no place is open for a new part, the machine is laid anew to make room; if no arrangement takes it, you give up another part. You may also discard any part but the cockpit. It brings nothing.",
        },
      ],
    },
    {
      id: "phases",
      title: "The four phases",
      paragraphs: [
        {
          id: "draft",
          title: "Draft",
          text: `
            You get a card of each deck: **gold** parts move, **silver** ones make dice, **copper** ones have many valves, and **black** cards are boosts. Choose one in secret, use it, and pass the others on in the direction of the token. Four times. Each card is one of these:

            - **built**: a part is attached to the machine at once;
            - **sold for dice**: the dice of its corner go to your pool, to be rolled in the race;
            - **sold for cogs**: the cogs of its corner;
            - **kept**: a boost, for later.`,
        },
        {
          id: "vent",
          title: "Vent",
          figure: {
            kind: "strip",
            pictures: [
              { drawing: "vent-before", step: "1", title: "Before", text: "Dice lie where they worked." },
              { drawing: "vent-two", step: "2", title: "One cog, two pips", text: "Here one pip off each die." },
              {
                drawing: "vent-after",
                step: "or",
                title: "Below 1",
                text: "Two pips off the 2: the die leaves, its slot is free.",
              },
            ],
          },
          text: "Dice that have worked stay in their slots and block them. Each **cog** takes **two pips** off them, from one die or from two. A die that falls below 1 goes back to the supply. Dice in storage slots, the diamonds, are not vented.",
        },
        {
          id: "race",
          title: "Race",
          text: "Roll all dice of your pool, those in storage too. Then activate parts in any order, as often as slots and dice allow. At any time a cog **rolls a die again** or **raises it by 1**, up to 6.",
          parts: [
            {
              id: "light-bulb",
              title: "The light bulb",
              text: "Once a race phase it works the cockpit and all parts with a bulb at once, without dice. You choose the order.",
            },
          ],
        },
        {
          id: "activation",
          title: "Activating a part",
          figure: {
            kind: "strip",
            pictures: [
              { drawing: "power-pick", step: "1", title: "Take dice", text: "Two of steam: 5 and 4." },
              {
                drawing: "power-lay",
                step: "2",
                title: "Lay them",
                text: "Into free slots of their colour: 5 + 4 = 9.",
              },
              {
                drawing: "power-works",
                step: "3",
                title: "Divide",
                text: "9 ÷ 4 = 2, and 1 is lost. It works twice: 2 smooth motion.",
              },
            ],
          },
          text: "Only dice laid **at the same time** are added up, and the part must work once at least. All its effects happen, wanted or not; you choose their order. A slash means a choice for each time.",
        },
        {
          id: "powers",
          title: "What drives a part",
          figure: {
            kind: "tiles",
            tiles: [
              {
                id: "power-divisor",
                drawing: "power-divisor",
                title: "Divisor",
                text: "Once for each full 3 of the dice.",
              },
              {
                id: "power-star",
                drawing: "power-star",
                title: "Star",
                text: "One die of any value, once a race phase.",
              },
              { id: "power-bulb", drawing: "power-bulb", title: "Bulb", text: "No dice: the light bulb." },
              {
                id: "power-store",
                drawing: "power-store",
                title: "Storage",
                text: "Diamonds keep unused dice for the next race.",
              },
            ],
          },
        },
        {
          id: "effects",
          title: "Effects",
          figure: {
            kind: "tiles",
            tiles: [
              {
                id: "effect-motion",
                drawing: "effect-motion",
                title: "Motion",
                text: "One space ahead; the ground does its damage.",
              },
              {
                id: "effect-smooth",
                drawing: "effect-smooth",
                title: "Smooth motion",
                text: "One space ahead; the ground does nothing.",
              },
              {
                id: "effect-die",
                drawing: "effect-die",
                title: "Gain a die",
                text: "In the race it is rolled at once.",
              },
              {
                id: "effect-out",
                drawing: "effect-out",
                title: "Clear a die",
                text: "One of that colour leaves its slot. You need not.",
              },
              {
                id: "effect-reinforce",
                drawing: "effect-reinforce",
                title: "Reinforce",
                text: "The gauge rises by 1; at +3 you take a cog.",
              },
              { id: "effect-damage", drawing: "effect-damage", title: "Damage", text: "The gauge falls by 1." },
              { id: "effect-cog", drawing: "effect-cog", title: "Cog", text: "One cog from the supply." },
            ],
          },
        },
        {
          id: "damage",
          title: "Damage",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "gauge-good", title: "Above 0:", text: "nothing happens, and the needle stays." },
              {
                drawing: "gauge-low",
                title: "At −3:",
                text: "you give up three parts of your choice; then it is back at 0.",
              },
              { drawing: "gauge-end", title: "At −7:", text: "each further damage breaks a part off at once." },
            ],
          },
          text: "A look at the gauge, once a round. The rest must be one machine again after the last loss; what no longer fits is given up as well.",
          parts: [
            {
              id: "explosion",
              title: "Explosion",
              text: "Who would have to give up the cockpit explodes: all other parts are gone, the gauge is at 0, and the pawn goes behind the last player, or a space back if it is the last. Pool, cogs and boosts stay.",
            },
          ],
        },
        {
          id: "end-of-round",
          title: "End of the round",
          text: "Bulbs are on again. Unused dice may go into storage slots, the others go back. Cogs and boosts stay. The direction token is turned over.",
        },
      ],
    },
    {
      id: "track",
      title: "The track",
      paragraphs: [
        {
          id: "ground",
          title: "Ground",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "ground-plain", title: "Plain.", text: "Nothing happens." },
              {
                drawing: "ground-rough",
                title: "Rough.",
                text: "2 damage on one space, 1 on the other, also in passing.",
              },
              { drawing: "ground-smooth", title: "Smoothly.", text: "A winged wheel carries you over it unharmed." },
            ],
          },
          text: "Where the way forks you choose an arm when you come to it. The short one is rougher.",
        },
        {
          id: "challenges",
          title: "Challenges",
          figure: {
            kind: "tiles",
            tiles: [
              {
                id: "site-station",
                drawing: "site-station",
                title: "Station, engine, mine",
                text: "As long as you stand there: a cog for a die, as often as you like.",
              },
              {
                id: "site-rails",
                drawing: "site-rails",
                title: "Rails",
                text: "A die of your pool for so much motion.",
              },
              {
                id: "site-pony",
                drawing: "site-pony",
                title: "Steam pony",
                text: "A die of your pool for cogs, once in the game.",
              },
              {
                id: "site-glacier",
                drawing: "site-glacier",
                title: "Glacier",
                text: "A die of your pool, or the ground does its damage.",
              },
              {
                id: "site-jump",
                drawing: "site-jump",
                title: "Jump",
                text: "Who ends the race phase here falls back to the space before.",
              },
              {
                id: "site-crowd",
                drawing: "site-crowd",
                title: "Crowd",
                text: "Five cogs, less one for each open valve half of your machine.",
              },
            ],
          },
          text: "In the middle of a longer move you may use a station, rails or the pony that you pass; then you go on.",
        },
      ],
    },
    {
      id: "boosts",
      title: "Boosts",
      paragraphs: [
        {
          id: "playing-boosts",
          title: "Playing them",
          text: "Nobody sees the boosts that you hold. They are played at any time, unless they name a phase, and do at once what they say. A few last for the phase or for the round and lie beside the track as long.",
        },
      ],
    },
  ],
};

export default rules;
