import { restingStep } from "#kit/records/tape.ts";
import { InputDelay } from "./delay.ts";
import { type Frame, parseFrame, writeFrame } from "./frames.ts";
import { Playout } from "./playout.ts";
import { isSameMove, type SeatMove, SeatMoves } from "./seat-moves.ts";
import type { Netcode, SeatedCore } from "./seated.ts";
import { Timeline } from "./timeline.ts";

export const EVERYBODY = 255;
/** Steps that a machine goes on with guesses. */
const ROLLBACK_STEPS = 10;
/**
 * A machine that is behind the clock hurries only while it guesses less than this. Up to the limit it would stop at every frame that is a little late, and go by fits and
 * starts on a far line.
 */
const HURRY_STEPS = 6;
/** A frame is sent once in so many steps of the clock. */
const SEND_STEPS = { rollback: 2, race: 3, lockstep: 4 };
const LOCKSTEP_DELAY = 12;
/** The most moves that a frame repeats. */
const REPEATED_MOVES = 120;
const LOG_MOVES = 500;
/** A seat whose moves have not come for so many steps of the clock is played without it. */
const PATIENCE_STEPS = 90;
/** In a race nobody waits, so a racer without a connection plays on for this long and tells the moves later. */
const RACE_PATIENCE_STEPS = 30 * 60;
/** A machine whose run is over goes on telling its last moves and what it knows, once in so many steps of the clock and so often at most. */
const REPEAT_STEPS = 30;
const MAX_REPEATS = 40;
/** Who has been silent for so many steps of the clock is not waited for with what was told. */
const SILENT_STEPS = 120;
/** Somebody comes back this many steps from now, so that nobody has played them yet. */
const NOTICE_STEPS = 60;
/** A machine that is behind the clock plays this much faster than it: all at once would be seen as a jump, and make the others wait in turn. */
const CATCH_UP = 1.5;
/** At most this many steps of the clock count in one tick, however long it took. */
const MAX_PASSED_STEPS = 4;
/** Of a round that is far ahead, what is certain is played at once. */
const FAR_BEHIND = 120;
const BULK = 900;
/** Attempts to agree with the host before its word is not asked any more. */
const MAX_RESYNCS = 3;

export type PeerOptions = {
  readonly netcode: Netcode;
  readonly actions: readonly string[];
  /** Begins the core of the round, or of one seat of a race. */
  readonly createCore: (seats: number, seat: number) => SeatedCore<string>;
  readonly seats: number;
  /** The seat of this machine; undefined for somebody who watches. */
  readonly seat: number | undefined;
  /** Seats where nobody sits from the start. */
  readonly empty: readonly number[];
  /** The member of the room who has the last word, and whether that is this machine. */
  readonly host: () => number;
  readonly isHost: () => boolean;
  /** Sends a frame to a member of the room, or to everybody else. */
  readonly send: (to: number, frame: Uint8Array) => void;
};

/** What one tick brought. */
export type Played = { readonly timeline: Timeline; readonly events: unknown };

/** One machine's part in a round for several: plays by the clock, sends its moves, takes those of the others, and compares states with them. */
export class Peer {
  readonly moves: readonly SeatMoves[];
  readonly timelines: readonly Timeline[];
  readonly delay = new InputDelay();
  /** Times that this machine had to put its state right. */
  resyncs = 0;
  private readonly options: PeerOptions;
  private sent = 0;
  /** When the last frame with moves was sent. */
  private sentAt = Number.NEGATIVE_INFINITY;
  /** For how long the others have been waited for. */
  private blocked = 0;
  private agreed = 0;
  private resyncFrom: number | undefined;
  private isWaitingForLog = false;
  /** Steps of the clock that this machine has seen pass: one that stands still for a while has not waited for anybody. All times here are of it. */
  private time = 0;
  private target = 0;
  /** Frames that were sent since the round was over here. */
  private repeats = 0;
  /** When the seat makes moves again, after its page was hidden. */
  private hiddenUntil = 0;
  /** What the others know of this seat, by their seats, and when they said so. */
  private readonly acknowledged = new Map<number, { readonly known: number; readonly at: number }>();
  /** Racers without a connection, by their seats, and since when. */
  private readonly missing = new Map<number, number>();
  private readonly playouts: readonly Playout[];
  private readonly early = new Map<number, Extract<Frame, { kind: "moves" }>[]>();
  private readonly hostHashes = new Map<number, number>();

