import { COUNTER_Y, itemRect, serveRect } from "#html5/counter-service/engine/core/targets.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import {
  type Arrangement,
  areas,
  ITEMS,
  type Panel,
  type Part,
  partsOf,
  type Stations,
  scaled,
  WORK_HEIGHT,
} from "./panel.ts";

/** Smallest size of an upright arrangement: a finger needs 40 pixels on a phone 360 wide. */
const LEAST = { width: 540, height: 860 };
const GAP = 8;
const HUD = 46;
const MOST_GUEST_ZOOM = 0.82;
const MOST_TICKET_ZOOM = 0.95;
/** The part of the height that the lower stations may take. */
const LOW = 0.24;

/** Upright, from above: guests, the ticket beside the board, what else there is, the bins beside the bell. */
export function arrangeUpright(view: View, stations: Stations, isMorning: boolean): Arrangement {
  const zoom = Math.min(view.width / LEAST.width, view.height / LEAST.height);
  const width = view.width / zoom;
  const height = view.height / zoom;
  const guestZoom = Math.min((width - 8) / areas.guests.width, MOST_GUEST_ZOOM);
  const guestHeight = areas.guests.height * guestZoom;
  const parts = partsOf(stations);
  const isBeside = ({ part }: Panel) => (stations.besideTicket as readonly Part[]).includes(part);
  const low = lineUp(
    parts.filter((one) => !isBeside(one)),
    { x: 4, width: width - 8, height: height * LOW },
  );
  const free = height - HUD - guestHeight - low.height - 5 * GAP;
  const itemsHeight = clamp(free * 0.37, 168, 236);
  const ticketZoom = Math.min(
    (free - itemsHeight) / areas.ticket.height,
    MOST_TICKET_ZOOM,
    (width * 0.265) / areas.ticket.width,
  );
  const ticketWidth = areas.ticket.width * ticketZoom;
  const high = lineUp(parts.filter(isBeside), {
    x: ticketWidth + 14,
    width: width - ticketWidth - 20,
    height: free - itemsHeight,
  });
  const highHeight = Math.max(high.height, areas.ticket.height * ticketZoom);
  // On a long screen the wall is higher, and there is more bench between the stations.
  const spare = free - itemsHeight - highHeight;
  const guestsY = HUD + spare * 0.5;
  const highY = guestsY + guestHeight + GAP + spare * 0.2;
  const lowY = highY + highHeight + GAP + spare * 0.2;
  const itemsY = height - itemsHeight - GAP;
  const counterY = guestsY + (COUNTER_Y - areas.guests.y) * guestZoom;
  const guestsX = (width - areas.guests.width * guestZoom) / 2;
  const service: Panel[] = [
    ...high.panels.map((one) => down(one, highY + (highHeight - high.height) / 2)),
    ...low.panels.map((one) => down(one, lowY)),
    { part: "guests", from: areas.guests, to: scaled(areas.guests, guestsX, guestsY, guestZoom) },
    { part: "ticket", from: areas.ticket, to: scaled(areas.ticket, 6, highY, ticketZoom) },
    ...bins(width, itemsY, itemsHeight),
  ];
  return {
    key: `${view.width}×${view.height}/${isMorning}`,
    isUpright: true,
    isEnlarged: false,
    ...{ zoom, left: 0, top: 0, width, height },
    area: { x: 0, y: 0, width, height },
    counterY,
    shelfY: itemsY - GAP,
    panels: isMorning ? morning(width, height) : service,
  };
}

/** Two rows of bins, and the bell beside both. */
function bins(width: number, y: number, height: number): Panel[] {
  const bell = Math.min(128, width * 0.21);
  const across = ITEMS / 2;
  const cell = { width: (width - bell - 16) / across, height: height / 2 };
  const items = Array.from({ length: ITEMS }, (_, at): Panel => {
    const place = { x: 5 + (at % across) * cell.width, y: y + Math.floor(at / across) * cell.height };
    return {
      part: "item",
      from: itemRect(at),
      to: { ...place, width: cell.width - 3, height: cell.height - 3 },
    };
  });
  const to = { x: width - bell - 6, y, width: bell, height: height - 4 };
  return [...items, { part: "serve", from: serveRect, to }];
}

const down = ({ part, from, to }: Panel, by: number): Panel => ({ part, from, to: { ...to, y: to.y + by } });

/** Stations in a row, as large as they fit. */
function lineUp(parts: readonly Panel[], box: { x: number; width: number; height: number }) {
  const total = parts.reduce((sum, { from }) => sum + from.width, 0);
  const zoom = Math.min(box.width / total, box.height / WORK_HEIGHT);
  let x = box.x + (box.width - total * zoom) / 2;
  const panels = parts.map(({ part, from }): Panel => {
    const to = scaled(from, x, 0, zoom);
    x += to.width;
    return { part, from, to };
  });
  return { panels, height: WORK_HEIGHT * zoom };
}

function morning(width: number, height: number): Panel[] {
  const shopZoom = (width - 16) / areas.shop.width;
  const shop = scaled(areas.shop, 8, height - areas.shop.height * shopZoom - 10, shopZoom);
  const paperZoom = Math.min((shop.y - 12) / areas.paper.height, (width - 24) / areas.paper.width);
  const paper = scaled(areas.paper, (width - areas.paper.width * paperZoom) / 2, 6, paperZoom);
  return [
    { part: "paper", from: areas.paper, to: paper },
    { part: "shop", from: areas.shop, to: shop },
  ];
}
