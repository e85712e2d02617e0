import { openRect, type Rect, ticketRect, upgradeRect } from "#html5/counter-service/engine/core/targets.ts";
import type { View } from "#kit/draw/view.ts";
import type { Point } from "#kit/input/controls.ts";

/** Parts of a kitchen that are laid out on their own. `next` is where a dish goes after the board: cutter or box. */
export type Station = "raws" | "stove" | "board" | "next";
export type Part = Station | "guests" | "shelf" | "item" | "ticket" | "serve" | "paper" | "shop";

/** What lies in `from` on the core's stage is shown in `to`. */
export type Panel = { readonly part: Part; readonly from: Rect; readonly to: Rect };

/** How a kitchen is laid out, by the first and last x of each station on the core's stage. */
export type Stations = {
  readonly spans: Partial<Record<Station, readonly [number, number]>>;
  /** Upright, these lie beside the ticket; the others below it. */
  readonly besideTicket: readonly Station[];
  /** Whether the board is enlarged while something lies on it. */
  readonly isBoardEnlarged?: boolean;
};

/**
 * Arrangement of a kitchen in a frame. The core, and with it every tape, knows one stage of 960 × 540; a frame of another shape shows its parts in
 * other places and sizes, and the pointer is translated back.
 */
export type Arrangement = {
  readonly key: string;
  readonly isUpright: boolean;
  /** From the units of the arrangement to those of the view. */
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** All that is seen, in the units of the arrangement. */
  readonly area: Rect;
  readonly counterY: number;
  /** Where the bench ends and the bins begin. */
  readonly shelfY: number;
  readonly panels: readonly Panel[];
  /** The board lies over the wall and the counter. */
  readonly isEnlarged: boolean;
};

/** Bins for what goes on the dish. */
export const ITEMS = 10;
/** The parts that are no stations, on the core's stage. */
export const areas = {
  guests: { x: 4, y: 38, width: 764, height: 206 },
  ticket: { x: ticketRect.x - 4, y: ticketRect.y - 10, width: 186, height: ticketRect.height + 12 },
  paper: { x: 22, y: 24, width: 336, height: 488 },
  shop: {
    x: upgradeRect(0).x - 6,
    y: 40,
    width: openRect.width + 12,
    height: openRect.y + openRect.height - 30,
  },
} satisfies Partial<Record<Part, Rect>>;
/** First and last x of the shelf with the bin, on the core's stage. */
const SHELF: readonly [number, number] = [694, 766];
const WORK_TOP = 244;
/** Height of every station on the core's stage. */
export const WORK_HEIGHT = 190;

export const strip = ([from, to]: readonly [number, number]): Rect => ({
  x: from,
  y: WORK_TOP,
  width: to - from,
  height: WORK_HEIGHT,
});

export const scaled = ({ width, height }: Rect, x: number, y: number, zoom: number): Rect => ({
  x,
  y,
  width: width * zoom,
  height: height * zoom,
});

/** The stations and the shelf, where they are on the core's stage. */
export const partsOf = ({ spans }: Stations): Panel[] =>
  [...(Object.entries(spans) as [Station, readonly [number, number]][]), ["shelf", SHELF] as const].map(
    ([part, span]) => ({ part, from: strip(span), to: strip(span) }),
  );

export const contains = ({ x, y, width, height }: Rect, at: Point) =>
  at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;

/** A place in the same part of another area. */
export const translated = (at: Point, from: Rect, to: Rect): Point => ({
  x: to.x + ((at.x - from.x) / from.width) * to.width,
  y: to.y + ((at.y - from.y) / from.height) * to.height,
});

/** How much larger a part is drawn than on the core's stage. */
const zoomOf = ({ from, to }: Panel) => Math.min(to.width / from.width, to.height / from.height);

/** Draws in the units of the core's stage, with the part in the middle of where it is shown. */
export function inPanel(view: View, panel: Panel | undefined, draw: (view: View) => void): void {
  if (!panel) return;
  const { ctx } = view;
  const { from, to } = panel;
  const zoom = zoomOf(panel);
  ctx.save();
  ctx.translate(to.x + (to.width - from.width * zoom) / 2, to.y + (to.height - from.height * zoom) / 2);
  ctx.scale(zoom, zoom);
  ctx.translate(-from.x, -from.y);
  draw({ ctx, width: view.width, height: view.height, scale: view.scale * zoom });
  ctx.restore();
}
