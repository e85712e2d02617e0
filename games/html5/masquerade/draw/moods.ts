import type { MapId } from "#html5/masquerade/core/maps.ts";
import type { Rgb } from "./colours.ts";

/** Light, air and colours of a map. */
export type Mood = {
  /** Where the sun or moon stands: right, ahead and up on the map. */
  sun: Rgb;
  sunLight: Rgb;
  ambient: Rgb;
  /** Light that the ground throws back. */
  bounce: Rgb;
  lamps: readonly Rgb[];
  lampReach: number;
  /** What far things fade into, and where that begins and ends. */
  mist: Rgb;
  mistFrom: number;
  mistTo: number;
  pennants: readonly Rgb[];
};

export const moods: Readonly<Record<MapId, Mood>> = {
  piazza: {
    sun: [0.45, -0.55, 0.7],
    sunLight: [0.8, 0.68, 0.46],
    ambient: [0.46, 0.5, 0.64],
    bounce: [0.34, 0.26, 0.2],
    lamps: [[0.2, 0.15, 0.05]],
    lampReach: 5,
    mist: [0.86, 0.88, 0.92],
    mistFrom: 40,
    mistTo: 130,
    pennants: [
      [1, 0.3, 0.32],
      [1, 0.82, 0.24],
      [0.2, 0.66, 0.9],
      [1, 0.97, 0.9],
    ],
  },
  market: {
    sun: [-0.5, -0.4, 0.75],
    sunLight: [0.14, 0.2, 0.42],
    ambient: [0.3, 0.29, 0.54],
    bounce: [0.1, 0.08, 0.2],
    lamps: [
      [1.5, 0.82, 0.34],
      [1.4, 0.42, 0.5],
      [0.5, 1.05, 1.05],
    ],
    lampReach: 12,
    mist: [0.12, 0.1, 0.27],
    mistFrom: 26,
    mistTo: 90,
    pennants: [
      [0.95, 0.4, 0.5],
      [0.4, 0.85, 0.85],
      [1, 0.75, 0.35],
    ],
  },
  garden: {
    sun: [-0.6, 0.4, 0.6],
    sunLight: [0.72, 0.66, 0.42],
    ambient: [0.7, 0.8, 0.76],
    bounce: [0.2, 0.3, 0.16],
    lamps: [[0.3, 0.3, 0.12]],
    lampReach: 6,
    mist: [0.84, 0.93, 0.87],
    mistFrom: 14,
    mistTo: 62,
    pennants: [
      [1, 0.72, 0.8],
      [1, 0.96, 0.7],
      [0.8, 0.9, 1],
    ],
  },
  opera: {
    sun: [0.1, -0.75, 0.5],
    sunLight: [0.5, 0.4, 0.26],
    ambient: [0.48, 0.36, 0.4],
    bounce: [0.22, 0.1, 0.08],
    lamps: [
      [1.15, 0.82, 0.42],
      [1.1, 0.7, 0.4],
    ],
    lampReach: 13,
    mist: [0.2, 0.05, 0.09],
    mistFrom: 30,
    mistTo: 110,
    pennants: [
      [0.95, 0.76, 0.3],
      [0.75, 0.12, 0.2],
    ],
  },
};
