import { CELL, type Level, type Place } from "#html5/masquerade/core/level.ts";
import type { MapId } from "#html5/masquerade/core/maps.ts";
import type { Random } from "#kit/random.ts";
import { type Rgb, scaled, times } from "./colours.ts";
import { LAMP_UP, type Light } from "./light.ts";
import type { MeshBuilder, Vertex } from "./mesh-builder.ts";
import type { Mood } from "./moods.ts";
import type { Steps } from "./steps.ts";

type Ring = readonly [radius: number, height: number, colour: Rgb];

const stone: Rgb = [0.92, 0.84, 0.74];
const water: Rgb = [0.35, 0.75, 0.95];
const gold: Rgb = [0.98, 0.78, 0.35];
const marble: Rgb = [0.86, 0.74, 0.7];
const leaf: Rgb = [0.36, 0.7, 0.36];
const wood: Rgb = [0.5, 0.32, 0.22];
const red: Rgb = [0.9, 0.3, 0.36];
const cream: Rgb = [1, 0.93, 0.82];

/** What stands on an `o`, turned on a lathe from the ground up. */
const statues: Readonly<Record<MapId, readonly Ring[]>> = {
  piazza: [
    [0.98, 0, stone],
    [0.98, 0.7, stone],
    [0.86, 0.72, stone],
    [0.84, 0.55, water],
    [0.2, 0.6, water],
    [0.18, 1.5, stone],
    [0.55, 1.8, stone],
    [0.5, 1.86, water],
    [0.12, 1.9, stone],
    [0.12, 2.5, stone],
    [0.3, 2.7, gold],
    [0.2, 3, gold],
    [0.01, 3.1, gold],
  ],
  market: [
    [0.16, 0, wood],
    [0.14, 2.2, wood],
    [0.98, 2.25, red],
    [0.8, 2.5, cream],
    [0.55, 2.85, red],
    [0.3, 3.3, cream],
    [0.1, 3.9, red],
    [0.01, 4.2, gold],
  ],
  garden: [
    [0.7, 0, stone],
    [0.85, 0.6, stone],
    [0.7, 0.62, wood],
    [0.14, 0.66, wood],
    [0.12, 1.1, wood],
    [0.6, 1.2, leaf],
    [0.98, 1.9, leaf],
    [0.75, 2.6, leaf],
    [0.3, 2.8, leaf],
    [0.6, 3.1, leaf],
    [0.4, 3.7, leaf],
    [0.01, 3.9, leaf],
  ],
  opera: [
    [0.98, 0, gold],
    [0.98, 0.3, gold],
    [0.72, 0.5, marble],
    [0.66, 2.2, marble],
    [0.62, 3.6, marble],
    [0.9, 3.9, gold],
    [0.98, 4.3, gold],
    [0.01, 4.35, gold],
  ],
};

export function* decorate(
  mesh: MeshBuilder,
  level: Level,
  mood: Mood,
  light: Light,
  random: Random,
): Steps<void> {
  for (let cell = 0; cell < level.letters.length; cell++) {
    if (level.letters[cell] !== "o") continue;
    const { x, y } = level.middleOf(cell);
    turn(mesh, light, { x, y, z: 0 }, statues[level.id]);
    yield;
  }
  level.lamps.forEach((lamp, i) => {
    hangLamp(mesh, lamp, mood.lamps[i % mood.lamps.length] ?? [1, 1, 1]);
  });
  yield;
  hangPennants(mesh, level, mood, light, random);
}

const SEGMENTS = 12;

