import { createRandom } from "#kit/random.ts";
import { type Ctx, disc, gear, NONE, slab, within } from "./ink.ts";

type Piece = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  size: number;
  color: string;
  floor: number;
  age: number;
  form: number;
};

const LIFE = 110;
const MOST = 90;

/** What is left of a bot: plates, cogs and springs that hop over the floor, lie a while, and go. */
export function createDebris() {
  const random = createRandom(3);
  let pieces: Piece[] = [];
  return {
    burst(x: number, y: number, floor: number, colors: readonly string[], count: number) {
      for (let i = 0; i < count; i++)
        pieces.push({
          x: x + random.between(-16, 16),
          y: y + random.between(-20, 20),
          vx: random.between(-6, 6),
          vy: random.between(-11, -3),
          turn: random.between(0, 6),
          spin: random.between(-0.4, 0.4),
          size: random.between(6, 13),
          color: colors[i % colors.length] ?? "#c9ccd8",
          floor: floor + random.between(-6, 10),
          age: 0,
          form: random.int(0, 3),
        });
      pieces = pieces.slice(-MOST);
    },
    step() {
      for (const piece of pieces) {
        piece.age++;
        piece.vy += 0.55;
        piece.x += piece.vx;
        piece.y += piece.vy;
        piece.turn += piece.spin;
        if (piece.y < piece.floor) continue;
        piece.y = piece.floor;
        piece.vy *= -0.45;
        piece.vx *= 0.7;
        piece.spin *= 0.6;
      }
      pieces = pieces.filter(({ age }) => age < LIFE);
    },
    draw(ctx: Ctx) {
      for (const { x, y, turn, size, color, age, form } of pieces) {
        ctx.globalAlpha = Math.min(1, (LIFE - age) / 25);
        within(ctx, { x, y: y - size / 2, turn }, () => {
          if (form === 0) gear(ctx, size, 7, color);
          else if (form === 1) slab(ctx, -size, -size / 3, size * 2, size * 0.7, 3, color);
          else slab(ctx, -size * 0.7, -size * 0.7, size * 1.4, size * 1.4, 3, color);
          if (form === 0) disc(ctx, 0, 0, size / 3, "#1b1325", NONE);
        });
      }
      ctx.globalAlpha = 1;
    },
  };
}
