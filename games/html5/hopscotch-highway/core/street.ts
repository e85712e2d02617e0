import type { Random } from "#kit/random.ts";
import { eraAt, hardness, type Season } from "./eras.ts";
import {
  type Driven,
  HALF,
  isBlocked,
  LOOP,
  type Pads,
  type Raft,
  type Rail,
  type River,
  type Road,
  type Row,
  type Vehicle,
  vehicleLength,
  type Way,
} from "./rows.ts";

/** The first rows are a schoolyard: nothing moves there, and nothing stands in the way. */
const YARD = 4;
const BEHIND = 9;

const traffic: Record<Season, readonly [Vehicle, ...Vehicle[]]> = {
  meadow: ["car", "car", "van", "cones", "truck"],
  night: ["car", "van", "bus", "scooter", "scooter"],
  snow: ["car", "bus", "plough", "plough", "truck"],
  autumn: ["tractor", "car", "truck", "van", "scooter"],
  festival: ["float", "float", "cones", "scooter", "bus"],
};

type Band = "field" | "road" | "rail" | "river" | "pads";

/**
 * Lays the rows, one after the other and never two the same.
 * A path that wanders from column to column is kept open, so that no seed builds a wall.
 */
export class Street {
  readonly rows: Row[] = [];
  /** The index of the first row that is still known. */
  first = -BEHIND;
  private readonly random: Random;
  private path = 0;
  private lastBand: Band = "field";
  private way: Way;

  constructor(random: Random) {
    this.random = random;
    this.way = random.chance(0.5) ? 1 : -1;
    while (this.next < YARD) this.rows.push(this.yard());
  }

  /** The index of the row after the last one. */
  get next(): number {
    return this.first + this.rows.length;
  }

  at(index: number): Row | undefined {
    return this.rows[index - this.first];
  }

  extend(until: number): void {
    while (this.next < until) this.layBand();
  }

  /** Forgets what lies behind. */
  trim(from: number): void {
    const gone = Math.min(from - this.first, this.rows.length);
    if (gone <= 0) return;
    this.rows.splice(0, gone);
    this.first += gone;
  }

  private get lastPads(): readonly number[] {
    const last = this.rows.at(-1);
    return last?.kind === "pads" ? last.pads : [];
  }

  private common() {
    const { season } = eraAt(this.next);
    return { index: this.next, season, coins: [] as number[] };
  }

  private yard(): Row {
    const index = this.next;
    const blocked = index < -1 ? [-5, -4, 4, 5].filter(() => this.random.chance(0.5)) : [];
    return { ...this.common(), kind: "field", blocked };
  }

  private layBand() {
    const { random } = this;
    const hard = hardness(this.next);
    const band = this.pickBand();
    this.lastBand = band;
    const most = {
      field: 3,
      road: 2 + Math.round(3 * hard),
      rail: 1,
      river: 1 + Math.round(3 * hard),
      pads: 2,
    };
    const isDouble = band === "rail" && this.next > 120 && random.chance(0.2 + 0.4 * hard);
    const count = isDouble ? 2 : random.int(1, this.next < 12 ? 1 : most[band]);
    for (let i = 0; i < count; i++) this.rows.push(this.layRow(band));
  }

  private pickBand(): Band {
    const { random, next } = this;
    if (this.lastBand !== "field" && random.chance(0.72)) return "field";
    const bands: [Band, ...Band[]] = ["road", "road", "road"];
    if (next > 9) bands.push("river", "river");
    if (next > 16) bands.push("rail");
    if (next > 26 && this.lastBand === "field") bands.push("pads");
    // Two bands of one kind in a row would only be a longer one.
    const fresh = bands.filter((band) => band !== this.lastBand);
    return random.pick(fresh.length > 0 ? (fresh as [Band, ...Band[]]) : bands);
  }

  private layRow(band: Band): Row {
    const row = this[band]();
    if (row.kind === "field" || row.kind === "road" || row.kind === "pads") this.dropCoin(row);
    return row;
  }

