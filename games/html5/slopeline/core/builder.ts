import { clamp } from "#kit/ease.ts";
import type { Random } from "#kit/random.ts";
import { GRAVITY } from "./ball.ts";
import { type Block, type Gem, heightOn, type Pad, type Piece, type Waypoint } from "./track.ts";
import { hardnessAt, speedAt, tiltAt } from "./zones.ts";

type Slab = Partial<
  Pick<Piece, "kind" | "half" | "lean0" | "lean1" | "hollow0" | "hollow1"> & { shift: number; rise: number }
>;
type BlockSize = Partial<Pick<Block, "halfZ" | "height" | "sway" | "phase">>;

/** Lays pieces one after the other. Lengths are in seconds of rolling, so that they stay fair at every speed. */
export class Builder {
  readonly pieces: Piece[] = [];
  readonly blocks: Block[] = [];
  readonly gems: Gem[] = [];
  readonly pads: Pad[] = [];
  readonly line: Waypoint[] = [{ x: 0, z: -20 }];
  readonly random: Random;
  /** The middle of the lower end of the last piece. */
  x = 0;
  y = 4;
  z = -20;

  constructor(random: Random) {
    this.random = random;
  }

  get speed(): number {
    return speedAt(this.z);
  }
  get hardness(): number {
    return hardnessAt(this.z);
  }
  /** Where the line ends for now. */
  get lineX(): number {
    return this.line.at(-1)?.x ?? 0;
  }
  get last(): Piece | undefined {
    return this.pieces.at(-1);
  }

  /** From easy to hard, by how far down we are. */
  byHardness(easy: number, hard: number): number {
    return easy + (hard - easy) * this.hardness;
  }

  slab(seconds: number, slab: Slab = {}): Piece {
    const { shift = 0, rise = -tiltAt(this.z), half = 7, kind = "deck" } = slab;
    const length = seconds * this.speed;
    const piece: Piece = {
      kind,
      half,
      z0: this.z,
      z1: this.z + length,
      x0: this.x,
      x1: this.x + shift,
      y0: this.y,
      y1: this.y + rise * length,
      lean0: slab.lean0 ?? 0,
      lean1: slab.lean1 ?? 0,
      hollow0: slab.hollow0 ?? 0,
      hollow1: slab.hollow1 ?? 0,
    };
    this.pieces.push(piece);
    this.x = piece.x1;
    this.y = piece.y1;
    this.z = piece.z1;
    return piece;
  }

  /** Air for so many seconds; what comes next lies where a ball that rolled off comes down. */
  gap(seconds: number, shift = 0): void {
    const fall = this.rise * this.speed * seconds - (GRAVITY / 2) * seconds * seconds;
    this.z += this.speed * seconds;
    this.y += fall - 0.5;
    this.x += shift;
  }

  /** How far to the side a player gets in so many seconds without being a champion. */
  reach(seconds: number): number {
    return Math.max(0, seconds - 0.16) * this.byHardness(7.5, 9.5);
  }

  /** Leads the line here; it never asks for more than can be reached. */
  lead(x: number, z: number): number {
    const last = this.line.at(-1) ?? { x: 0, z: z - 1 };
    const reach = this.reach((z - last.z) / speedAt(last.z));
    const to = clamp(x, last.x - reach, last.x + reach);
    if (z > last.z) this.line.push({ x: to, z });
    return to;
  }

  block(x: number, z: number, halfX: number, size: BlockSize = {}): void {
    const { halfZ = 0.9, height = 2.2, sway = 0, phase = 0 } = size;
    const y = this.groundAt(x, z);
    this.blocks.push({ x, y, z, halfX, halfZ, height, sway, phase, closest: 99, isPassed: false });
  }

  gem(x: number, z: number, height = 0.8): void {
    this.gems.push({ x, z, y: this.groundAt(x, z) + height, isGone: false });
  }

  /** Gems along the line between two places. */
  gemsAlong(from: number, to: number, at: (z: number) => number): void {
    const gap = this.speed * 0.13;
    for (let z = from; z <= to; z += gap) this.gem(at(z), z);
  }

  pad(x: number, z: number): void {
    this.pads.push({ x, z, y: this.groundAt(x, z), isUsed: false });
  }

  private get rise(): number {
    const piece = this.last;
    return piece ? (piece.y1 - piece.y0) / (piece.z1 - piece.z0) : 0;
  }

  private groundAt(x: number, z: number): number {
    const piece = this.pieces.findLast((candidate) => candidate.z0 <= z) ?? this.last;
    return piece ? heightOn(piece, x, z) : this.y;
  }
}
