import { shortcutOf } from "#html5/counter-service/engine/core/actions.ts";
import { type Dish, mark, type Slot } from "#html5/counter-service/engine/core/dish.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { type Rect, samePlace } from "#html5/counter-service/engine/core/targets.ts";
import { drawLevel } from "#html5/counter-service/engine/draw/gauges.ts";
import type { Look, Motion } from "#html5/counter-service/engine/draw/look.ts";
import { type Ctx, line, oval, within } from "#html5/counter-service/engine/draw/shapes.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { drawDiner, drawGrill, drawPlate, drawTongs } from "./diner.ts";
import { kitchen } from "./kitchen.ts";
import { drawLayer, grilledColor, heightOf } from "./layers.ts";
import { song } from "./song.ts";
import { stations } from "./stations.ts";

const INK = "#3a1f1a";
const PLATE = { x: 567, y: 418, width: 112 };
/** How far a layer lies beside the middle when it was dropped at the very edge of the swing. */
const REACH = 0.38;
const TALLEST = 128;

export const look: Look = {
  name: "The Flip Side",
  paint: {
    ink: INK,
    wall: "#1f7f86",
    wallDark: "#17636b",
    counter: "#fff3df",
    counterDark: "#d8402f",
    bench: "#d9cdbd",
    benchDark: "#7a3b33",
    tray: "#c9d3d6",
    paper: "#fff8e8",
    paperInk: "#3a1f1a",
    accent: "#e2452f",
    accentDark: "#9c2a1e",
  },
  stations,
  cook: {
    head: "round",
    skin: "#e9b58c",
    shirt: "#e2452f",
    ears: "round",
    hair: "quiff",
    hairColor: "#6b3f22",
    extras: ["freckles"],
  },
  isSeenFromSide: true,
  song,
  drawRoom: drawDiner,
  drawStations: drawGrill,
  drawItem(ctx, item, x, y, size) {
    const layer = mark(item);
    const height = heightOf(layer);
    const isBread = item === "heel" || item === "crown";
    const rows = isBread ? 1 : 3;
    const gap = isBread ? 0 : 9;
    const scale = size / 96;
    for (let row = 0; row < rows; row++) {
      const foot = y + ((rows * (height + gap)) / 2 - row * (height + gap)) * scale;
      within(ctx, { x, y: foot, scale }, () => drawLayer(ctx, item));
    }
  },
  drawRaw(ctx, raw, x, y, size) {
    for (const [dx, dy] of [
      [8, 7],
      [-6, 0],
      [6, -8],
    ] as const)
      drawFromAbove(ctx, raw, x + dx, y + dy - 3, size * 0.42, 0, false);
  },
  drawSlot(ctx, slot, x, y, flip, time) {
    drawOnGrill(ctx, slot, x, y, flip, time);
  },
  drawDish(ctx, dish, x, y, size) {
    const height = towerHeight(dish);
    const scale = Math.min(size / 110, size / height);
    drawTower(ctx, dish, x, y + (height * scale) / 2, scale, 0);
  },
  drawBoard,
  drawTicket,
};

const towerHeight = ({ marks }: Dish) => marks.reduce((sum, layer) => sum + heightOf(layer), 4);

function drawTower(ctx: Ctx, dish: Dish, x: number, foot: number, scale: number, fresh: number) {
  let y = foot;
  dish.marks.forEach((layer, at) => {
    const fall = at === dish.marks.length - 1 ? fresh * fresh * 50 : 0;
    within(ctx, { x: x + layer.off * REACH * 100 * scale, y: y - fall, scale }, () =>
      drawLayer(ctx, layer.item, layer.cooked),
    );
    y -= heightOf(layer) * scale;
  });
}

