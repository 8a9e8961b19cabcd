// Plays with boardgame.io. It brings no game of its own, so here is a small one: four random players
// shed seven cards each, by colour or number, or draw. What is measured is its client's reducer.

import { createInterface } from "node:readline";
import { createRequire } from "node:module";

const { Client } = createRequire(import.meta.url)("boardgame.io/dist/cjs/client.js");

const PLAYERS = 4;
const POSITIONS = 20;
const fits = (card, top) => card % 4 === top % 4 || card >> 2 === top >> 2;

// A generator of chance (mulberry32): the same seed gives the same game.
function chance(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function shuffled(draw) {
  const deck = Array.from({ length: 80 }, (_, card) => card >> 1);
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [deck[last], deck[other]] = [deck[other], deck[last]];
  }
  return deck;
}

function game(seed) {
  return {
    setup: ({ ctx }) => {
      const deck = shuffled(chance(seed));
      const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, 7));
      return { hands, top: deck.pop(), deck };
    },
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      play: ({ G, ctx }, place) => {
        const hand = G.hands[Number(ctx.currentPlayer)];
        if (!fits(hand[place], G.top)) return "INVALID_MOVE";
        G.deck.unshift(G.top);
        G.top = hand.splice(place, 1)[0];
      },
      draw: ({ G, ctx }) => {
        if (G.deck.length) G.hands[Number(ctx.currentPlayer)].push(G.deck.pop());
      },
    },
    endIf: ({ G }) => (G.hands.some((hand) => hand.length === 0) ? { over: true } : undefined),
  };
}

function advance(client, draw) {
  const { G, ctx } = client.getState();
  if (ctx.gameover) return false;
  const hand = G.hands[Number(ctx.currentPlayer)];
  const places = hand.flatMap((card, place) => (fits(card, G.top) ? [place] : []));
  if (places.length) client.moves.play(places[draw(places.length)]);
  else client.moves.draw();
  return true;
}

function start(seed) {
  const client = Client({ game: game(seed), numPlayers: PLAYERS, debug: false });
  client.start();
  return [client, chance(seed + 1)];
}

const [games, copies] = process.argv.slice(2).map(Number);
const kept = Array.from({ length: POSITIONS }, (_, seed) => {
  const [client, draw] = start(seed);
  for (let move = 0; move < 20; move += 1) advance(client, draw);
  return client.getState();
});

const work = {
  games: () => {
    let decisions = 0;
    for (let seed = 0; seed < games; seed += 1) {
      const [client, draw] = start(seed);
      while (advance(client, draw)) decisions += 1;
      client.stop();
    }
    return { games, decisions };
  },
  copies: () => {
    for (let copy = 0; copy < copies; copy += 1) structuredClone(kept[copy % POSITIONS].G);
    return { copies };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [wall, used] = [performance.now(), process.cpuUsage()];
  const done = work[line.trim()]();
  const { user, system } = process.cpuUsage(used);
  const took = { cpu: (user + system) / 1e6, wall: (performance.now() - wall) / 1e3 };
  console.log(JSON.stringify({ ...took, ...done }));
}
