import type { Level } from "#html5/chess/engine/levels.ts";

type ThemeId = "courtyard" | "lemon" | "walnut" | "rosewood" | "midnight" | "marble";

export type Theme = {
  /** Its name is the message `board.` of this. */
  id: ThemeId;
  /** Whom to beat for it; nothing for the one that everybody has. */
  prizeOf?: Level;
  light: string;
  dark: string;
  /** The table around the board, and the board's edge. */
  table: string;
  edge: string;
};

export const themes: readonly [Theme, ...Theme[]] = [
  {
    id: "courtyard",
    light: "#f1e7d0",
    dark: "#6f9a84",
    table: "#1c2b29",
    edge: "#35514a",
  },
  {
    id: "lemon",
    prizeOf: 1,
    light: "#fff4c9",
    dark: "#e0a83e",
    table: "#33261a",
    edge: "#6b4c23",
  },
  {
    id: "walnut",
    prizeOf: 2,
    light: "#ecd2ab",
    dark: "#a8724a",
    table: "#2b1d17",
    edge: "#5d3a26",
  },
  {
    id: "rosewood",
    prizeOf: 3,
    light: "#f7dcd8",
    dark: "#b5646f",
    table: "#2d1a24",
    edge: "#6a3244",
  },
  {
    id: "midnight",
    prizeOf: 4,
    light: "#c9d4f2",
    dark: "#5d6fb3",
    table: "#131730",
    edge: "#2f3a70",
  },
  {
    id: "marble",
    prizeOf: 5,
    light: "#f4f4f2",
    dark: "#9aa3ab",
    table: "#20252b",
    edge: "#515b66",
  },
];

export const themeOf = (id: string): Theme => themes.find((theme) => theme.id === id) ?? themes[0];