  constructor(options: PeerOptions) {
    this.options = options;
    const { seats, netcode, actions, createCore } = options;
    this.moves = Array.from({ length: seats }, () => new SeatMoves());
    this.playouts = this.moves.map(() => new Playout());
    for (const seat of options.empty) this.moves[seat]?.leave(0);
    const shared = {
      actions,
      limit: netcode === "rollback" ? ROLLBACK_STEPS : 0,
      isCompared: netcode !== "race",
    };
    this.timelines =
      netcode === "race"
        ? this.moves.map(
            (moves, seat) => new Timeline({ ...shared, core: createCore(1, seat), moves: [moves] }),
          )
        : [new Timeline({ ...shared, core: createCore(seats, 0), moves: this.moves })];
  }

  /** The timeline of this machine's seat, or the first one. */
  get own(): Timeline {
    return this.timelineOf(this.options.seat ?? 0);
  }

  /** The round is over, and nothing can change that any more. */
  get isOver(): boolean {
    return this.timelines.every(isOver);
  }

  /** Results by seat. */
  get scores(): readonly number[] {
    return this.timelines.flatMap(({ core }) => core.scores);
  }

  /** The last state that is certain, to compare machines. */
  get lastHash(): { readonly step: number; readonly value: number | undefined } {
    const { lastHashed } = this.own;
    return { step: lastHashed, value: this.own.hashAt(lastHashed) };
  }

  /** Plays up to a step of the room's clock, as far as the others' moves allow. `read` gives the devices' input. */
  tick(target: number, read: () => SeatMove): Played[] {
    const played: Played[] = [];
    const { seat, netcode } = this.options;
    const passed = Math.max(0, Math.min(MAX_PASSED_STEPS, target - this.target));
    const hurried = Math.ceil(Math.max(1, passed) * CATCH_UP);
    this.time += passed;
    this.target = target;
    for (const [at, timeline] of this.timelines.entries()) {
      const isOwn = seat !== undefined && timeline === this.own;
      timeline.correct();
      const isRival = netcode === "race" && !isOwn;
      const end = isRival ? (this.playouts[at]?.stepAt(target, timeline.known) ?? target) : target;
      const isFarBehind = end - timeline.present > FAR_BEHIND;
      for (let i = 0; i < BULK && timeline.present < end && !timeline.core.isOver; i++) {
        const isCertain = netcode === "race" || timeline.present < timeline.known;
        if (i >= hurried && !(isFarBehind && isCertain)) break;
        if (i >= Math.max(1, passed) && timeline.present - timeline.known >= HURRY_STEPS) break;
        if (isOwn) this.readOwn(timeline.present, read);
        // Whoever watches, and a rival in a race, is seen as far as the moves are known.
        if (isOwn ? !timeline.canStep : timeline.present >= timeline.known) break;
        played.push({ timeline, events: timeline.step() });
      }
    }
    this.sendMoves();
    this.watchOver(passed, played.length > 0);
    this.compare();
    return played;
  }

  /** Takes a frame of another member. Throws a `FrameError` for one that is none. */
  receive(from: number, bytes: Uint8Array): void {
    const frame = parseFrame(bytes);
    if (frame.kind === "moves") this.takeMoves(from, frame);
    else if (frame.kind === "request") this.sendLog(from, frame.from);
    else if (frame.kind === "presence") {
      if (this.options.isHost()) this.attend(frame.seat, frame.isHere);
    } else if (from === this.options.host()) {
      if (frame.kind === "attendance") this.changeAttendance(frame);
      else this.takeLog(frame);
    }
  }

  /** The page is hidden or in sight again. */
  setHere(isHere: boolean): void {
    const { seat } = this.options;
    if (seat === undefined) return;
    // The host's word that the seat is taken again comes a moment later; without it, the seat goes on by itself.
    if (!isHere) this.hiddenUntil = Number.POSITIVE_INFINITY;
    else if (this.hiddenUntil > this.time) this.hiddenUntil = this.time + NOTICE_STEPS;
    // The host counts the moves that it has.
    if (!isHere) this.sendMoves(true);
    if (this.options.isHost()) this.attend(seat, isHere);
    else this.send(this.options.host(), { kind: "presence", seat, isHere });
  }

  /** The room says that somebody has left a seat, or is there again. */
  setSeat(seat: number, isHere: boolean): void {
    if (isHere || !this.options.isHost()) this.missing.delete(seat);
    else if (this.options.netcode !== "race") this.attend(seat, false);
    else if (!this.missing.has(seat)) this.missing.set(seat, this.time);
  }

