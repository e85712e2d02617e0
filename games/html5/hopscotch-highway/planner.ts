import { type Action, HOP, ways } from "./core/hero.ts";
import { dangers, footing, HALF, isBlocked, isInside, type Row, type Span, sunk } from "./core/rows.ts";

export type Situation = { x: number; row: number; time: number; eraser: number; rows: readonly Row[] };
export type Plan = Action | "wait";

/** `gain` adds up the rows over the turns, so that of two ways to one place the quicker is worth more. */
type Spot = { x: number; row: number; first: Plan; gain: number };

const plans: readonly Plan[] = ["up", "left", "right", "wait", "down"];
/** A hop begins in the step after it is decided. A wait is as long, so that all ways stay in step. */
const TURN = HOP + 1;
/** Turns that are thought ahead. */
const TURNS = 10;

/** Looks up rows and remembers where their dangers are: many ways lead past the same car. */
class Lookout {
  readonly start: number;
  private readonly rows: ReadonlyMap<number, Row>;
  private readonly known = new Map<number, Span[]>();

  constructor({ rows, time }: Situation) {
    this.rows = new Map(rows.map((row) => [row.index, row]));
    this.start = time;
  }

  row(index: number): Row | undefined {
    return this.rows.get(index);
  }

  isHit(row: Row, x: number, time: number): boolean {
    if (row.kind !== "road" && row.kind !== "rail") return false;
    const key = row.index * 1000 + time - this.start;
    const spans = this.known.get(key) ?? dangers(row, time);
    this.known.set(key, spans);
    return isInside(spans, x);
  }
}

/** The first move of the way that leads furthest, by trying all of them as far as one can see. */
export function planMove(now: Situation): Plan {
  const lookout = new Lookout(now);
  let spots: Spot[] = [{ x: now.x, row: now.row, first: "wait", gain: 0 }];
  for (let turn = 0; turn < TURNS; turn++) {
    const next = new Map<number, Spot>();
    for (const spot of spots) {
      for (const plan of plans) {
        const after = follow(spot, plan, lookout, now.time + turn * TURN);
        if (!after || after.row < now.eraser + 1.2) continue;
        const key = after.row * 100 + Math.round(after.x * 2);
        const gain = spot.gain + after.row - now.row;
        const known = next.get(key);
        if (known && known.gain >= gain) continue;
        next.set(key, { ...after, first: turn === 0 ? plan : spot.first, gain });
      }
    }
    if (next.size === 0) break;
    spots = [...next.values()];
  }
  const worth = ({ x, row, gain }: Spot) =>
    row * 10 + gain - Math.abs(x) * 0.6 - (lookout.row(row)?.kind === "river" ? 4 : 0);
  return spots.reduce((best, spot) => (worth(spot) > worth(best) ? spot : best)).first;
}

type Place = { x: number; row: number };

/** The place after a move: none when the move is impossible or ends badly. */
function follow(from: Spot, plan: Plan, lookout: Lookout, time: number): Place | undefined {
  const here = lookout.row(from.row);
  if (!here) return undefined;
  return plan === "wait" ? wait(from, here, lookout, time) : hop(from, plan, here, lookout, time);
}

const driftOf = (row: Row) => (row.kind === "river" ? row.way * row.speed : 0);

function wait({ x, row }: Spot, here: Row, lookout: Lookout, time: number): Place | undefined {
  const after = x + driftOf(here) * TURN;
  if (Math.abs(after) > HALF + 0.6) return undefined;
  for (let step = 1; step <= TURN; step++) if (lookout.isHit(here, x, time + step)) return undefined;
  if (here.kind === "river" && !isFirm(here, after, time + TURN)) return undefined;
  return { x: after, row };
}

function hop(from: Spot, way: Action, here: Row, lookout: Lookout, time: number): Place | undefined {
  const { dx, dz } = ways[way];
  const target = lookout.row(from.row + dz);
  const drift = driftOf(here);
  const start = from.x + drift;
  const wanted = start + dx + (dz === 0 ? drift * HOP : 0);
  const column = Math.round(wanted);
  if (!target || Math.abs(column) > HALF || isBlocked(target, column)) return undefined;
  const place = footing(target, wanted, time + TURN);
  if (!place || Math.abs(place.x) > HALF + 0.6) return undefined;
  if (place.raft && !isFirm(target, place.x, time + TURN)) return undefined;
  for (let step = 0; step <= HOP; step++) {
    const part = step / HOP;
    const under = part < 0.5 ? here : target;
    if (lookout.isHit(under, start + (place.x - start) * part, time + 1 + step)) return undefined;
  }
  return { x: place.x, row: target.index };
}

function isFirm(row: Row, x: number, time: number): boolean {
  const place = footing(row, x, time);
  return place !== undefined && (place.raft === undefined || sunk(place.raft, time) < 0.6);
}
