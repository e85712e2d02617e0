import { describe, expect, it } from "vitest";
import { BLACK, WHITE } from "#html5/chess/rules/pieces.ts";
import { seats } from "#html5/chess/seats.ts";
import { createRandom } from "#kit/random.ts";
import { hashState, takeCheckpoint } from "#kit/together/checkpoint.ts";
import { FedSeatControls } from "#kit/together/seat-controls.ts";
import { aDuel } from "./duel.fixture.ts";
import { type Duel, duelActions } from "./duel.ts";

describe("a game of chess from two machines", () => {
  it("comes to the same end on both, whatever is played", () => {
    const random = createRandom(42);
    const { lines, players, results } = aDuel("10+0", {
      latencyMs: 75,
      jitterMs: 15,
      stalls: [{ fromMs: 9000, toMs: 9300 }],
    });
    lines.run(1000);
    for (let i = 0; i < 2000 && !players.every(({ peer }) => peer.isOver); i++) {
      for (const { me } of players)
        if (me.isYourTurn) me.play(random.pick(me.game.legal as [number, ...number[]]));
      lines.run(100);
    }
    const [one, two] = results();
    expect(one?.ending).toBeDefined();
    expect(two).toEqual(one);
    expect(players.map(({ peer }) => peer.resyncs)).toEqual([0, 0]);
    expect(players[1].peer.lastHash).toEqual(players[0].peer.lastHash);
  });

  it("ends with mate, and the winner has the point", () => {
    const { lines, play, results } = aDuel();
    lines.run(500);
    play("f2f3 e7e5 g2g4 d8h4");
    for (const { ending, scores } of results()) {
      expect(ending).toEqual({ reason: "checkmate", winner: BLACK });
      expect(scores).toEqual([0, 1]);
    }
  });

  it("lets the flag of the side to move fall at the same step everywhere", () => {
    const { lines, play, players, results } = aDuel("3+2");
    lines.run(500);
    play("e2e4");
    const before = players[0].core.clock?.white ?? 0;
    expect(before).toBeGreaterThan(180);
    lines.run(190_000);
    expect(players.map(({ core }) => core.clock?.white)).toEqual([before, before]);
    expect(players[1].core.steps).toBe(players[0].core.steps);
    for (const { ending, scores } of results()) {
      expect(ending).toEqual({ reason: "time", winner: WHITE });
      expect(scores).toEqual([1, 0]);
    }
  });

  it("is lost by giving up", () => {
    const { lines, players, results } = aDuel();
    lines.run(500);
    players[1].me.tell("resign");
    lines.run(1000);
    for (const { ending, scores } of results()) {
      expect(ending).toEqual({ reason: "resignation", winner: WHITE });
      expect(scores).toEqual([1, 0]);
    }
  });

  it("is drawn when an offer is accepted, and not by playing on", () => {
    const { lines, play, players, results } = aDuel();
    const [{ core, me }, other] = players;
    lines.run(500);
    play("e2e4");
    me.tell("draw");
    lines.run(1000);
    expect(other.core.offer).toBe(0);
    expect(core.canOffer(0)).toBe(false);
    play("e7e5");
    expect(players.map((player) => player.core.offer)).toEqual([undefined, undefined]);
    me.tell("draw");
    lines.run(1000);
    other.me.tell("decline");
    lines.run(1000);
    expect(core.offer).toBeUndefined();
    other.me.tell("draw");
    lines.run(1000);
    me.tell("draw");
    lines.run(1000);
    for (const { ending, scores } of results()) {
      expect(ending).toEqual({ reason: "agreement" });
      expect(scores).toEqual([0.5, 0.5]);
    }
  });

  it("takes no move out of turn, and none that is not legal", () => {
    const { lines, players } = aDuel();
    lines.run(500);
    const [white, black] = players;
    const e4 = white.me.game.legal.at(-1) ?? 0;
    black.me.play(e4);
    lines.run(1000);
    expect(white.core.game.plies).toEqual([]);
  });

  it("is lost after a minute away without a clock", () => {
    const { lines, players } = aDuel();
    const [host] = players;
    lines.run(2000);
    leave(lines.members[1]);
    lines.run(50_000);
    expect(host.core.isOver).toBe(false);
    expect(host.core.away[1]).toBeGreaterThan(0);
    lines.run(15_000);
    expect(host.core.ending).toEqual({ reason: "absence", winner: WHITE });
    expect(host.peer.isOver).toBe(true);
  });

  it("runs the clock of one who is away, and goes on when they are back in time", () => {
    const { lines, play, players } = aDuel("3+2");
    const [host, guest] = players;
    lines.run(1000);
    play("e2e4");
    const member = lines.members[1];
    leave(member);
    lines.run(90_000);
    expect(host.core.isOver).toBe(false);
    expect(host.core.clock?.black).toBeLessThan(100);
    if (member) {
      member.isConnected = true;
      member.isVisible = true;
    }
    guest.peer.askForLog();
    guest.peer.setHere(true);
    lines.run(4000);
    play("e7e5 g1f3");
    expect(guest.core.game.names).toEqual(["e2e4", "e7e5", "g1f3"]);
    expect(guest.core.clock).toEqual(host.core.clock);
  });

  it("sends a move again that was lost with the connection", () => {
    const { lines, play, players } = aDuel();
    const [host, guest] = players;
    lines.run(1000);
    play("e2e4");
    const member = lines.members[1];
    if (member) member.isConnected = false;
    guest.me.play(guest.me.game.legal[0] ?? 0);
    lines.run(5000);
    expect(host.core.away[1]).toBeGreaterThan(0);
    if (member) member.isConnected = true;
    guest.peer.askForLog();
    guest.peer.setHere(true);
    lines.run(8000);
    expect(host.core.game.plies.length).toBe(2);
    expect(guest.core.game.names).toEqual(host.core.game.names);
  });
});

