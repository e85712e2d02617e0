import type { Spot } from "#html5/campfire/core/island.ts";
import { entriesOf, mealsIn } from "#html5/campfire/core/pack.ts";
import { isKnown, type RecipeId, recipeIds, recipes } from "#html5/campfire/core/recipes.ts";
import type { Survivor } from "#html5/campfire/core/survivor.ts";
import { canMake, packsOf } from "#html5/campfire/core/works.ts";
import { drawItem, drawRecipe } from "#html5/campfire/draw/icons.ts";
import { at } from "#html5/campfire/draw/paint.ts";
import { t } from "#html5/campfire/words.ts";
import { drawText, readableSize, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";

export type Slot = RecipeId | "eat" | "feed";
type Box = Spot & { size: number };

type Frame = Pick<View, "width" | "height" | "scale">;

const SIZE = 54;
/** A thumb needs this much, in CSS pixels. */
const LEAST_PIXELS = 46;
const GAP = 6;
const PAPER = "rgb(24 22 34 / 0.78)";
/** The hands' buttons stand a little apart from those that make something. */
const APART = 10;

/** The buttons that are of use now: what the day has taught and is not owned yet. */
export function slotsOf(hero: Pick<Survivor, "tools">, time: number): Slot[] {
  const { tools } = hero;
  const isOwned = (id: RecipeId) => (id === "axe" || id === "spear" || id === "coat") && tools[id];
  return ["eat", "feed", ...recipeIds.filter((id) => isKnown(id, time) && !isOwned(id))];
}

const sizeIn = ({ scale }: Frame) => Math.max(SIZE, LEAST_PIXELS / scale);

/** Rows of as many buttons as fit, the first ones at the bottom. */
function rowsOf(view: Frame, slots: readonly Slot[]): Slot[][] {
  const step = sizeIn(view) + GAP;
  const room = Math.max(1, Math.floor((view.width - 24 - APART + GAP) / step));
  const count = Math.max(1, Math.ceil(slots.length / room));
  const most = Math.ceil(slots.length / count);
  return Array.from({ length: count }, (_, row) => slots.slice(row * most, (row + 1) * most));
}

/** Where a button lies; undefined for one that is not shown. */
export function boxOf(view: Frame, slots: readonly Slot[], slot: Slot): Box | undefined {
  const size = sizeIn(view);
  const step = size + GAP;
  const rows = rowsOf(view, slots);
  const row = rows.findIndex((each) => each.includes(slot));
  const own = rows[row];
  if (!own) return undefined;
  const isApart = row === 0 && own.length > 2;
  const whole = own.length * step - GAP + (isApart ? APART : 0);
  const at = own.indexOf(slot);
  return {
    x: (view.width - whole) / 2 + at * step + (isApart && at > 1 ? APART : 0),
    y: view.height - 12 - size - row * step,
    size,
  };
}

/** The upper edge of all buttons. */
export const barTop = (view: Frame, slots: readonly Slot[]) =>
  view.height - 12 + GAP - rowsOf(view, slots).length * (sizeIn(view) + GAP);

export function slotAt(view: Frame, slots: readonly Slot[], { x, y }: Spot): Slot | undefined {
  return slots.find((slot) => {
    const box = boxOf(view, slots, slot);
    return box && x >= box.x && x < box.x + box.size && y >= box.y && y < box.y + box.size;
  });
}

type Bar = {
  hero: Survivor;
  time: number;
  color: string;
  pointed: Slot | undefined;
  /** The one that a hint is about. */
  meant: Slot | undefined;
  pop: ReadonlyMap<Slot, number>;
};

export function drawBar(view: View, bar: Bar): void {
  const slots = slotsOf(bar.hero, bar.time);
  for (const slot of slots) {
    const box = boxOf(view, slots, slot);
    if (box) drawSlot(view, slot, box, bar);
  }
  const { pointed } = bar;
  if (pointed && pointed !== "eat" && pointed !== "feed") drawTip(view, pointed, slots, bar);
}

function keyOf(slot: Slot): string {
  if (slot === "eat") return "Q";
  return slot === "feed" ? "E" : `${(recipeIds.indexOf(slot) + 1) % 10}`;
}

function drawSlot(view: View, slot: Slot, { x, y, size }: Box, bar: Bar) {
  const { ctx } = view;
  const { hero, time, color, pointed, meant, pop } = bar;
  const isReady =
    slot === "eat"
      ? mealsIn(hero.pack) > 0
      : slot === "feed"
        ? hero.pack.wood > 0
        : canMake(hero, slot, time);
  const nod = slot === meant ? 0.5 + 0.5 * Math.sin(time / 7) : 0;
  const jump = Math.max(nod, clamp(1 - (pop.get(slot) ?? 99) / 14, 0, 1));
  ctx.save();
  ctx.translate(x + size / 2, y + size / 2 - jump * 7);
  ctx.scale((1 + jump * 0.1) * (size / SIZE), (1 + jump * 0.1) * (size / SIZE));
  ctx.fillStyle = isReady ? "rgb(62 52 46 / 0.92)" : PAPER;
  ctx.strokeStyle = isReady ? "#ffb53d" : slot === pointed ? "#f4f0e4" : "rgb(255 255 255 / 0.16)";
  ctx.lineWidth = isReady ? 3 : 2;
  ctx.beginPath();
  ctx.roundRect(-SIZE / 2, -SIZE / 2, SIZE, SIZE, 12);
  ctx.fill();
  ctx.stroke();
  ctx.globalAlpha = isReady ? 1 : 0.45;
  if (slot === "eat") {
    const meal = hero.pack.fish > 0 && hero.pack.berries === 0 ? "fish" : "berries";
    at(ctx, { x: 2, y: 3 }, () => drawItem(ctx, meal), 0, 1.3);
  } else if (slot === "feed") at(ctx, { x: 2, y: 3 }, () => drawItem(ctx, "wood"), 0, 1.3);
  else at(ctx, { x: 2, y: 4 }, () => drawRecipe(ctx, slot, color, time));
  ctx.restore();
  // Where buttons are large because fingers press them, nobody has keys.
  if (size > SIZE) return;
  drawText(view, keyOf(slot), x + 6, y + 3 - jump * 7, {
    size: 15,
    color: isReady ? "#ffd98a" : "#a9a4b5",
    outline: "#1b1924",
  });
}

/** Name, price and use of what the mouse points at, or what could not be made. */
function drawTip(view: View, id: RecipeId, slots: readonly Slot[], { hero }: Bar) {
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
  const box = boxOf(view, slots, id);
  const middle = box ? box.x + box.size / 2 : view.width / 2;
  const left = clamp(middle - width / 2, 8, view.width - width - 8);
  const height = size * 3.2;
  const top = barTop(view, slots) - height - 12;
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
