import type { Mood } from "#html5/sideways/core/track.ts";

export type Weather = "sun" | "rain" | "snow" | "leaves" | "dusk" | "dawn";
export type PropKind = "tree" | "pine" | "box" | "lamp" | "tent" | "wheel" | "parked" | "snowman";

/** Colours and things of a place. */
export type Look = {
  ground: string;
  speck: string;
  verge: string;
  road: string;
  line: string;
  kerbs: readonly [string, string];
  wall: string;
  wallTop: string;
  wallStripe: string;
  /** Rubber on the road, or tracks in the snow. */
  skid: string;
  smoke: string;
  patch: string;
  /** 0 is day, 1 is pitch black outside the lights. */
  dark: number;
  night: string;
  weather: Weather;
  /** Strings of lights along the walls. */
  bulbs: readonly string[];
  props: readonly (readonly [PropKind, number])[];
  boxes: readonly [string, ...string[]];
  leaves: readonly [string, ...string[]];
  /** The colour of the track's tile and words. */
  accent: string;
};

const base = {
  kerbs: ["#e9573f", "#f7f2e6"],
  line: "#f4f0e4",
  skid: "#14161a",
  smoke: "236, 238, 240",
  patch: "rgb(120 170 220 / 0.4)",
  dark: 0,
  night: "8, 10, 26",
  bulbs: [],
} as const;

export const looks: Record<Mood, Look> = {
  yard: {
    ...base,
    ground: "#7fae62",
    speck: "#92bf70",
    verge: "#c9b48c",
    road: "#5d6470",
    wall: "#9c5b3c",
    wallTop: "#d98a54",
    wallStripe: "#f2b46e",
    weather: "sun",
    props: [
      ["tree", 7],
      ["box", 1.2],
    ],
    boxes: ["#c8553d", "#d8734f", "#b8473a"],
    leaves: ["#3f8a4d", "#4f9c55", "#67b062"],
    accent: "#ffc93c",
  },
  harbour: {
    ...base,
    kerbs: ["#f6b73c", "#2b2f3a"],
    ground: "#a58a83",
    speck: "#b39890",
    verge: "#8d7a7c",
    road: "#564f5e",
    wall: "#7b4a3a",
    wallTop: "#f0883e",
    wallStripe: "#ffd98a",
    weather: "dusk",
    props: [
      ["box", 9],
      ["lamp", 1],
    ],
    boxes: ["#d9583b", "#2f7f8f", "#e0a13a", "#486aa8", "#8e4a6b"],
    leaves: ["#4c7a58", "#5d8a60", "#6f9c6c"],
    accent: "#ff9b54",
  },
  rain: {
    ...base,
    kerbs: ["#4fb3d9", "#dfe9f2"],
    ground: "#3c4a58",
    speck: "#44535f",
    verge: "#4d5d6b",
    road: "#2c343f",
    line: "#c9d8e4",
    wall: "#25303b",
    wallTop: "#5d7488",
    wallStripe: "#8fb3cc",
    skid: "#0b0e13",
    smoke: "196, 216, 232",
    patch: "rgb(150 200 240 / 0.42)",
    dark: 0.24,
    night: "16, 28, 48",
    weather: "rain",
    props: [
      ["box", 6],
      ["tree", 2],
      ["lamp", 2],
    ],
    boxes: ["#53626f", "#5f6d7c", "#6b5a63", "#476273"],
    leaves: ["#2f5a4a", "#386853", "#44765c"],
    accent: "#5cc4f2",
  },
  autumn: {
    ...base,
    kerbs: ["#b8402a", "#f1dfc0"],
    ground: "#8a7a3c",
    speck: "#a58f44",
    verge: "#9d7f4a",
    road: "#544a49",
    wall: "#5b4334",
    wallTop: "#a98560",
    wallStripe: "#dcc39a",
    patch: "rgb(196 92 32 / 0.55)",
    weather: "leaves",
    props: [["tree", 12]],
    boxes: ["#7a5a40"],
    leaves: ["#c1452a", "#df7a2c", "#eeb03c"],
    accent: "#f08a3c",
  },
  night: {
    ...base,
    kerbs: ["#e0457b", "#e8e4f4"],
    ground: "#3a4a5c",
    speck: "#435568",
    verge: "#4a5468",
    road: "#3b3f52",
    line: "#ffe9b0",
    wall: "#3c2c4c",
    wallTop: "#8a63a8",
    wallStripe: "#ffcf6b",
    dark: 0.7,
    night: "7, 9, 32",
    weather: "sun",
    bulbs: ["#ffd27a"],
    props: [
      ["lamp", 5],
      ["box", 4],
      ["tree", 3],
    ],
    boxes: ["#56506e", "#4a5a78", "#6a4a66"],
    leaves: ["#2f6a58", "#3a7a5e", "#4a8a68"],
    accent: "#b98cff",
  },
  snow: {
    ...base,
    kerbs: ["#3f7fd0", "#ffffff"],
    ground: "#e6eef6",
    speck: "#f6fafe",
    verge: "#d5e2ee",
    road: "#b9cad9",
    line: "#7f9bb4",
    wall: "#8a3038",
    wallTop: "#e8564e",
    wallStripe: "#ffffff",
    skid: "#6f8ba5",
    smoke: "255, 255, 255",
    patch: "rgb(120 200 250 / 0.5)",
    weather: "snow",
    props: [
      ["pine", 9],
      ["snowman", 0.8],
      ["box", 0.7],
    ],
    boxes: ["#b5483c", "#44647f"],
    leaves: ["#2d6b5a", "#3d8069", "#e8f4fa"],
    accent: "#9fdcff",
  },
  deck: {
    ...base,
    kerbs: ["#ff8fb0", "#fff2ea"],
    ground: "#a994b8",
    speck: "#b6a2c4",
    verge: "#9784ac",
    road: "#5c5273",
    wall: "#6c5788",
    wallTop: "#ffd0b8",
    wallStripe: "#ff8a78",
    weather: "dawn",
    props: [
      ["parked", 8],
      ["box", 1.4],
      ["lamp", 0.8],
    ],
    boxes: ["#8a78a6", "#c79ab0", "#7a8ab8"],
    leaves: ["#5a8a78", "#6a9a80", "#7aaa88"],
    accent: "#ff9fc0",
  },
  fair: {
    ...base,
    kerbs: ["#ffcf3c", "#e5368a"],
    ground: "#3b4a3e",
    speck: "#455747",
    verge: "#6a5648",
    road: "#41384f",
    line: "#ffd98a",
    wall: "#4c2450",
    wallTop: "#e5368a",
    wallStripe: "#ffe36b",
    dark: 0.56,
    night: "16, 6, 36",
    weather: "sun",
    bulbs: ["#ff6bb0", "#ffe36b", "#6bd8ff"],
    props: [
      ["tent", 5],
      ["lamp", 4],
      ["tree", 2],
      ["box", 1.5],
    ],
    boxes: ["#d8443c", "#3c7fd8", "#d8a43c"],
    leaves: ["#2f6a4a", "#3a7a50", "#4a8a5a"],
    accent: "#ff5fb0",
  },
};