function leave(member: { isConnected: boolean; isVisible: boolean } | undefined) {
  if (!member) return;
  member.isConnected = false;
  member.isVisible = false;
}

describe("the core", () => {
  it("returns to a checkpoint with all that counts for repetitions", () => {
    const duel = seats.create(createRandom(1), { pace: "none", white: "first" }, 2) as Duel;
    const controls = [0, 1].map(() => new FedSeatControls(duelActions));
    const step = (x?: number, y?: number) => {
      for (const seat of [0, 1]) {
        const isDown = x !== undefined && duel.seatOf(duel.game.turn) === seat;
        controls[seat]?.feed({
          held: 0,
          struck: 0,
          isSettled: false,
          isStruck: isDown,
          isDown,
          x: x ?? 0,
          y: y ?? 0,
        });
      }
      duel.step(controls);
    };
    const knights = () => {
      for (const [from, to] of [
        [0x06, 0x25],
        [0x76, 0x55],
        [0x25, 0x06],
        [0x55, 0x76],
      ]) {
        step(from, to);
        step();
      }
    };
    knights();
    const checkpoint = takeCheckpoint(duel);
    const before = hashState(duel);
    step(0x14, 0x34);
    step();
    checkpoint.restore();
    expect(hashState(duel)).toBe(before);
    expect(duel.isOver).toBe(false);
    knights();
    expect(duel.ending).toEqual({ reason: "repetition" });
  });

  it("gives White by lot to either seat, or to the one that was chosen", () => {
    const whiteOf = (seed: number, white: string) =>
      (seats.create(createRandom(seed), { pace: "none", white }, 2) as Duel).seatOf(WHITE);
    expect(new Set(Array.from({ length: 20 }, (_, seed) => whiteOf(seed, "lot")))).toEqual(new Set([0, 1]));
    expect([whiteOf(1, "first"), whiteOf(1, "second")]).toEqual([0, 1]);
  });

  it("takes only options that it offers", () => {
    expect(seats.isOptions(seats.firstOptions)).toBe(true);
    expect(seats.isOptions({ pace: "1+0", white: "lot" })).toBe(false);
    const paceOf = (pace: string) =>
      (seats.create(createRandom(1), { pace, white: "lot" }, 2) as Duel).clock?.white;
    expect(["10+0", "3+2", "5+0", "15+10", "none"].map(paceOf)).toEqual([600, 180, 300, 900, undefined]);
  });
});
