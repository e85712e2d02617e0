import { t } from "#html5/borders/words.ts";
import { written } from "#kit/language/translate.ts";
export const themeIds = ["playground", "midnight", "orchard", "sweets", "reef", "ember", "gold"] as const;
export type ThemeId = (typeof themeIds)[number];
export type Motif = "stripes" | "dots" | "checks" | "waves" | "crosses" | "stars" | "rings";

export type Theme = {
  /** Beyond the edge, the bare field, and the marks on it. */
  beyond: string;
  ground: string;
  mark: string;
  rim: string;
  /** Names and numbers. */
  ink: string;
  paper: string;
  /** Your own, and the twelve rivals'. */
  own: string;
  others: readonly string[];
  /** The pattern on your land. */
  motif: Motif;
  /** What it takes to have it. */
  needs: { percent?: number; wins?: number; knockouts?: number };
};

const bright = [
  "#3f8efc",
  "#12b886",
  "#f4a100",
  "#9b5de5",
  "#e0457b",
  "#00a6c8",
  "#7cb518",
  "#c4622d",
  "#5b6ee1",
  "#d13f3f",
  "#2f9e8f",
  "#b07bd1",
];
const neon = [
  "#38bdf8",
  "#a3e635",
  "#fb7185",
  "#c084fc",
  "#facc15",
  "#34d399",
  "#f97316",
  "#818cf8",
  "#f472b6",
  "#2dd4bf",
  "#e879f9",
  "#fca5a5",
];
const earthy = [
  "#c9553d",
  "#d9902f",
  "#7a9e3f",
  "#4f7f86",
  "#a05a7c",
  "#8a6d3b",
  "#5f8f5f",
  "#b5473c",
  "#6a6fa3",
  "#c7a13a",
  "#3f8a6f",
  "#96584a",
];
const pastel = [
  "#7ec8e3",
  "#b9a7e8",
  "#ffc27a",
  "#8fd6a8",
  "#f29ac0",
  "#9fb4f0",
  "#e6cf6b",
  "#f2a28c",
  "#7fd1c7",
  "#c9b08a",
  "#a5d477",
  "#d69be0",
];

export const themes: Readonly<Record<ThemeId, Theme>> = {
  playground: {
    beyond: "#b8cfc4",
    ground: "#f3f6ee",
    mark: "#dfe7dc",
    rim: "#8fae9f",
    ink: "#1f2d27",
    paper: "#ffffff",
    own: "#ff6b35",
    others: bright,
    motif: "stripes",
    needs: {},
  },
  midnight: {
    beyond: "#07080f",
    ground: "#141727",
    mark: "#20253d",
    rim: "#4450a0",
    ink: "#f2f4ff",
    paper: "#1c2138",
    own: "#ffe14d",
    others: neon,
    motif: "stars",
    needs: { percent: 4 },
  },
  orchard: {
    beyond: "#5d7a4c",
    ground: "#dfe3b8",
    mark: "#cbd39c",
    rim: "#43592f",
    ink: "#2b2a17",
    paper: "#f8f5dc",
    own: "#d7263d",
    others: earthy,
    motif: "dots",
    needs: { knockouts: 5 },
  },
  sweets: {
    beyond: "#e9a9c6",
    ground: "#fff1f6",
    mark: "#fbdce9",
    rim: "#d477a3",
    ink: "#50233c",
    paper: "#ffffff",
    own: "#ff4f9a",
    others: pastel,
    motif: "rings",
    needs: { percent: 10 },
  },
  reef: {
    beyond: "#04293a",
    ground: "#0b4f6c",
    mark: "#125d7d",
    rim: "#5fd3e0",
    ink: "#eafcff",
    paper: "#0a3d54",
    own: "#ffb627",
    others: neon,
    motif: "waves",
    needs: { wins: 1 },
  },
  ember: {
    beyond: "#140a08",
    ground: "#2a1714",
    mark: "#3a211c",
    rim: "#ff6a2b",
    ink: "#fff0e6",
    paper: "#3a1f19",
    own: "#ff7b1c",
    others: [...earthy.slice(3, 9), ...pastel.slice(0, 6)],
    motif: "crosses",
    needs: { percent: 20 },
  },
  gold: {
    beyond: "#d8d2c2",
    ground: "#faf8f1",
    mark: "#ece6d6",
    rim: "#b8943a",
    ink: "#2a2415",
    paper: "#fffdf6",
    own: "#d9a520",
    others: [
      "#2f3e5c",
      "#5c2f3e",
      "#2f5c4a",
      "#4d4d57",
      "#6b4f7a",
      "#3f6f86",
      "#7a5a3f",
      "#39485c",
      "#6f3f4a",
      "#486b48",
      "#55506f",
      "#806f5a",
    ],
    motif: "checks",
    needs: { wins: 5 },
  },
};

export type Earned = { percent: number; wins: number; knockouts: number };

export function isUnlocked(id: ThemeId, earned: Earned): boolean {
  const { percent = 0, wins = 0, knockouts = 0 } = themes[id].needs;
  return earned.percent >= percent && earned.wins >= wins && earned.knockouts >= knockouts;
}

/** What is still to do for a theme, in words. */
export function missing(id: ThemeId, earned: Earned): string {
  const { percent, wins, knockouts } = themes[id].needs;
  if (percent !== undefined) return t("needs.percent", { percent: written(percent) });
  if (wins !== undefined) return wins === 1 ? t("needs.win") : t("needs.wins", { wins, done: earned.wins });
  if (knockouts !== undefined) return t("needs.snips", { snips: knockouts, done: earned.knockouts });
  return "";
}