  private field(): Row {
    const { random } = this;
    const before = this.path;
    const after = Math.max(-HALF, Math.min(HALF, before + random.int(-2, 2)));
    this.path = after;
    const [low, high] = [Math.min(before, after), Math.max(before, after)];
    const share = 0.12 + 0.1 * hardness(this.next);
    const pads = this.lastPads;
    const blocked: number[] = [];
    for (let column = -HALF; column <= HALF; column++) {
      const isOnPath = column >= low && column <= high;
      // A lily pad is not a trap: there is always a way on from it.
      if (!isOnPath && !pads.includes(column) && random.chance(share)) blocked.push(column);
    }
    return { ...this.common(), kind: "field", blocked };
  }

  private road(): Road {
    const { random } = this;
    const common = this.common();
    const hard = hardness(common.index);
    const kind = random.pick(traffic[common.season]);
    const haste =
      kind === "scooter" ? 1.7 : kind === "plough" || kind === "float" || kind === "tractor" ? 0.75 : 1;
    const speed = random.between(0.026, 0.046) * (1 + 1.05 * hard) * haste;
    // Whoever drives fast needs more room in front of them to be fair.
    const room = (3.6 - 1.1 * hard) * (kind === "scooter" ? 1.5 : 1);
    const movers = this.fill(room, room * 2.2, () => ({
      kind,
      length: vehicleLength[kind],
      paint: random.int(0, 4),
    }));
    this.way = random.chance(0.7) ? (-this.way as Way) : this.way;
    return { ...common, kind: "road", way: this.way, speed, movers: movers satisfies Driven[] };
  }

  private rail(): Rail {
    const { random } = this;
    const common = this.common();
    const period = Math.round(random.between(430, 620) - 140 * hardness(common.index));
    this.way = -this.way as Way;
    return { ...common, kind: "rail", way: this.way, period, phase: random.int(0, period - 1) };
  }

  private river(): River {
    const { random } = this;
    const common = this.common();
    const hard = hardness(common.index);
    const isIce = common.season === "snow" && random.chance(0.6);
    const speed = random.between(0.018, 0.032) * (1 + 0.9 * hard);
    const longest = hard < 0.5 ? 4 : 3;
    const movers: Raft[] = this.fill(1.4, 2.4 + hard, () => ({
      length: isIce ? random.int(1, 2) : random.int(2, longest),
      isFloe: isIce,
    }));
    this.way = -this.way as Way;
    return { ...common, kind: "river", way: this.way, speed, movers };
  }

  private pads(): Pads {
    const { random } = this;
    const pads = [this.path];
    const before = this.lastPads;
    for (let column = -HALF; column <= HALF; column++) {
      const likely = before.includes(column) ? 0.8 : before.length > 0 ? 0.25 : 0.42;
      if (column !== this.path && random.chance(likely)) pads.push(column);
    }
    return { ...this.common(), kind: "pads", pads };
  }

  /** Puts movers around the loop with room between them. */
  private fill<T extends { length: number }>(
    least: number,
    most: number,
    make: () => T,
  ): (T & { at: number })[] {
    const list: (T & { at: number })[] = [];
    const start = this.random.between(0, LOOP);
    let used = 0;
    while (used < LOOP) {
      const made = make();
      const room = this.random.between(least, most);
      // The last one must not touch the first when the loop closes.
      if (used + made.length + least > LOOP) break;
      list.push({ ...made, at: start + used + made.length / 2 });
      used += made.length + room;
    }
    return list;
  }

  private dropCoin(row: Row) {
    const { random } = this;
    if (row.index < 3 || !random.chance(row.season === "festival" ? 0.34 : 0.24)) return;
    const column = random.int(-HALF + 1, HALF - 1);
    const isFree = row.kind === "pads" ? row.pads.includes(column) : !isBlocked(row, column);
    if (isFree) row.coins.push(column);
  }
}
