import type { Block, Model } from "./blocks.ts";
import type { Season } from "./eras.ts";

const cube = (y: number, size: number, height: number, color: string): Block => [
  0,
  y,
  0,
  size,
  height,
  size,
  color,
];

const tree = (low: string, high: string): Model => [
  cube(0, 0.2, 0.3, "#8a5f3c"),
  cube(0.3, 0.74, 0.42, low),
  cube(0.72, 0.5, 0.3, high),
];
const tallTree = (low: string, high: string): Model => [
  cube(0, 0.2, 0.36, "#7c5436"),
  cube(0.36, 0.7, 0.6, low),
  cube(0.96, 0.56, 0.34, low),
  cube(1.3, 0.34, 0.22, high),
];
const pine = (leaf: string, cap: string): Model => [
  cube(0, 0.2, 0.24, "#6f4d35"),
  cube(0.24, 0.8, 0.26, leaf),
  cube(0.5, 0.74, 0.06, cap),
  cube(0.56, 0.58, 0.26, leaf),
  cube(0.82, 0.52, 0.06, cap),
  cube(0.88, 0.34, 0.28, leaf),
  cube(1.16, 0.26, 0.1, cap),
];
const rock = (color: string): Model => [
  [0, 0, 0, 0.72, 0.28, 0.62, color],
  [-0.08, 0.28, 0.06, 0.42, 0.18, 0.36, color],
];
const bush = (color: string, berry: string): Model => [
  cube(0, 0.7, 0.36, color),
  [-0.2, 0.36, -0.18, 0.12, 0.08, 0.12, berry],
  [0.18, 0.36, 0.06, 0.12, 0.08, 0.12, berry],
  [0.02, 0.16, -0.36, 0.12, 0.1, 0.03, berry],
];
const lamp: Model = [
  cube(0, 0.3, 0.12, "#3b4256"),
  cube(0.12, 0.1, 1.1, "#3b4256"),
  cube(1.22, 0.34, 0.3, "#ffe39a"),
  cube(1.52, 0.42, 0.08, "#3b4256"),
];
const snowman: Model = [
  cube(0, 0.6, 0.42, "#f3f7fb"),
  cube(0.42, 0.44, 0.34, "#ffffff"),
  cube(0.76, 0.32, 0.28, "#f3f7fb"),
  [0, 0.84, -0.22, 0.06, 0.06, 0.14, "#f2862c"],
  [-0.08, 0.92, -0.17, 0.05, 0.06, 0.02, "#20222e"],
  [0.08, 0.92, -0.17, 0.05, 0.06, 0.02, "#20222e"],
  cube(1.04, 0.4, 0.05, "#34384a"),
  cube(1.09, 0.26, 0.2, "#34384a"),
];
const pumpkin: Model = [
  [0, 0, 0, 0.66, 0.44, 0.6, "#e8842c"],
  [-0.2, 0.02, -0.01, 0.06, 0.44, 0.62, "#cf6d1c"],
  [0.2, 0.02, -0.01, 0.06, 0.44, 0.62, "#cf6d1c"],
  cube(0.46, 0.12, 0.12, "#5b7a3a"),
];
const hay: Model = [
  [0, 0, 0, 0.8, 0.42, 0.6, "#e5bf58"],
  [-0.22, 0, 0, 0.06, 0.43, 0.61, "#b98a34"],
  [0.22, 0, 0, 0.06, 0.43, 0.61, "#b98a34"],
];
const lantern = (color: string): Model => [
  cube(0, 0.26, 0.1, "#5a3a2e"),
  cube(0.1, 0.09, 0.86, "#7c4f3a"),
  cube(0.96, 0.42, 0.4, color),
  cube(1.36, 0.26, 0.07, "#5a3a2e"),
];
const stall: Model = [
  [0, 0, 0, 0.84, 0.36, 0.56, "#a8663e"],
  [-0.36, 0.36, 0, 0.08, 0.5, 0.5, "#7c4f3a"],
  [0.36, 0.36, 0, 0.08, 0.5, 0.5, "#7c4f3a"],
  ...[-0.36, -0.12, 0.12, 0.36].map(
    (x, i): Block => [x, 0.86, 0, 0.24, 0.16, 0.76, i % 2 ? "#fff4e0" : "#e8505b"],
  ),
  [-0.16, 0.36, -0.1, 0.16, 0.14, 0.16, "#ffd35c"],
  [0.14, 0.36, 0.04, 0.16, 0.14, 0.16, "#59b36a"],
];

/** What stands in the way, by season; which of them is up to the place. */
export const props: Readonly<Record<Season, readonly Model[]>> = {
  meadow: [
    tree("#4fae5b", "#74c96a"),
    tallTree("#3f9a5a", "#66c06a"),
    bush("#57b565", "#f4a4bd"),
    rock("#a9aeb8"),
  ],
  night: [lamp, tree("#3d8f5c", "#55aa6c"), tallTree("#347d56", "#4f9f66"), lamp],
  snow: [pine("#3f8f77", "#f7fbff"), snowman, pine("#357f70", "#f7fbff"), rock("#dfe8f2")],
  autumn: [tree("#e0792f", "#f2a03d"), tallTree("#c9542f", "#e8843a"), pumpkin, hay],
  festival: [lantern("#ff6f5e"), stall, lantern("#ffc95c"), tree("#3f9a72", "#62bd8a")],
};

export const glows: Partial<Record<Season, readonly number[]>> = { night: [0, 3], festival: [0, 2] };

export const logModel = (length: number): Model => [
  [0, -0.1, 0, length - 0.16, 0.24, 0.6, "#9a663c"],
  [0, 0.14, -0.1, length - 0.5, 0.02, 0.08, "#b98352"],
  [0.2, 0.14, 0.14, length - 0.8, 0.02, 0.06, "#80512d"],
  [-length / 2 + 0.07, -0.08, 0, 0.03, 0.2, 0.5, "#e2b47c"],
];
export const floeModel = (length: number): Model => [
  [0, -0.12, 0, length - 0.1, 0.14, 0.84, "#a9d4ea"],
  [0, 0.02, 0, length - 0.16, 0.1, 0.78, "#f4fbff"],
];
export const signalModel: Model = [
  [0, 0, 0, 0.2, 0.08, 0.2, "#3b4256"],
  [0, 0.08, 0, 0.08, 0.86, 0.08, "#e9e4d6"],
  [0, 0.5, 0, 0.09, 0.14, 0.09, "#e8414a"],
  [0, 0.94, 0, 0.56, 0.24, 0.1, "#2b2f3d"],
];
/** The chalkboard eraser that follows you up the street, as large as a lorry. */
export const eraserModel: Model = [
  [0, 0, 0, 3.4, 0.42, 0.9, "#3a3f4f"],
  [0, 0.42, 0, 3.4, 0.1, 0.9, "#f4f0e4"],
  [0, 0.52, 0, 3.44, 0.4, 0.94, "#c98a4b"],
  [0, 0.92, 0, 2.9, 0.06, 0.6, "#dca768"],
  [0, 0.62, -0.48, 1.5, 0.2, 0.02, "#ff7a3d"],
];
