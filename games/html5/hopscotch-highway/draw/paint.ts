import type { Season } from "#html5/hopscotch-highway/core/eras.ts";

/** What the ground is painted with. */
export type Ground = {
  field: readonly [string, string];
  fieldSide: string;
  verge: string;
  asphalt: string;
  line: string;
  gravel: string;
  water: string;
  ripple: string;
  tuft: string;
  /** Numbers and squares on the ground. */
  chalk: string;
};

export const grounds: Readonly<Record<Season, Ground>> = {
  meadow: {
    field: ["#9fdb74", "#94d26b"],
    fieldSide: "#6fa652",
    verge: "#7dbd5c",
    asphalt: "#59607a",
    line: "#e9e4d6",
    gravel: "#b9a58c",
    water: "#4cb8e6",
    ripple: "#86d6f5",
    tuft: "#7cc45a",
    chalk: "#ffffffe0",
  },
  night: {
    field: ["#7fc07c", "#75b674"],
    fieldSide: "#568c5c",
    verge: "#64a268",
    asphalt: "#4d5370",
    line: "#d9d6e8",
    gravel: "#a39890",
    water: "#3f93cf",
    ripple: "#74bdec",
    tuft: "#66a966",
    chalk: "#ffffffe0",
  },
  snow: {
    field: ["#f4f9ff", "#e8f1fa"],
    fieldSide: "#b4cadd",
    verge: "#d5e3f0",
    asphalt: "#76809a",
    line: "#f7fbff",
    gravel: "#c3c8d2",
    water: "#5aaeda",
    ripple: "#a4daf3",
    tuft: "#cfdfee",
    chalk: "#5f86b4e0",
  },
  autumn: {
    field: ["#e3c164", "#dab75a"],
    fieldSide: "#a98642",
    verge: "#c4a04c",
    asphalt: "#5f5a66",
    line: "#f1e3c6",
    gravel: "#b39a7c",
    water: "#4aa3bd",
    ripple: "#84c9d6",
    tuft: "#d08a3a",
    chalk: "#ffffffe0",
  },
  festival: {
    field: ["#8f86d8", "#867ccf"],
    fieldSide: "#5f57a3",
    verge: "#7269bc",
    asphalt: "#4a4570",
    line: "#ffd9a0",
    gravel: "#9a8aa6",
    water: "#3f86d8",
    ripple: "#7db4f2",
    tuft: "#a79df0",
    chalk: "#ffe9b8e0",
  },
};

/** How dark it is, as the colour of a veil over everything. */
export type Veil = readonly [red: number, green: number, blue: number, strength: number];
export const veils: Readonly<Record<Season, Veil>> = {
  meadow: [255, 240, 200, 0],
  night: [14, 18, 66, 0.44],
  snow: [190, 215, 255, 0.08],
  autumn: [255, 150, 60, 0.1],
  festival: [30, 8, 70, 0.34],
};

/** Whether lamps are lit. */
export const isDark = (season: Season) => season === "night" || season === "festival";

/** A number between 0 and 1 that belongs to this place for ever: decoration is not stored, it is looked up. */
export function dice(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
