import { modules } from "./modules.en";
import type { Rules } from "../../../rules/rules";

const rules: Rules = {
  lead: "Cards make speed, the engine pays for daring.",
  chapters: [
    {
      id: "basics",
      title: "In short",
      paragraphs: [
        {
          id: "goal",
          title: "First over the line",
          text: "Drive the laps of the circuit and cross the finish line ahead of the others. Every round all drivers plan at the same time and in secret; then the cars move one after the other, the leader first.",
        },
        {
          id: "heat",
          title: "Heat",
          text: `
            Heat cards in your **engine** are what you spend. Paying means moving them from the engine to your discard pile; sooner or later you draw them into your hand, where they clog it.

            Heat in hand cannot be played, cannot be discarded and pays nothing. [Cooling down](#cooldown) puts it back into the engine.`,
        },
        {
          id: "stress",
          title: "Stress",
          text: "A stress card has no number. When you show it, you [flip](#flip) cards for its speed: you drive, but you do not quite know how fast. Stress cannot be discarded; playing it is the only way to be rid of it.",
        },
        {
          id: "cards",
          title: "The cards",
          note: "what lies in your hand",
          figure: {
            kind: "tiles",
            tiles: [
              { id: "card-speed", drawing: "card-speed", title: "Speed", text: "Its number is how far you drive. Three of each from 1 to 4." },
              { id: "card-upgrade", drawing: "card-upgrade", title: "Starting upgrades", text: "A 0 and a 5: played and discarded like any card." },
              { id: "card-stress", drawing: "card-stress", title: "Stress", text: "No number: you [flip](#flip) for it. It cannot be discarded, only played." },
              { id: "card-heat", drawing: "card-heat", title: "Heat", text: "In the engine it pays. In your hand it cannot be played, discarded or paid with; [cooling down](#cooldown) takes it back." },
            ],
          },
        },
      ],
    },
    {
      id: "setup",
      title: "Before the start",
      paragraphs: [
        {
          id: "deck",
          title: "Your deck",
          text: `
            Everybody starts with the same cards.

            - Twelve speed cards: 1, 2, 3 and 4, three of each
            - Three starting upgrades: a 0, a 5 and a heat
            - The stress of the circuit, three on the four printed ones

            The circuit's heat, six on the four printed ones, lies in the engine. You draw seven cards.`,
        },
        {
          id: "grid",
          title: "The grid",
          text: "Cars are placed at random behind the line, two in a row. Everybody starts in first gear. Crossing the line from the grid only begins the first lap.",
        },
        {
          id: "race-line",
          title: "The race line",
          text: "Each space has room for two cars. The spot on the race line, the thick line along one side of the road, counts as ahead of the other one.",
        },
      ],
    },
    {
      id: "turn",
      title: "A turn",
      paragraphs: [
        {
          id: "round",
          title: "A turn in seven pictures",
          short: "Seven pictures",
          note: "numbers are the steps, 1 to 9",
          figure: {
            kind: "strip",
            over: [{ words: "everybody at once", count: 2 }, { words: "one car at a time, the leader first", count: 5 }],
            pictures: [
              { drawing: "step-shift", step: "1", title: "Shift", text: "One up or down is free, two cost 1 heat." },
              { drawing: "step-play", step: "2", title: "Play cards", text: "As many as your gear, face down." },
              { drawing: "step-move", step: "3", title: "Move", text: "Show them: the sum is your speed." },
              { drawing: "step-react", step: "4–5", title: "React", text: "Adrenaline, cool down, boost." },
              { drawing: "step-slipstream", step: "6", title: "Slipstream", text: "Close behind a car: 2 free spaces." },
              { drawing: "step-corners", step: "7", title: "Pay corners", text: "Over the limit costs heat." },
              { drawing: "step-draw", step: "8–9", title: "Discard, draw", text: "Drop what you like, fill up to 7." },
            ],
          },
        },
        {
          id: "planning",
          title: "Gears and cards",
          note: "steps 1 and 2: the gear says how many cards you play",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "gear-1", title: "First.", text: "One card, and up to 3 heat cool down." },
              { drawing: "gear-2", title: "Second.", text: "Two cards, and 1 heat cools down." },
              { drawing: "gear-3", title: "Third.", text: "Three cards; nothing cools down." },
              { drawing: "gear-4", title: "Fourth.", text: "Four cards; nothing cools down." },
            ],
          },
          parts: [
            { id: "shift-gears", also: "step-1", title: "Shift gears", text: `
            Stay in your gear, or go up or down by one for nothing. Two gears up or down cost **1 heat** from the engine; more than two is impossible. There are four gears.

            > From 2nd you may stay, go to 1st or 3rd for nothing, or to 4th for 1 heat. Without heat in the engine, 4th is out of reach.` },
            { id: "play-cards", also: "step-2", title: "Play cards", text: "Put exactly as many cards face down as your gear says: one in first, four in fourth. Everything but heat may be played. You may change your plan until everybody is ready." },
            { id: "cluttered-hand", title: "Cluttered hand", text: "If you have too few cards without heat for every gear you could be in, your hand is cluttered. You still choose a gear and put down as many cards: all that you can play, and heat to fill up. Your car does not move in this round and drops to first gear; those cards go to the discard pile, and you draw up to seven again. There is no reaction, no slipstream and no discarding in that turn." },
          ],
        },
        {
          id: "moving",
          title: "Moving",
          note: "steps 3 and 4: your cards are your speed",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "stop-line", title: "Free.", text: "You pass the others and take the race line." },
              { drawing: "stop-beside", title: "Race line taken.", text: "You stand beside, in the same space." },
              { drawing: "stop-behind", title: "Both taken.", text: "The first free space behind; the speed stays 3." },
            ],
          },
          parts: [
            { id: "reveal", also: "step-3", title: "Show the cards and move", text: "The car furthest ahead goes first; the order is fixed when the round begins. Show your cards: their sum is your **speed**, and your car moves that many spaces." },
            { id: "flip", title: "Flipping", text: "For a stress card, and for a boost, turn over cards from your deck until a speed card (1 to 4) appears. It joins your cards and adds to your speed. What was turned over before it goes to the discard pile without effect." },
            { id: "movement", title: "Where you stop", text: `
            Other cars never block the way, only the place where you would stop. You take the spot on the race line if it is free, the other one if not.

            If both are taken, you stop in the first free space behind. The spaces you lost still count as speed.` },
            { id: "adrenaline", also: "step-4", title: "Adrenaline", text: "The last car in the order of the round has adrenaline; with five or more cars in the race, the last two. It may move one space further, which counts as speed, and it may cool down one more. One, both or neither." },
          ],
        },
        {
          id: "react",
          also: ["reacting", "step-5"],
          title: "React",
          note: "steps 4 and 5: each thing once, in any order",
          text: "Use what you have, in any order, each thing once. Nothing of it is compulsory, except some [symbols](#symbols) of upgrades.",
          parts: [
            { id: "cooldown", title: "Cool down", text: `
            Low gears let the engine breathe: heat goes from your hand back into the engine.

            | gear | cool down |
            | 1st | up to 3 |
            | 2nd | up to 1 |
            | 3rd, 4th | nothing |

            [Adrenaline](#adrenaline) adds one in any gear.` },
            { id: "boost", title: "Boost", text: "Once a turn and in any gear: pay **1 heat**, [flip](#flip) a card, add it to your speed and move that far at once." },
          ],
        },
        {
          id: "slipstream",
          also: "step-6",
          title: "Slipstream",
          note: "step 6: two free spaces, speed stays as it is",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "slip-beside", title: "Beside you.", text: "A car in your own space counts.", good: true },
              { drawing: "slip-ahead", title: "Right in front.", text: "The next space, same lane.", good: true },
              { drawing: "slip-other", title: "Other lane.", text: "The next space counts on either side.", good: true },
              { drawing: "slip-gap", title: "A gap, or behind.", text: "Two ahead or one back: no pull.", good: false },
            ],
          },
          text: `
            If another car now stands beside you or on the space in front of you, you may go along with it: two spaces further, once a turn. It is not speed, so corners do not become dearer, but a line you cross that way is crossed.

            Nobody slipstreams over the finish line of the last lap.`,
        },
        {
          id: "corners",
          also: ["corner-chapter", "step-7"],
          title: "How a corner is paid",
          short: "Paying a corner",
          note: "step 7: each line you crossed, one by one",
          figure: {
            kind: "scenes",
            scenes: [
              { drawing: "corner-paid", slip: "sum-paid", verdict: { good: true, words: "Paid" }, sentences: ["You cross the line at speed 7.", "The limit is 5: you are 2 over.", "2 heat leave the engine for your discard pile."] },
              { drawing: "corner-spun", slip: "sum-spun", verdict: { good: false, words: "Spin-out", rule: "spin-out" }, sentences: ["The engine holds only 1: it goes.", "Back to the last free space before the line.", "Gear 1. Stress to hand: 1, from gear 3 or 4 it is 2."] },
            ],
          },
          text: `
            For every corner line you crossed in this turn, one after the other: if your speed is above its limit, pay the difference in heat from the engine.

            > Speed 8 through a corner of 5: 3 heat. A second line of 7 in the same turn: 1 more.`,
        },
        {
          id: "spin-out",
          title: "Spinning out",
          note: "if the engine cannot pay",
          text: `
            If the engine cannot pay, you spin out.

            - All heat left in the engine is paid.
            - Your car goes back to the last free space before that line.
            - You take stress into your hand: one in 1st or 2nd gear, two in 3rd or 4th.
            - You are in first gear; lines behind that corner no longer count.`,
        },
        {
          id: "ending-turn",
          title: "End of the turn",
          note: "steps 8 and 9",
          parts: [
            { id: "discard", also: "step-8", title: "Discard", text: "Put any cards from your hand on the discard pile. Heat and stress stay." },
            { id: "replenish", also: "step-9", title: "Draw", text: "The cards you played go to the discard pile, then you draw up to seven. When a card is needed and the deck is empty, the discard pile is shuffled and becomes the new deck, not earlier." },
          ],
        },
      ],
    },
    {
      id: "end",
      title: "The finish",
      paragraphs: [
        {
          id: "finish",
          title: "Crossing the last line",
          text: "A car has finished when it crosses the line after its last lap and has paid for its corners. Corners behind the line are not paid. The round is always played out, and finished cars leave the track at its end.",
        },
        {
          id: "places",
          title: "Places",
          text: "Whoever finished in an earlier round is ahead. Among cars of the same round the one further behind the line is ahead; in the same space, the one on the race line. The race ends when every car has finished.",
        },
      ],
    },
    ...modules,
  ],
};

export default rules;
