import type { Season } from "#html5/campfire/core/calendar.ts";
import { type Node, nodeStats } from "#html5/campfire/core/things.ts";
import { type Ctx, cloud, dot, INK, inked, pebble, star } from "./paint.ts";
import { Sprites } from "./sprites.ts";

const firs: Readonly<Record<Season, readonly [string, string, string]>> = {
  summer: ["#2d6a4a", "#3a8257", "#52a06c"],
  autumn: ["#35644a", "#447a55", "#639464"],
  winter: ["#3d6c66", "#8fb5b9", "#f2f8fa"],
  spring: ["#2f744c", "#43935c", "#66b574"],
};
const leaves: Readonly<Record<Season, readonly [string, string]>> = {
  summer: ["#4b8f3c", "#69ad4c"],
  autumn: ["#c9622c", "#e58f3a"],
  winter: ["#9fb6c0", "#eef5f8"],
  spring: ["#74b24a", "#f3b6c9"],
};
const CROWN = 46;
const sprites = new Sprites();

/** Sways for a moment after a blow. */
const swayOf = ({ hitAt }: Node, time: number) => {
  const age = time - hitAt;
  return age < 18 ? Math.sin(age * 0.9) * 4 * (1 - age / 18) : 0;
};

/** What is drawn under people: trunks, stones, bushes, fish. */
export function drawLow(ctx: Ctx, node: Node, season: Season, time: number): void {
  const x = node.x + swayOf(node, time);
  const { y, kind, left } = node;
  const variant = Math.floor(node.look * 3);
  if (kind === "tree") {
    if (left > 0) return;
    sprites.draw(ctx, "stump", x, y, 22, (on) => drawStump(on));
  } else if (kind === "rock") {
    const isWorn = left <= 0;
    sprites.draw(ctx, `rock${variant}${isWorn}${season === "winter"}`, x, y, 32, (on) =>
      drawRock(on, node.look, isWorn, season === "winter"),
    );
  } else if (kind === "bush") {
    sprites.draw(ctx, `bush${left}${season}`, x, y, 30, (on) => drawBush(on, left, season));
  } else drawShoal(ctx, node, time);
}

/** Crowns hang over people's heads, and let them be seen. */
export function drawCrown(ctx: Ctx, node: Node, season: Season, time: number, isThin: boolean): void {
  if (node.left <= 0) return;
  const isFir = node.look < 0.62;
  const size = 0.85 + ((node.look * 7) % 1) * 0.3;
  const variant = Math.floor(node.look * 10) % 3;
  ctx.globalAlpha = isThin ? 0.5 : 1;
  sprites.draw(
    ctx,
    `${isFir}${season}${variant}`,
    node.x + swayOf(node, time),
    node.y + swayOf(node, time) * 0.5,
    CROWN + 8,
    (on) => (isFir ? drawFir(on, season, variant) : drawLeafy(on, season, variant)),
    size,
  );
  ctx.globalAlpha = 1;
}

export const crownReach = CROWN;

function drawFir(ctx: Ctx, season: Season, variant: number) {
  const [low, middle, top] = firs[season];
  const turn = variant * 0.5;
  ctx.fillStyle = "rgb(20 30 40 / 0.22)";
  dot(ctx, 5, 8, CROWN * 0.86);
  inked(ctx, low, () => star(ctx, CROWN, 10, 0.24, turn));
  ctx.fillStyle = middle;
  ctx.beginPath();
  star(ctx, CROWN * 0.72, 9, 0.26, turn + 0.3);
  ctx.fill();
  ctx.fillStyle = top;
  ctx.beginPath();
  star(ctx, CROWN * 0.42, 8, 0.28, turn + 0.7);
  ctx.fill();
}

function drawLeafy(ctx: Ctx, season: Season, variant: number) {
  const [low, top] = leaves[season];
  ctx.fillStyle = "rgb(20 30 40 / 0.22)";
  dot(ctx, 5, 8, CROWN * 0.86);
  inked(ctx, low, () => cloud(ctx, CROWN * 0.86, 9 + variant, 0.14, variant));
  ctx.fillStyle = top;
  for (const [x, y, r] of [
    [-10, -12, 17],
    [12, -4, 12],
    [-6, 14, 10],
  ] as const)
    dot(ctx, x, y, r);
}

function drawStump(ctx: Ctx) {
  inked(ctx, "#8a5f3b", () => ctx.arc(0, 0, 12, 0, Math.PI * 2));
  ctx.strokeStyle = "#e0b987";
  ctx.lineWidth = 2;
  for (const r of [7.5, 4]) {
    ctx.beginPath();
    ctx.arc(0, 0, r, 0, Math.PI * 2);
    ctx.stroke();
  }
}

function drawRock(ctx: Ctx, look: number, isWorn: boolean, isSnowy: boolean) {
  const size = isWorn ? 15 : 23;
  ctx.fillStyle = "rgb(20 30 40 / 0.2)";
  dot(ctx, 3, 5, size);
  inked(ctx, isWorn ? "#8b8f92" : "#9aa0a6", () => pebble(ctx, size, look));
  ctx.fillStyle = isSnowy ? "#f4f9fb" : "#c3c9cc";
  ctx.save();
  ctx.translate(-3, -4);
  ctx.beginPath();
  pebble(ctx, size * 0.58, look + 0.2);
  ctx.fill();
  ctx.restore();
}

function drawBush(ctx: Ctx, berries: number, season: Season) {
  const fill = { summer: "#4f9a46", autumn: "#9c8a3b", winter: "#a9c2c6", spring: "#62b052" }[season];
  ctx.fillStyle = "rgb(20 30 40 / 0.2)";
  dot(ctx, 2, 5, 20);
  inked(ctx, fill, () => cloud(ctx, 20, 8, 0.16));
  ctx.fillStyle = "rgb(255 255 255 / 0.18)";
  dot(ctx, -6, -6, 8);
  const places = [
    [-8, 2],
    [7, -7],
    [6, 8],
    [-3, -10],
  ] as const;
  for (const [x, y] of places.slice(0, berries)) {
    ctx.fillStyle = INK;
    dot(ctx, x, y, 5.6);
    ctx.fillStyle = "#e5374f";
    dot(ctx, x, y, 4.2);
    ctx.fillStyle = "#ffc2c8";
    dot(ctx, x - 1.4, y - 1.5, 1.3);
  }
}

function drawShoal(ctx: Ctx, { x, y, left, look }: Node, time: number) {
  ctx.strokeStyle = "rgb(255 255 255 / 0.35)";
  ctx.lineWidth = 2;
  const wave = ((time + look * 90) % 90) / 90;
  ctx.globalAlpha = 1 - wave;
  ctx.beginPath();
  ctx.arc(x, y, 8 + wave * 20, 0, Math.PI * 2);
  ctx.stroke();
  ctx.globalAlpha = 1;
  const shown = Math.ceil((left / nodeStats.shoal.most) * 3);
  ctx.fillStyle = "#1f4f66";
  for (let i = 0; i < shown; i++) {
    const angle = time / 40 + look * 6 + i * 2.1;
    const [fx, fy] = [x + Math.cos(angle) * 13, y + Math.sin(angle) * 9];
    ctx.beginPath();
    ctx.ellipse(fx, fy, 7, 3.2, angle + Math.PI / 2, 0, Math.PI * 2);
    ctx.fill();
  }
}
