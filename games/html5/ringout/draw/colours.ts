import type { CharacterId } from "#html5/ringout/core/characters.ts";

export const INK = "#2a1a3e";
export const PAPER = "#fff6e4";
export const GOLD = "#ffc933";

export type Paint = { main: string; dark: string; accent: string; trim: string };

/** The same friend in other clothes: two who pick alike can still be told apart. */
const wardrobe: Readonly<Record<CharacterId, readonly [Paint, Paint, Paint, Paint]>> = {
  lefty: [
    { main: "#ff6f61", dark: "#c94a52", accent: "#fff1d6", trim: "#ffc933" },
    { main: "#4aa8f0", dark: "#2f74bd", accent: "#fff1d6", trim: "#ffe07a" },
    { main: "#57c46e", dark: "#33914e", accent: "#f6ffe0", trim: "#ffd24d" },
    { main: "#a878e8", dark: "#7449b5", accent: "#ffe6fb", trim: "#ffd24d" },
  ],
  puddle: [
    { main: "#ffd23f", dark: "#e8a51e", accent: "#ff8a3c", trim: "#ff6f61" },
    { main: "#8fd4ff", dark: "#55a6e0", accent: "#ffb03c", trim: "#2f74bd" },
    { main: "#a8e66a", dark: "#74b93c", accent: "#ff9a3c", trim: "#2f8f4e" },
    { main: "#ffb3dc", dark: "#e884ba", accent: "#ff9a3c", trim: "#8d4fc4" },
  ],
  whistle: [
    { main: "#ee5a5a", dark: "#b53b4c", accent: "#ffe9d2", trim: "#ffc933" },
    { main: "#2fb9bd", dark: "#1c8791", accent: "#eafff6", trim: "#ffd98a" },
    { main: "#6fbf5a", dark: "#48903f", accent: "#f4ffe0", trim: "#ffd98a" },
    { main: "#9a6fe0", dark: "#6a45a8", accent: "#f4e6ff", trim: "#ffc0e0" },
  ],
  lug: [
    { main: "#d9764a", dark: "#a34f35", accent: "#ffd9a0", trim: "#ff5f5f" },
    { main: "#4c79c9", dark: "#32529a", accent: "#bfe0ff", trim: "#ffcf4d" },
    { main: "#5c9a58", dark: "#3c7042", accent: "#dff5b0", trim: "#ffcf4d" },
    { main: "#8a5fae", dark: "#5f3d85", accent: "#f0d0ff", trim: "#ffcf4d" },
  ],
  brolly: [
    { main: "#e0458c", dark: "#a82a68", accent: "#ffe9d2", trim: "#c98a4a" },
    { main: "#3f7fe0", dark: "#2a57a8", accent: "#eaf4ff", trim: "#c98a4a" },
    { main: "#3fae7a", dark: "#27805a", accent: "#f2ffe4", trim: "#c98a4a" },
    { main: "#8d5fe0", dark: "#6440a8", accent: "#f7e9ff", trim: "#c98a4a" },
  ],
  axel: [
    { main: "#ff8f3c", dark: "#b3541e", accent: "#fff1d6", trim: "#ff5f7a" },
    { main: "#35b5e8", dark: "#1f7cab", accent: "#f0fbff", trim: "#ffcf4d" },
    { main: "#7ac74f", dark: "#4c8f2f", accent: "#f8ffe4", trim: "#ff8a5c" },
    { main: "#b07cf0", dark: "#7649b8", accent: "#fbeaff", trim: "#ffcf4d" },
  ],
};

export const paintOf = (kind: CharacterId, seat: number): Paint =>
  wardrobe[kind][seat % 4] ?? wardrobe[kind][0];
