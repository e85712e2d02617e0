import { type Dish, emptyDish, mark } from "#html5/counter-service/engine/core/dish.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { middleOf, type Rect } from "#html5/counter-service/engine/core/targets.ts";
import { drawLevel, drawPips, drawPour } from "#html5/counter-service/engine/draw/gauges.ts";
import type { Look, Motion } from "#html5/counter-service/engine/draw/look.ts";
import {
  type Ctx,
  curve,
  disc,
  line,
  mix,
  oval,
  scatter,
  slab,
  within,
} from "#html5/counter-service/engine/draw/shapes.ts";
import { stampDish } from "#html5/counter-service/engine/draw/stamps.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { kitchen } from "./kitchen.ts";
import { song } from "./song.ts";
import { stations } from "./stations.ts";
import { drawPizza as paintPizza, poured, toppings } from "./toppings.ts";
import { drawStations, drawTrattoria, drawWayOn } from "./trattoria.ts";

const INK = "#3a1f1a";
const drawPizza: Look["drawDish"] = (ctx, dish, x, y, size) => stampDish(ctx, dish, x, y, size, paintPizza);
const BOARD = { x: 214, y: 340 };

export const look: Look = {
  name: "Third Slice",
  paint: {
    ink: INK,
    wall: "#e8a566",
    wallDark: "#b9573a",
    counter: "#8a5330",
    counterDark: "#5e3620",
    bench: "#d9cdb4",
    benchDark: "#4a5d3a",
    tray: "#d6c7a6",
    paper: "#fffaf0",
    paperInk: "#3a1f1a",
    accent: "#4c8c3f",
    accentDark: "#2f5c28",
  },
  stations,
  cook: {
    head: "round",
    skin: "#c98d5f",
    shirt: "#4c8c3f",
    ears: "round",
    hair: "curls",
    hairColor: "#2e2326",
    extras: ["moustache"],
  },
  song,
  drawRoom: drawTrattoria,
  drawStations,
  drawItem,
  drawRaw(ctx, _raw, x, y) {
    for (const [dx, dy] of [
      [-16, 44],
      [17, 40],
      [0, 14],
      [-15, -20],
      [16, -26],
    ] as const) {
      disc(ctx, x + dx, y + dy - 8, 20, "#fbeed2", INK);
      curve(ctx, x + dx, y + dy - 6, 11, Math.PI * 1.1, Math.PI * 1.6, "#e3cfa3", 3);
    }
  },
  drawSlot(ctx, { dish }, x, y, _flip, time) {
    const glow = 0.5 + Math.sin(time / 6 + x) * 0.15;
    drawPizza(ctx, dish, x, y - 6, 62);
    oval(ctx, x, y - 6, 31, 31, `rgb(255 120 40 / ${glow * 0.18})`);
  },
  drawDish: drawPizza,
  drawBoard,
  drawNext,
  drawTicket,
};

function drawItem(ctx: Ctx, item: string, x: number, y: number, size: number) {
  const scale = size / 54;
  const color = poured[item];
  within(ctx, { x, y, scale }, () => {
    if (color && item === "cheese") {
      for (const dot of scatter(26)) oval(ctx, dot.x * 23, dot.y * 25, 8, 3.5, color, INK, dot.turn);
    } else if (color) {
      oval(ctx, 0, 8, 26, 20, "#8f979b", INK);
      oval(ctx, 0, 4, 22, 14, color, INK);
      oval(ctx, -7, 0, 7, 3, mix(color, "#ffffff", 0.5));
      line(ctx, [12, 2, 24, -26], INK, 7);
      line(ctx, [12, 2, 24, -26], "#c9a06a", 4);
    } else {
      for (const [dx, dy, turn] of [
        [-13, 12, 0.3],
        [12, 13, -0.4],
        [0, -1, 1],
        [-12, -14, -0.2],
        [13, -13, 0.6],
      ] as const)
        within(ctx, { x: dx, y: dy, scale: 1.05, turn }, () => toppings[item]?.(ctx));
    }
  });
}

