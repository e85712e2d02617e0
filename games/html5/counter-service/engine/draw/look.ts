import type { Dish, Slot } from "#html5/counter-service/engine/core/dish.ts";
import type { Face } from "#html5/counter-service/engine/core/face.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import type { Rect } from "#html5/counter-service/engine/core/targets.ts";
import type { View } from "#kit/draw/view.ts";
import type { Song } from "#kit/sound/song.ts";
import type { Stations } from "./panel.ts";
import type { Ctx } from "./shapes.ts";

export type Paint = Record<
  | "ink"
  | "wall"
  | "wallDark"
  | "counter"
  | "counterDark"
  | "bench"
  | "benchDark"
  | "tray"
  | "paper"
  | "paperInk"
  | "accent"
  | "accentDark",
  string
>;

/** What moves on the work surfaces: `fresh` goes from 1 to 0 after something has landed. */
export type Motion = { time: number; fresh: number };

/** How a kitchen looks and sounds. Everything is drawn in units of the stage. */
export type Look = {
  /** On the sign. */
  name: string;
  paint: Paint;
  stations: Stations;
  /** Works here, with a round head, so that hats fit. */
  cook: Face;
  song: Song;
  /** Once per size: the wall behind the guests. `area` may reach beyond the stage. */
  drawRoom(ctx: Ctx, area: Rect): void;
  /** Once per size: the stations without what lies on them. */
  drawStations(ctx: Ctx, shift: Shift): void;
  /** An ingredient in its bin or on a ticket, centred. */
  drawItem(ctx: Ctx, item: string, x: number, y: number, size: number): void;
  drawRaw(ctx: Ctx, raw: string, x: number, y: number, size: number): void;
  drawSlot(ctx: Ctx, slot: Slot, x: number, y: number, flip: number, time: number): void;
  /** A dish stands on its plate instead of being seen from above. */
  isSeenFromSide?: boolean;
  /** A whole dish, centred. */
  drawDish(ctx: Ctx, dish: Dish, x: number, y: number, size: number): void;
  /** What lies on the board, with what swings above it. */
  drawBoard(view: View, shift: Shift, motion: Motion): void;
  /** What lies where a dish goes next: on the cutter, in the box. */
  drawNext?(view: View, shift: Shift, motion: Motion): void;
  /** What is asked for, large enough to work from. */
  drawTicket(view: View, shift: Shift, order: readonly Dish[], area: Rect): void;
};
