import type { View } from "#kit/draw/view.ts";
import type { Camera } from "./camera.ts";
import type { Look } from "./moods.ts";
import type { Prop } from "./props.ts";

type Ctx = CanvasRenderingContext2D;
type Brush = { ctx: Ctx; camera: Camera; look: Look; time: number };

/** What stands beside the road, tops leaning away from the middle of the picture. */
export function drawProps(
  view: View,
  camera: Camera,
  props: readonly Prop[],
  look: Look,
  time: number,
): void {
  const brush = { ctx: view.ctx, camera, look, time };
  const far = (prop: Prop) => (prop.x - camera.x) ** 2 + (prop.y - camera.y) ** 2;
  const seen = props.filter(({ x, y, size, deep }) => camera.sees(view, x, y, size + deep + 4));
  // Nearer ones lean over farther ones.
  seen.sort((a, b) => far(b) - far(a));
  for (const prop of seen) shadow(brush, prop);
  for (const prop of seen) arts[prop.kind](brush, prop);
}

const arts: Record<Prop["kind"], (brush: Brush, prop: Prop) => void> = {
  tree(brush, prop) {
    const { size, height, colour } = prop;
    crown(brush, prop, height * 0.35, size, dim(colour, 0.68));
    crown(brush, prop, height * 0.65, size * 0.82, dim(colour, 0.86));
    crown(brush, prop, height, size * 0.52, colour);
  },
  pine(brush, prop) {
    const { size, height } = prop;
    crown(brush, prop, height * 0.2, size, "#2a5f54");
    crown(brush, prop, height * 0.45, size * 0.78, "#3c7a68");
    crown(brush, prop, height * 0.7, size * 0.54, "#dcecf4");
    crown(brush, prop, height, size * 0.28, "#ffffff");
  },
  box: drawBox,
  parked(brush, prop) {
    drawBox(brush, prop);
    const { ctx, camera } = brush;
    const top = camera.lift(prop.x, prop.y, prop.height);
    ctx.fillStyle = "#2a3040";
    ctx.fillRect(top.x - 0.75, top.y - 0.9, 1.5, 2);
    ctx.fillStyle = prop.colour;
    ctx.fillRect(top.x - 0.66, top.y - 0.4, 1.32, 1.1);
  },
  lamp({ ctx, camera }, { x, y, height, colour }) {
    const top = camera.lift(x, y, height);
    ctx.strokeStyle = "#22262f";
    ctx.lineWidth = 0.3;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(top.x, top.y);
    ctx.stroke();
    disc(ctx, top.x, top.y, 0.75, "#22262f");
    disc(ctx, top.x, top.y, 0.52, colour);
  },
  tent({ ctx, camera }, { x, y, size, height, colour, shade }) {
    const top = camera.lift(x, y, height);
    const parts = 10;
    for (let i = 0; i < parts; i++) {
      const from = shade * 6 + (i / parts) * Math.PI * 2;
      ctx.fillStyle = i % 2 ? "#fff4e2" : colour;
      ctx.beginPath();
      ctx.moveTo(top.x, top.y);
      ctx.arc(x, y, size, from, from + (Math.PI * 2) / parts + 0.02);
      ctx.fill();
    }
    disc(ctx, top.x, top.y, 0.4, "#ffe36b");
  },
  wheel({ ctx, camera, time }, { x, y, size, height, colour }) {
    const { x: cx, y: cy, lean } = camera.lift(x, y, height);
    ctx.strokeStyle = "#d8d0f0";
    ctx.lineWidth = 0.5;
    ctx.beginPath();
    ctx.arc(cx, cy, size * lean, 0, Math.PI * 2);
    ctx.arc(cx, cy, size * lean * 0.8, 0, Math.PI * 2);
    for (let i = 0; i < 12; i++) {
      const at = time / 400 + (i / 12) * Math.PI * 2;
      ctx.moveTo(cx, cy);
      ctx.lineTo(cx + Math.cos(at) * size * lean, cy + Math.sin(at) * size * lean);
    }
    ctx.stroke();
    const cabins = ["#ff5f8a", "#5fd0ff", "#ffe36b", "#7dff9a"];
    for (let i = 0; i < 12; i++) {
      const at = time / 400 + (i / 12) * Math.PI * 2;
      disc(
        ctx,
        cx + Math.cos(at) * size * lean,
        cy + Math.sin(at) * size * lean,
        1.2,
        cabins[i % 4] ?? colour,
      );
    }
    disc(ctx, cx, cy, 1.8, colour);
  },
  snowman(brush, prop) {
    crown(brush, prop, 0.4, 1.7, "#b9cfe2");
    crown(brush, prop, 1.4, 1.2, "#dbe8f3");
    crown(brush, prop, 2.3, 0.8, "#ffffff");
    const top = brush.camera.lift(prop.x, prop.y, 2.6);
    disc(brush.ctx, top.x, top.y, 0.46, "#2a2f3a");
    disc(brush.ctx, top.x + 0.65, top.y + 0.15, 0.2, "#ff8a3c");
  },
};

