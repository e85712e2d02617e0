import type { Level } from "#html5/chess/engine/levels.ts";
import type { Thinker } from "#html5/chess/engine/thinker.ts";
import { START } from "#html5/chess/rules/fen.ts";
import { type Ending, Game } from "#html5/chess/rules/game.ts";
import { canMate } from "#html5/chess/rules/material.ts";
import { findMove, type Move, pieceMoved } from "#html5/chess/rules/move.ts";
import { colourOf, other, pointsOf } from "#html5/chess/rules/pieces.ts";
import type { Core } from "#kit/bot.ts";
import { STEPS_PER_SECOND } from "#kit/clock.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { ChessClock } from "./chess-clock.ts";
import { type Action, type Gesture, Hand } from "./hand.ts";
import type { SavedMatch } from "./saved-match.ts";
import type { Setup } from "./setup.ts";

export type MatchEvent =
  | Exclude<Gesture, { kind: "move" }>
  | { kind: "move"; move: Move; san: string; isYours: boolean; isDragged: boolean; isCheck: boolean }
  | { kind: "takeback" }
  | { kind: "hint"; move: Move }
  | { kind: "hurry" }
  | { kind: "over"; ending: Ending };

/** A game as board and sounds show it, against the engine, at one board or from two machines. */
export type Sight = Pick<Match, "game" | "hand" | "hint" | "isOver" | "hasWon" | "hasLost">;

/** What a bot may know. */
export type Snapshot = {
  fen: string;
  isYourTurn: boolean;
  isFlipped: boolean;
  selected: number | undefined;
  isPromoting: boolean;
  isPointerDown: boolean;
  plies: number;
  ending: Ending["reason"] | undefined;
};

/** Nobody answers in no time; a move that comes at once is not even seen. */
const SHORTEST_THOUGHT = 26;
const HURRY = 20;

/** Core of Chess: one game between a player and a bot, or two players, without a screen. */
export class Match implements Core<Action, Snapshot> {
  readonly setup: Setup;
  readonly game: Game;
  readonly hand: Hand;
  readonly clock: ChessClock | undefined;
  hint: Move | undefined;
  /** Hints and takebacks: a win without them shines brighter. */
  helped: number;
  isThinkingOfHint = false;
  private given: Ending | undefined;
  private thought = 0;
  private isAsked = false;
  private isPointerDown = false;
  private readonly thinker: Thinker;
  private readonly seed: number;
  private readonly pending: MatchEvent[] = [];

  constructor(setup: Setup, thinker: Thinker, random: Random, saved?: SavedMatch) {
    this.setup = setup;
    this.thinker = thinker;
    this.seed = random.int(1, 1_000_000);
    this.game = saved ? Game.replay(saved.moves, START) : new Game();
    this.hand = new Hand(setup.you);
    this.clock = setup.pace ? new ChessClock(setup.pace, saved?.clock ?? undefined) : undefined;
    this.helped = saved?.helped ?? 0;
    thinker.forget();
  }

  get level(): Level | undefined {
    return this.setup.opponent === "friend" ? undefined : this.setup.opponent;
  }

  get ending(): Ending | undefined {
    return this.given ?? this.game.ending;
  }

  get isOver(): boolean {
    return this.ending !== undefined;
  }

  get isYourTurn(): boolean {
    return !this.isOver && (this.level === undefined || this.game.turn === this.setup.you);
  }

  get hasWon(): boolean {
    return this.level !== undefined && this.ending?.winner === this.setup.you;
  }

  get hasLost(): boolean {
    return this.level !== undefined && this.ending?.winner === other(this.setup.you);
  }

  /** What you took, and a hundred for a win times the opponent's strength. At a shared board nobody counts. */
  get score(): number {
    if (this.level === undefined) return 0;
    return (
      this.game.takenBy(this.setup.you).reduce((sum, piece) => sum + pointsOf(piece), 0) +
      (this.hasWon ? 100 * this.level : 0)
    );
  }

  get canTakeBack(): boolean {
    const own =
      this.level === undefined || this.setup.you === colourOf(pieceMoved(this.game.plies[0]?.move ?? 0))
        ? 1
        : 2;
    return !this.isOver && this.game.plies.length >= own;
  }

