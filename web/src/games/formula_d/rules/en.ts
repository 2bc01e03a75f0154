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
          text: `
            Be the first across the line, usually after two laps. Every car moves once a round, **the leader first, the last one last**; the order is taken anew at the beginning of each round. Of two cars side by side the one in the higher gear goes first, then the one nearer to the inside of the next corner.

            Nobody drives through a car, onto a taken space or backwards.`,
        },
        {
          id: "start",
          title: "The start",
          text: `
            The black die, with twenty sides, says who stands where. In the first round each car rolls it once more:

            | roll | what happens |
            | 1 | stalled: no move in this round |
            | 2–19 | away in 1st gear |
            | 20 | a great start: four spaces at once |`,
        },
        {
          id: "wear",
          title: "Wear",
          text: `
            Six parts have points, twenty in all. They pay for what you overdo:

            | part | points | pays for | at the end |
            | tyres | 6 | spaces beyond a corner | the last one gone: you spin |
            | brakes | 3 | spaces left undriven | 0: no more braking |
            | gearbox | 3 | skipped gears | 0: no more skipping |
            | body | 3 | other cars too near | 0: out of the race |
            | engine | 3 | top gears, hard downshifts | 0: out of the race |
            | suspension | 2 | debris on the road | 0: out of the race |`,
        },
      ],
    },
    {
      id: "turn",
      title: "Your turn",
      paragraphs: [
        {
          id: "gears",
          title: "Choose a gear and roll",
          figure: {
            kind: "tiles",
            tiles: [
              { id: "gear-first", drawing: "gear-1", title: "1st gear", text: "After the start and after a spin." },
              { id: "gear-second", drawing: "gear-2", title: "2nd gear", text: "For a second stop in a tight corner." },
              { id: "gear-third", drawing: "gear-3", title: "3rd gear", text: "Into most corners." },
              { id: "gear-fourth", drawing: "gear-4", title: "4th gear", text: "From here on there are slipstreams." },
              { id: "gear-fifth", drawing: "gear-5", title: "5th gear", text: "A 20 heats every engine in 5th and 6th." },
              { id: "gear-sixth", drawing: "gear-6", title: "6th gear", text: "A 30 does the same. For long straights." },
            ],
          },
          text: `
            Stay in your gear or go one up or down, for nothing. Then roll that gear's die and **move exactly as far as it says**. Upwards no gear is skipped. Downwards up to three are, and the car pays before the roll:

            | skipped | gearbox | brakes | engine |
            | 1 | 1 | – | – |
            | 2 | 1 | 1 | – |
            | 3 | 1 | 1 | 1, and debris where the move ends |`,
        },
        {
          id: "moving",
          title: "On a straight",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "straight-two", title: "Two lanes over.", text: "The shortest way, two changes of lane: allowed.", good: true },
              { drawing: "straight-back", title: "Out and back.", text: "A detour with nobody in the way is not.", good: false },
              { drawing: "straight-pass", title: "Past a car.", text: "Out and back to pass somebody is.", good: true },
            ],
          },
          text: "A move takes the shortest way, changes two lanes at most and comes back to a lane only to pass a car. In corners there is no such duty: there **you follow the arrows**.",
        },
        {
          id: "corners",
          title: "Corners",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "corner-stop", title: "One stop made.", text: "The move ends in the corner; the next one may leave it.", good: true },
              { drawing: "corner-two", title: "Two stops.", text: "Two moves end in it; a third one leads out.", good: true },
              { drawing: "corner-over", title: "Too far.", text: "No stop made: two spaces beyond cost two tyres.", good: false },
              { drawing: "corner-brake", title: "Braked.", text: "One brake less far, and one tyre fewer is due." },
            ],
          },
          text: `
            The sign says **how many moves must end in the corner** before you leave it. Surplus stops do no harm.

            - **One stop too few**: each space driven beyond the corner costs a tyre. From the first of them on you keep your lane, and where you end is no stop, even in another corner.
            - **Two stops too few**: out of the race.

            Whoever loses the last tyre in this way **spins** and goes on in 1st gear. With no tyres left, one space too far is another spin, two are the end. One tyre too few is a spin as well; an option makes it the end.`,
        },
        {
          id: "braking",
          title: "Braking",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "brake-choice", title: "By choice.", text: "Rolled 4, driven 2: two brakes." },
              { drawing: "brake-blocked", title: "Because of cars.", text: "Rolled 6, driven 2: three brakes and a tyre." },
            ],
          },
          text: `
            Each space you leave undriven costs a brake. If cars shut every way, you go as far as you can and **must** brake:

            | spaces left | 1 | 2 | 3 | 4 | 5 | 6 |
            | brakes | 1 | 2 | 3 | 3 | 3 | 3 |
            | tyres | – | – | – | 1 | 2 | 3 |

            With seven spaces left, or without the points, you are out.`,
        },
        {
          id: "slipstream",
          title: "Slipstream",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "slip-good", title: "Three more.", text: "Right behind a car, both in 4th gear or higher.", good: true },
              { drawing: "slip-gear", title: "Too slow.", text: "The car ahead is in a higher gear than you.", good: false },
              { drawing: "slip-slow", title: "No wind.", text: "A car in 3rd gear draws nobody.", good: false },
              { drawing: "slip-corner", title: "Into a corner.", text: "If it ends in a corner that you enter, it costs a brake." },
            ],
          },
          text: "Come to rest directly behind a car, both of you in 4th gear or higher and you in no lower gear than it: you may drive exactly **three spaces more**. Not after braking, and not if you have overshot a corner. Behind the next car it may happen again.",
        },
        {
          id: "checks",
          title: "Checks",
          figure: {
            kind: "cases",
            pictures: [
              { drawing: "crash-three", title: "Near three cars.", text: "They roll once each, then you roll three times." },
              { drawing: "crash-debris", title: "Debris.", text: "Driven over: one roll for each such space." },
            ],
          },
          text: `
            When the move has ended, the black die is rolled. A low number costs a point and, but for suspension, leaves debris on the road.

            | check | who rolls | fails | in rain |
            | body | whoever ends beside or behind a car, and that car | 1 | 1–2 |
            | suspension | whoever drove onto debris | 1–4 | 1–5 |
            | engine | all in 5th and 6th gear after a 20 in 5th or a 30 in 6th | 1–4 | 1–3 |`,
        },
      ],
    },
    {
      id: "race",
      title: "Pits and finish",
      paragraphs: [
        {
          id: "pits",
          title: "The pits",
          text: `
            At the end of every lap but the last you may turn into the pit lane. There is no limit there: a roll that is more than enough ends in your own box. **All tyres come back**, then the black die is rolled:

            | roll | what happens |
            | 1–10 | you drive on at once, half as many spaces, in 4th gear |
            | 11–20 | you stay and go on in the next round, in 4th gear |`,
        },
        {
          id: "finish",
          title: "The finish",
          text: "Whoever crosses the line first after the last lap has won; the others race on for their places. Cars that are out rank behind, the later the better.",
        },
      ],
    },
    {
      id: "options",
      title: "Options",
      paragraphs: [
        {
          id: "beginners",
          title: "Beginners",
          text: "One lap and one pool of 18 points that pays for everything, one point each. At 0 the car is out.",
        },
        {
          id: "cars",
          title: "Built cars",
          text: "Everybody shares out twenty points: at most 14 for the tyres and 7 for any other part, at least 1 each.",
        },
        {
          id: "qualifying",
          title: "Qualifying",
          text: "A lap alone for each driver, without wear. Every roll of a die and every space too far counts one; the fewest start in front, of level laps the one with fewer rolls.",
        },
        {
          id: "weather",
          title: "Weather and tyres",
          text: `
            Fine weather and rain stay. Changeable weather may turn at every 20 in 5th gear and 30 in 6th. With types of tyres:

            | tyres | dry | wet |
            | hard | nothing special | slide 3 spaces in a corner |
            | soft | a space more if you like, in their first lap; a space too far costs 2, from the third lap 3 | slide 3 spaces |
            | rain | a space too far costs 2, from the third lap 3 | slide 1 space |`,
        },
        {
          id: "technical-stops",
          title: "Technical stops",
          text: "In the box up to two lost points of other parts come back, two in the whole race; then you go on in the next round.",
        },
        {
          id: "street",
          title: "Street races",
          text: "Everybody drives as somebody who can do something of their own; there are hard tyres and no pits. Once a lap nitro adds the gear to the number rolled. At the line all tyres come back and two points of other parts. Where a move ends in an ambush the black die may cost a point (16 to 18 a tyre, 19 the body, 20 the engine); a rough road is debris from the start; the fastest of a lap through the speed trap wins two points.",
        },
        {
          id: "teams",
          title: "Teams",
          text: "Two cars drive for each team; of an odd number one drives alone, and the log says who. The first eight score 10, 8, 6, 5, 4, 3, 2 and 1; the team with the most points wins.",
        },
      ],
    },
  ],
};

export default rules;
