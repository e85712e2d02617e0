import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import { COUNTER_Y, itemRect, type Rect } from "#html5/counter-service/engine/core/targets.ts";
import type { Look } from "./look.ts";
import { type Ctx, disc, mix, slab } from "./shapes.ts";

/** All that never moves: wall, counter, bench, stations, bins. */
export function drawKitchen(ctx: Ctx, shift: Shift, look: Look, area: Rect): void {
  const { ink, counter, counterDark, bench, benchDark } = look.paint;
  const right = area.x + area.width;
  const low = area.y + area.height;
  look.drawRoom(ctx, area);
  ctx.fillStyle = bench;
  ctx.fillRect(area.x, COUNTER_Y, area.width, low - COUNTER_Y);
  ctx.fillStyle = benchDark;
  ctx.fillRect(area.x, 432, area.width, low - 432);
  ctx.fillStyle = counterDark;
  ctx.fillRect(area.x, COUNTER_Y + 8, area.width, 9);
  ctx.fillStyle = counter;
  ctx.fillRect(area.x, COUNTER_Y - 6, area.width, 16);
  ctx.fillStyle = ink;
  ctx.fillRect(area.x, COUNTER_Y - 7, area.width, 2.5);
  ctx.fillRect(area.x, COUNTER_Y + 16, right - area.x, 2.5);
  ctx.fillRect(area.x, 431, right - area.x, 2.5);
  look.drawStations(ctx, shift);
  shift.kitchen.raws.forEach((raw, at) => {
    const rect = shift.kitchen.places.raws[at];
    if (rect)
      drawBin(ctx, rect, look, raw.day <= shift.pantry.day, () =>
        look.drawRaw(
          ctx,
          raw.id,
          rect.x + rect.width / 2,
          rect.y + rect.height / 2,
          Math.min(64, rect.height),
        ),
      );
  });
  shift.kitchen.items.forEach((item, at) => {
    const rect = itemRect(at);
    drawBin(ctx, rect, look, item.day <= shift.pantry.day, () =>
      look.drawItem(ctx, item.id, rect.x + rect.width / 2, rect.y + 46, 54),
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
