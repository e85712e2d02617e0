import type { Stations } from "#html5/counter-service/engine/draw/panel.ts";

/** Where the work surfaces of this kitchen are. */
export const stations: Stations = {
  spans: { raws: [4, 104], board: [104, 336], stove: [332, 552], next: [550, 694] },
  besideTicket: ["board"],
  isBoardEnlarged: true,
};
