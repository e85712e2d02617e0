import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { COUNTER_Y, itemRect, type Rect } from "#html5/counter-service/engine/core/targets.ts";
import { type Style, shownIn } from "#html5/counter-service/engine/core/wares.ts";
import type { View } from "#kit/draw/view.ts";
import { drawCounterTop, drawOnWall } from "./decor.ts";
import type { Look } from "./look.ts";
import { type Arrangement, inPanel } from "./panel.ts";
import { type Ctx, disc, mix, slab } from "./shapes.ts";

/** Below awnings and lamps. */
const WALL_TOP = 50;

/** All that never moves: wall, counter, bench, stations, bins. */
export function drawKitchen(ctx: Ctx, shift: Shift, look: Look, style: Style, plan: Arrangement): void {
  const view: View = { ctx, width: plan.width, height: plan.height, scale: 1 };
  drawWall(view, look, style, plan);
  drawCounter(ctx, look, style, plan);
  for (const panel of plan.panels) {
    const { part, to } = panel;
    if (part === "item" || part === "guests" || part === "ticket" || part === "serve") continue;
    if (part === "board" && plan.isEnlarged)
      slab(
        ctx,
        to.x - 6,
        to.y - 8,
        to.width + 12,
        to.height + 12,
        20,
        look.paint.counterDark,
        look.paint.ink,
      );
    inPanel(view, panel, () => {
      ctx.beginPath();
      ctx.rect(panel.from.x, panel.from.y, panel.from.width, panel.from.height);
      ctx.clip();
      look.drawStations(ctx, shift);
      if (part === "raws") drawRaws(ctx, shift, look);
    });
  }
  shift.kitchen.items.forEach((item, at) => {
    const panel = plan.panels.filter(({ part }) => part === "item")[at];
    const rect = itemRect(at);
    inPanel(view, panel, () =>
      drawBin(ctx, rect, look, item.day <= shift.pantry.day, () =>
        look.drawItem(ctx, item.id, rect.x + rect.width / 2, rect.y + 46, 54),
      ),
    );
  });
}

/** The wall goes on behind everything, as large as the guests before it are. */
function drawWall(view: View, look: Look, style: Style, { area, counterY, panels, isEnlarged }: Arrangement) {
  const { ctx } = view;
  const guests = panels.find(({ part }) => part === "guests");
  const zoom = guests && !isEnlarged ? guests.to.width / guests.from.width : counterY / COUNTER_Y;
  const left = guests && !isEnlarged ? guests.to.x - guests.from.x * zoom : 0;
  ctx.save();
  ctx.beginPath();
  ctx.rect(area.x, area.y, area.width, counterY - area.y);
  ctx.clip();
  ctx.translate(left, counterY - COUNTER_Y * zoom);
  ctx.scale(zoom, zoom);
  const wall = {
    x: (area.x - left) / zoom,
    y: (area.y - counterY) / zoom + COUNTER_Y,
    width: area.width / zoom,
    height: area.height / zoom,
  };
  look.drawRoom(ctx, wall);
  drawOnWall(ctx, shownIn(style, "wall"), wall.x, wall.x + wall.width, WALL_TOP);
  ctx.restore();
}

function drawCounter(ctx: Ctx, look: Look, style: Style, { area, counterY, shelfY }: Arrangement) {
  const { ink, counter, counterDark, bench, benchDark } = look.paint;
  const stripe = (color: string, y: number, height: number) => {
    ctx.fillStyle = color;
    ctx.fillRect(area.x, y, area.width, height);
  };
  const low = area.y + area.height;
  stripe(bench, counterY, low - counterY);
  stripe(benchDark, shelfY, low - shelfY);
  stripe(counterDark, counterY + 8, 9);
  stripe(counter, counterY - 6, 16);
  drawCounterTop(ctx, shownIn(style, "counter"), area.x, area.x + area.width, counterY);
  stripe(ink, counterY - 7, 2.5);
  stripe(ink, counterY + 16, 2.5);
  stripe(ink, shelfY - 1, 2.5);
}

function drawRaws(ctx: Ctx, { kitchen, pantry }: Shift, look: Look) {
  kitchen.raws.forEach((raw, at) => {
    const rect = kitchen.places.raws[at];
    if (!rect) return;
    const x = rect.x + rect.width / 2;
    const y = rect.y + rect.height / 2;
    drawBin(ctx, rect, look, raw.day <= pantry.day, () =>
      look.drawRaw(ctx, raw.id, x, y, Math.min(64, rect.height)),
    );
  });
}

/** A tray with something in it, or with a lid on it until its day has come. */
function drawBin(ctx: Ctx, { x, y, width, height }: Rect, look: Look, isOpen: boolean, fill: () => void) {
  const { ink, tray, benchDark } = look.paint;
  slab(ctx, x, y + 4, width, height - 4, 12, mix(tray, "#000000", 0.35), ink);
  slab(ctx, x, y, width, height - 6, 12, isOpen ? tray : benchDark, ink);
  if (isOpen) {
    slab(ctx, x + 6, y + 6, width - 12, height - 18, 9, mix(tray, "#000000", 0.16));
    fill();
  } else disc(ctx, x + width / 2, y + height / 2 - 3, 7, mix(benchDark, "#ffffff", 0.25), ink);
}
