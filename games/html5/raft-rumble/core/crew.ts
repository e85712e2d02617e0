import { clamp } from "#kit/ease.ts";
import { atan, hypot } from "#kit/exact-math.ts";
import type { Point } from "#kit/input/controls.ts";
import { CELL } from "./parts.ts";
import type { Raft } from "./raft.ts";
import { GRAVITY, type Sea } from "./sea.ts";

export type Species = "otter" | "crab" | "penguin" | "walrus" | "king";

export type Crew = Point & {
  readonly id: number;
  readonly side: number;
  readonly species: Species;
  /** The heavier, the harder to move. */
  readonly weight: number;
  state: "aboard" | "airborne" | "overboard";
  raft: Raft;
  /** Where the feet are in the raft's own frame, while aboard. */
  feet: Point;
  slide: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  /** 0 is dry. The wetter, the slipperier. */
  wet: number;
  /** Steps with the feet under water. */
  awash: number;
  /** Steps on a raft that stands on its end. */
  clinging: number;
};

export const weights: Readonly<Record<Species, number>> = {
  otter: 1,
  crab: 1,
  penguin: 1,
  walrus: 1.25,
  king: 1.5,
};
/** The middle of a crew member above its feet, and its size for whatever hits it. */
export const WAIST = 18;
export const GIRTH = 17;
/** Tilt from which dry feet slip, in radians. */
const GRIP = 0.34;
const AWASH = 70;
/** Nobody stands on a wall for long, whatever they hold on to. */
const WALL = 0.72;
const CLINGING = 40;
/** A nudge weaker than this does not lift anyone off their feet. */
const STAGGER = 1.3;

export function newCrew(id: number, species: Species, raft: Raft, column: number): Crew {
  const feet = raft.topOf(column) ?? raft.topOf(raft.parts[0]?.column ?? 0) ?? { x: 0, y: 0 };
  return {
    ...raft.toWorld(feet),
    id,
    side: raft.side,
    species,
    weight: weights[species],
    state: "aboard",
    raft,
    feet,
    slide: 0,
    vx: 0,
    vy: 0,
    turn: 0,
    spin: 0,
    wet: 0,
    awash: 0,
    clinging: 0,
  };
}

export const waistOf = ({ x, y }: Point): Point => ({ x, y: y - WAIST });

/** Pushes someone; a good push sends them flying. */
export function knock(crew: Crew, px: number, py: number): void {
  if (crew.state === "overboard") return;
  const force = (1 + crew.wet * 0.9) / crew.weight;
  const vx = px * force;
  const vy = py * force;
  if (crew.state === "aboard" && hypot(vx, vy) < STAGGER) {
    crew.slide += vx;
    return;
  }
  if (crew.state === "aboard") {
    Object.assign(crew, crew.raft.velocityAt(crew));
    crew.turn = crew.raft.angle;
  }
  crew.state = "airborne";
  crew.vx += vx;
  crew.vy = Math.min(crew.vy + vy, -1.2);
  crew.spin = clamp(crew.vx * 0.035, -0.22, 0.22);
}

/** True in the step in which someone falls into the sea. */
export function stepCrew(crew: Crew, rafts: readonly Raft[], sea: Sea): boolean {
  if (crew.state === "overboard") {
    swim(crew, sea);
    return false;
  }
  if (crew.state === "aboard") stand(crew, sea);
  else fly(crew, rafts);
  const isIn = crew.state === "airborne" && crew.y > sea.surface(crew.x) + 6;
  if (isIn || crew.awash > AWASH) {
    crew.state = "overboard";
    crew.vx = clamp(crew.vx * 0.3, -1, 1);
    return true;
  }
  return false;
}

function stand(crew: Crew, sea: Sea) {
  const { raft, feet } = crew;
  const grip = GRIP - Math.min(0.16, crew.wet * 0.1);
  const slip = Math.max(0, Math.abs(raft.angle) - grip) * Math.sign(raft.angle);
  crew.slide = (crew.slide + slip * 0.16) * 0.9;
  const ahead = feet.x + crew.slide + Math.sign(crew.slide) * 9;
  if (raft.partAt(ahead, feet.y - 12)) crew.slide *= -0.3;
  else feet.x += crew.slide;

  const floor = raft.partAt(feet.x, feet.y + 4);
  if (!floor) {
    const { vx, vy } = raft.velocityAt(crew);
    crew.state = "airborne";
    crew.vx = vx + crew.slide;
    crew.vy = vy;
    crew.spin = crew.slide * 0.03;
    return;
  }
  Object.assign(crew, raft.toWorld(feet));
  crew.turn = raft.angle;
  crew.awash = crew.y > sea.surface(crew.x) + 13 ? crew.awash + 1 : 0;
  crew.clinging = Math.abs(raft.angle) > WALL ? crew.clinging + 1 : 0;
  if (crew.clinging > CLINGING) {
    crew.clinging = 0;
    knock(crew, Math.sign(raft.angle) * 2.8 * crew.weight, -2.6 * crew.weight);
  }
}

function fly(crew: Crew, rafts: readonly Raft[]) {
  crew.vy += GRAVITY;
  crew.x += crew.vx;
  crew.y += crew.vy;
  crew.turn += crew.spin;
  for (const raft of rafts) {
    const local = raft.toLocal(crew);
    const under = raft.partAt(local.x, local.y);
    const { vx, vy } = raft.velocityAt(crew);
    const isFalling = crew.vy > vy;
    if (under && isFalling && local.y < under.y) {
      land(crew, raft, { x: local.x, y: under.y - CELL / 2 }, crew.vx - vx);
      return;
    }
    const side = raft.partAt(local.x, local.y - WAIST);
    if (!side) continue;
    // A wall: bounce off it, away from its middle.
    const way = Math.sign(local.x - side.x) || 1;
    crew.vx = way * Math.max(0.6, Math.abs(crew.vx) * 0.4);
    crew.x += way * 2;
  }
}

function land(crew: Crew, raft: Raft, feet: Point, slide: number) {
  raft.shove(crew, 0, crew.weight * crew.vy * 0.6);
  crew.state = "aboard";
  crew.raft = raft;
  crew.feet = feet;
  crew.slide = slide * (0.55 + Math.min(0.3, crew.wet * 0.2));
  crew.spin = 0;
  crew.turn = raft.angle;
}

/** Out of the round: bobs about in a rubber ring and drifts off. */
function swim(crew: Crew, sea: Sea) {
  const away = crew.side === 0 ? -0.25 : 0.25;
  crew.vx += (away - crew.vx) * 0.01;
  crew.x += crew.vx;
  crew.y = sea.surface(crew.x) + 10;
  crew.turn = atan(sea.slope(crew.x)) * 0.8;
}
