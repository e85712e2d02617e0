import type { Stations } from "#html5/counter-service/engine/draw/panel.ts";

/** Where the work surfaces of this kitchen are. */
export const stations: Stations = {
  spans: { raws: [4, 104], board: [104, 335.5], stove: [335.5, 552], next: [550.5, 694] },
  besideTicket: ["board"],
  isBoardEnlarged: true,
};
