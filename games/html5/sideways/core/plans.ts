import type { Track } from "./track.ts";

/** A track as it is drawn up: numbers in a list, one `x,y` or `along,off,radius` after another, in metres. */
export type Plan = Omit<Track, "shape" | "patches"> & {
  corners: string;
  /** Slippery places: metres along, metres to the right of the middle, radius. */
  slippery?: string;
};

export const plans: readonly [Plan, ...Plan[]] = [
  {
    id: "bell-yard",
    mood: "yard",
    stars: 0,
    road: 15,
    verge: 4,
    grip: 1,
    corners: "0,0 50,-4 100,2 128,36 108,74 66,76 38,98 0,112 -40,92 -52,46 -36,8",
    rounds: 3,
    laps: [43, 23.6, 21],
    points: [600, 9000, 28_000],
  },
  {
    id: "crane-quay",
    mood: "harbour",
    stars: 1,
    road: 14,
    verge: 3,
    grip: 1,
    corners:
      "0,0 60,0 120,0 152,16 158,56 132,82 98,92 84,124 52,146 4,146 -24,122 -34,88 -70,74 -84,36 -54,4",
    rounds: 3,
    laps: [62, 31.5, 28],
    points: [1200, 13_000, 38_000],
  },
  {
    id: "puddle-street",
    mood: "rain",
    stars: 2,
    road: 14.5,
    verge: 3.5,
    grip: 0.78,
    corners:
      "0,0 60,2 108,-12 150,8 154,52 116,72 84,88 90,124 128,146 120,182 76,192 24,180 -8,150 16,112 10,76 -36,66 -52,28",
    slippery: "70,2,4 150,-3,4.5 232,3,4 330,-2,5 420,2,4.5 520,-3,4",
    rounds: 3,
    laps: [72, 49, 44],
    points: [2000, 14_000, 42_000],
  },
  {
    id: "maple-pass",
    mood: "autumn",
    stars: 6,
    road: 13.5,
    verge: 2.5,
    grip: 0.97,
    corners:
      "0,0 60,-4 120,4 168,-4 196,26 168,54 116,46 74,52 58,80 84,102 136,98 182,106 202,138 172,164 112,154 48,162 -12,150 -40,116 -16,82 -34,50 -62,28 -46,-2",
    slippery: "120,3,3.5 262,-3,3.5 405,3,4 600,-3,4",
    rounds: 2,
    laps: [74, 53, 47],
    points: [2500, 13_000, 36_000],
  },
  {
    id: "lantern-loop",
    mood: "night",
    stars: 9,
    road: 14,
    verge: 3,
    grip: 1,
    corners:
      "0,0 70,0 140,6 186,34 190,86 150,112 104,98 66,112 62,152 24,176 -34,166 -56,126 -28,92 -44,58 -92,48 -96,8 -54,-10",
    rounds: 2,
    laps: [58, 42.5, 37.5],
    points: [2500, 13_000, 36_000],
  },
  {
    id: "snow-day",
    mood: "snow",
    stars: 12,
    road: 18,
    verge: 4.5,
    grip: 0.56,
    corners: "0,0 64,-8 126,8 168,56 152,112 98,128 56,158 4,190 -58,178 -92,130 -66,82 -78,34 -48,4",
    slippery: "110,4,5 240,-4,5 380,4,5 490,0,6",
    rounds: 3,
    laps: [60, 46, 40.5],
    points: [2500, 10_000, 24_000],
  },
  {
    id: "top-deck",
    mood: "deck",
    stars: 16,
    road: 12.5,
    verge: 2.5,
    grip: 1.05,
    corners:
      "0,0 56,0 100,8 112,44 82,64 46,60 24,80 44,104 88,104 116,126 104,160 60,166 12,160 -28,140 -24,104 -44,76 -38,36 -34,8",
    rounds: 3,
    laps: [49, 38, 33],
    points: [3500, 13_000, 38_000],
  },
  {
    id: "fairground",
    mood: "fair",
    stars: 20,
    road: 14,
    verge: 2.5,
    grip: 0.97,
    corners:
      "0,0 70,-6 136,4 186,-12 236,8 246,58 206,84 160,72 116,84 110,122 146,148 196,144 234,170 222,214 172,226 116,208 66,228 10,222 -24,186 -6,146 44,128 40,86 -10,76 -52,50 -46,10",
    rounds: 2,
    laps: [80, 64, 56.5],
    points: [5500, 18_000, 48_000],
  },
];
