/**
 * A race for boardgame.io, made as its own examples are, to be measured beside Heat.
 *
 * Four cars on a circuit of 60 spaces. In turn everybody plays a card from a hand that only they see, drives so many spaces,
 * stops behind a full space, and draws again. A hand, a place in the race and the cards on the table are all there is to know:
 * no gears, corners, slipstream, heat or questions beside the turn. That is much lighter than Heat, in rules and in what is
 * sent, and nothing in it is slow on purpose: where this race and Heat differ, the comparison favours boardgame.io.
 * It is too long to end while it is measured.
 */
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const SPACES = 60;
const LAPS = 1000;
const WIDTH = 2;
const HAND = 7;
const DECK = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 0, 0, 5, 1, 2, 3];

function setup({ ctx, random }) {
  const G = { secret: { decks: {} }, players: {}, cars: {}, discards: {}, played: [] };
  for (const seat of ctx.playOrder) {
    const deck = random.Shuffle(DECK);
    G.players[seat] = { hand: deck.splice(0, HAND) };
    G.secret.decks[seat] = deck;
    G.discards[seat] = [];
    G.cars[seat] = { space: 0, lap: 0, moves: 0 };
  }
  return G;
}

function isFull(G, seat, space) {
  const others = Object.entries(G.cars).filter(([other, car]) => other !== seat && car.space === space);
  return space !== 0 && others.length >= WIDTH;
}

function drive(G, seat, steps) {
  const car = G.cars[seat];
  let ahead = steps;
  while (ahead > 0 && isFull(G, seat, (car.space + ahead) % SPACES)) ahead -= 1;
  const reached = car.space + ahead;
  car.lap += Math.floor(reached / SPACES);
  car.space = reached % SPACES;
  car.moves += 1;
}

function draw(G, seat, random) {
  if (G.secret.decks[seat].length === 0) {
    G.secret.decks[seat] = random.Shuffle(G.discards[seat]);
    G.discards[seat] = [];
  }
  G.players[seat].hand.push(G.secret.decks[seat].pop());
}

function play({ G, playerID, random }, index) {
  const { hand } = G.players[playerID];
  if (!Number.isInteger(index) || index < 0 || index >= hand.length) return INVALID_MOVE;
  const [card] = hand.splice(index, 1);
  G.discards[playerID].push(card);
  G.played = [...G.played.slice(-3), { seat: playerID, card }];
  drive(G, playerID, card);
  draw(G, playerID, random);
}

function endIf({ G }) {
  const winner = Object.keys(G.cars).find((seat) => G.cars[seat].lap >= LAPS);
  return winner === undefined ? undefined : { winner };
}

exports.Race = {
  name: "race",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  endIf,
};
