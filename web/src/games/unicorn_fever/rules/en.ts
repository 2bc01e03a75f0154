import type { Rules } from "../../../rules/rules";

const rules: Rules = {
  lead: "Four races over the rainbow. The unicorns run by themselves; you bet on them, help one and trip up another with magic, and count your gold.",
  chapters: [
    {
      id: "basics",
      title: "In short",
      paragraphs: [
        {
          id: "goal",
          title: "Fame",
          text: "After four races the most clovers win. They come from [bets that paid](#payout), from contracts, and at the end from gold. Six players may agree on three races.",
        },
        {
          id: "round",
          title: "A round",
          text: `
            | part | what happens | who decides |
            | **1** | [Planning](#planning): three actions each | one after the other, from the first player |
            | **2** | [The race](#race), turn by turn | nobody: you look on |
            | **3** | [Payout](#payout), tax, new odds | nobody |`,
        },
        {
          id: "owner",
          title: "Your unicorn",
          text: "Everybody owns one unicorn and is paid when it comes in among the first three: **6, 4 or 2 gold**. You need not bet on it.",
        },
        {
          id: "odds",
          title: "The odds",
          figure: {
            kind: "scenes",
            scenes: [
              {
                drawing: "ladder",
                verdict: { good: true, words: "The top row is the fastest" },
                sentences: [
                  "A bet on the winner brings as often its stake as its row says.",
                  "On a race card each row has its number: so far its unicorns run.",
                  "After a race whoever stands on the lowest row that is taken is in form.",
                ],
              },
            ],
          },
        },
      ],
    },
    {
      id: "plan",
      title: "Planning",
      paragraphs: [
        {
          id: "planning",
          title: "Actions",
          text: `
            In your turn you take the top token of one of five stacks and do what it says. The best token of a stack is on top: whoever comes first has more of it. Two symbols are printed on the board and can always be used.

            | stack | tokens, from the top | printed |
            | magic | 4 cards, then 3 | none |
            | any bet | with 2 cards, then with 1 | a bet alone |
            | bet on the winner | with 2 fame on it, then 1 | none |
            | contract | free, then 3 gold, then 6 | none |
            | gold | 10 and the first player, then 8 | 5 gold |

            With two players the second token of each stack is left out.`,
        },
        {
          id: "bets",
          title: "Bets",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "bet-winner", title: "To win.", text: "It has to come first; pays as often as its odds." },
              { drawing: "bet-early", title: "Top 3, early.", text: "First, second or third; pays twice the stake." },
              { drawing: "bet-late", title: "Top 3, late.", text: "The same with less fame; with four players or more." },
            ],
          },
          text: "Stake **1 to 20 gold**. Of each kind there is one token for each unicorn: what is taken is taken. With two players two tokens that the die names are out of each race.",
        },
        {
          id: "magic",
          title: "Magic",
          figure: {
            kind: "tiles",
            tiles: [
              { id: "magic-a", drawing: "magic-a", title: "A: the first card", text: "White: one space more on the first race card. Black: one less, not below none. Several add up." },
              { id: "magic-b", drawing: "magic-b", title: "B: the dice", text: "White: two spaces instead of one for its colour. Black: it stays put." },
              { id: "magic-c", drawing: "magic-c", title: "C: ties", text: "White wins [ties](#ties), black loses them." },
              { id: "magic-d", drawing: "magic-d", title: "D: the odds", text: "White moves its odds two rows up, black two rows down, and for good." },
              { id: "magic-e", drawing: "magic-e", title: "E: first and last", text: "White: one space more whenever it is last. Black: one less whenever it is first. Not on the first card." },
              { id: "magic-f", drawing: "magic-f", title: "F: the finish", text: "When a race card takes it there. White: one space more. Black: it stops on the line." },
              { id: "magic-g", drawing: "magic-g", title: "G: half-way", text: "When a race card takes it to space 6. White: one space more. Black: it stops there." },
            ],
          },
          text: "Cards are laid face down under unicorns. How many lie there all see, which ones only you know of yours. After your magic you draw up to five cards, four with six players.",
        },
        {
          id: "contracts",
          title: "Contracts",
          text: "Three lie open, from two clans. A contract works from its signing to the end of the game. The fame that is printed on it counts at the end and is never taxed.",
        },
        {
          id: "loans",
          title: "Loans",
          text: "Short of gold, take a loan: **20 now, 25 back** at the end. Whoever cannot repay stands [behind all](#end) who can.",
        },
      ],
    },
    {
      id: "running",
      title: "The race",
      paragraphs: [
        {
          id: "reveal",
          title: "Magic comes to light",
          figure: {
            kind: "strip",
            pictures: [
              { step: "1", drawing: "reveal-pairs", title: "Pairs go", text: "White and black of one letter cancel each other, one for one." },
              { step: "2", drawing: "reveal-form", title: "In form", text: "Black cards with the letter on its card do nothing." },
              { step: "3", drawing: "reveal-odds", title: "Odds move", text: "D works at once; bets pay at these odds." },
              { step: "4", drawing: "reveal-rest", title: "The rest lies", text: "All other cards work in the race." },
            ],
          },
          text: "Whoever has taken the token of 10 gold is the first player from now on.",
        },
        {
          id: "race",
          title: "A turn of the race",
          figure: {
            kind: "strip",
            pictures: [
              { step: "1", drawing: "turn-card", title: "Race card", text: "All run at once, by the number of their row." },
              { step: "2", drawing: "turn-dice", title: "Sprint dice", text: "Each colour rolled runs one space; twice the same: one." },
              { step: "3", drawing: "turn-check", title: "Finish", text: "Those on the line or over it are placed, farthest first." },
            ],
          },
        },
        {
          id: "ties",
          title: "Photo finish",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "tie-space", title: "Farther", text: "behind the line goes first." },
              { drawing: "tie-magic", title: "Level:", text: "magic of the letter C settles it." },
              { drawing: "tie-odds", title: "Still level:", text: "the higher row of the odds goes first." },
              { drawing: "tie-first", title: "Level in all:", text: "the first player decides." },
            ],
          },
        },
      ],
    },
    {
      id: "results",
      title: "Payout",
      paragraphs: [
        {
          id: "payout",
          title: "What is paid, and what is due",
          figure: {
            kind: "scenes",
            scenes: [
              {
                drawing: "sum-bet",
                verdict: { good: true, words: "Red has won" },
                sentences: [
                  "4 gold were staked on it, with 1 fame of the token.",
                  "Its odds are ×4: 16 gold come back, the stake among them.",
                  "A bet on the winner brings 5 fame, and the 1 that lay on it.",
                ],
              },
              {
                drawing: "sum-tax",
                verdict: { good: false, words: "Fame tax" },
                sentences: [
                  "Every clover that you have won so far costs …",
                  "… 1 gold after each race. Who is short of it has to borrow.",
                ],
              },
            ],
          },
          text: `
            | bet | pays if it comes | gold | fame |
            | to win | first | stake × odds | 5 and what lies on it |
            | top 3, early | first to third | stake × 2 | 3 |
            | top 3, late | first to third | stake × 2 | 2 |`,
        },
        {
          id: "moves",
          title: "New odds",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "odds-up", title: "Better than its row:", text: "one row up." },
              { drawing: "odds-stays", title: "Just as its row:", text: "it stays." },
              { drawing: "odds-down", title: "Worse than its row:", text: "one row down." },
            ],
          },
          text: "Place and row are compared: the first row is ×2. After the last race the odds stay as they are.",
        },
        {
          id: "form",
          title: "In form",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "hot-calm", title: "Calm:", text: "nothing special." },
              { drawing: "hot-form", title: "In form:", text: "a bonus for its bets or its owner, and one black letter is harmless." },
            ],
          },
          text: "After a race all unicorns on the lowest row that is taken turn to this side, all others turn back. Magic that moves odds does not turn them.",
        },
        {
          id: "end",
          title: "The end",
          text: `
            - Loans are repaid, 25 gold each, as many as your gold allows.
            - Every 20 gold become 1 fame.
            - Fame won, fame bought and fame printed on contracts are added up.

            Fewest unpaid loans come first, then most fame, then most gold.`,
        },
      ],
    },
  ],
};

export default rules;
