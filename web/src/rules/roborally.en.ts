import type { Rules } from "./rules";

const rules: Rules = {
  lead: "Robots race through a factory. You program five cards and then watch what belts, walls, lasers and the others make of your plan.",
  chapters: [
    {
      id: "basics",
      title: "In short",
      paragraphs: [
        {
          id: "goal",
          title: "Touch the flags",
          text: "Steer your robot to the numbered flags, in order. Whoever touches the last one first wins. A robot that falls or is shot to pieces comes back where it was last archived, as long as it has lives: three to begin with.",
        },
        {
          id: "programming",
          title: "Programming",
          text: "Everybody is dealt nine movement cards, one fewer for each point of damage, and puts five of them face down into the registers 1 to 5. All at once; the last one to finish races against a timer.",
        },
        {
          id: "registers",
          title: "Five registers",
          text: "Register by register the cards are shown. The card with the higher priority moves first, and robots push each other. Then the factory moves: express belts, belts, pushers, gears. Then lasers fire, and flags and repair sites are touched.",
        },
        {
          id: "damage",
          title: "Damage",
          text: "Lasers do damage. With five points and more, registers lock from the last to the first: their card stays there, turn after turn. The tenth point destroys the robot.",
        },
        {
          id: "power-down",
          title: "Power down",
          text: "Announce it while programming. The robot then stands still for the whole next turn and loses all damage, while the factory and the others go on around it.",
        },
      ],
    },
  ],
};

export default rules;
