import {
  COUNTER_Y,
  itemRect,
  type Rect,
  STAGE,
  serveRect,
  ticketRect,
} from "#html5/counter-service/engine/core/targets.ts";
import type { View } from "#kit/draw/view.ts";
import {
  type Arrangement,
  areas,
  ITEMS,
  type Panel,
  type Part,
  partsOf,
  type Stations,
  scaled,
  strip,
} from "./panel.ts";

/** A lying phone shows so much beside the stage that the bench is enlarged into it. */
const ROOMY = 1120;
const WORK_TOP = 244;

/** The core's stage as it is, with more room on a lying phone, and with the board over the wall while it is enlarged. */
export function arrangeLying(
  view: View,
  stations: Stations,
  isMorning: boolean,
  isEnlarged: boolean,
): Arrangement {
  const isRoomy = view.width >= ROOMY && view.scale < 0.8;
  const width = isRoomy ? Math.min(view.width, 1250) : STAGE.width;
  const left = (view.width - width) / 2;
  const top = (view.height - STAGE.height) / 2;
  const itemZoom = isRoomy ? 1.05 : 1;
  const itemsTop = STAGE.height - 10 - itemRect(0).height * itemZoom;
  const shelfY = itemsTop - 6;
  const workZoom = isRoomy ? 1.19 : 1;
  const counterY = shelfY - (432 - COUNTER_Y) * workZoom;
  const workTop = counterY + (WORK_TOP - COUNTER_Y) * workZoom;
  const right = width - STAGE.width + ticketRect.x;
  const guestZoom = (counterY - areas.guests.y) / (COUNTER_Y - areas.guests.y);
  const bench: Panel[] = [];
  let guests = scaled(
    areas.guests,
    Math.max(4, (right - areas.guests.width * guestZoom) / 2),
    areas.guests.y,
    guestZoom,
  );
  if (isEnlarged) {
    const zoom = isRoomy ? 1.9 : 1.7;
    const board = strip(stations.spans.board ?? [0, 1]);
    const to = scaled(board, 10, shelfY - 4 - board.height * zoom, zoom);
    bench.push({ part: "board", from: board, to });
    const others = partsOf(stations).filter(({ part }) => part !== "board" && part !== "raws");
    const from = to.x + to.width + 14;
    const total = others.reduce((sum, { from: one }) => sum + one.width, 0);
    const rest = Math.min(workZoom, (right - from - 4) / total);
    let x = from + (right - 4 - from - total * rest) / 2;
    for (const { part, from: one } of others) {
      bench.push({ part, from: one, to: scaled(one, x, shelfY - one.height * rest, rest) });
      x += one.width * rest;
    }
    const small = Math.min(guestZoom, (right - from - 4) / areas.guests.width);
    guests = scaled(areas.guests, from, counterY - (COUNTER_Y - areas.guests.y) * small, small);
  } else {
    const shift = isRoomy ? (right - 768 * workZoom) / 2 : 0;
    for (const { part, from } of partsOf(stations))
      bench.push({ part, from, to: scaled(from, shift + (from.x - 4) * workZoom + 4, workTop, workZoom) });
  }
  const step = (right - 18) / ITEMS;
  const items = Array.from({ length: ITEMS }, (_, at): Panel => {
    const from = itemRect(at);
    return {
      part: "item",
      from,
      to: { x: 8 + at * step + 1, y: itemsTop, width: step - 4, height: from.height * itemZoom },
    };
  });
  const shift = width - STAGE.width;
  const middle = shift / 2;
  const moved = (part: Part, from: Rect, by: number): Panel => ({
    part,
    from,
    to: { ...from, x: from.x + by },
  });
  const panels = isMorning
    ? [moved("paper", areas.paper, middle), moved("shop", areas.shop, middle)]
    : [
        ...bench,
        { part: "guests" as const, from: areas.guests, to: guests },
        ...items,
        moved("ticket", areas.ticket, shift),
        moved("serve", serveRect, shift),
      ];
  const area = { x: -left, y: -top, width: view.width, height: view.height };
  const size = { width, height: STAGE.height, zoom: 1, left, top };
  const key = `${view.width}×${view.height}/${isMorning}/${isEnlarged}`;
  return { key, isUpright: false, ...size, area, counterY, shelfY, panels, isEnlarged };
}
