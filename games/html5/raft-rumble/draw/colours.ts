import type { Waters } from "#html5/raft-rumble/voyage/levels.ts";
import { colorOfSeat } from "#kit/together/seat-colors.ts";

export type Paints = {
  sky: readonly [string, string, string];
  orb: string;
  cloud: string;
  far: string;
  /** Wave rows from the horizon to the front. */
  rows: readonly [string, string, string];
  /** In front of the rafts: what is under water shows through. */
  front: string;
  deep: string;
  foam: string;
  /** Laid over everything that floats, so that it belongs to the light of a dark hour. */
  shade?: string;
};

export const paints: Readonly<Record<Waters, Paints>> = {
  lagoon: {
    sky: ["#3fb8dc", "#a5e3dc", "#ffe6b3"],
    orb: "#fff6cf",
    cloud: "rgb(255 255 255 / 0.75)",
    far: "#63b9ac",
    rows: ["#45c1c0", "#2eabb4", "#1f97a6"],
    front: "rgb(18 140 158 / 0.74)",
    deep: "rgb(8 84 112 / 0.92)",
    foam: "#f0fff4",
  },
  ocean: {
    sky: ["#2b7fe0", "#63b4f5", "#d5f0ff"],
    orb: "#fffbe0",
    cloud: "rgb(255 255 255 / 0.92)",
    far: "#7fb2dd",
    rows: ["#3f97e4", "#2f80d4", "#246cc0"],
    front: "rgb(26 92 178 / 0.74)",
    deep: "rgb(12 48 112 / 0.92)",
    foam: "#eef8ff",
  },
  storm: {
    sky: ["#241f45", "#57406f", "#d9788a"],
    orb: "#ffb59a",
    cloud: "rgb(44 36 72 / 0.85)",
    far: "#4b3a68",
    rows: ["#5a5590", "#474683", "#383a74"],
    front: "rgb(42 44 96 / 0.76)",
    deep: "rgb(20 20 58 / 0.94)",
    foam: "#e0dcff",
    shade: "rgb(60 40 110 / 0.1)",
  },
  night: {
    sky: ["#070d2b", "#14285c", "#2f6f86"],
    orb: "#f4f1dc",
    cloud: "rgb(30 52 98 / 0.6)",
    far: "#123059",
    rows: ["#1d4a7e", "#173d6e", "#11305c"],
    front: "rgb(14 44 92 / 0.74)",
    deep: "rgb(5 18 48 / 0.94)",
    foam: "#bfe6ff",
    shade: "rgb(10 26 80 / 0.14)",
  },
};

/** The two crews: yours is always the orange one. */
export const sideColours = [colorOfSeat(0), colorOfSeat(1)] as const;
export const ink = "#1c2333";
export const rim = "rgb(10 16 34 / 0.72)";
export const panel = "rgb(14 20 40 / 0.62)";
