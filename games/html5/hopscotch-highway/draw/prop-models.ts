import type { Season } from "#html5/hopscotch-highway/core/eras.ts";
import type { Block, Model, Shape } from "./blocks.ts";

/** A piece that stands in the middle, one on top of the other. */
function piece(shape: Shape | undefined, y: number, size: number, height: number, color: string): Block {
  return shape ? [0, y, 0, size, height, size, color, shape] : [0, y, 0, size, height, size, color];
}
const tube = piece.bind(undefined, "tube");
const ball = piece.bind(undefined, "ball");
const cone = piece.bind(undefined, "cone");

const tree = (low: string, high: string): Model => [
  tube(0, 0.2, 0.36, "#8a5f3c"),
  ball(0.3, 0.84, 0.62, low),
  ball(0.78, 0.54, 0.42, high),
];
const tallTree = (low: string, high: string): Model => [
  tube(0, 0.2, 0.4, "#7c5436"),
  ball(0.36, 0.7, 0.66, low),
  ball(0.82, 0.62, 0.56, low),
  ball(1.24, 0.42, 0.36, high),
];
const pine = (leaf: string, cap: string): Model => [
  tube(0, 0.2, 0.26, "#6f4d35"),
  cone(0.22, 0.86, 0.62, leaf),
  cone(0.54, 0.7, 0.56, leaf),
  cone(0.84, 0.54, 0.52, leaf),
  cone(1.08, 0.34, 0.32, cap),
];
const rock = (color: string): Model => [
  [-0.06, 0, 0.04, 0.74, 0.44, 0.7, color, "ball"],
  [0.24, 0, -0.2, 0.38, 0.24, 0.36, color, "ball"],
];
const bush = (color: string, berry: string): Model => [
  [-0.14, 0, 0.06, 0.62, 0.46, 0.62, color, "ball"],
  [0.2, 0, -0.08, 0.5, 0.38, 0.5, color, "ball"],
  [-0.24, 0.3, -0.3, 0.12, 0.1, 0.12, berry, "ball"],
  [0.1, 0.36, -0.36, 0.12, 0.1, 0.12, berry, "ball"],
  [0.3, 0.2, -0.4, 0.12, 0.1, 0.12, berry, "ball"],
];
const lamp: Model = [
  tube(0, 0.34, 0.1, "#3b4256"),
  tube(0.1, 0.1, 1.16, "#3b4256"),
  ball(1.2, 0.36, 0.34, "#ffe39a"),
  cone(1.5, 0.4, 0.14, "#3b4256"),
];
const snowman: Model = [
  ball(0, 0.66, 0.54, "#eef5fc"),
  ball(0.42, 0.5, 0.42, "#f8fcff"),
  ball(0.76, 0.38, 0.34, "#f2f8fd"),
  [0, 0.88, -0.28, 0.08, 0.07, 0.14, "#f2862c"],
  [-0.09, 0.98, -0.2, 0.06, 0.06, 0.04, "#20222e"],
  [0.09, 0.98, -0.2, 0.06, 0.06, 0.04, "#20222e"],
  tube(1.06, 0.4, 0.04, "#34384a"),
  tube(1.1, 0.26, 0.2, "#34384a"),
];
const pumpkin: Model = [
  [-0.16, 0, 0, 0.46, 0.46, 0.46, "#d97420", "ball"],
  [0.16, 0, 0, 0.46, 0.46, 0.46, "#d97420", "ball"],
  [0, 0, -0.1, 0.48, 0.5, 0.48, "#ee8a30", "ball"],
  tube(0.5, 0.1, 0.14, "#5b7a3a"),
];
const hay: Model = [
  [0, 0, 0, 0.8, 0.44, 0.62, "#e5bf58"],
  [-0.22, 0, -0.01, 0.06, 0.45, 0.62, "#b98a34"],
  [0.22, 0, -0.01, 0.06, 0.45, 0.62, "#b98a34"],
];
const lantern = (color: string): Model => [
  tube(0, 0.3, 0.08, "#5a3a2e"),
  tube(0.08, 0.09, 0.9, "#7c4f3a"),
  ball(0.94, 0.52, 0.46, color),
  tube(1.38, 0.2, 0.06, "#5a3a2e"),
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
