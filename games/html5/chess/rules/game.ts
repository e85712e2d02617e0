import { readFen, START, writeFen } from "./fen.ts";
import { legalMoves } from "./generate.ts";
import { isDeadPosition } from "./material.ts";
import { capturedBy, EN_PASSANT, findMove, type Move, moveKind, moveName, pieceMoved } from "./move.ts";
import { type Colour, colourOf, other } from "./pieces.ts";
import type { Position } from "./position.ts";
import { writeSan } from "./san.ts";

export type DrawReason =
  | "stalemate"
  | "repetition"
  | "fifty-moves"
  | "dead-position"
  | "time-without-winner"
  | "agreement";
export type WinReason = "checkmate" | "time" | "resignation" | "absence";
export type Ending = { reason: WinReason; winner: Colour } | { reason: DrawReason; winner?: undefined };

export type Ply = { move: Move; san: string };

/** One game from its first move on: what was played, what may be played, and whether it is over. */
export class Game {
  readonly position: Position;
  readonly startFen: string;
  private readonly played: Ply[] = [];
  private known: { ply: number; legal: Move[] } | undefined;

  constructor(fen = START) {
    this.startFen = fen;
    this.position = readFen(fen);
  }

  /** The game of these moves (`e2e4`); stops at the first that is not one, for saves that were tampered with. */
  static replay(names: readonly string[], fen = START): Game {
    const game = new Game(fen);
    for (const name of names) {
      const move = findMove(game.legal, name);
      if (move === undefined) break;
      game.play(move);
    }
    return game;
  }

  get plies(): readonly Ply[] {
    return this.played;
  }

  get names(): string[] {
    return this.played.map(({ move }) => moveName(move));
  }

  get lastMove(): Move | undefined {
    return this.played.at(-1)?.move;
  }

  get turn(): Colour {
    return this.position.turn;
  }

  /** Pieces that this colour took, in the order in which they fell. */
  takenBy(colour: Colour): number[] {
    return this.played
      .filter(({ move }) => capturedBy(move) !== 0 && colourOf(pieceMoved(move)) === colour)
      .map(({ move }) => capturedBy(move));
  }

  /** Every move that may be played now. None once the game is over by its own rules. */
  get legal(): readonly Move[] {
    if (this.known?.ply !== this.played.length)
      this.known = { ply: this.played.length, legal: legalMoves(this.position) };
    return this.known.legal;
  }

  get fen(): string {
    const [, firstTurn = "w", , , , first = "1"] = this.startFen.split(" ");
    const halves = this.played.length + (firstTurn === "b" ? 1 : 0);
    return writeFen(this.position, Number(first) + (halves >> 1));
  }

  play(move: Move): Ply {
    const ply = { move, san: writeSan(this.position, move) };
    this.position.make(move);
    this.forgetIdlePassant();
    this.played.push(ply);
    this.known = undefined;
    return ply;
  }

  takeBack(): Ply | undefined {
    const ply = this.played.pop();
    if (ply) this.position.unmake(ply.move);
    this.known = undefined;
    return ply;
  }

  /** How the game ended by its own rules. Threefold repetition and fifty moves end it unasked, as in most clubs online. */
  get ending(): Ending | undefined {
    const { position } = this;
    if (this.legal.length === 0)
      return position.isCheck ? { reason: "checkmate", winner: other(this.turn) } : { reason: "stalemate" };
    if (isDeadPosition(position)) return { reason: "dead-position" };
    if (position.timesBefore() >= 2) return { reason: "repetition" };
    return position.quietPlies >= 100 ? { reason: "fifty-moves" } : undefined;
  }

  /**
   * Two positions are the same only if the same moves are possible. The generator marks a pawn that an enemy stands
   * beside; where that enemy is pinned and cannot take it, the mark would hide a repetition.
   */
  private forgetIdlePassant(): void {
    const { position } = this;
    if (position.passant < 0) return;
    const canPass = legalMoves(position).some((move) => moveKind(move) === EN_PASSANT);
    if (!canPass) position.setPassant(-1);
  }
}
