import { fromOf, type Move, promotionOf, toOf } from "#html5/chess/rules/move.ts";
import {
  BISHOP,
  type Colour,
  colourOf,
  EMPTY,
  KNIGHT,
  type Promotion,
  QUEEN,
  ROOK,
  WHITE,
} from "#html5/chess/rules/pieces.ts";
import type { Position } from "#html5/chess/rules/position.ts";
import { fileOf, rankOf, type Square, squareAt } from "#html5/chess/rules/squares.ts";
import { clamp } from "#kit/ease.ts";
import type { Controls, Point } from "#kit/input/controls.ts";

export type Action = "left" | "right" | "up" | "down" | "choose" | "cancel" | "hint" | "takeback" | "flip";

/** What the hand may do now. */
export type Reach = { position: Position; legal: readonly Move[]; colour: Colour };

/** What the hand did in a step, for ears and eyes. */
export type Gesture =
  | { kind: "move"; move: Move; isDragged: boolean }
  | { kind: "cursor" | "select" | "refuse"; square: Square }
  | { kind: "drop" };

export const promotions: readonly Promotion[] = [QUEEN, KNIGHT, ROOK, BISHOP];

const REPEAT_AFTER = 16;
const REPEAT_EVERY = 5;

/**
 * The player's hand over the board: a cursor for keys, a finger for mouse and touch, and what it has picked up. The
 * pointer's coordinates are squares on the screen: 0 to 8 from the top left corner, whichever side sits at the bottom.
 */
export class Hand {
  isFlipped: boolean;
  cursor: Square;
  /** Keys show the cursor, the mouse hides it. */
  isCursorShown = false;
  selected: Square | undefined;
  /** Where the piece that is dragged hangs, in squares on the screen. */
  drag: Point | undefined;
  /** A pawn has arrived and waits to be told what it becomes. */
  promotion: { moves: readonly Move[]; to: Square; index: number; isDragged: boolean } | undefined;
  private isSecondPress = false;
  private held = 0;

  constructor(bottom: Colour) {
    this.isFlipped = bottom !== WHITE;
    this.cursor = bottom === WHITE ? squareAt(4, 1) : squareAt(4, 6);
  }

  /** What is seen of the hand, as one text to compare pictures by. */
  get look(): string {
    const { selected, drag, cursor, isCursorShown, promotion, isFlipped } = this;
    return [
      selected,
      drag?.x,
      drag?.y,
      isCursorShown && cursor,
      promotion?.to,
      promotion?.index,
      isFlipped,
    ].join();
  }

  clear(): void {
    this.selected = undefined;
    this.drag = undefined;
    this.promotion = undefined;
  }

  flip(): void {
    this.isFlipped = !this.isFlipped;
    this.drag = undefined;
  }

  /** The square at a point of the screen; nothing beside the board. */
  squareUnder({ x, y }: Point): Square | undefined {
    if (x < 0 || y < 0 || x >= 8 || y >= 8) return undefined;
    return this.isFlipped
      ? squareAt(7 - Math.floor(x), Math.floor(y))
      : squareAt(Math.floor(x), 7 - Math.floor(y));
  }

  /** The top left corner of a square on the screen. */
  cornerOf(square: Square): Point {
    return this.isFlipped
      ? { x: 7 - fileOf(square), y: rankOf(square) }
      : { x: fileOf(square), y: 7 - rankOf(square) };
  }

  /** The promotion choices hang from the square where the pawn arrives, towards the middle of the board. */
  choiceCorner(index: number): Point {
    const { x, y } = this.cornerOf(this.promotion?.to ?? 0);
    return { x, y: y < 4 ? y + index : y - index };
  }

  /** Without a reach it is not this player's turn: the cursor moves, nothing is picked up. */
  step(controls: Controls<Action>, reach: Reach | undefined): Gesture[] {
    if (this.promotion) return this.choosePromotion(controls);
    return [...this.stepKeys(controls, reach), ...this.stepPointer(controls, reach)];
  }

  private stepKeys(controls: Controls<Action>, reach: Reach | undefined): Gesture[] {
    const gestures: Gesture[] = [];
    const way = this.keyWay(controls);
    if (way) {
      const { x, y } = this.cornerOf(this.cursor);
      const point = { x: clamp(x + way.x, 0, 7), y: clamp(y + way.y, 0, 7) };
      this.cursor = this.squareUnder(point) ?? this.cursor;
      this.isCursorShown = true;
      gestures.push({ kind: "cursor", square: this.cursor });
    }
    if (controls.pressed("cancel") && this.selected !== undefined) {
      this.clear();
      gestures.push({ kind: "drop" });
    }
    if (controls.pressed("choose")) {
      this.isCursorShown = true;
      gestures.push(...this.press(this.cursor, reach));
      this.drag = undefined;
    }
    return gestures;
  }