  step(controls: Controls<Action>): MatchEvent[] {
    this.isPointerDown = controls.pointer.isDown;
    if (this.isOver) return this.pending.splice(0);
    if (controls.pressed("flip")) this.hand.flip();
    if (controls.pressed("takeback")) this.takeBack();
    if (controls.pressed("hint")) this.askHint();
    this.runClock();
    if (!this.isOver) {
      const { position, legal, turn } = this.game;
      const reach = this.isYourTurn ? { position, legal, colour: turn } : undefined;
      for (const gesture of this.hand.step(controls, reach)) this.obey(gesture);
      this.listen();
    }
    return this.pending.splice(0);
  }

  snapshot(): Snapshot {
    const { selected, promotion, isFlipped } = this.hand;
    return {
      fen: this.game.fen,
      isYourTurn: this.isYourTurn,
      isFlipped,
      selected,
      isPromoting: promotion !== undefined,
      isPointerDown: this.isPointerDown,
      plies: this.game.plies.length,
      ending: this.ending?.reason,
    };
  }

  takeBack(): void {
    if (!this.canTakeBack) return;
    this.thinker.forget();
    this.game.takeBack();
    if (this.level !== undefined && this.game.turn !== this.setup.you) this.game.takeBack();
    this.helped++;
    this.settle();
    this.pending.push({ kind: "takeback" });
  }

  askHint(): void {
    if (!this.isYourTurn || this.isThinkingOfHint || this.hint !== undefined) return;
    this.isThinkingOfHint = true;
    this.helped++;
    this.thinker.ask({ ...this.question(), as: "hint" });
  }

  resign(): void {
    const winner = other(this.level === undefined ? this.game.turn : this.setup.you);
    this.end({ reason: "resignation", winner });
  }

  /** At a shared board the two may agree on anything. */
  private obey(gesture: Gesture): void {
    if (gesture.kind === "move") this.play(gesture.move, true, gesture.isDragged);
    else this.pending.push(gesture);
  }

  private play(move: Move, isYours: boolean, isDragged: boolean): void {
    const mover = this.game.turn;
    const { san } = this.game.play(move);
    this.clock?.press(mover);
    this.settle();
    this.pending.push({ kind: "move", move, san, isYours, isDragged, isCheck: this.game.position.isCheck });
    const { ending } = this.game;
    if (ending) this.pending.push({ kind: "over", ending });
  }

  /** A new position: whatever was asked about the old one does not matter. */
  private settle(): void {
    this.hand.clear();
    this.hint = undefined;
    if (this.isThinkingOfHint) this.thinker.forget();
    this.isThinkingOfHint = false;
    this.isAsked = false;
    this.thought = 0;
  }

  /** To the engine: asks it when it is its turn, and takes its answer when it has one. */
  private listen(): void {
    if (this.isThinkingOfHint) {
      const answer = this.thinker.take();
      if (!answer) return;
      this.isThinkingOfHint = false;
      this.hint = findMove(this.game.legal, answer.move);
      if (this.hint !== undefined) this.pending.push({ kind: "hint", move: this.hint });
      return;
    }
    if (this.isYourTurn || this.isOver || this.level === undefined) return;
    if (!this.isAsked) {
      this.isAsked = true;
      this.thinker.ask({ ...this.question(), as: this.level });
    }
    if (++this.thought < SHORTEST_THOUGHT) return;
    const answer = this.thinker.take();
    const move = answer && findMove(this.game.legal, answer.move);
    if (move !== undefined) this.play(move, false, false);
  }

  private question() {
    return { startFen: this.game.startFen, moves: this.game.names, seed: this.seed };
  }

  private runClock(): void {
    const { clock } = this;
    // The first move of each side is free: nobody loses time to looking at the board.
    if (!clock || this.game.plies.length < 2) return;
    const { turn } = this.game;
    const before = clock.secondsOf(turn);
    clock.run(turn, 1 / STEPS_PER_SECOND);
    const left = clock.secondsOf(turn);
    if (this.isYourTurn && left <= HURRY && Math.ceil(left) < Math.ceil(before))
      this.pending.push({ kind: "hurry" });
    if (left > 0) return;
    const winner = other(turn);
    this.end(
      canMate(this.game.position, winner) ? { reason: "time", winner } : { reason: "time-without-winner" },
    );
  }

  private end(ending: Ending): void {
    if (this.isOver) return;
    this.given = ending;
    this.settle();
    this.thinker.forget();
    this.pending.push({ kind: "over", ending });
  }
}

/** Nothing when there is nothing to go on with: no move yet, or the end. */
export function saveMatch({ setup, game, clock, helped, isOver }: Match): SavedMatch | null {
  if (isOver || game.plies.length === 0) return null;
  return { setup, moves: game.names, clock: clock ? [clock.white, clock.black] : null, helped };
}