function drawFromAbove(
  ctx: Ctx,
  raw: string,
  x: number,
  y: number,
  radius: number,
  doneness: number,
  hasMarks: boolean,
) {
  const color = grilledColor(raw, doneness);
  oval(ctx, x, y + radius * 0.2, radius, radius * 0.62, grilledColor(raw, doneness + 0.25), INK);
  oval(ctx, x, y, radius, radius * 0.62, color, INK);
  if (!hasMarks) {
    oval(ctx, x - radius * 0.3, y - radius * 0.2, radius * 0.3, radius * 0.12, "rgb(255 255 255 / 0.25)");
    return;
  }
  for (const at of [-0.5, 0, 0.5])
    line(
      ctx,
      [x + radius * (at - 0.2), y + radius * 0.36, x + radius * (at + 0.2), y - radius * 0.36],
      "rgb(30 14 10 / 0.5)",
      4,
    );
}

/** One sees the side that is up: raw until it is turned. */
function drawOnGrill(ctx: Ctx, { dish, down }: Slot, x: number, y: number, flip: number, time: number) {
  const { raw, sides } = dish.base;
  const up = sides[1 - down] ?? 0;
  const jump = Math.sin(flip * Math.PI) * 26;
  const tremble = Math.sin(time / 2) * 0.6;
  ctx.save();
  ctx.translate(x + tremble, y - 9 - jump);
  ctx.scale(1, flip > 0 ? Math.abs(Math.cos(flip * Math.PI)) * 0.8 + 0.2 : 1);
  drawFromAbove(ctx, raw, 0, 0, 38, up, down === 1);
  ctx.restore();
}

function drawBoard(view: View, shift: Shift, { fresh, time }: Motion) {
  const { ctx } = view;
  const { board, sway } = shift.bench;
  drawPlate(ctx, PLATE.x, PLATE.y);
  const carried =
    shift.hands.carry?.isMoving && samePlace(shift.hands.carry.from, { kind: "board", index: 0 });
  if (board && !carried) {
    const scale = Math.min(PLATE.width / 100, TALLEST / towerHeight(board));
    drawTower(ctx, board, PLATE.x, PLATE.y - 6, scale, fresh);
  }
  drawTongs(ctx, PLATE.x + sway * REACH * PLATE.width, 252, Math.abs(sway) < 0.13, time);
}

/** The burger taken apart, bottom at the bottom; what already lies on the plate is ticked off. */
function drawTicket(view: View, shift: Shift, order: readonly Dish[], area: Rect) {
  const { ctx } = view;
  const marks = order[0]?.marks ?? [];
  const put = shift.bench.board?.marks ?? [];
  const gap = Math.min(24, (area.height - 10 - towerHeight({ marks, cuts: [] })) / marks.length);
  const squeeze = Math.min(1, area.height / (towerHeight({ marks, cuts: [] }) + marks.length * 4));
  let y = area.y + area.height - 6;
  marks.forEach((layer, at) => {
    const isDone = put[at]?.item === layer.item;
    ctx.globalAlpha = isDone ? 0.3 : 1;
    within(ctx, { x: area.x + (layer.cooked ? 38 : 66), y, scale: squeeze * (layer.cooked ? 0.7 : 1) }, () =>
      drawLayer(ctx, layer.item, layer.cooked),
    );
    const middle = y - (heightOf(layer) * squeeze) / 2;
    if (layer.cooked) drawLevel(view, area.x + 118, middle + 3, layer.cooked.sides[0] ?? 0, kitchen.levels);
    else if (shift.hands.hasKeys) drawKey(view, layer.item, area.x + 142, middle);
    ctx.globalAlpha = 1;
    y -= (heightOf(layer) + Math.max(3, gap)) * squeeze;
  });
}

function drawKey(view: View, item: string, x: number, y: number) {
  const index = kitchen.items.findIndex(({ id }) => id === item);
  const cap = shortcutOf({ kind: "item", index })?.cap ?? "";
  drawText(view, cap, x, y, { size: 17, align: "center", baseline: "middle", color: INK });
}
