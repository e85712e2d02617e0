import { type Hand, promotions } from "#html5/chess/match/hand.ts";
import type { Sight } from "#html5/chess/match/match.ts";
import { capturedBy, fromOf, type Move, toOf } from "#html5/chess/rules/move.ts";
import type { Position } from "#html5/chess/rules/position.ts";
import { type Area, centreOf } from "./board-squares.ts";

type Ctx = CanvasRenderingContext2D;

function tint(ctx: Ctx, hand: Hand, area: Area, square: number, color: string) {
  const side = area.size / 8;
  const { x, y } = hand.cornerOf(square);
  ctx.fillStyle = color;
  ctx.fillRect(area.left + x * side, area.top + y * side, side, side);
}

/** Under the pieces: the last move, what is picked up, a king in danger. */
export function drawMarksBelow(
  ctx: Ctx,
  match: Sight,
  position: Position,
  lastMove: Move | undefined,
  area: Area,
): void {
  const { hand } = match;
  if (lastMove !== undefined) {
    tint(ctx, hand, area, fromOf(lastMove), "rgba(255, 211, 92, 0.42)");
    tint(ctx, hand, area, toOf(lastMove), "rgba(255, 211, 92, 0.55)");
  }
  if (hand.selected !== undefined) tint(ctx, hand, area, hand.selected, "rgba(255, 122, 61, 0.55)");
  if (position.isCheck) {
    const { x, y } = centreOf(hand, position.kingOf(position.turn), area);
    const reach = area.size / 14;
    const glow = ctx.createRadialGradient(x, y, reach * 0.2, x, y, reach);
    glow.addColorStop(0, "rgba(255, 40, 40, 0.95)");
    glow.addColorStop(0.6, "rgba(255, 40, 40, 0.6)");
    glow.addColorStop(1, "rgba(255, 40, 40, 0)");
    ctx.fillStyle = glow;
    ctx.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }
}

/** Over the pieces: where the piece in hand may go, the hint, the cursor. */
export function drawMarksAbove(ctx: Ctx, match: Sight, area: Area): void {
  const { hand, game } = match;
  const side = area.size / 8;
  ctx.fillStyle = "rgba(20, 32, 27, 0.36)";
  ctx.strokeStyle = "rgba(20, 32, 27, 0.42)";
  ctx.lineWidth = side * 0.09;
  const targets = new Map(
    game.legal.filter((move) => fromOf(move) === hand.selected).map((move) => [toOf(move), move]),
  );
  for (const [square, move] of targets) {
    const { x, y } = centreOf(hand, square, area);
    ctx.beginPath();
    ctx.arc(x, y, capturedBy(move) ? side * 0.43 : side * 0.15, 0, Math.PI * 2);
    if (capturedBy(move)) ctx.stroke();
    else ctx.fill();
  }
  if (match.hint !== undefined) drawArrow(ctx, hand, match.hint, area);
  if (hand.isCursorShown && !hand.promotion) drawCursor(ctx, hand, area);
}

function drawCursor(ctx: Ctx, hand: Hand, area: Area) {
  const side = area.size / 8;
  const { x, y } = hand.cornerOf(hand.cursor);
  const inset = side * 0.06;
  ctx.lineWidth = Math.max(3, side * 0.075);
  for (const color of ["#14201b", "#ffffff"]) {
    ctx.strokeStyle = color;
    ctx.beginPath();
    ctx.roundRect(
      area.left + x * side + inset,
      area.top + y * side + inset,
      side - inset * 2,
      side - inset * 2,
      side * 0.12,
    );
    ctx.stroke();
    ctx.lineWidth *= 0.5;
  }
}

function drawArrow(ctx: Ctx, hand: Hand, move: Move, area: Area) {
  const side = area.size / 8;
  const from = centreOf(hand, fromOf(move), area);
  const to = centreOf(hand, toOf(move), area);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  ctx.save();
  ctx.translate(from.x, from.y);
  ctx.rotate(angle);
  ctx.fillStyle = "rgba(58, 201, 152, 0.82)";
  ctx.beginPath();
  ctx.moveTo(side * 0.2, -side * 0.09);
  ctx.lineTo(length - side * 0.38, -side * 0.09);
  ctx.lineTo(length - side * 0.38, -side * 0.24);
  ctx.lineTo(length, 0);
  ctx.lineTo(length - side * 0.38, side * 0.24);
  ctx.lineTo(length - side * 0.38, side * 0.09);
  ctx.lineTo(side * 0.2, side * 0.09);
  ctx.closePath();
  ctx.fill();
  ctx.restore();
}

/** The four pieces that a pawn may become, hanging from the square where it arrived. */
export function drawPromotion(
  ctx: Ctx,
  match: Sight,
  area: Area,
  drawPieceAt: (piece: number, x: number, y: number) => void,
): void {
  const { hand, game } = match;
  const { promotion } = hand;
  if (!promotion) return;
  const side = area.size / 8;
  ctx.fillStyle = "rgba(12, 22, 17, 0.55)";
  ctx.fillRect(area.left, area.top, area.size, area.size);
  promotions.forEach((kind, index) => {
    const corner = hand.choiceCorner(index);
    const x = area.left + corner.x * side;
    const y = area.top + corner.y * side;
    ctx.fillStyle = index === promotion.index ? "#ff7a3d" : "#f4f0e4";
    ctx.beginPath();
    ctx.roundRect(x + 1, y + 1, side - 2, side - 2, side * 0.14);
    ctx.fill();
    drawPieceAt(kind | game.turn, x, y);
  });
}