  /** This machine lacks moves, as after a lost connection: asks the host for all from what it knows for certain. */
  askForLog(): void {
    if (this.options.isHost()) return;
    this.isWaitingForLog = true;
    const told = Math.min(...this.timelines.map(({ confirmed }) => confirmed));
    this.send(this.options.host(), { kind: "request", from: Math.min(told, this.resyncFrom ?? told) });
  }

  /** The latest step that a machine may have played of a seat that is away: in a race, runs go on without the own. */
  private get latest(): number {
    return this.options.netcode === "race" ? this.target : this.own.present;
  }

  private timelineOf(seat: number): Timeline {
    return (this.timelines[seat] ?? this.timelines[0]) as Timeline;
  }

  private send(to: number, frame: Frame): void {
    this.options.send(to, writeFrame(frame));
  }

  /** The seat's own moves are known some steps in advance. */
  private readOwn(present: number, read: () => SeatMove): void {
    const { seat, netcode } = this.options;
    const own = seat === undefined ? undefined : this.moves[seat];
    if (!own || own.isAbsent || this.time < this.hiddenUntil) return;
    const delay = netcode === "race" ? 0 : netcode === "lockstep" ? LOCKSTEP_DELAY : this.delay.steps;
    while (own.told <= present + delay) own.add(own.told, [read()]);
  }

  private sendMoves(isAtOnce = false): void {
    const { seat, netcode } = this.options;
    const own = seat === undefined ? undefined : this.moves[seat];
    if (seat === undefined || !own || own.isAbsent) return;
    const isNews = own.told > this.sent && this.time - this.sentAt >= SEND_STEPS[netcode];
    if (!isNews && !isAtOnce && !this.isRepeatDue()) return;
    this.sent = own.told;
    this.sentAt = this.time;
    const heard = [...this.acknowledged.values()].filter(({ at }) => this.time - at < SILENT_STEPS);
    const lacking = heard.length === 0 ? 0 : Math.min(own.told, ...heard.map(({ known }) => known));
    // In a race nobody has waited for moves that did not get through: they are all told, the oldest first.
    const first =
      netcode === "race" && heard.length > 0 ? lacking : Math.max(lacking, own.told - REPEATED_MOVES);
    const { present } = this.own;
    const { step, value } = this.lastHash;
    this.send(EVERYBODY, {
      kind: "moves",
      seat,
      first,
      moves: own.from(first, REPEATED_MOVES),
      present,
      known: this.moves.map(({ known }) => known),
      ...(value !== undefined && { hash: { step, value } }),
    });
  }

  /** The last moves of a run that is over must get through as well. */
  private isRepeatDue(): boolean {
    if (!this.own.core.isOver) return false;
    if (this.time - this.sentAt < REPEAT_STEPS || this.repeats >= MAX_REPEATS) return false;
    if (this.isOver) this.repeats++;
    return true;
  }

  private takeMoves(from: number, frame: Extract<Frame, { kind: "moves" }>): void {
    const { seat, host } = this.options;
    const moves = this.moves[frame.seat];
    if (!moves || frame.seat === seat) return;
    if (frame.first > moves.told && !moves.isAbsent) this.keepForLater(frame);
    moves.add(frame.first, frame.moves);
    if (from === host() && frame.hash) this.hostHashes.set(frame.hash.step, frame.hash.value);
    const known = seat === undefined ? undefined : frame.known[seat];
    if (known === undefined || !Number.isFinite(known)) return;
    this.acknowledged.set(frame.seat, { known, at: this.time });
    if (this.options.netcode === "rollback") this.delay.report(frame.present - known);
  }

  /** Moves behind a gap wait for the host's log. */
  private keepForLater(frame: Extract<Frame, { kind: "moves" }>): void {
    const list = this.early.get(frame.seat) ?? [];
    if (list.length < REPEATED_MOVES) this.early.set(frame.seat, [...list, frame]);
    if (!this.isWaitingForLog) this.askForLog();
  }

  /** The host lets nobody wait for a seat that has fallen silent. */
  private watchOver(passed: number, hasPlayed: boolean): void {
    const { own } = this;
    for (const [seat, since] of this.missing)
      if (this.time - since >= RACE_PATIENCE_STEPS && this.options.isHost()) {
        this.missing.delete(seat);
        this.attend(seat, false);
      }
    // Behind slow machines every tick ends in waiting, and goes on in the next.
    const isBlocked = !hasPlayed && !own.canStep && own.present < this.target && !own.core.isOver;
    this.blocked = isBlocked ? this.blocked + passed : 0;
    if (this.blocked < PATIENCE_STEPS || !this.options.isHost()) return;
    for (const [seat, { known }] of this.moves.entries())
      if (known <= own.known && seat !== this.options.seat) this.attend(seat, false);
  }