function drawBoard({ ctx }: View, shift: Shift, { time, fresh }: Motion) {
  const { board, hand } = shift.bench;
  const { carry } = shift.hands;
  const isCarried =
    carry?.isMoving === true && (carry.from.kind === "quarter" || carry.from.kind === "board");
  drawWayOn(ctx, kitchen.places.board, board !== undefined, time);
  if (board && !isCarried) {
    const size = 152 + fresh * 14;
    if (fresh > 0) paintPizza(ctx, board, BOARD.x, BOARD.y, size);
    else drawPizza(ctx, board, BOARD.x, BOARD.y, size);
    if (hand !== undefined) {
      ctx.setLineDash([6, 7]);
      line(ctx, [BOARD.x - 70, BOARD.y, BOARD.x + 70, BOARD.y], "rgb(255 255 255 / 0.85)", 2.5);
      line(ctx, [BOARD.x, BOARD.y - 70, BOARD.x, BOARD.y + 70], "rgb(255 255 255 / 0.85)", 2.5);
      ctx.setLineDash([]);
    }
  }
  if (board) drawGlasses(ctx, shift, board);
}

function drawNext({ ctx }: View, shift: Shift) {
  const { cutting } = shift.bench;
  if (cutting) drawCutting(ctx, shift, cutting);
}

/** One glass for the sauce, one for the cheese. */
function drawGlasses(ctx: Ctx, shift: Shift, board: Dish) {
  const asked = shift.selected?.order[0]?.marks ?? [];
  const amountOf = (list: Dish["marks"], item: string) => list.find((one) => one.item === item)?.amount;
  const sauce =
    [...asked, ...board.marks].find(({ item }) => item === "tomato" || item === "pesto")?.item ?? "tomato";
  [sauce, "cheese"].forEach((item, at) => {
    const place = { x: 120, y: 252 + at * 88, height: 84 };
    drawPour(ctx, place, amountOf(board.marks, item) ?? 0, amountOf(asked, item), poured[item] ?? INK);
  });
}

/** The wheel turns over the pizza; once it has cut, marks show where the next cuts belong. */
function drawCutting(ctx: Ctx, shift: Shift, cutting: Dish) {
  const { cut } = kitchen.places;
  if (!cut) return;
  const { x, y } = middleOf(cut);
  const count = shift.selected?.order[0]?.cuts.length ?? 0;
  drawPizza(ctx, cutting, x, y, 116);
  const [first] = cutting.cuts;
  for (let i = 0; first !== undefined && i < count * 2; i++) {
    const turn = first + (i * Math.PI) / count;
    disc(ctx, x + Math.cos(turn) * 64, y + Math.sin(turn) * 64, 4.5, "#ffe14f", INK);
  }
  if (cutting.cuts.length >= count && count > 0) return;
  const dx = Math.cos(shift.bench.spin);
  const dy = Math.sin(shift.bench.spin);
  line(ctx, [x - dx * 66, y - dy * 66, x + dx * 66, y + dy * 66], "rgb(255 255 255 / 0.9)", 3);
  disc(ctx, x + dx * 66, y + dy * 66, 11, "#dfe6e8", INK);
  disc(ctx, x + dx * 66, y + dy * 66, 3, INK);
}

function drawTicket(view: View, shift: Shift, order: readonly Dish[], area: Rect) {
  const { ctx } = view;
  const [wish] = order;
  if (!wish) return;
  const middle = area.x + area.width / 2;
  paintPizza(ctx, { ...wish, cuts: [] }, middle, area.y + 76, 146);
  line(ctx, [middle - 70, area.y + 76, middle + 70, area.y + 76], "rgb(255 255 255 / 0.6)", 2);
  line(ctx, [middle, area.y + 6, middle, area.y + 146], "rgb(255 255 255 / 0.6)", 2);
  const pours = wish.marks.filter(({ item }) => poured[item]);
  pours.forEach(({ item, amount }, at) => {
    const y = area.y + 182 + at * 38;
    drawItem(ctx, item, area.x + 34, y, 32);
    drawPips(ctx, area.x + 82, y, amount, poured[item] ?? INK);
  });
  const isBaked = shift.bench.cutting !== undefined;
  ctx.globalAlpha = isBaked ? 0.35 : 1;
  drawLevel(view, middle, area.y + 256, wish.base?.sides[0] ?? 0, kitchen.levels);
  ctx.globalAlpha = 1;
  const slices = wish.cuts.length * 2;
  const icon: Dish = {
    ...emptyDish({ raw: "dough", sides: [0.5] }),
    marks: [mark("tomato", { amount: 0.9 })],
    cuts: wish.cuts,
  };
  paintPizza(ctx, icon, area.x + 46, area.y + 298, 44);
  slab(ctx, area.x + 82, area.y + 282, 56, 32, 10, "#fff0c9", INK);
  drawText(view, `${slices}`, area.x + 110, area.y + 299, {
    size: 24,
    align: "center",
    baseline: "middle",
    color: INK,
  });
}
