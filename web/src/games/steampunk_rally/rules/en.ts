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
          text: "Somebody crosses the finish line, one more round is played, and whoever is furthest beyond it wins.",
        },
        {
          id: "draft",
          title: "Draft",
          text: "Four cards, choose one, pass the rest on, four times. A card becomes a part of your machine, or is sold for dice or cogs; boosts are kept for later.",
        },
        {
          id: "vent",
          title: "Vent",
          text: "Dice stay in the slots where they worked. Cogs push them down, two pips for one, until the slots are free again.",
        },
        {
          id: "race",
          title: "Race",
          text: "Roll your dice and put them into matching slots. For every full divisor the part works once: it moves you, makes new dice, guards against damage, or earns cogs. Rough ground damages the machine.",
        },
        {
          id: "damage",
          title: "Damage",
          text: "Below zero on the gauge, parts come off. A machine without parts explodes, and the inventor goes on with a cockpit and a fresh start behind.",
        },
      ],
    },
  ],
};

export default rules;
