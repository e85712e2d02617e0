import { heightOn, type Pad, type Piece, type Track } from "#html5/slopeline/core/track.ts";
import type { Brush, Corner } from "./brush.ts";
import type { Eye } from "./eye.ts";
import { type Colour, mixColour, type Paints } from "./looks.ts";
import { paintLight } from "./sparks.ts";

const WHITE: Colour = [1, 1, 1];
const SIGHT = 150;

export function paintGems(solids: Brush, glows: Brush, eye: Eye, track: Track, paints: Paints, time: number) {
  for (const { x, y, z, isGone } of track.gems) {
    if (isGone || z < eye.at[2] || z > eye.at[2] + SIGHT) continue;
    const turn = time * 3 + z * 0.3;
    const half = 0.42;
    const dx = Math.cos(turn) * half;
    const dz = Math.sin(turn) * half;
    const lift = y + Math.sin(time * 4 + z) * 0.12;
    const ring: readonly Corner[] = [
      [x - dx, lift, z - dz],
      [x + dz, lift, z - dx],
      [x + dx, lift, z + dz],
      [x - dz, lift, z + dx],
      [x - dx, lift, z - dz],
    ];
    for (let i = 0; i < 4; i++) {
      const a = ring[i];
      const b = ring[i + 1];
      if (!a || !b) continue;
      for (const tall of [0.62, -0.62]) {
        const tip: Corner = [x, lift + tall, z];
        const shade = (i % 2 ? 0.75 : 1.05) * (tall > 0 ? 1 : 0.7);
        solids.quad([a, b, tip, tip], { fill: paints.gem, edge: WHITE, shade });
      }
    }
    paintLight(glows, eye, [x, lift, z], 1.5, paints.gem, 0.38);
  }
}

/** Arrows on the ground that run the way to go. */
export function paintArrows(glows: Brush, track: Track, paints: Paints, time: number): void {
  for (const pad of track.pads) paintPad(glows, pad, track.pieces, paints, time);
  for (const piece of track.pieces) {
    if (piece.kind !== "kicker") continue;
    for (let i = 0; i < 3; i++) {
      const z = piece.z0 + ((piece.z1 - piece.z0) * (i + 0.3)) / 3.4;
      chevron(glows, piece, piece.x0, z, 3.4, paints.deckEdge, pulse(i, time));
    }
  }
}

function paintPad(glows: Brush, pad: Pad, pieces: readonly Piece[], paints: Paints, time: number) {
  const piece = pieces.find(({ z0, z1 }) => z0 <= pad.z && pad.z < z1);
  if (!piece) return;
  const colour = pad.isUsed ? WHITE : paints.gem;
  for (let i = 0; i < 4; i++) chevron(glows, piece, pad.x, pad.z - 3 + i * 1.8, 2.2, colour, pulse(i, time));
}

const pulse = (index: number, time: number) => 0.35 + 0.65 * Math.max(0, Math.sin(time * 9 - index * 1.4));

function chevron(
  glows: Brush,
  piece: Piece,
  x: number,
  z: number,
  half: number,
  colour: Colour,
  strength: number,
) {
  const on = (dx: number, dz: number): Corner => [
    x + dx,
    heightOn(piece, x + dx, z + dz) + 0.06,
    Math.min(z + dz, piece.z1),
  ];
  for (const side of [-1, 1]) {
    const corners = [on(0, 1.6), on(0, 3.2), on(half * side, 1.2), on(half * side, -0.4)] as const;
    glows.glow(corners, colour, strength, [-1, 1, 0, 0]);
  }
}

/** The ribbon that the ball draws behind it. */
export function paintTrail(
  glows: Brush,
  trail: readonly Corner[],
  width: number,
  colour: Colour,
  strength: number,
): void {
  for (let i = 1; i < trail.length; i++) {
    const a = trail[i - 1];
    const b = trail[i];
    if (!a || !b) continue;
    const first = (i - 1) / trail.length;
    const last = i / trail.length;
    const at = ([x, y, z]: Corner, side: number, part: number): Corner => [
      x + side * width * (0.25 + part * 0.75),
      y + 0.12,
      z,
    ];
    const corners = [at(a, -1, first), at(a, 1, first), at(b, 1, last), at(b, -1, last)] as const;
    glows.glow(corners, colour, [first * strength, last * strength], [-1, 1, 0, 0]);
  }
}

/** Streaks of wind past the eye: nothing when slow, a tunnel of them when fast. */
export function paintWind(glows: Brush, eye: Eye, speed: number, paints: Paints, time: number): void {
  const strength = Math.min(1, Math.max(0, (speed - 33) / 26));
  if (strength === 0) return;
  const colour = mixColour(paints.halo, WHITE, 0.5);
  const [x, y, z] = eye.at;
  for (let i = 0; i < 26; i++) {
    const turn = i * 2.4;
    const reach = 6.5 + ((i * 37) % 11);
    const run = (((time * speed * 1.6 + i * 53) % 90) + 90) % 90;
    const ahead = 80 - run;
    if (ahead < 3) continue;
    const cx = x + Math.cos(turn) * reach;
    const cy = y + Math.sin(turn) * reach * 0.8 - ahead * 0.28;
    const long = 5 + strength * 6;
    const corners: [Corner, Corner, Corner, Corner] = [
      [cx - 0.05, cy, z + ahead],
      [cx + 0.05, cy, z + ahead],
      [cx + 0.05, cy - long * 0.28, z + ahead + long],
      [cx - 0.05, cy - long * 0.28, z + ahead + long],
    ];
    glows.glow(corners, colour, [0.42 * strength, 0], [-1, 1, 0, 0]);
  }
}
