import type { Rules } from "../../../rules/rules";

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
          text: "Steer your robot to the numbered flags, in their order. Whoever has touched them all first wins, at once. Only where a robot stands at the end of a register counts: driving over a flag does nothing.",
        },
        {
          id: "turn",
          title: "A turn",
          text: `
            | part | what happens | who and when |
            | **1** | [Cards are dealt](#deal) | everybody |
            | **2** | [Programming](#programming) | everybody at once, in secret |
            | **3** | [Power downs are announced](#power-down) | one after the other |
            | **4** | [Registers 1 to 5](#registers) run | nothing more to decide, as a rule |
            | **5** | [Repair and return](#repair) | at the end of the turn |`,
        },
        {
          id: "lives",
          title: "Three lives",
          text: "A robot that is [destroyed](#destruction) comes back where it was archived last, as long as it has a life left. The third loss is the end of its race. With many players a fourth life may be agreed when the table is opened.",
        },
      ],
    },
    {
      id: "programs",
      title: "Programs",
      paragraphs: [
        {
          id: "deal",
          title: "The deal",
          figure: {
            kind: "tiles",
            tiles: [
              { id: "card-move", drawing: "card-move", title: "Move", text: "One to three cells ahead. The other number is its priority." },
              { id: "card-back", drawing: "card-back", title: "Back up", text: "One cell back; the robot does not turn." },
              { id: "card-turn", drawing: "card-turn", title: "Turn", text: "A quarter to the left or to the right, on the spot." },
              { id: "card-u-turn", drawing: "card-u-turn", title: "U-turn", text: "Right about. It comes last in its register." },
            ],
          },
          text: `
            All program cards are shuffled anew every turn. You get **nine cards, one fewer for each point of damage**. Robots that are powered down get none.

            | card | in the box | priorities |
            | move 1, 2, 3 | 18, 12, 6 | 490–840 |
            | back up | 6 | 430–480 |
            | turn left, turn right | 18 each | 70–420 |
            | U-turn | 6 | 10–60 |`,
        },
        {
          id: "programming",
          title: "Programming",
          text: `
            Put one card into each of the five registers. What is left over is discarded unseen. Until all are ready you may still change your program here.

            When only one player is not ready, half a minute starts for that player (the table can time everybody, or nobody). **When time is up**, empty registers are filled at random from the hand, face down for their owner as well; what lies in registers already stays.`,
        },
        {
          id: "forecast",
          title: "The pale path",
          text: "While you program, the board shows where your cards would take your robot, belts, pushers, gears and beams included. Rivals are left out: one push, and the plan is another one. The switch beside the board turns it off.",
        },
        {
          id: "locked",
          title: "Locked registers",
          text: `
            The fifth point of damage locks register 5, the sixth register 4, and so on. **The card in a locked register stays there** and is carried out again turn after turn.

            Registers are freed in the other order, by [repair](#repair) or by [powering down](#power-down). With nine damage the whole program repeats itself.`,
        },
      ],
    },
    {
      id: "run",
      title: "The registers",
      paragraphs: [
        {
          id: "registers",
          title: "One register after another",
          note: "this order, five times a turn",
          figure: {
            kind: "strip",
            film: true,
            pictures: [
              { drawing: "step-reveal", step: "A", title: "Reveal", text: "All turn up one card." },
              { drawing: "step-robots", step: "B", title: "Robots move", text: "The highest number first." },
              { drawing: "step-express", step: "C1", title: "Express", text: "Blue belts, 1 cell." },
              { drawing: "step-belts", step: "C2", title: "All belts", text: "Blue and yellow, 1 cell." },
              { drawing: "step-pushers", step: "C3", title: "Pushers", text: "Those with this number." },
              { drawing: "step-gears", step: "C4", title: "Gears", text: "A quarter turn." },
              { drawing: "step-lasers", step: "D", title: "Lasers", text: "Walls and robots fire." },
              { drawing: "step-flags", step: "E", title: "Flags", text: "Touch them, move the archive." },
            ],
          },
        },
        {
          id: "tiles",
          title: "What each tile does",
          note: "the dark tag is the step above; driving over a tile does nothing, except a pit",
          figure: {
            kind: "tiles",
            tiles: [
              { id: "tile-belt", drawing: "tile-belt", title: "Belt", tag: "C2", text: "Carries you one cell. It never pushes others: more on [belts](#belts)." },
              { id: "tile-express", drawing: "tile-express", title: "Express belt", tag: "C1 C2", text: "Runs twice: first alone, then with all belts." },
              { id: "tile-curve", drawing: "tile-curve", title: "Curve", tag: "C", text: "Turns you if a belt brought you here. Driving on does not." },
              { id: "tile-pusher", also: "pushers", drawing: "tile-pusher", title: "Pusher", tag: "C3", text: "Shoves whoever stands before it one cell, only in the registers that it shows, with the rules of [pushing](#moving)." },
              { id: "tile-gear-left", also: "gears", drawing: "tile-gear-left", title: "Red gear", tag: "C4", text: "Turns you a quarter to the left." },
              { id: "tile-gear-right", drawing: "tile-gear-right", title: "Green gear", tag: "C4", text: "Turns you a quarter to the right." },
              { id: "tile-laser", drawing: "tile-laser", title: "Laser", tag: "D", text: "Hits the first robot in its beam; the next one is safe." },
              { id: "tile-wall", drawing: "tile-wall", title: "Wall", tag: "B C D", text: "Stops moves, pushes, belts and beams, both ways." },
              { id: "tile-pit", drawing: "tile-pit", title: "Pit", tag: "B C", text: "Even one step in destroys you: one life is gone." },
              { id: "tile-wrench", drawing: "tile-wrench", title: "Wrench", tag: "end", text: "End here: 1 damage less. Your archive moves in step E." },
              { id: "tile-hammer", drawing: "tile-hammer", title: "Wrench and hammer", tag: "end", text: "As the wrench, and you draw an [option card](#options)." },
              { id: "tile-flag", drawing: "tile-flag", title: "Flag", tag: "E", text: "Stand on it in step E, in order. It repairs like a wrench." },
            ],
          },
        },
        {
          id: "moving",
          title: "Moving and pushing",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "push-row", title: "A row.", text: "Whoever is in the way is pushed along, and so is a whole row.", good: true },
              { drawing: "push-wall", title: "A wall.", text: "It holds one of them: nobody moves.", good: false },
              { drawing: "push-pit", title: "A pit.", text: "Who is pushed in is destroyed; you stay on the edge.", good: true },
              { drawing: "push-belt", title: "A belt.", text: "It never pushes: a taken cell ends the ride.", good: false },
            ],
          },
          text: `
            A move is made cell by cell. A **wall** ends it. A **robot** in the way is pushed, and so is a whole row; if a wall stops any of them, nobody moves. Pushed robots keep their facing and can be pushed into pits, over the edge and onto belts.

            Bumping into something does no damage. Belts, gears and lasers do nothing to a robot that only passes; pits do.`,
        },
        {
          id: "belts",
          title: "Belts",
          text: `
            First **express belts** (blue, two arrows) carry everybody on them one cell, then **all belts** carry one cell. So an express belt takes you up to two cells on.

            Everybody is carried at the same time, and belts never push: whoever would end on a taken cell, or on the same cell as somebody else, stays. A robot that a belt carries into a **curve** is turned along with it; one that drives onto a curve is not.`,
        },
        {
          id: "lasers",
          title: "Lasers",
          text: `
            The boards' lasers hit the first robot in their beam, one damage for each parallel beam. Every robot that is not powered down also fires straight ahead, over any distance, until a robot or a wall stops the shot.

            All shots are fired from the same positions: a robot that is destroyed now still fires.`,
        },
        {
          id: "flags",
          title: "Flags and archive",
          text: "A robot standing on its next flag has touched it. On any flag or repair site, even a flag out of order, the **archive marker** moves there: that is where the robot would return.",
        },
      ],
    },
    {
      id: "damage-and-repair",
      title: "Damage and repair",
      paragraphs: [
        {
          id: "damage",
          title: "Damage",
          text: `
            | damage | cards | locked registers |
            | 0–4 | 9–5 | none |
            | 5 | 4 | 5 |
            | 6 | 3 | 4, 5 |
            | 7 | 2 | 3, 4, 5 |
            | 8 | 1 | 2, 3, 4, 5 |
            | 9 | 0 | all |
            | 10 | none | destroyed |`,
        },
        {
          id: "destruction",
          title: "Destruction",
          text: "Ten damage, a pit or the edge of the floor destroy a robot, whoever is to blame. It loses a life and one [option](#options) of its owner's choice, is gone for the rest of the turn and returns at its end.",
        },
        {
          id: "re-entry",
          title: "Returning",
          text: `
            At the end of the turn the robot returns to its archive marker with **two damage**, facing any way, powered down for the next turn if its owner likes. A robot that was destroyed **while powered down** brings the damage of that turn along, up to nine in all; not if that damage itself destroyed it.

            If somebody stands there, it returns on an empty cell next to it. It may then not face a robot within three cells.`,
        },
        {
          id: "repair",
          title: "Repair",
          text: `
            After register 5, for robots that stand there then:

            - a **wrench** or a **flag** removes one damage;
            - **wrench and hammer** remove one damage and give an [option card](#options).`,
        },
        {
          id: "power-down",
          title: "Power down",
          text: `
            A damaged robot may announce, after programming and in dock order, that it powers down **in the next turn**. At the beginning of that turn all its damage is gone. It gets no cards, does not move by itself and does not fire; belts, pushes and lasers still find it, and it can touch flags.

            At the end its owner says whether it stays down for another turn. If not, it keeps the damage that it took meanwhile. Damage that locks a register meanwhile locks a random card in it.

            The switch beside your program says it for you, on or off. The table can also have it announced along with the program.`,
        },
      ],
    },
    {
      id: "more",
      title: "Options, courses, the end",
      paragraphs: [
        {
          id: "options",
          title: "Option cards",
          text: `
            There are 26, all different, and they override the rules. All of them are listed below; at the table, tap one to read what it does. When a card offers a decision you are asked.

            Each option can also be **given up instead of one damage**, at the moment that damage comes. Weapons replace the main laser, one in each register, and need a robot that the laser would hit. Two cards share a register only with Crab Legs or Dual Processor.`,
        },
        {
          id: "courses",
          title: "Courses",
          text: "The 34 courses are pictured below, from easy to mean. Expert and team courses have rules of their own; the board tells them in a sentence. The number of players is advice, except where teams need it.",
        },
        {
          id: "teams",
          title: "Racing in teams",
          text: `
            For 4, 6 or 8 players. Teams have letters. Two teams sit in turn: **A** on seats 1, 3, 5, 7 and **B** on 2, 4, 6, 8; in Tandem Carnage partners sit opposite each other. Who is with whom stands beside the board.

            | course | who wins |
            | Tandem Carnage | the pair that has touched all flags; each flag needs only one of the two |
            | All for One or One for All? | the team of which one single robot has touched all flags |
            | Capture the Flag | the team that [brings the other one's flag home](#capture) |
            | Toggle Boggle | the team that controls all three flags at once; whoever touched a flag last controls it. A destroyed robot sits out one whole turn |
            | War Zone | the team that outlives the other; there are no flags |

            Members of a team win together. Their lasers still hit each other.`,
        },
        {
          id: "capture",
          title: "Capture the Flag",
          text: `
            A coin decides which team picks one of the two boards as its **home**; the other board is the home of the others. Everybody is then placed in the six rows of the home board that are farthest from the other one. Your own flag stands at home, with the letter of your team; you want the other one.

            - **Taking:** whoever stands on the other team's flag at the end of a register takes it along.
            - **Winning:** a robot that holds it on its home board at the end of a turn.
            - **Losing it:** a carrier that is destroyed, or pushed while it is not at home, drops the flag where it stood; over the edge, on its last cell of the floor. A flag that would lie in a pit goes back to its start.
            - **Bringing back:** touch your own flag on your home board, and it returns to its start.
            - **Catching:** push an enemy while you stand on your home board, and after the register it is taken off. It loses no life and returns to its own home at the end of the turn.`,
        },
        {
          id: "end",
          title: "The end",
          text: "The race ends with the last flag, or when only one robot is left. The others are placed by flags, then by lives and damage. A table may race on for the other places, or end after a number of turns.",
        },
      ],
    },
  ],
};

export default rules;
