import type { Stations } from "#html5/counter-service/engine/draw/panel.ts";

/** Where the work surfaces of this kitchen are. */
export const stations: Stations = {
  spans: { raws: [4, 104], stove: [104, 440], board: [440, 692] },
  besideTicket: ["board"],
};
