import type { PaintId } from "#html5/raft-rumble/voyage/goods.ts";

/** Colours of a raft: planks in two shades that take turns, and barrels. */
export type RaftCoat = {
  edge: string;
  top: readonly [string, string];
  low: readonly [string, string];
  shine: string;
  barrel: string;
};

export const raftCoats: Readonly<Record<PaintId, RaftCoat>> = {
  wood: {
    edge: "#5d3620",
    top: ["#d69a5b", "#c98a4f"],
    low: ["#b27742", "#a86d3b"],
    shine: "#ffd9a0",
    barrel: "#b5673a",
  },
  sky: {
    edge: "#1d4e7a",
    top: ["#6dc0f8", "#5fb2ee"],
    low: ["#4598d8", "#3c8bca"],
    shine: "#d3efff",
    barrel: "#f2f6fa",
  },
  mint: {
    edge: "#1b5a49",
    top: ["#6fe0b6", "#5fd0a6"],
    low: ["#45b68c", "#3ca880"],
    shine: "#dcfff1",
    barrel: "#ffb35c",
  },
  candy: {
    edge: "#8a2f55",
    top: ["#ff8fb8", "#fff2f7"],
    low: ["#e8689a", "#f0cbd9"],
    shine: "#ffffff",
    barrel: "#8fd8ff",
  },
  pirate: {
    edge: "#14161f",
    top: ["#4a5170", "#3f4662"],
    low: ["#343a54", "#2c3149"],
    shine: "#97a0cc",
    barrel: "#c23b3b",
  },
  gold: {
    edge: "#7a4f0c",
    top: ["#ffd95e", "#ffcd42"],
    low: ["#eaad2c", "#dfa020"],
    shine: "#fff6cf",
    barrel: "#d64560",
  },
};
