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
          text: "After four races the most clovers win. They come from bets that paid, from your own unicorn, from contracts, and at the end from gold.",
        },
        {
          id: "planning",
          title: "Planning",
          text: "Three actions each, in turn: bet on a winner or on a place among the first three, play magic face down on a unicorn, sign a contract, take gold. The better version of an action goes to whoever takes it first.",
        },
        {
          id: "race",
          title: "The race",
          text: "Magic is shown; a good and a bad spell of the same letter cancel each other. Then a card is turned for each step: it says how far the unicorns of each row of odds run, and two dice make colours sprint.",
        },
        {
          id: "payout",
          title: "Paying out",
          text: "Winners pay their odds, two to seven times the stake. The board of odds moves with the result: whoever wins pays less next time.",
        },
        {
          id: "loans",
          title: "Loans and tax",
          text: "Short of gold, take a loan: 20 now, 25 back at the end; whoever still owes stands behind everyone who does not. After each race every clover costs one gold of tax.",
        },
      ],
    },
  ],
};

export default rules;
