import type { Vehicle } from "#html5/hopscotch-highway/core/rows.ts";
import type { Block, Model } from "./blocks.ts";

const TYRE = "#23252e";
const GLASS = "#bfe3ee";
const LAMP = "#ffe9a3";
const BRAKE = "#e8414a";

/** Lively, and far enough from the asphalt to be seen from the corner of an eye. */
export const paints = ["#e8505b", "#f2a541", "#3fa7d6", "#59b36a", "#9a6fd0"] as const;

const wheels = (at: readonly number[], depth = 0.7): Block[] =>
  at.flatMap((x): Block[] => [
    [x, 0, -depth / 2 + 0.06, 0.32, 0.24, 0.12, TYRE],
    [x, 0, depth / 2 - 0.06, 0.32, 0.24, 0.12, TYRE],
  ]);

/** A detail on both flanks: lanes run either way. */
const flanks = ([x, y, z, ...rest]: Block): Block[] => [
  [x, y, z, ...rest],
  [x, y, -z, ...rest],
];

const lamps = (front: number, back: number, y = 0.26, z = 0.24): Block[] =>
  [-z, z].flatMap((side): Block[] => [
    [front, y, side, 0.03, 0.1, 0.14, LAMP],
    [back, y, side, 0.03, 0.1, 0.14, BRAKE],
  ]);

function car(paint: string): Model {
  return [
    ...wheels([-0.5, 0.5]),
    [0, 0.14, 0, 1.62, 0.26, 0.58, paint],
    [-0.1, 0.4, 0, 0.92, 0.22, 0.54, GLASS],
    [-0.1, 0.62, 0, 0.86, 0.06, 0.52, paint],
    ...flanks([-0.1, 0.4, -0.28, 0.08, 0.22, 0.02, paint]),
    ...lamps(0.825, -0.825, 0.24, 0.19),
  ];
}

function van(paint: string): Model {
  return [
    ...wheels([-0.6, 0.6]),
    [-0.08, 0.14, 0, 1.76, 0.34, 0.62, paint],
    [-0.2, 0.48, 0, 1.5, 0.34, 0.6, "#f4efe2"],
    [0.62, 0.48, 0, 0.12, 0.26, 0.58, GLASS],
    [-0.24, 0.82, 0, 1.3, 0.05, 0.5, paint],
    [0.88, 0.14, 0, 0.14, 0.22, 0.58, paint],
    ...lamps(0.97, -0.975, 0.22, 0.2),
  ];
}

function bus(paint: string): Model {
  return [
    ...wheels([-1.05, 1.05]),
    [0, 0.14, 0, 3.2, 0.36, 0.66, paint],
    [0, 0.5, 0, 3.14, 0.26, 0.62, GLASS],
    ...[-1.2, -0.6, 0, 0.6, 1.2].flatMap((x) => flanks([x, 0.5, -0.32, 0.1, 0.26, 0.03, paint])),
    [0, 0.76, 0, 3.2, 0.12, 0.66, paint],
    [-0.6, 0.88, 0, 0.7, 0.08, 0.4, "#f4efe2"],
    ...lamps(1.61, -1.61),
  ];
}

function truck(paint: string): Model {
  return [
    ...wheels([-0.95, -0.45, 0.95]),
    [-0.35, 0.16, 0, 2, 0.1, 0.6, "#565b68"],
    [-0.4, 0.26, 0, 1.86, 0.62, 0.64, "#f4efe2"],
    ...flanks([-0.4, 0.4, -0.33, 1.5, 0.2, 0.02, paint]),
    [0.98, 0.16, 0, 0.7, 0.34, 0.62, paint],
    [0.94, 0.5, 0, 0.56, 0.2, 0.58, GLASS],
    [0.92, 0.7, 0, 0.56, 0.06, 0.58, paint],
    ...lamps(1.34, -1.37, 0.24, 0.2),
  ];
}

function scooter(paint: string): Model {
  return [
    [-0.3, 0, 0, 0.26, 0.26, 0.1, TYRE],
    [0.34, 0, 0, 0.26, 0.26, 0.1, TYRE],
    [-0.02, 0.16, 0, 0.6, 0.12, 0.22, paint],
    [0.34, 0.26, 0, 0.1, 0.34, 0.14, paint],
    [0.34, 0.6, 0, 0.06, 0.05, 0.46, TYRE],
    [-0.1, 0.28, 0, 0.28, 0.34, 0.26, "#3e5c8a"],
    [-0.08, 0.58, 0, 0.32, 0.32, 0.32, paint, "ball"],
    [0.1, 0.68, 0, 0.04, 0.1, 0.2, GLASS],
    [-0.42, 0.28, 0, 0.26, 0.26, 0.34, "#f4efe2"],
    [0.42, 0.42, 0, 0.04, 0.1, 0.12, LAMP],
    [-0.56, 0.3, 0, 0.02, 0.08, 0.16, BRAKE],
  ];
}

/** The ice-cream van: a cone with three scoops on its roof. */
function cones(paint: string): Model {
  return [
    ...van("#f7b6c8"),
    [-0.3, 0.87, 0, 0.26, 0.16, 0.26, "#dca35c", "tube"],
    [-0.3, 1, 0, 0.38, 0.26, 0.38, "#fff4e0", "ball"],
    [-0.3, 1.2, 0, 0.3, 0.22, 0.3, paint, "ball"],
    [-0.3, 1.38, 0, 0.13, 0.12, 0.13, "#e8414a", "ball"],
  ];
}

