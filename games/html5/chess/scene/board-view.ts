import type { MatchEvent, Sight } from "#html5/chess/match/match.ts";
import { CASTLING, capturedBy, fromOf, type Move, moveKind, toOf } from "#html5/chess/rules/move.ts";
import { colourOf, EMPTY, KING, WHITE } from "#html5/chess/rules/pieces.ts";
import type { Position } from "#html5/chess/rules/position.ts";
import { allSquares, type Square } from "#html5/chess/rules/squares.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { createShake, prefersLessMotion } from "#kit/draw/shake.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeInOut, easeOut } from "#kit/ease.ts";
import { drawMarksAbove, drawMarksBelow, drawPromotion } from "./board-marks.ts";
import { type Area, BoardSquares, centreOf } from "./board-squares.ts";
import { PieceSprites } from "./piece-art.ts";
import type { Theme } from "./themes.ts";

/** The position that is looked at: the game's own, or an older one. */
export type Shown = { position: Position; lastMove: Move | undefined; isNow: boolean };

type Slide = { from: Square; to: Square; age: number };

const SLIDE = 11;
const confetti = ["#ff7a3d", "#7fe3bb", "#ffd35c", "#7cc4ff", "#ff9db5"];

/** The board as it is seen: everything that lies, slides, glows or falls over. */
export class BoardView {
  private readonly squares = new BoardSquares();
  private readonly sprites = new PieceSprites();
  private readonly particles = createParticles();
  private readonly shake = createShake();
  private readonly isStill = prefersLessMotion();
  private slides: Slide[] = [];
  /** Steps since the mate, for the king that falls. */
  private fallen = 0;

  /** Nothing moves by itself: the last picture is still right. */
  get isAtRest(): boolean {
    return this.slides.length === 0 && this.particles.count === 0 && (this.fallen === 0 || this.fallen > 60);
  }

  /** A new game, or another place in it. */
  settle(): void {
    this.slides = [];
    this.fallen = 0;
  }

  react(event: MatchEvent, match: Sight, area: Area): void {
    if (event.kind === "move") {
      const { move } = event;
      if (!event.isDragged && !this.isStill) this.slides.push({ from: fromOf(move), to: toOf(move), age: 0 });
      if (moveKind(move) === CASTLING) this.slideRook(toOf(move));
      const captured = capturedBy(move);
      if (captured) {
        const color = colourOf(captured) === WHITE ? "#f3e6cc" : "#3b4157";
        const at = centreOf(match.hand, toOf(move), area);
        this.particles.burst({
          ...at,
          count: 16,
          speed: area.size / 150,
          size: area.size / 90,
          life: 26,
          gravity: 0.12,
          color,
        });
        this.shake.add(0.1);
      }
    }
    if (event.kind === "takeback") this.settle();
    if (event.kind !== "over") return;
    if (event.ending.reason === "checkmate") {
      this.fallen = 1;
      this.shake.add(0.3);
    }
    if (match.hasWon && !this.isStill) this.celebrate(area);
  }

  step(): void {
    for (const slide of this.slides) slide.age++;
    this.slides = this.slides.filter((slide) => slide.age < SLIDE);
    if (this.fallen > 0) this.fallen++;
    this.particles.step();
    this.shake.step();
  }

  draw(view: View, match: Sight, shown: Shown, theme: Theme, area: Area): void {
    const { ctx } = view;
    // The page lays out in CSS pixels, so the board does too.
    ctx.save();
    ctx.scale(1 / view.scale, 1 / view.scale);
    const width = view.width * view.scale;
    const height = view.height * view.scale;
    const ratio = ctx.getTransform().a;
    const { hand } = match;
    ctx.drawImage(
      this.squares.picture(area, theme, hand.isFlipped, width, height, ratio),
      0,
      0,
      width,
      height,
    );
    this.shake.apply({ ...view, ctx, width, height });
    const { position, lastMove, isNow } = shown;
    drawMarksBelow(ctx, match, position, lastMove, area);
    this.drawPieces(ctx, match, position, area, ratio);
    if (isNow) drawMarksAbove(ctx, match, area);
    drawPromotion(ctx, match, area, (piece, x, y) => this.drawSprite(ctx, piece, x, y, area.size / 8, ratio));
    this.drawDragged(ctx, match, area, ratio);
    this.particles.draw({ ...view, ctx });
    ctx.restore();
  }

