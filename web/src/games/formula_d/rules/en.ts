import type { Rules } from "../../../rules/rules";

const rules: Rules = {
  lead: "Six gears, six dice. The higher the gear, the further you fly; corners want you to stop in them, and everything you overdo wears out the car.",
  chapters: [
    {
      id: "basics",
      title: "In short",
      paragraphs: [
        {
          id: "goal",
          title: "Two laps",
          text: "Be the first across the line. Cars move once a round, from the leader to the last, and the order is taken anew for each round.",
        },
        {
          id: "gears",
          title: "Gears and dice",
          text: "Before you roll, stay in your gear or go one up or down. Each gear has its die, from a cautious 1st to a 6th that throws you thirty spaces. You move exactly what you rolled. Skipping gears downwards is possible, but gearbox, brakes and engine pay for it.",
        },
        {
          id: "corners",
          title: "Corners",
          text: "A corner says how many times you must end a move in it. One stop too few is paid in tyres, one for each space beyond the corner; two too few and you are out.",
        },
        {
          id: "wear",
          title: "Wear",
          text: "Tyres, brakes, gearbox, body, engine and suspension have a few points each. Brakes shorten a move. Ending beside other cars may cost body, debris on the track suspension, top gears the engine.",
        },
        {
          id: "slipstream",
          title: "Slipstream and pits",
          text: "Come to rest behind a fast car and you are drawn along three spaces. In the pits tyres are changed.",
        },
      ],
    },
  ],
};

export default rules;
