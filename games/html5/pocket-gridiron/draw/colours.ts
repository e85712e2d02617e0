import type { Weather } from "#html5/pocket-gridiron/core/match.ts";

/** Night-blue boards, cream chalk, and lamps in yellow and coral. */
export const ink = {
  board: "#171a3d",
  boardLight: "#262b5e",
  boardEdge: "#3d4489",
  cream: "#fff4d6",
  dim: "#aab0dd",
  yellow: "#ffd23f",
  coral: "#ff5964",
  mint: "#5ef0b0",
  sky: "#48c6ff",
  outline: "#12142b",
} as const;

export type Turf = { light: string; dark: string; line: string; shade: string };

export const turfs: Record<Weather, Turf> = {
  sun: { light: "#4bb04f", dark: "#40a147", line: "#f2fbe0", shade: "rgba(0, 0, 0, 0)" },
  dusk: { light: "#5aa34a", dark: "#4d9443", line: "#ffeecb", shade: "rgba(255, 120, 40, 0.13)" },
  rain: { light: "#3a8f58", dark: "#33824f", line: "#dff0ea", shade: "rgba(30, 50, 110, 0.2)" },
  snow: { light: "#dbe8ee", dark: "#cbdce6", line: "#5d83a8", shade: "rgba(60, 90, 160, 0.08)" },
  night: { light: "#2f8a5c", dark: "#277c52", line: "#e9fff2", shade: "rgba(16, 10, 70, 0.3)" },
};