function turn(mesh: MeshBuilder, light: Light, foot: Place, rings: readonly Ring[]) {
  for (let i = 0; i + 1 < rings.length; i++) {
    const [low, high] = [rings[i], rings[i + 1]];
    if (!low || !high) continue;
    const up = (low[0] - high[0]) / (Math.hypot(low[0] - high[0], high[1] - low[1]) || 1);
    const corner = ([radius, height, colour]: Ring, step: number): Vertex => {
      const angle = (step / SEGMENTS) * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const place = { x: foot.x + cos * 1.3, y: foot.y + sin * 1.3, z: foot.z + height };
      const own = light.at(place, [cos * 0.8, sin * 0.8, up], 0.6 + Math.min(0.4, height * 0.3));
      const at: Rgb = [foot.x + cos * radius, foot.y + sin * radius, foot.z + height];
      return { at, light: times(colour, own) };
    };
    // Water and cloth keep hard borders: a band has the colour of its upper ring.
    const lower: Ring = [low[0], low[1], high[2]];
    let edge = { low: corner(lower, 0), high: corner(high, 0) };
    for (let s = 1; s <= SEGMENTS; s++) {
      const next = { low: corner(lower, s), high: corner(high, s) };
      mesh.quad([edge.low, next.low, next.high, edge.high]);
      edge = next;
    }
  }
}

/** A paper lantern on a line. */
function hangLamp(mesh: MeshBuilder, { x, y, z }: Place, colour: Rgb) {
  const top = z + LAMP_UP;
  const brightest = Math.max(...colour, 0.5);
  const paper: Rgb = scaled(
    [colour[0] / brightest + 0.25, colour[1] / brightest + 0.2, colour[2] / brightest + 0.15],
    1,
  );
  const glow: Rgb = [1.25, 1.2, 1.15];
  const dark: Rgb = [0.2, 0.12, 0.15];
  const at = { x, y, z: top };
  const rings: Ring[] = [
    [0.1, -0.32, dark],
    [0.24, -0.2, scaled(paper, 0.85)],
    [0.32, 0, paper],
    [0.24, 0.2, scaled(paper, 0.95)],
    [0.1, 0.32, dark],
    [0.012, 0.34, dark],
    [0.012, 4, dark],
  ];
  for (let i = 0; i + 1 < rings.length; i++) {
    const [low, high] = [rings[i], rings[i + 1]];
    if (!low || !high) continue;
    for (let s = 0; s < 10; s++) {
      const corner = (ring: Ring, step: number) => {
        const angle = ((s + step) / 10) * Math.PI * 2;
        const place: Rgb = [
          at.x + Math.cos(angle) * ring[0],
          at.y + Math.sin(angle) * ring[0],
          at.z + ring[1],
        ];
        return { at: place, light: times(ring[2], glow) };
      };
      mesh.quad([corner(low, 0), corner(low, 1), corner(high, 1), corner(high, 0)]);
    }
  }
}

/** Lines of little flags from house to house. */
function hangPennants(mesh: MeshBuilder, level: Level, mood: Mood, light: Light, random: Random) {
  const { columns, rows } = level;
  const lines = 7;
  for (let line = 0; line < lines; line++) {
    const isAcross = line % 2 === 0;
    const at = (line + 1) / (lines + 1);
    const length = (isAcross ? columns : rows) * CELL - 4;
    const fixed = (isAcross ? rows : columns) * CELL * at + random.between(-1, 1);
    const count = Math.floor(length / 0.9);
    const place = (i: number): Place => {
      const part = i / count;
      const sag = Math.abs(((part * 3) % 1) - 0.5) * 2;
      const along = 2 + part * length;
      return { x: isAcross ? along : fixed, y: isAcross ? fixed : along, z: 4.35 + sag * sag * 1.1 };
    };
    for (let i = 0; i < count; i++) {
      const [from, to] = [place(i), place(i + 1)];
      const colour = mood.pennants[i % mood.pennants.length] ?? cream;
      const own = times(colour, light.at({ ...from, z: 3 }, [0, 0, 1], 1));
      const at = ({ x, y, z }: Place, down = 0): Rgb => [x, y, z - down];
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, z: (from.z + to.z) / 2 };
      mesh.triangle([
        { at: at(from), light: own },
        { at: at(to), light: own },
        { at: at(middle, 0.75), light: scaled(own, 0.82) },
      ]);
    }
  }
}
