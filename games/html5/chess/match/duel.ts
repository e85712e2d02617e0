import { type Ending, Game } from "#html5/chess/rules/game.ts";
import { canMate } from "#html5/chess/rules/material.ts";
import { fromOf, type Move, promotionOf, toOf } from "#html5/chess/rules/move.ts";
import { BLACK, type Colour, other, WHITE } from "#html5/chess/rules/pieces.ts";
import { STEPS_PER_SECOND } from "#kit/clock.ts";
import type { Move as Input } from "#kit/input/controls.ts";
import { fixed } from "#kit/together/checkpoint.ts";
import type { SeatControls, SeatedCore } from "#kit/together/seated.ts";
import { ChessClock } from "./chess-clock.ts";
import type { Pace } from "./setup.ts";

/** What a seat can do besides moving a piece. `draw` offers a draw, or accepts the other seat's offer. */
export const duelActions = ["resign", "draw", "decline"] as const;
export type DuelAction = (typeof duelActions)[number];

export type DuelEvent =
  | { kind: "move"; move: Move; san: string; seat: number; isCheck: boolean }
  | { kind: "offer" | "decline" | "hurry"; seat: number }
  | { kind: "over"; ending: Ending };

/** Without a clock, an absent player loses after this long. */
export const MAX_AWAY_STEPS = 60 * STEPS_PER_SECOND;
const HURRY_SECONDS = 20;

/** A chess move as the input of a seat: the pointer goes down at "from", and "to" with the promotion. */
export const inputOf = (move: Move): Input<DuelAction> => ({
  pointer: { x: fromOf(move), y: arrivalOf(move), isDown: true, isStruck: true },
});

const arrivalOf = (move: Move): number => toOf(move) | (promotionOf(move) << 7);

/** Core of a game of chess between two machines. Clocks run by the room's steps, from the first one on. */
export class Duel implements SeatedCore<DuelAction> {
  readonly game = new Game();
  readonly clock: ChessClock | undefined;
  steps = 0;
  ending: Ending | undefined;
  /** The seat whose offer of a draw stands. */
  offer: number | undefined;
  /** Steps since each seat was left, 0 while a player is there. */
  readonly away = [0, 0];
  private readonly whiteSeat: number;
  /** Half-moves that were played when each seat last offered a draw: one offer for each position. */
  private readonly offeredAt = [-1, -1];

  constructor(pace: Pace | null, whiteSeat: number) {
    this.clock = pace ? new ChessClock(pace) : undefined;
    this.whiteSeat = whiteSeat;
    for (const past of this.game.position.history) fixed(past);
    // The legal moves are part of the compared state: known from the start, whether or not a picture asks for them.
    this.game.legal;
  }

  get isOver(): boolean {
    return this.ending !== undefined;
  }

  get scores(): readonly number[] {
    const { ending } = this;
    if (!ending) return [0, 0];
    const { winner } = ending;
    if (winner === undefined) return [0.5, 0.5];
    return [0, 1].map((seat) => (seat === this.seatOf(winner) ? 1 : 0));
  }

  seatOf(colour: Colour): number {
    return colour === WHITE ? this.whiteSeat : 1 - this.whiteSeat;
  }

  colourOf(seat: number): Colour {
    return seat === this.whiteSeat ? WHITE : BLACK;
  }

  canOffer(seat: number): boolean {
    return !this.isOver && this.offer === undefined && this.offeredAt[seat] !== this.game.plies.length;
  }

  step(controls: readonly SeatControls<DuelAction>[]): DuelEvent[] {
    const events: DuelEvent[] = [];
    if (this.isOver) return events;
    this.steps++;
    this.runClock(events);
    for (const [seat, input] of controls.entries()) this.obey(seat, input, events);
    this.watchAway(controls, events);
    return events;
  }

  private obey(seat: number, input: SeatControls<DuelAction>, events: DuelEvent[]): void {
    if (this.isOver || input.isAway) return;
    if (input.pressed("resign"))
      this.end({ reason: "resignation", winner: other(this.colourOf(seat)) }, events);
    else if (input.pressed("draw")) this.offerDraw(seat, events);
    else if (input.pressed("decline")) this.decline(seat, events);
    else if (input.pointer.pressed) this.play(seat, input.pointer, events);
  }

  private play(seat: number, { x, y }: { x: number; y: number }, events: DuelEvent[]): void {
    const { game } = this;
    if (this.seatOf(game.turn) !== seat) return;
    const move = game.legal.find((each) => fromOf(each) === x && arrivalOf(each) === y);
    if (move === undefined) return;
    this.decline(seat, events);
    this.clock?.press(game.turn);
    const { san } = game.play(move);
    events.push({ kind: "move", move, san, seat, isCheck: game.position.isCheck });
    const { ending } = game;
    if (ending) this.end(ending, events);
  }

  private offerDraw(seat: number, events: DuelEvent[]): void {
    if (this.offer !== undefined && this.offer !== seat) this.end({ reason: "agreement" }, events);
    else if (this.canOffer(seat)) {
      this.offer = seat;
      this.offeredAt[seat] = this.game.plies.length;
      events.push({ kind: "offer", seat });
    }
  }

  /** By word, or by playing on. */
  private decline(seat: number, events: DuelEvent[]): void {
    if (this.offer === undefined || this.offer === seat) return;
    this.offer = undefined;
    events.push({ kind: "decline", seat });
  }

  private runClock(events: DuelEvent[]): void {
    const { clock, game } = this;
    if (!clock) return;
    const { turn, position } = game;
    const before = clock.secondsOf(turn);
    clock.run(turn, 1 / STEPS_PER_SECOND);
    const left = clock.secondsOf(turn);
    if (left <= HURRY_SECONDS && Math.ceil(left) < Math.ceil(before))
      events.push({ kind: "hurry", seat: this.seatOf(turn) });
    if (left > 0) return;
    const winner = other(turn);
    this.end(
      canMate(position, winner) ? { reason: "time", winner } : { reason: "time-without-winner" },
      events,
    );
  }

  private watchAway(controls: readonly SeatControls<DuelAction>[], events: DuelEvent[]): void {
    for (const [seat, { isAway }] of controls.entries())
      this.away[seat] = isAway ? (this.away[seat] ?? 0) + 1 : 0;
    if (this.clock) return;
    const seat = this.away.findIndex((steps) => steps >= MAX_AWAY_STEPS);
    if (seat >= 0) this.end({ reason: "absence", winner: other(this.colourOf(seat)) }, events);
  }

  private end(ending: Ending, events: DuelEvent[]): void {
    if (this.isOver) return;
    this.ending = ending;
    this.offer = undefined;
    events.push({ kind: "over", ending });
  }
}