  private slideRook(kingTo: Square): void {
    const isShort = (kingTo & 7) === 6;
    if (!this.isStill)
      this.slides.push({ from: kingTo + (isShort ? 1 : -2), to: kingTo + (isShort ? -1 : 1), age: 0 });
  }

  private drawPieces(
    ctx: CanvasRenderingContext2D,
    match: Sight,
    position: Position,
    area: Area,
    ratio: number,
  ) {
    const { hand } = match;
    const side = area.size / 8;
    const moving = this.slides.map(({ to }) => to);
    const lying = allSquares.filter(
      (square) => position.pieceAt(square) !== EMPTY && !moving.includes(square),
    );
    for (const square of lying) {
      if (hand.drag && square === hand.selected) continue;
      const { x, y } = hand.cornerOf(square);
      const piece = position.pieceAt(square);
      const isFallen = this.fallen > 0 && piece === (KING | position.turn) && match.isOver;
      if (isFallen) this.drawFallen(ctx, piece, area.left + x * side, area.top + y * side, side, ratio);
      else this.drawSprite(ctx, piece, area.left + x * side, area.top + y * side, side, ratio);
    }
    for (const { from, to, age } of this.slides) {
      const start = hand.cornerOf(from);
      const end = hand.cornerOf(to);
      const part = easeInOut(easeOut(age / SLIDE));
      const x = area.left + (start.x + (end.x - start.x) * part) * side;
      const y = area.top + (start.y + (end.y - start.y) * part) * side;
      this.drawSprite(ctx, position.pieceAt(to), x, y, side, ratio);
    }
  }

  private drawSprite(
    ctx: CanvasRenderingContext2D,
    piece: number,
    x: number,
    y: number,
    side: number,
    ratio: number,
  ) {
    const size = side * 0.94;
    const inset = (side - size) / 2;
    ctx.drawImage(this.sprites.picture(piece, Math.round(size * ratio)), x + inset, y + inset, size, size);
  }

  /** A mated king tips over where it stands. */
  private drawFallen(
    ctx: CanvasRenderingContext2D,
    piece: number,
    x: number,
    y: number,
    side: number,
    ratio: number,
  ) {
    const part = easeOut(clamp((this.fallen - 12) / 28, 0, 1));
    ctx.save();
    ctx.translate(x + side * 0.72, y + side * 0.86);
    ctx.rotate(part * 1.35);
    this.drawSprite(ctx, piece, -side * 0.72, -side * 0.86, side, ratio);
    ctx.restore();
  }

  private drawDragged(ctx: CanvasRenderingContext2D, match: Sight, area: Area, ratio: number) {
    const { drag, selected } = match.hand;
    if (!drag || selected === undefined) return;
    const side = area.size / 8;
    ctx.save();
    // Lifted: a little larger, with its shadow on the board.
    ctx.shadowColor = "rgba(0, 0, 0, 0.45)";
    ctx.shadowBlur = side * 0.2 * ratio;
    ctx.shadowOffsetY = side * 0.1 * ratio;
    const x = area.left + drag.x * side;
    const y = area.top + drag.y * side;
    ctx.translate(x, y);
    ctx.scale(1.12, 1.12);
    this.drawSprite(ctx, match.game.position.pieceAt(selected), -side / 2, -side * 0.56, side, ratio);
    ctx.restore();
  }

  private celebrate(area: Area) {
    confetti.forEach((color, index) => {
      const x = area.left + (area.size * (index + 0.5)) / confetti.length;
      const speed = area.size / 45;
      const size = area.size / 80;
      this.particles.burst({
        x,
        y: area.top + area.size * 0.55,
        count: 30,
        speed,
        size,
        color,
        life: 110,
        angle: -Math.PI / 2,
        spread: 0.7,
        gravity: area.size / 2600,
      });
    });
  }
}
