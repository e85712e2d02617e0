import type { Item } from "#html5/campfire/core/pack.ts";
import type { RecipeId } from "#html5/campfire/core/recipes.ts";
import { drawFlame, drawWork } from "./camp-art.ts";
import { at, type Ctx, cloud, dot, inked, pebble } from "./paint.ts";
import { drawAxe, drawSpear } from "./tools.ts";

/** Around the origin, some twenty units wide. */
export function drawItem(ctx: Ctx, item: Item): void {
  items[item](ctx);
}

const items: Readonly<Record<Item, (ctx: Ctx) => void>> = {
  wood(ctx) {
    ctx.save();
    ctx.rotate(-0.5);
    inked(ctx, "#8a5f3b", () => ctx.roundRect(-11, -4.5, 22, 9, 4), 2);
    inked(ctx, "#e0b987", () => ctx.ellipse(9, 0, 3, 4.5, 0, 0, Math.PI * 2), 1.6);
    ctx.restore();
  },
  stone: (ctx) => inked(ctx, "#a9aeb3", () => pebble(ctx, 9.5, 0.3), 2),
  berries(ctx) {
    for (const [x, y] of [
      [-4, 3],
      [5, 2],
      [0, -5],
    ] as const)
      inked(ctx, "#e5374f", () => ctx.arc(x, y, 5, 0, Math.PI * 2), 1.8);
  },
  fish(ctx) {
    inked(
      ctx,
      "#5fa8c9",
      () => {
        ctx.ellipse(2, 0, 9, 5.5, 0, 0, Math.PI * 2);
        ctx.moveTo(-6, 0);
        ctx.lineTo(-12, -5);
        ctx.lineTo(-12, 5);
        ctx.closePath();
      },
      2,
    );
    ctx.fillStyle = "#1d2430";
    dot(ctx, 7, -1.4, 1.5);
  },
  wool: (ctx) => inked(ctx, "#fbf6ea", () => cloud(ctx, 9, 7, 0.18), 2),
};

export function drawRecipe(ctx: Ctx, id: RecipeId, color: string, time: number): void {
  const here = { x: 0, y: 0 };
  if (id === "axe") at(ctx, { x: -6, y: 8 }, () => drawAxe(ctx), -0.8, 1.05);
  else if (id === "spear") at(ctx, { x: -8, y: 8 }, () => drawSpear(ctx), -0.8, 0.8);
  else if (id === "torch") {
    at(ctx, { x: -2, y: 6 }, () => inked(ctx, "#7a5030", () => ctx.roundRect(-2.5, -6, 5, 18, 2), 1.8));
    at(ctx, { x: -2, y: -3 }, () => drawFlame(ctx, 0.6, time));
  } else if (id === "coat") drawCoat(ctx, color);
  else {
    at(ctx, here, () => drawWork(ctx, id, color), 0, id === "tent" || id === "beacon" ? 0.62 : 0.82);
    if (id === "fire" || id === "beacon") drawFlame(ctx, 0.75, time);
  }
}

function drawCoat(ctx: Ctx, color: string) {
  inked(
    ctx,
    color,
    () => {
      ctx.moveTo(-6, -13);
      ctx.lineTo(6, -13);
      ctx.lineTo(17, -4);
      ctx.lineTo(12, 4);
      ctx.lineTo(9, 1);
      ctx.lineTo(10, 15);
      ctx.lineTo(-10, 15);
      ctx.lineTo(-9, 1);
      ctx.lineTo(-12, 4);
      ctx.lineTo(-17, -4);
      ctx.closePath();
    },
    2,
  );
  inked(ctx, "#fff6e6", () => ctx.roundRect(-11, 11, 22, 6, 3), 1.6);
  inked(ctx, "#fff6e6", () => ctx.roundRect(-8, -15, 16, 6, 3), 1.6);
}
