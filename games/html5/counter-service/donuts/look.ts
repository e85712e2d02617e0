import { type Dish, emptyDish, type Slot } from "#html5/counter-service/engine/core/dish.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { middleOf, type Rect } from "#html5/counter-service/engine/core/targets.ts";
import { drawLevel, drawPips, drawPour } from "#html5/counter-service/engine/draw/gauges.ts";
import type { Look, Motion } from "#html5/counter-service/engine/draw/look.ts";
import { type Ctx, disc, mix, oval, slab } from "#html5/counter-service/engine/draw/shapes.ts";
import { stampDish } from "#html5/counter-service/engine/draw/stamps.ts";
import type { View } from "#kit/draw/view.ts";
import { drawBakery, drawBox, drawScraper, drawShaker, drawStations } from "./bakery.ts";
import { drawBits, drawDonut, icings, isBit } from "./donut.ts";
import { kitchen } from "./kitchen.ts";
import { song } from "./song.ts";
import { stations } from "./stations.ts";

const INK = "#4a2438";
const showDonut: Look["drawDish"] = (ctx, dish, x, y, size) => stampDish(ctx, dish, x, y, size, drawDonut);
const TABLE = { x: 448, y: 346, size: 108 };

export const look: Look = {
  name: "The Ring Road",
  paint: {
    ink: INK,
    wall: "#ffd9e4",
    wallDark: "#8fd8c6",
    counter: "#fffaf2",
    counterDark: "#e85d9a",
    bench: "#e6dcf2",
    benchDark: "#8a6bb0",
    tray: "#fff1f6",
    paper: "#fffdf7",
    paperInk: "#4a2438",
    accent: "#e85d9a",
    accentDark: "#a93a6c",
  },
  stations,
  cook: {
    head: "round",
    skin: "#f6d2bd",
    shirt: "#8a6bb0",
    ears: "round",
    hair: "bob",
    hairColor: "#e85d9a",
    extras: ["earrings"],
  },
  song,
  drawRoom: drawBakery,
  drawStations,
  drawItem,
  drawRaw(ctx, raw, x, y, size) {
    for (const dx of [-18, 16])
      drawDonut(ctx, emptyDish({ raw, sides: [0, 0] }), x + dx, y - 4 + dx / 5, size * 0.66);
  },
  drawSlot: drawFrying,
  drawDish: showDonut,
  drawBoard,
  drawNext,
  drawTicket,
};

function drawItem(ctx: Ctx, item: string, x: number, y: number, size: number) {
  const color = icings[item];
  const scale = size / 54;
  if (color) {
    oval(ctx, x, y + 8 * scale, 27 * scale, 20 * scale, "#ffffff", INK);
    oval(ctx, x, y + 2 * scale, 23 * scale, 15 * scale, color, INK);
    oval(ctx, x - 7 * scale, y - 3 * scale, 8 * scale, 3 * scale, mix(color, "#ffffff", 0.6));
    return;
  }
  if (size < 40) disc(ctx, x, y, 17 * scale, "#f3d9e4", INK);
  ctx.save();
  ctx.translate(x, y);
  drawBits(ctx, item, 24 * scale, item === "stars" || item === "caramel" ? 12 : 26, scale);
  ctx.restore();
}

/** One sees the side that is up: pale until it is turned. */
function drawFrying(ctx: Ctx, { dish, down }: Slot, x: number, y: number, flip: number, time: number) {
  const jump = Math.sin(flip * Math.PI) * 24;
  const bob = Math.sin(time / 11 + x) * 2;
  for (let i = 0; i < 8; i++) {
    const turn = i * 0.785 + time / 30;
    disc(
      ctx,
      x + Math.cos(turn) * 36,
      y - 9 + Math.sin(turn) * 30,
      3 + ((i + (time >> 3)) % 3),
      "rgb(255 245 205 / 0.75)",
    );
  }
  ctx.save();
  ctx.translate(x, y - 9 + bob - jump);
  ctx.scale(1, flip > 0 ? Math.abs(Math.cos(flip * Math.PI)) * 0.8 + 0.2 : 1);
  drawDonut(ctx, dish, 0, 0, 58, 1 - down);
  ctx.restore();
}

const isCarried = ({ hands: { carry } }: Shift, kind: string) =>
  carry?.isMoving === true && carry.from.kind === kind;

function drawBoard({ ctx }: View, shift: Shift, { time, fresh }: Motion) {
  const { board, sway } = shift.bench;
  oval(ctx, TABLE.x, TABLE.y + 12, 66, 58, "rgb(74 36 56 / 0.12)");
  if (board && !isCarried(shift, "board"))
    showDonut(ctx, board, TABLE.x, TABLE.y + 4 - fresh * fresh * 10, TABLE.size);
  drawShaker(ctx, TABLE.x + sway * TABLE.size * 0.375, 268, Math.abs(sway) < 0.13, time);
  if (board) drawGlass(ctx, shift, board);
  const { scrape } = kitchen.places;
  if (scrape) drawScraper(ctx, scrape, board !== undefined && board.marks.length > 0);
}

function drawNext({ ctx }: View, shift: Shift) {
  const { box } = shift.bench;
  const place = kitchen.places.box;
  if (!place) return;
  drawBox(ctx, place);
  const { x } = middleOf(place);
  const count = Math.max(shift.selected?.order.length ?? 1, box.length);
  for (let at = 0; at < count; at++) {
    const y = place.y + 98 + (at - (count - 1) / 2) * (count > 3 ? 36 : 45);
    const size = count === 1 ? 84 : 54;
    const dish = box[at];
    const left = count > 1 ? x + (at % 2 ? 26 : -26) : x;
    if (!dish) oval(ctx, left, y, size / 2, size / 2.3, "rgb(74 36 56 / 0.1)");
    else if (!(isCarried(shift, "box") && at === box.length - 1)) showDonut(ctx, dish, left, y, size);
  }
}

/** What the donut on the table should get: the wish of the ticket that is next. */
function drawGlass(ctx: Ctx, shift: Shift, board: Dish) {
  const wish = shift.selected?.order[shift.bench.box.length];
  const asked = wish?.marks.find(({ item }) => icings[item]);
  const poured = board.marks.find(({ item }) => icings[item]);
  const item = poured?.item ?? asked?.item ?? "choco";
  const place = { x: 511, y: 296, height: 124 };
  drawPour(ctx, place, poured?.amount ?? 0, asked?.amount, icings[item] ?? INK);
}

function drawTicket(view: View, shift: Shift, order: readonly Dish[], area: Rect) {
  const { ctx } = view;
  const row = Math.min(150, area.height / order.length);
  order.forEach((wish, at) => {
    const y = area.y + row * at;
    const isDone = at < shift.bench.box.length;
    ctx.globalAlpha = isDone ? 0.3 : 1;
    if (at > 0) slab(ctx, area.x + 6, y - 1, area.width - 12, 2, 1, "rgb(74 36 56 / 0.25)");
    drawDonut(ctx, wish, area.x + 38, y + row / 2 - 2, 66);
    const icing = wish.marks.find(({ item }) => icings[item]);
    const right = area.x + 118;
    drawLevel(view, right - 2, y + 22, wish.base?.sides[0] ?? 0, kitchen.levels);
    if (icing) drawPips(ctx, right - 22, y + 50, icing.amount, icings[icing.item] ?? INK);
    wish.marks
      .filter(({ item }) => isBit(item))
      .forEach(({ item }, bit) => {
        drawItem(ctx, item, right - 18 + bit * 38, y + 80, 34);
      });
    ctx.globalAlpha = 1;
  });
}
