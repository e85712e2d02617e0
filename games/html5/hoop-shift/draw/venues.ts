import type { Venue } from "#html5/hoop-shift/core/rivals.ts";

export type VenuePaint = {
  sky: readonly [string, string, string];
  far: string;
  near: string;
  glow: string;
  floor: readonly [string, string];
  key: string;
  beyond: string;
  line: string;
  accent: string;
  crowd: readonly string[];
  isDark: boolean;
};

export const venues: Record<Venue, VenuePaint> = {
  playground: {
    sky: ["#49b3ee", "#9fdcf5", "#fdf3cf"],
    far: "#8fcf8b",
    near: "#d9785a",
    glow: "#fff7d6",
    floor: ["#3fa7a0", "#2b7f86"],
    key: "#f08a4b",
    beyond: "#37928f",
    line: "#fdfbf0",
    accent: "#2f6fd6",
    crowd: ["#ffb84d", "#e65f5c", "#5b8def", "#f7f1e1", "#7a5cc2", "#4caf73"],
    isDark: false,
  },
  rooftop: {
    sky: ["#37205c", "#e0566f", "#ffc27a"],
    far: "#6b2f68",
    near: "#3f1f4e",
    glow: "#ffe7a8",
    floor: ["#8a5a8e", "#5a3a6e"],
    key: "#ff6b6b",
    beyond: "#734a7d",
    line: "#ffe6c4",
    accent: "#ff9f43",
    crowd: ["#2b1538", "#3a1c49", "#4a2558", "#572d60", "#6a3568", "#301a40"],
    isDark: true,
  },
  gym: {
    sky: ["#7c4a2d", "#b87544", "#d99a5b"],
    far: "#a2653b",
    near: "#f0d9a8",
    glow: "#fff5d0",
    floor: ["#e5ab63", "#c47f3d"],
    key: "#2d6cc0",
    beyond: "#d6964f",
    line: "#fffaf0",
    accent: "#d43d51",
    crowd: ["#d43d51", "#2d6cc0", "#f5c542", "#f7f1e1", "#3d8f5f", "#ef8a3c"],
    isDark: false,
  },
  harbour: {
    sky: ["#070d24", "#12305a", "#2b6b8c"],
    far: "#0d2345",
    near: "#0a1730",
    glow: "#fff3c4",
    floor: ["#24406e", "#162647"],
    key: "#15a894",
    beyond: "#1c3360",
    line: "#8ff4ff",
    accent: "#ff4fa3",
    crowd: ["#0a1632", "#10204a", "#162a58", "#1c3566", "#0d1b3c", "#203c70"],
    isDark: true,
  },
};
