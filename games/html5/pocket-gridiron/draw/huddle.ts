import { toScreen } from "#html5/pocket-gridiron/core/field.ts";
import type { Match } from "#html5/pocket-gridiron/core/match.ts";
import type { View } from "#kit/draw/view.ts";
import { drawBall, drawFigure } from "./figures.ts";

/** Before a call: our eight put their heads together, theirs wait. */
export function drawHuddle({ ctx }: View, { board, setting, camera, age }: Match): void {
  const { spot } = board;
  const figures = [];
  for (let i = 0; i < 8; i++) {
    const turn = (i / 8) * Math.PI * 2;
    figures.push({
      kit: setting.us,
      x: spot - 7 + Math.cos(turn) * 2.4,
      y: 8.5 + Math.sin(turn) * 2.2,
      facesLeft: Math.cos(turn) > 0,
    });
  }
  for (let i = 0; i < 6; i++)
    figures.push({ kit: setting.rival, x: spot + 4 + (i % 2) * 4, y: 2.5 + i * 2.4, facesLeft: true });
  for (const { kit, x, y, facesLeft } of figures.toSorted((a, b) => a.y - b.y)) {
    const at = toScreen({ x, y }, camera);
    const lift = Math.max(0, Math.sin(age * 0.09 + x * 3 + y)) * 2;
    drawFigure(ctx, kit, { ...at, pose: "stand", facesLeft, isDown: false, lift });
  }
  const ball = toScreen({ x: spot, y: 13 }, camera);
  drawBall(ctx, ball.x, ball.y, 4, 0);
}
