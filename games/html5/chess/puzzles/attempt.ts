import { type Action, Hand } from "#html5/chess/match/hand.ts";
import type { MatchEvent } from "#html5/chess/match/match.ts";
import { Game } from "#html5/chess/rules/game.ts";
import { findMove, type Move, moveName, toOf } from "#html5/chess/rules/move.ts";
import type { Colour } from "#html5/chess/rules/pieces.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Puzzle } from "./find-puzzle.ts";

/** Steps before the opponent replies, and between the moves of a solution that is shown. */
const REPLY_STEPS = 30;
const SHOW_STEPS = 50;

/** Core of a puzzle: a position, the line that mates, and what the player has tried. */
export class Attempt {
  readonly puzzle: Puzzle;
  readonly game: Game;
  readonly hand: Hand;
  readonly you: Colour;
  hint: Move | undefined;
  wrongMoves = 0;
  hints = 0;
  isShown = false;
  private waited = 0;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
    this.game = new Game(puzzle.fen);
    this.you = this.game.turn;
    this.hand = new Hand(this.you);
  }

  get isOver(): boolean {
    return this.game.ending !== undefined;
  }

  get hasWon(): boolean {
    return this.isOver && !this.isShown;
  }

  get hasLost(): boolean {
    return false;
  }

  get isYourTurn(): boolean {
    return !this.isOver && !this.isShown && this.game.turn === this.you;
  }

  /** Own moves that are left until mate. */
  get movesLeft(): number {
    return Math.ceil((this.puzzle.line.length - this.game.plies.length) / 2);
  }

  step(controls: Controls<Action>): MatchEvent[] {
    if (this.isOver) return [];
    if (controls.pressed("flip")) this.hand.flip();
    if (!this.isYourTurn) return [...this.stepHand(controls, false), ...this.playNext()];
    if (controls.pressed("hint")) return this.askHint();
    return this.stepHand(controls, true);
  }

  /** An arrow for the next move. */
  askHint(): MatchEvent[] {
    const move = this.nextMove();
    if (!this.isYourTurn || move === undefined || this.hint !== undefined) return [];
    this.hints++;
    this.hand.clear();
    this.hint = move;
    return [{ kind: "hint", move }];
  }

  /** Plays the solution from the start of the puzzle. */
  show(): void {
    this.isShown = true;
    while (this.game.plies.length > 0) this.game.takeBack();
    this.settle();
  }

  private stepHand(controls: Controls<Action>, isYours: boolean): MatchEvent[] {
    const { position, legal } = this.game;
    const gestures = this.hand.step(controls, isYours ? { position, legal, colour: this.you } : undefined);
    return gestures.flatMap((gesture) =>
      gesture.kind === "move" ? this.tryMove(gesture.move, gesture.isDragged) : [gesture],
    );
  }

  private tryMove(move: Move, isDragged: boolean): MatchEvent[] {
    if (moveName(move) === this.puzzle.line[this.game.plies.length] || this.isMate(move))
      return this.play(move, isDragged);
    this.wrongMoves++;
    this.hand.clear();
    return [{ kind: "refuse", square: toOf(move) }];
  }

  /** Any mate is as good as the one in the line. */
  private isMate(move: Move): boolean {
    this.game.play(move);
    const isMate = this.game.ending?.reason === "checkmate";
    this.game.takeBack();
    return isMate;
  }

  private playNext(): MatchEvent[] {
    if (++this.waited < (this.isShown ? SHOW_STEPS : REPLY_STEPS)) return [];
    const move = this.nextMove();
    return move === undefined ? [] : this.play(move, false);
  }

  private nextMove(): Move | undefined {
    return findMove(this.game.legal, this.puzzle.line[this.game.plies.length] ?? "");
  }

  private play(move: Move, isDragged: boolean): MatchEvent[] {
    const isYours = this.game.turn === this.you;
    const { san } = this.game.play(move);
    this.settle();
    const { isCheck } = this.game.position;
    const played: MatchEvent = { kind: "move", move, san, isYours, isDragged, isCheck };
    const { ending } = this.game;
    return ending ? [played, { kind: "over", ending }] : [played];
  }

  private settle(): void {
    this.hand.clear();
    this.hint = undefined;
    this.waited = 0;
  }
}
