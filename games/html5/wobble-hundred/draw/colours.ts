import type { DisciplineId } from "#html5/wobble-hundred/core/disciplines.ts";

export type Scenery = {
  sky: readonly [string, string];
  far: string;
  stand: string;
  crowd: readonly string[];
  verge: string;
  track: string;
  trackDark: string;
  line: string;
  dust: string;
};

const day: Scenery = {
  sky: ["#2f8fc4", "#ffe3b0"],
  far: "#5aa7b8",
  stand: "#35507d",
  crowd: ["#ff6b57", "#ffd35c", "#f7f3e6", "#63d2b5", "#b28bff", "#ff9db5"],
  verge: "#5bb35a",
  track: "#d9573f",
  trackDark: "#bd4431",
  line: "#fff3dc",
  dust: "#f0b28a",
};

export const sceneries: Record<DisciplineId, Scenery> = {
  hundred: day,
  hurdles: {
    ...day,
    sky: ["#4a3f8f", "#ff9d6b"],
    far: "#8a5a92",
    stand: "#3a2f63",
    verge: "#3f9a68",
    track: "#c9486b",
    trackDark: "#a83557",
    dust: "#f2a9a0",
  },
  moon: {
    ...day,
    sky: ["#090b1e", "#252a55"],
    far: "#3a3f66",
    stand: "#2a2e52",
    verge: "#8f93a8",
    track: "#b9bccb",
    trackDark: "#9a9eb2",
    line: "#5b607c",
    dust: "#dfe1ea",
  },
  hop: {
    ...day,
    sky: ["#1f9aa8", "#fff0b8"],
    far: "#57b5a0",
    verge: "#79bd4d",
    track: "#e08a3c",
    trackDark: "#c47128",
  },
  ice: {
    ...day,
    sky: ["#6cb7e6", "#f4fbff"],
    far: "#b9d9ea",
    stand: "#55799c",
    verge: "#f2f8fb",
    track: "#a9def2",
    trackDark: "#86c8e4",
    line: "#ffffff",
    dust: "#ffffff",
  },
};

export const INK = "#2a1a2e";
