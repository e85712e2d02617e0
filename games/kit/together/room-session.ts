import type { View } from "#kit/draw/view.ts";
import { createRandom } from "#kit/random.ts";
import { FrameError } from "./frames.ts";
import { Peer, type PeerOptions } from "./peer.ts";
import { openRace } from "./race-session.ts";
import type { Picture, RoomGame } from "./room-game.ts";
import type { RoomRound } from "./room-link.ts";
import { drawCountdown, drawStandings } from "./room-overlay.ts";
import { writeRoundTape } from "./round-tape.ts";
import { createSeatInput } from "./seat-input.ts";
import type { SeatedGame } from "./seated-game.ts";

const STEPS_PER_MS = 60 / 1000;

/** The clock of a round: the server's time at its first step, and by how much the server is ahead of this machine. */
type RoundClock = { readonly startsAt: number; readonly clock: number };

/** A round that is played with others, from loading it to its result. */
export type RoomSession<Action extends string> = Awaited<ReturnType<typeof openRoomSession<Action>>>;

export async function openRoomSession<Action extends string>(round: RoomRound, game: RoomGame<Action>) {
  const { rules } = game.seated;
  const { seat, seats, you } = round;
  let host = round.host;
  let clock: RoundClock | undefined;
  let isTold = false;
  let alpha = 0;

  const shared: Omit<PeerOptions, "createCore"> = {
    netcode: rules.netcode,
    actions: rules.actions,
    seats: seats.length,
    seat,
    empty: seats.flatMap((sitter, at) => (sitter ? [] : [at])),
    host: () => host,
    isHost: () => host === you,
    send: (to, frame) => game.post({ type: "together-frame", to, frame }),
  };
  const { peer, picture } = game.seated.load
    ? openSeated(shared, round, game, await game.seated.load())
    : openRace(shared, round, game);
  const input = createSeatInput<Action, string>(rules.actions, (controls) => picture.toCore(controls));
  game.post({ type: "together-ready", round: round.round });

  function stepOf(now: number): number {
    return clock ? (now + clock.clock - clock.startsAt) * STEPS_PER_MS : 0;
  }

  return {
    peer,
    take: input.take,
    start(next: RoundClock) {
      clock = next;
    },
    receive(from: number, frame: Uint8Array) {
      try {
        peer.receive(from, frame);
      } catch (error) {
        // A member who sends nonsense harms nobody else.
        if (!(error instanceof FrameError)) throw error;
      }
    },
    get scene() {
      return peer.isOver ? ("over" as const) : ("play" as const);
    },
    get steps() {
      return peer.own.present;
    },
    get score() {
      return peer.scores[seat ?? 0] ?? 0;
    },
    /** For bots, tests and tools. */
    snapshot: () => ({
      ...(picture.snapshot?.() as object | undefined),
      scores: peer.scores,
      resyncs: peer.resyncs,
      hash: peer.lastHash,
    }),
    setRoom(next: { host: number; connected: readonly boolean[] }) {
      host = next.host;
      for (const [at, isConnected] of next.connected.entries()) if (seats[at]) peer.setSeat(at, isConnected);
    },
    askForLog: () => peer.askForLog(),
    setHere: (isHere: boolean) => peer.setHere(isHere),
    /** Plays on to now. Called once a frame. */
    advance(now: number): void {
      if (!clock) return;
      const exact = Math.max(0, stepOf(now));
      const target = Math.floor(exact);
      const { own } = peer;
      picture.correct?.(() => own.correct());
      for (const { timeline, events } of peer.tick(target, input.read))
        if (timeline === own) picture.show(events);
      picture.afterTick?.();
      // While the others are waited for, the picture rests at the end of the last step.
      alpha = own.present < target && !rules.race ? 1 : exact - target;
      if (!peer.isOver || isTold) return;
      isTold = true;
      const tape = writeRoundTape(peer);
      game.post({ type: "together-over", round: round.round, scores: peer.scores, tape });
    },
    dom: picture.dom,
    close: () => picture.dom?.close(),
    // A race goes on around a run that is over.
    draw: (view: View) => picture.draw(view, peer.own.core.isOver && !rules.race ? 0 : alpha),
    drawOver(view: View, now: number) {
      const steps = stepOf(now);
      if (steps <= 0) drawCountdown(view, clock && -steps);
      else if (peer.isOver) drawStandings(view, seats, peer.scores, rules.hasComputers);
      else picture.drawOver?.(view);
    },
  };
}

function openSeated<Action extends string>(
  shared: Omit<PeerOptions, "createCore">,
  { seat, seats, seed, options }: RoomRound,
  { seated: { rules }, kit }: RoomGame<Action>,
  { start }: Awaited<ReturnType<NonNullable<SeatedGame<Action>["load"]>>>,
): { peer: Peer; picture: Picture<Action> } {
  const peer = new Peer({
    ...shared,
    createCore: (count) => rules.create(createRandom(seed), options, count),
  });
  return { peer, picture: start({ ...kit, core: peer.own.core, options, seat, seats }) };
}