function plough(): Model {
  return [
    ...wheels([-0.7, 0.5]),
    [-0.1, 0.18, 0, 1.9, 0.3, 0.6, "#f28a1e"],
    [-0.6, 0.48, 0, 0.8, 0.3, 0.6, "#f28a1e"],
    [0.3, 0.48, 0, 0.6, 0.3, 0.56, GLASS],
    [0.3, 0.78, 0, 0.64, 0.06, 0.58, "#f28a1e"],
    [0.3, 0.84, 0, 0.16, 0.14, 0.16, "#ffd35c", "ball"],
    [1.06, 0.04, 0, 0.16, 0.44, 0.84, "#d9dde6"],
    [1.06, 0.2, 0, 0.17, 0.1, 0.85, BRAKE],
  ];
}

function tractor(paint: string): Model {
  return [
    [0.6, 0, -0.27, 0.5, 0.44, 0.12, TYRE],
    [0.6, 0, 0.27, 0.5, 0.44, 0.12, TYRE],
    [1.18, 0, -0.25, 0.28, 0.26, 0.1, TYRE],
    [1.18, 0, 0.25, 0.28, 0.26, 0.1, TYRE],
    [1.02, 0.22, 0, 0.7, 0.26, 0.36, paint],
    [0.58, 0.44, 0, 0.4, 0.4, 0.42, GLASS],
    [0.58, 0.84, 0, 0.46, 0.06, 0.46, paint],
    [1.2, 0.48, 0.08, 0.07, 0.24, 0.07, "#565b68"],
    ...wheels([-0.9, -0.3], 0.66),
    [-0.6, 0.2, 0, 1.5, 0.1, 0.62, "#8a5a34"],
    [-0.6, 0.3, 0, 1.36, 0.26, 0.54, "#e8c45a"],
    [-0.6, 0.56, 0, 1, 0.2, 0.42, "#f0d27a"],
    [0.24, 0.2, 0, 0.22, 0.06, 0.1, "#565b68"],
  ];
}

/** A parade float: bunting around its skirt and a cake on top, tier by tier. */
function float(paint: string): Model {
  return [
    ...wheels([-1, 1]),
    [0, 0.12, 0, 3.1, 0.26, 0.72, paint],
    ...[-1.3, -0.65, 0, 0.65, 1.3].flatMap((x) => flanks([x, 0.16, -0.37, 0.34, 0.16, 0.02, "#fff4e0"])),
    ...[-1.05, 0.2].flatMap((x): Block[] => [
      [x, 0.38, 0, 0.1, 0.4, 0.1, "#7c4f3a", "tube"],
      [x, 0.78, 0, 0.36, 0.34, 0.36, x < 0 ? "#7cc4ff" : "#7fe3bb", "ball"],
    ]),
    [-0.45, 0.38, 0, 0.68, 0.3, 0.68, "#fff4e0", "tube"],
    [-0.45, 0.68, 0, 0.52, 0.28, 0.52, "#f7b6c8", "tube"],
    [-0.45, 0.96, 0, 0.34, 0.24, 0.34, "#fff4e0", "tube"],
    [-0.45, 1.2, 0, 0.12, 0.24, 0.12, "#e8505b", "cone"],
    [1, 0.38, 0, 0.5, 0.3, 0.5, GLASS],
    [1, 0.68, 0, 0.54, 0.06, 0.54, paint],
    ...lamps(1.565, -1.565, 0.2, 0.24),
  ];
}

const makers: Record<Vehicle, (paint: string) => Model> = {
  car,
  van,
  bus,
  truck,
  scooter,
  cones,
  plough,
  tractor,
  float,
};

/** Looks to the right. */
export function vehicleModel(kind: Vehicle, paint: number): Model {
  return makers[kind](paints[paint] ?? paints[0]);
}

/** The engine, in front of its wagons; looks to the right. */
export const engineModel: Model = [
  ...wheels([-1.1, -0.4, 0.4, 1.1]),
  [0, 0.16, 0, 3.1, 0.34, 0.7, "#d6434f"],
  [-0.3, 0.5, 0, 2.4, 0.34, 0.66, "#f4efe2"],
  ...flanks([-0.3, 0.58, -0.34, 1.9, 0.16, 0.02, "#4b6d8c"]),
  [1.14, 0.5, 0, 0.36, 0.26, 0.62, GLASS],
  [-0.2, 0.84, 0, 2.5, 0.08, 0.6, "#d6434f"],
  [1.6, 0.2, 0, 0.1, 0.2, 0.6, "#ffd35c"],
];

export const wagonModel: Model = [
  ...wheels([-1.1, 1.1]),
  [0, 0.16, 0, 3.05, 0.34, 0.7, "#3b6ea5"],
  [0, 0.5, 0, 2.95, 0.34, 0.66, "#f4efe2"],
  ...[-1.05, -0.35, 0.35, 1.05].flatMap((x) => flanks([x, 0.56, -0.34, 0.46, 0.2, 0.02, "#4b6d8c"])),
  [0, 0.84, 0, 2.9, 0.08, 0.6, "#3b6ea5"],
];
