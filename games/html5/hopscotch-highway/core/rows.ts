import type { Season } from "./eras.ts";

/** The outermost column on either side that one can stand on. */
export const HALF = 5;
/** A lane is a loop of this many columns; both its ends are out of sight. */
export const LOOP = 44;

export type Way = 1 | -1;

export const vehicles = [
  "car",
  "van",
  "bus",
  "truck",
  "scooter",
  "cones",
  "plough",
  "tractor",
  "float",
] as const;
export type Vehicle = (typeof vehicles)[number];
export const vehicleLength: Record<Vehicle, number> = {
  car: 1.7,
  van: 2,
  bus: 3.3,
  truck: 2.8,
  scooter: 1,
  cones: 2.1,
  plough: 2.4,
  tractor: 2.9,
  float: 3.2,
};

/** Something on a lane. `at` is where its middle is at time 0. */
export type Mover = { at: number; length: number };
export type Driven = Mover & { kind: Vehicle; paint: number };
/** A log, or a floe that goes under a while after `steppedOn`. */
export type Raft = Mover & { isFloe: boolean; steppedOn?: number };

type Common = { index: number; season: Season; coins: number[] };
export type Field = Common & { kind: "field" /** Columns that are blocked. */; blocked: number[] };
export type Road = Common & { kind: "road"; way: Way; speed: number; movers: Driven[] };
export type Rail = Common & { kind: "rail"; way: Way; period: number; phase: number };
export type River = Common & { kind: "river"; way: Way; speed: number; movers: Raft[] };
export type Pads = Common & { kind: "pads"; pads: number[] };
export type Row = Field | Road | Rail | River | Pads;

export const TRAIN_LENGTH = 13;
const TRAIN_SPEED = 0.62;
/** Steps during which the lights flash before the train is in sight. */
const WARNING = 80;
const TRAIN_START = LOOP / 2 + TRAIN_LENGTH / 2;
const TRAIN_STEPS = (2 * TRAIN_START) / TRAIN_SPEED;
/** Half of how wide an animal is, a little less than it looks: what looks like a touch is none. */
const ELBOW = 0.24;
/** How far beside a raft one still lands on it. */
const GRIP = 0.42;
const FLOE_HOLDS = 70;
const FLOE_RETURNS = 200;

/** Where the middle of a mover is. */
export function moverAt(lane: { way: Way; speed: number }, mover: Mover, time: number): number {
  const x = mover.at + lane.way * lane.speed * time + LOOP / 2;
  return x - Math.floor(x / LOOP) * LOOP - LOOP / 2;
}

/** Where the middle of the train is; nothing while none is on its way. */
export function trainAt({ way, period, phase }: Rail, time: number): number | undefined {
  const since = (time + phase) % period;
  return since < TRAIN_STEPS ? way * (TRAIN_SPEED * since - TRAIN_START) : undefined;
}

/** Whether the lights of the crossing flash: from well before the train until it has gone by. */
export function isFlashing({ period, phase }: Rail, time: number): boolean {
  const since = (time + phase) % period;
  return since > period - WARNING || since < TRAIN_STEPS * 0.8;
}

export type Span = { from: number; to: number };

/** What something of this length covers, with the width of an animal added. */
const spanOf = (x: number, length: number): Span => ({
  from: x - length / 2 - ELBOW,
  to: x + length / 2 + ELBOW,
});

/** Where one must not be now: everything that drives on this row. */
export function dangers(row: Row, time: number): Span[] {
  if (row.kind === "road") return row.movers.map((mover) => spanOf(moverAt(row, mover, time), mover.length));
  const train = row.kind === "rail" ? trainAt(row, time) : undefined;
  return train === undefined ? [] : [spanOf(train, TRAIN_LENGTH)];
}

const isWithin = ({ from, to }: Span, x: number) => x > from && x < to;

export const isInside = (spans: readonly Span[], x: number) => spans.some((span) => isWithin(span, x));

/** Whether something drives through this spot now. The same as `isInside(dangers(row, time), x)`, without a list. */
export function isHit(row: Row, x: number, time: number): boolean {
  if (row.kind === "rail") {
    const train = trainAt(row, time);
    return train !== undefined && isWithin(spanOf(train, TRAIN_LENGTH), x);
  }
  if (row.kind !== "road") return false;
  for (const mover of row.movers) {
    if (isWithin(spanOf(moverAt(row, mover, time), mover.length), x)) return true;
  }
  return false;
}

export const isBlocked = (row: Row, column: number) => row.kind === "field" && row.blocked.includes(column);

/** How deep a floe is, 0 (afloat) to 1 (under). Logs never sink. */
export function sunk({ steppedOn }: Raft, time: number): number {
  if (steppedOn === undefined) return 0;
  const since = time - steppedOn;
  if (since > FLOE_RETURNS) return 0;
  return Math.min(1, Math.max(0, (since - FLOE_HOLDS * 0.5) / (FLOE_HOLDS * 0.5)));
}

/** Where one comes to stand after a hop to `x`, on which raft if on one. Nothing where there is only water. */
export function footing(row: Row, x: number, time: number): { x: number; raft?: Raft } | undefined {
  const column = Math.round(x);
  if (row.kind === "pads") return row.pads.includes(column) ? { x: column } : undefined;
  if (row.kind !== "river") return { x: column };
  for (const raft of row.movers) {
    const offset = x - moverAt(row, raft, time);
    if (Math.abs(offset) > raft.length / 2 + GRIP || sunk(raft, time) >= 1) continue;
    return { x: x - offset + placeOn(raft, offset), raft };
  }
  return undefined;
}

/** Rafts have places, one per column of length, so that one never stands half over the end. */
function placeOn({ length }: Raft, offset: number): number {
  const last = (length - 1) / 2;
  const place = Math.round(offset + last) - last;
  return Math.min(last, Math.max(-last, place));
}

/** How high the ground is, in columns: kerbs and banks. */
export const groundHeight: Record<Row["kind"], number> = {
  field: 0.16,
  road: 0,
  rail: 0.05,
  river: -0.08,
  pads: -0.08,
};
