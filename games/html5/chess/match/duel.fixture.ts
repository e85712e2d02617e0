import { findMove } from "#html5/chess/rules/move.ts";
import { seats } from "#html5/chess/seats.ts";
import { createRandom } from "#kit/random.ts";
import { type Line, Lines } from "#kit/together/lines.fixture.ts";
import { createSeatInput } from "#kit/together/seat-input.ts";
import { type Duel, duelActions } from "./duel.ts";
import { DuelSeat } from "./duel-seat.ts";

const school: Line = { latencyMs: 75, jitterMs: 15 };

/** Two machines with a game of chess between them. Seat 0 is the host and has White. */
export function aDuel(pace = "none", line = school) {
  const lines = new Lines(line);
  const players = [0, 1].map((seat) => {
    const core = seats.create(createRandom(7), { pace, white: "first" }, 2) as Duel;
    const me = new DuelSeat(core, seat);
    const input = createSeatInput(duelActions, () => me.nextInput());
    const peer = lines.join(
      { netcode: seats.netcode, actions: duelActions, seats: 2, empty: [], seat, createCore: () => core },
      input.read,
    );
    return { core, me, peer };
  }) as [Player, Player];
  return {
    lines,
    players,
    /** Lets the seats play these moves in turn, each as soon as its machine has the one before. */
    play(names: string) {
      for (const name of names.split(" ")) {
        const { me } = players.find((player) => player.me.isYourTurn) ?? players[0];
        const move = findMove(me.game.legal, name);
        if (move === undefined) throw new Error(`${name} cannot be played.`);
        me.play(move);
        for (let i = 0; i < 20 && players.some(({ core }) => core.game.lastMove !== move); i++) lines.run(50);
      }
    },
    /** What both machines have come to. */
    results: () => players.map(({ core: { ending, scores, game } }) => ({ ending, scores, fen: game.fen })),
  };
}

type Player = { core: Duel; me: DuelSeat; peer: ReturnType<Lines["join"]> };