function drawBox({ ctx, camera, look }: Brush, { x, y, size, deep, height, colour, shade, kind }: Prop) {
  const corners = [
    [x - size, y - deep],
    [x + size, y - deep],
    [x + size, y + deep],
    [x - size, y + deep],
  ] as const;
  const tops = corners.map(([cx, cy]) => camera.lift(cx, cy, height));
  const sides = [
    [0, 1, y - deep > camera.y],
    [1, 2, x + size < camera.x],
    [2, 3, y + deep < camera.y],
    [3, 0, x - size > camera.x],
  ] as const;
  for (const [a, b, isSeen] of sides) {
    const [from, to, topA, topB] = [corners[a], corners[b], tops[a], tops[b]];
    if (!isSeen || !topA || !topB) continue;
    ctx.fillStyle = dim(colour, a % 2 ? 0.5 : 0.62);
    ctx.beginPath();
    ctx.moveTo(from[0], from[1]);
    ctx.lineTo(to[0], to[1]);
    ctx.lineTo(topB.x, topB.y);
    ctx.lineTo(topA.x, topA.y);
    ctx.fill();
  }
  const [a, , c] = tops;
  if (!a || !c) return;
  ctx.fillStyle = look.weather === "snow" && kind === "box" ? "#f4f9fd" : colour;
  ctx.fillRect(a.x, a.y, c.x - a.x, c.y - a.y);
  ctx.strokeStyle = "rgb(255 255 255 / 0.25)";
  ctx.lineWidth = 0.22;
  if (kind === "parked") return;
  ctx.strokeRect(a.x + 0.4, a.y + 0.4, c.x - a.x - 0.8, c.y - a.y - 0.8);
  ctx.fillStyle = "rgb(0 0 0 / 0.16)";
  const ribs = Math.max(2, Math.round(size / 0.9));
  for (let i = 1; i < ribs; i++)
    ctx.fillRect(a.x + ((c.x - a.x) * i) / ribs - 0.08, a.y + 0.4, 0.16, c.y - a.y - 0.8);
  if (shade > 0.6) ctx.fillRect(a.x + 1, a.y + 0.9, 1.4, 1.2);
}

function crown({ ctx, camera }: Brush, { x, y }: Prop, height: number, size: number, colour: string) {
  const top = camera.lift(x, y, height);
  disc(ctx, top.x, top.y, size * top.lean, colour);
}

function shadow({ ctx, look }: Brush, { x, y, size, deep, height, kind }: Prop) {
  if (kind === "wheel") return;
  ctx.fillStyle = `rgb(0 0 0 / ${look.dark > 0.5 ? 0.12 : 0.2})`;
  const reach = height * 0.32;
  ctx.beginPath();
  if (deep > 0) {
    ctx.moveTo(x - size, y + deep);
    ctx.lineTo(x - size + reach, y + deep + reach);
    ctx.lineTo(x + size + reach, y + deep + reach);
    ctx.lineTo(x + size + reach, y - deep + reach);
    ctx.lineTo(x + size, y - deep);
    ctx.lineTo(x + size, y + deep);
  } else ctx.arc(x + reach, y + reach, size, 0, Math.PI * 2);
  ctx.fill();
}

function disc(ctx: Ctx, x: number, y: number, size: number, colour: string) {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, size, 0, Math.PI * 2);
  ctx.fill();
}

const dimmed = new Map<string, string>();

/** The same colour with less light on it. */
function dim(colour: string, part: number): string {
  const key = `${colour}${part}`;
  const known = dimmed.get(key);
  if (known) return known;
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * part));
  const result = `rgb(${parts.join(" ")})`;
  dimmed.set(key, result);
  return result;
}
