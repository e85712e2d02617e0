import type { Spot } from "#html5/campfire/core/island.ts";
import { entriesOf, mealsIn } from "#html5/campfire/core/pack.ts";
import { isKnown, type RecipeId, recipeIds, recipes } from "#html5/campfire/core/recipes.ts";
import type { Survivor } from "#html5/campfire/core/survivor.ts";
import { canMake, packsOf } from "#html5/campfire/core/works.ts";
import { drawItem, drawRecipe } from "#html5/campfire/draw/icons.ts";
import { at } from "#html5/campfire/draw/paint.ts";
import { t } from "#html5/campfire/words.ts";
import { drawText, readableSize, sizeWithin, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";

export type Slot = RecipeId | "eat" | "feed";
type Box = Spot & { size: number };

const SIZE = 54;
const GAP = 6;
const PAPER = "rgb(24 22 34 / 0.78)";

/** Where each button lies: eating and feeding at the left, what can be made in the middle. */
export function boxOf(view: Pick<View, "width" | "height">, slot: Slot): Box {
  const y = view.height - SIZE - 12;
  if (slot === "eat") return { x: 12, y, size: SIZE };
  if (slot === "feed") return { x: 12 + SIZE + GAP, y, size: SIZE };
  const whole = recipeIds.length * (SIZE + GAP) - GAP;
  const left = Math.max(12 + (SIZE + GAP) * 2 + 8, (view.width - whole) / 2);
  return { x: left + recipeIds.indexOf(slot) * (SIZE + GAP), y, size: SIZE };
}

const slots: readonly Slot[] = ["eat", "feed", ...recipeIds];

export function slotAt(view: Pick<View, "width" | "height">, { x, y }: Spot): Slot | undefined {
  return slots.find((slot) => {
    const box = boxOf(view, slot);
    return x >= box.x && x < box.x + box.size && y >= box.y && y < box.y + box.size;
  });
}

type Bar = {
  hero: Survivor;
  time: number;
  color: string;
  pointed: Slot | undefined;
  pop: ReadonlyMap<Slot, number>;
};

export function drawBar(view: View, bar: Bar): void {
  recipeIds.forEach((id, index) => {
    drawSlot(view, id, `${(index + 1) % 10}`, bar);
  });
  drawSlot(view, "eat", "Q", bar);
  drawSlot(view, "feed", "E", bar);
  const { pointed } = bar;
  if (pointed && pointed !== "eat" && pointed !== "feed") drawTip(view, pointed, bar);
}

function drawSlot(view: View, slot: Slot, key: string, { hero, time, color, pointed, pop }: Bar) {
  const { ctx } = view;
  const { x, y, size } = boxOf(view, slot);
  const isHand = slot === "eat" || slot === "feed";
  const known = isHand || isKnown(slot, time);
  const isReady =
    slot === "eat"
      ? mealsIn(hero.pack) > 0
      : slot === "feed"
        ? hero.pack.wood > 0
        : canMake(hero, slot, time);
  const isWorn = !isHand && (slot === "axe" || slot === "spear" || slot === "coat") && hero.tools[slot];
  const jump = clamp(1 - (pop.get(slot) ?? 99) / 14, 0, 1);
  ctx.save();
  ctx.translate(x + size / 2, y + size / 2 - jump * 7);
  ctx.scale(1 + jump * 0.1, 1 + jump * 0.1);
  ctx.fillStyle = isReady ? "rgb(62 52 46 / 0.92)" : PAPER;
  ctx.strokeStyle = isReady ? "#ffb53d" : slot === pointed ? "#f4f0e4" : "rgb(255 255 255 / 0.16)";
  ctx.lineWidth = isReady ? 3 : 2;
  ctx.beginPath();
  ctx.roundRect(-size / 2, -size / 2, size, size, 12);
  ctx.fill();
  ctx.stroke();
  ctx.globalAlpha = isReady || isWorn ? 1 : known ? 0.5 : 0.18;
  if (slot === "eat")
    at(
      ctx,
      { x: 2, y: 3 },
      () => drawItem(ctx, hero.pack.fish > 0 && hero.pack.berries === 0 ? "fish" : "berries"),
      0,
      1.3,
    );
  else if (slot === "feed") at(ctx, { x: 2, y: 3 }, () => drawItem(ctx, "wood"), 0, 1.3);
  else at(ctx, { x: 2, y: 4 }, () => drawRecipe(ctx, slot, color, time));
  ctx.globalAlpha = 1;
  const outline = "#1b1924";
  drawText(view, key, -size / 2 + 6, -size / 2 + 3, {
    size: 15,
    color: isReady ? "#ffd98a" : "#a9a4b5",
    outline,
  });
  if (isWorn)
    drawText(view, "✓", size / 2 - 5, size / 2 - readableSize(view, 17) - 2, {
      size: 17,
      align: "right",
      color: "#7ee08a",
      outline,
    });
  if (!known && !isHand) {
    const dayKey = readableSize(view, 14) > 16 ? "hud.dayShort" : "hud.day";
    const dayText = t(dayKey, { day: written(recipes[slot].day) });
    drawText(view, dayText, 0, 8, {
      size: sizeWithin(view, dayText, 14, size - 8),
      align: "center",
      baseline: "middle",
      color: "#d6d0c2",
      outline,
    });
  }
  ctx.restore();
}

/** Name, price and use of what the mouse points at, or what could not be made. */
function drawTip(view: View, id: RecipeId, { hero }: Bar) {
  const { ctx } = view;
  const { cost } = recipes[id];
  const name = t(`recipe.${id}`);
  const note = t(`use.${id}`);
  const size = readableSize(view, 18);
  const prices = entriesOf(cost);
  const priceWidth = prices.length * (size * 2.6 + 16);
  const width = Math.max(
    textWidth(view, name, { size: 20 }) + priceWidth + 30,
    textWidth(view, note, { size: 16 }) + 28,
  );
  const box = boxOf(view, id);
  const left = clamp(box.x + box.size / 2 - width / 2, 8, view.width - width - 8);
  const height = size * 3.2;
  const top = box.y - height - 12;
  ctx.fillStyle = "rgb(24 22 34 / 0.94)";
  ctx.beginPath();
  ctx.roundRect(left, top, width, height, 12);
  ctx.fill();
  drawText(view, name, left + 14, top + size * 0.95, {
    size: 20,
    baseline: "middle",
    color: "#ffb53d",
  });
  drawText(view, note, left + 14, top + size * 2.3, {
    size: 16,
    baseline: "middle",
    color: "#e9e3d3",
  });
  const packs = packsOf(hero);
  let x = left + width - priceWidth;
  for (const [item, count] of prices) {
    const owned = packs.reduce((sum, pack) => sum + pack[item], 0);
    at(ctx, { x: x + 10, y: top + size * 0.95 }, () => drawItem(ctx, item), 0, 0.9);
    drawText(view, written(count), x + 26, top + size * 0.95, {
      size: 18,
      baseline: "middle",
      color: owned >= count ? "#7ee08a" : "#ff8f7a",
    });
    x += size * 2.6 + 16;
  }
}
