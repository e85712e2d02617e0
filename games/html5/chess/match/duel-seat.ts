import { Game } from "#html5/chess/rules/game.ts";
import { type Move, moveName } from "#html5/chess/rules/move.ts";
import { type Colour, other, WHITE } from "#html5/chess/rules/pieces.ts";
import type { Controls, Move as Input } from "#kit/input/controls.ts";
import { type Duel, type DuelAction, inputOf } from "./duel.ts";
import { type Action, type Gesture, Hand } from "./hand.ts";

/** A move that was handed over and not played after this many steps was lost with the connection. */
const LOST_AFTER_STEPS = 60;

type Sent = { readonly move: Move; readonly ply: number; handedAt?: number };

/** One machine's side of a duel: the hand over its board, and what it has to tell the core. Not part of the compared state. */
export class DuelSeat {
  readonly duel: Duel;
  /** Undefined for one who watches. */
  readonly seat: number | undefined;
  readonly hand: Hand;
  readonly hint = undefined;
  private readonly waiting: DuelAction[] = [];
  private sent: Sent | undefined;
  private preview: { readonly sent: Sent; readonly game: Game } | undefined;

  constructor(duel: Duel, seat: number | undefined) {
    this.duel = duel;
    this.seat = seat;
    this.hand = new Hand(seat === undefined ? WHITE : duel.colourOf(seat));
  }

  get colour(): Colour | undefined {
    return this.seat === undefined ? undefined : this.duel.colourOf(this.seat);
  }

  get isOver(): boolean {
    return this.duel.isOver;
  }

  get hasWon(): boolean {
    return this.colour !== undefined && this.duel.ending?.winner === this.colour;
  }

  get hasLost(): boolean {
    return this.colour !== undefined && this.duel.ending?.winner === other(this.colour);
  }

  /** The game as the board shows it: with the own move that is still on its way to the others. */
  get game(): Game {
    const { sent } = this;
    const { game } = this.duel;
    if (!sent || this.isOver || sent.ply !== game.plies.length) return game;
    if (this.preview?.sent !== sent)
      this.preview = { sent, game: Game.replay([...game.names, moveName(sent.move)], game.startFen) };
    return this.preview.game;
  }

  get isYourTurn(): boolean {
    return !this.isOver && this.duel.steps > 0 && this.game.turn === this.colour;
  }

  /** A sixtieth of a second of this machine, which may be ahead of the round or behind it. */
  step(controls: Controls<Action>): Gesture[] {
    if (controls.pressed("flip")) this.hand.flip();
    if (this.isOver) this.hand.clear();
    const { position, legal, turn } = this.game;
    const gestures = this.hand.step(
      controls,
      this.isYourTurn ? { position, legal, colour: turn } : undefined,
    );
    for (const gesture of gestures) if (gesture.kind === "move") this.play(gesture.move);
    return gestures;
  }

  play(move: Move): void {
    this.sent = { move, ply: this.duel.game.plies.length };
  }

  tell(action: DuelAction): void {
    if (this.seat !== undefined && !this.isOver) this.waiting.push(action);
  }

  /** What the seat does in the core's next step. */
  nextInput(): Input<DuelAction> {
    const { sent, duel } = this;
    const action = this.waiting.shift();
    if (action) return { held: [action], struck: [action] };
    if (!sent || sent.ply !== duel.game.plies.length || this.isOver) return {};
    if (sent.handedAt !== undefined && duel.steps < sent.handedAt + LOST_AFTER_STEPS) return {};
    sent.handedAt = duel.steps;
    return inputOf(sent.move);
  }
}
