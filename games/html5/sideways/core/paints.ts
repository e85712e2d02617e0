import type { Spec } from "./cars.ts";

export type Colours = Spec["colours"];
export type PatternId = "plain" | "stripes" | "dots" | "checks" | "flames";

/** A colour that every car can have. Stars open it; it changes nothing but looks. */
export type Paint = { id: string; stars: number; colours?: Pick<Colours, "body" | "trim" | "roof"> };
/** What is painted over the colour. */
export type Pattern = { id: PatternId; stars: number };

/** As each car left the works. */
export const worksPaint: Paint = { id: "works", stars: 0 };
export const plainPattern: Pattern = { id: "plain", stars: 0 };

export const paints: readonly Paint[] = [
  worksPaint,
  { id: "sky", stars: 0, colours: { body: "#4fa8ff", trim: "#fff3d0", roof: "#e4f2ff" } },
  { id: "tomato", stars: 1, colours: { body: "#f0503c", trim: "#ffffff", roof: "#ffe3d6" } },
  { id: "mint", stars: 2, colours: { body: "#4fd6a4", trim: "#22577a", roof: "#eafff5" } },
  { id: "grape", stars: 4, colours: { body: "#9a6bff", trim: "#ffd24a", roof: "#f0e6ff" } },
  { id: "bubble", stars: 7, colours: { body: "#ff7ad1", trim: "#4b2a8a", roof: "#ffe8f7" } },
  { id: "midnight", stars: 11, colours: { body: "#2b3358", trim: "#54e0ff", roof: "#3c4673" } },
  { id: "gold", stars: 18, colours: { body: "#f0b429", trim: "#7a1f2b", roof: "#fff0bf" } },
];

export const patterns: readonly Pattern[] = [
  plainPattern,
  { id: "stripes", stars: 1 },
  { id: "dots", stars: 3 },
  { id: "checks", stars: 6 },
  { id: "flames", stars: 10 },
];