  /** Of the host: says who plays from when on. */
  private attend(seat: number, isHere: boolean): void {
    const moves = this.moves[seat];
    if (!moves || moves.isAbsent !== isHere) return;
    const step = isHere ? Math.max(moves.told, this.latest + NOTICE_STEPS) : moves.told;
    if (!isHere) {
      const first = Math.max(0, step - REPEATED_MOVES);
      const frame = {
        kind: "log",
        seat,
        first,
        moves: moves.from(first, REPEATED_MOVES),
        isAway: false,
        isLast: false,
      } as const;
      this.send(EVERYBODY, frame);
    }
    const frame = { kind: "attendance", seat, step, isAway: !isHere } as const;
    this.send(EVERYBODY, frame);
    this.changeAttendance(frame);
  }

  private changeAttendance({ seat, step, isAway }: Extract<Frame, { kind: "attendance" }>): void {
    const moves = this.moves[seat];
    if (!moves) return;
    const certain = this.timelineOf(seat).confirmed;
    if (isAway) moves.leave(step);
    else moves.comeBack(step);
    this.acknowledged.delete(seat);
    if (seat === this.options.seat) {
      this.sent = moves.told;
      if (!isAway) this.hiddenUntil = 0;
      // The line had stalled for too long, and nobody has looked away: the seat is wanted back.
      else if (this.hiddenUntil === 0) this.setHere(true);
    }
    // Moves that were certain here did not get through to the host.
    if (isAway && step < certain) this.timelineOf(seat).replayFrom(step);
  }

  private sendLog(to: number, from: number): void {
    for (const [seat, moves] of this.moves.entries()) {
      const isLastSeat = seat === this.moves.length - 1;
      let first = Math.min(from, moves.told);
      do {
        const list = moves.from(first, LOG_MOVES);
        const isEnd = first + list.length >= moves.told;
        this.send(to, {
          kind: "log",
          seat,
          first,
          moves: list,
          isAway: isEnd && moves.isAbsent,
          isLast: isEnd && isLastSeat,
        });
        first += list.length;
      } while (first < moves.told);
    }
  }

  private takeLog({ seat, first, moves: list, isAway, isLast }: Extract<Frame, { kind: "log" }>): void {
    const moves = this.moves[seat];
    if (!moves) return;
    const timeline = this.timelineOf(seat);
    const wrong = list.findIndex(
      (move, at) => first + at < moves.told && !isSameMove(moves.at(first + at), move),
    );
    if (wrong >= 0 && this.isWaitingForLog) {
      this.resyncFrom = Math.min(this.resyncFrom ?? Number.POSITIVE_INFINITY, first + wrong);
      moves.comeBack(0);
      moves.forget(first + wrong);
    }
    if (this.isWaitingForLog && !isAway) moves.comeBack(0);
    moves.add(first, list);
    if (isAway && this.isWaitingForLog) {
      const end = first + list.length;
      // Played on with own moves that did not get through, before the log said so.
      if (end < timeline.present && this.options.netcode !== "race")
        this.resyncFrom = Math.min(this.resyncFrom ?? end, end);
      moves.leave(end);
    }
    if (!isLast) return;
    this.isWaitingForLog = false;
    this.addEarly();
    if (this.resyncFrom !== undefined) for (const each of this.timelines) each.replayFrom(this.resyncFrom);
    else timeline.correct();
    this.resyncFrom = undefined;
  }

  private addEarly(): void {
    for (const [seat, frames] of this.early)
      for (const { first, moves } of frames) this.moves[seat]?.add(first, moves);
    this.early.clear();
  }

  /** Compares states with the host, whose word counts. */
  private compare(): void {
    const { own } = this;
    if (this.options.isHost() || this.options.netcode === "race" || this.isWaitingForLog) return;
    for (const [step, theirs] of this.hostHashes) {
      const mine = own.hashAt(step);
      // A host that plays on after the own end has played something else.
      const isOverTooEarly = own.core.isOver && step > own.present;
      if (mine === undefined && step > own.confirmed && !isOverTooEarly) continue;
      this.hostHashes.delete(step);
      if (mine === theirs) {
        this.agreed = step;
        own.agree(step);
      } else if ((mine !== undefined || isOverTooEarly) && this.resyncs < MAX_RESYNCS) {
        this.resyncs++;
        this.resyncFrom = this.agreed;
        this.askForLog();
        return;
      }
    }
  }
}

export const restingMove: SeatMove = restingStep();

function isOver({ core, present, known }: Timeline): boolean {
  return core.isOver && known >= present;
}
