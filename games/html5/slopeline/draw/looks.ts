import type { Look } from "#html5/slopeline/core/zones.ts";
import { lerp } from "#kit/ease.ts";

/** Red, green, blue from 0 to 1. */
export type Colour = readonly [number, number, number];
export type Paints = Record<PaintName, Colour>;
type PaintName =
  | "top"
  | "horizon"
  | "deep"
  | "halo"
  | "sun"
  | "deck"
  | "deckEdge"
  | "block"
  | "blockEdge"
  | "mover"
  | "moverEdge"
  | "pipe"
  | "pipeEdge"
  | "tower"
  | "towerEdge"
  | "gem";

/** Besides its colours a look has a sky: how much of each there is. */
export type Sky = { stars: number; hills: number; clouds: number; sunSize: number; sunHeight: number };

export function hex(text: string): Colour {
  const part = (at: number) => Number.parseInt(text.slice(at, at + 2), 16) / 255;
  return [part(0), part(2), part(4)];
}

const paint = (colours: Record<PaintName, string>): Paints =>
  Object.fromEntries(Object.entries(colours).map(([name, text]) => [name, hex(text)])) as Paints;

export const looks: Record<Look, { paints: Paints; sky: Sky }> = {
  sundown: {
    paints: paint({
      top: "2a1a6e",
      horizon: "ff8a5c",
      deep: "4a1a6b",
      halo: "ffb25e",
      sun: "fff3c4",
      deck: "2b1757",
      deckEdge: "ffb37a",
      block: "e0245e",
      blockEdge: "ffd0dc",
      mover: "ff5a36",
      moverEdge: "fff0c0",
      pipe: "341a66",
      pipeEdge: "ff6fb0",
      tower: "3a1c66",
      towerEdge: "b0508f",
      gem: "7dffd0",
    }),
    sky: { stars: 0.35, hills: 1, clouds: 1, sunSize: 0.16, sunHeight: 0.13 },
  },
  icefall: {
    paints: paint({
      top: "1a62b8",
      horizon: "c4ebfb",
      deep: "3f93c8",
      halo: "a8d8ee",
      sun: "ffffff",
      deck: "8cc4e0",
      deckEdge: "ffffff",
      block: "173a6b",
      blockEdge: "63e6ff",
      mover: "7a2a8f",
      moverEdge: "ffb0f5",
      pipe: "2f7fb4",
      pipeEdge: "e9fbff",
      tower: "8fcbe8",
      towerEdge: "ffffff",
      gem: "ff9a3d",
    }),
    sky: { stars: 0, hills: 0.75, clouds: 1, sunSize: 0.07, sunHeight: 0.34 },
  },
  nightshift: {
    paints: paint({
      top: "04050f",
      horizon: "2a2f86",
      deep: "080a22",
      halo: "5b6cff",
      sun: "dfe6ff",
      deck: "0c1128",
      deckEdge: "27e0ff",
      block: "6a1be0",
      blockEdge: "ff6af2",
      mover: "c2185b",
      moverEdge: "ffd1e8",
      pipe: "10163a",
      pipeEdge: "27e0ff",
      tower: "10143a",
      towerEdge: "ffd35c",
      gem: "fff06a",
    }),
    sky: { stars: 1, hills: 0.5, clouds: 0.35, sunSize: 0.075, sunHeight: 0.3 },
  },
  blackboard: {
    paints: paint({
      top: "0e1814",
      horizon: "35574a",
      deep: "14201b",
      halo: "7fe3bb",
      sun: "f4f0e4",
      deck: "1a2a23",
      deckEdge: "f4f0e4",
      block: "2a3f36",
      blockEdge: "ff9db5",
      mover: "2d3a5a",
      moverEdge: "7cc4ff",
      pipe: "1d3028",
      pipeEdge: "7fe3bb",
      tower: "1b2c25",
      towerEdge: "8fa398",
      gem: "ffd35c",
    }),
    sky: { stars: 0.5, hills: 0.8, clouds: 0.3, sunSize: 0.1, sunHeight: 0.22 },
  },
  ember: {
    paints: paint({
      top: "14060c",
      horizon: "ff5324",
      deep: "3a0a0c",
      halo: "ff9a3d",
      sun: "ffd98a",
      deck: "1c1116",
      deckEdge: "ff8a3a",
      block: "26424f",
      blockEdge: "a8f4ff",
      mover: "4d5a1e",
      moverEdge: "e6ff7a",
      pipe: "2a1318",
      pipeEdge: "ff5a2a",
      tower: "22090d",
      towerEdge: "ff6a2a",
      gem: "8ff7ff",
    }),
    sky: { stars: 0.25, hills: 1.3, clouds: 0.8, sunSize: 0.22, sunHeight: 0.05 },
  },
  overcloud: {
    paints: paint({
      top: "2f78e0",
      horizon: "ffe6bd",
      deep: "e79c86",
      halo: "b8924e",
      sun: "ffffff",
      deck: "f2d9b4",
      deckEdge: "e0a030",
      block: "8c3b6b",
      blockEdge: "ffd0ec",
      mover: "c7462f",
      moverEdge: "fff0c0",
      pipe: "f0c98a",
      pipeEdge: "ffffff",
      tower: "f3c79b",
      towerEdge: "e8b860",
      gem: "ff3d8b",
    }),
    sky: { stars: 0, hills: 0.3, clouds: 1.3, sunSize: 0.12, sunHeight: 0.24 },
  },
};

export const mixColour = (a: Colour, b: Colour, part: number): Colour => [
  lerp(a[0], b[0], part),
  lerp(a[1], b[1], part),
  lerp(a[2], b[2], part),
];

/** On the way from one look to the next. */
export function mixLooks(from: Look, to: Look, part: number): { paints: Paints; sky: Sky } {
  if (part >= 1 || from === to) return looks[to];
  const a = looks[from];
  const b = looks[to];
  const paints = Object.entries(a.paints).map(([name, colour]) => [
    name,
    mixColour(colour, b.paints[name as PaintName], part),
  ]);
  const sky = Object.entries(a.sky).map(([name, value]) => [
    name,
    lerp(value, b.sky[name as keyof Sky], part),
  ]);
  return { paints: Object.fromEntries(paints) as Paints, sky: Object.fromEntries(sky) as Sky };
}