  /** At once when a key goes down, then again and again while it stays down. */
  private keyWay(controls: Controls<Action>): Point | undefined {
    const down = (["left", "right", "up", "down"] as const).filter((way) => controls.held(way));
    this.held = down.length > 0 ? this.held + 1 : 0;
    const isDue = this.held > REPEAT_AFTER && this.held % REPEAT_EVERY === 0;
    const ways = isDue ? down : down.filter((way) => controls.pressed(way));
    if (ways.length === 0) return undefined;
    const amount = (more: Action, less: Action) =>
      Number(ways.some((way) => way === more)) - Number(ways.some((way) => way === less));
    return { x: amount("right", "left"), y: amount("down", "up") };
  }

  private stepPointer({ pointer }: Controls<Action>, reach: Reach | undefined): Gesture[] {
    const square = this.squareUnder(pointer);
    if (pointer.pressed) {
      this.isCursorShown = false;
      if (square === undefined) return [];
      this.cursor = square;
      this.isSecondPress = this.selected === square;
      const gestures = this.press(square, reach, true);
      if (this.selected === square) this.drag = { x: pointer.x, y: pointer.y };
      return gestures;
    }
    if (!this.drag) return [];
    if (pointer.isDown) {
      this.drag = { x: pointer.x, y: pointer.y };
      return [];
    }
    this.drag = undefined;
    return square === this.selected ? this.letGo() : this.release(square, reach);
  }

  /** Let go where it was picked up: the piece stays chosen, unless it already was. */
  private letGo(): Gesture[] {
    if (!this.isSecondPress) return [];
    this.clear();
    return [{ kind: "drop" }];
  }

  private release(square: Square | undefined, reach: Reach | undefined): Gesture[] {
    if (square === undefined || !reach) return [];
    const moves = this.movesTo(square, reach);
    if (moves.length > 0) return this.play(moves, square, true);
    return [{ kind: "refuse", square }];
  }

  private press(square: Square, reach: Reach | undefined, isPointer = false): Gesture[] {
    if (!reach) return [];
    const moves = this.movesTo(square, reach);
    if (moves.length > 0) return this.play(moves, square, false);
    const piece = reach.position.pieceAt(square);
    const isOwn = piece !== EMPTY && colourOf(piece) === reach.colour;
    const had = this.selected;
    const isSame = had === square && !isPointer;
    this.selected = isOwn && !isSame ? square : undefined;
    if (this.selected !== undefined) return [{ kind: "select", square }];
    if (had === undefined) return isPointer ? [] : [{ kind: "cursor", square }];
    return isSame ? [{ kind: "drop" }] : [{ kind: "refuse", square }];
  }

  private movesTo(square: Square, { legal }: Reach): Move[] {
    return legal.filter((move) => fromOf(move) === this.selected && toOf(move) === square);
  }

  private play(moves: readonly Move[], to: Square, isDragged: boolean): Gesture[] {
    const [move] = moves;
    this.clear();
    if (move === undefined) return [];
    if (moves.length === 1) return [{ kind: "move", move, isDragged }];
    this.promotion = { moves, to, index: 0, isDragged };
    return [{ kind: "select", square: to }];
  }

  private choosePromotion(controls: Controls<Action>): Gesture[] {
    const { promotion } = this;
    if (!promotion) return [];
    const way = this.keyWay(controls);
    if (way) promotion.index = clamp(promotion.index + (way.x || way.y), 0, promotions.length - 1);
    if (controls.pressed("choose")) return this.promote(promotion.index);
    if (controls.pressed("cancel")) this.clear();
    if (!controls.pointer.pressed) return [];
    const { x, y } = controls.pointer;
    const index = promotions.findIndex((_, at) => {
      const corner = this.choiceCorner(at);
      return x >= corner.x && x < corner.x + 1 && y >= corner.y && y < corner.y + 1;
    });
    if (index >= 0) return this.promote(index);
    this.clear();
    return [{ kind: "drop" }];
  }

  private promote(index: number): Gesture[] {
    const { promotion } = this;
    const move = promotion?.moves.find((each) => promotionOf(each) === promotions[index]);
    this.clear();
    return move === undefined || !promotion ? [] : [{ kind: "move", move, isDragged: promotion.isDragged }];
  }
}
