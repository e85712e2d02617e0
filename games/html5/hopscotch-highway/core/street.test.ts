import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { HALF, LOOP, type Mover, type Row } from "./rows.ts";
import { Street } from "./street.ts";

function aStreet(seed: number, until: number): Row[] {
  const street = new Street(createRandom(seed));
  street.extend(until);
  return street.rows;
}

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const columns = Array.from({ length: 2 * HALF + 1 }, (_, i) => i - HALF);
const standable = (row: Row, x: number) =>
  row.kind === "field" ? !row.blocked.includes(x) : row.kind !== "pads" || row.pads.includes(x);

/** The columns that can be reached in a row, when traffic and water are left to timing. */
function reach(row: Row, from: ReadonlySet<number>): Set<number> {
  const found = new Set(columns.filter((x) => from.has(x) && standable(row, x)));
  for (let changed = true; changed; ) {
    const more = columns.filter(
      (x) => !found.has(x) && standable(row, x) && (found.has(x - 1) || found.has(x + 1)),
    );
    for (const x of more) found.add(x);
    changed = more.length > 0;
  }
  return found;
}

describe("Street", () => {
  it("is the same for the same seed and another for another", () => {
    expect(aStreet(5, 60)).toEqual(aStreet(5, 60));
    expect(aStreet(5, 60)).not.toEqual(aStreet(6, 60));
  });

  it.each(seeds)("never builds a wall (seed %i)", (seed) => {
    let reached = new Set(columns);
    for (const row of aStreet(seed, 600)) {
      reached = reach(row, reached);
      expect(reached.size, `row ${row.index}`).toBeGreaterThan(0);
    }
  });

  it("begins with a schoolyard where nothing moves", () => {
    for (const seed of seeds) {
      const yard = aStreet(seed, 20).filter(({ index }) => index >= -1 && index < 4);
      expect(yard.map(({ kind }) => kind)).toEqual(["field", "field", "field", "field", "field"]);
      expect(yard.flatMap((row) => (row.kind === "field" ? row.blocked : []))).toEqual([]);
    }
  });

  it("keeps room between the movers of a lane, also where the loop closes", () => {
    const lanes = aStreet(3, 500).filter((row) => row.kind === "road" || row.kind === "river");
    for (const lane of lanes) {
      const movers: Mover[] = lane.movers.toSorted((a, b) => a.at - b.at);
      movers.forEach((mover, i) => {
        const next = movers[i + 1] ?? { ...(movers[0] ?? mover), at: (movers[0] ?? mover).at + LOOP };
        const room = next.at - next.length / 2 - (mover.at + mover.length / 2);
        expect(room).toBeGreaterThan(1.2);
      });
    }
  });

  it("has everything that was promised: roads, rails, rivers, pads and coins", () => {
    const rows = aStreet(1, 200);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(["field", "road", "rail", "river", "pads"]),
    );
    expect(rows.flatMap(({ coins }) => coins).length).toBeGreaterThan(15);
  });

  it("brings sinking ice with the snow and scooters only after dark", () => {
    const rows = seeds.flatMap((seed) => aStreet(seed, 280));
    const floes = rows.filter((row) => row.kind === "river" && row.movers.some(({ isFloe }) => isFloe));
    const scooters = rows.filter(
      (row) => row.kind === "road" && row.movers.some(({ kind }) => kind === "scooter"),
    );
    expect(floes.length).toBeGreaterThan(0);
    expect(floes.every(({ index }) => index >= 150 && index < 275)).toBe(true);
    expect(scooters.length).toBeGreaterThan(0);
    expect(scooters.every(({ index }) => index >= 50)).toBe(true);
  });

  it("gets faster and fuller", () => {
    const rows = seeds.flatMap((seed) => aStreet(seed, 600));
    const mean = (from: number, to: number) => {
      const lanes = rows.filter((row) => row.kind === "road" && row.index >= from && row.index < to);
      return lanes.reduce((sum, row) => sum + (row.kind === "road" ? row.speed : 0), 0) / lanes.length;
    };
    expect(mean(300, 600)).toBeGreaterThan(mean(0, 50) * 1.3);
  });

  it("forgets what lies behind and still finds the rest by number", () => {
    const street = new Street(createRandom(2));
    street.extend(40);
    const kept = street.at(30);
    street.trim(25);
    expect(street.at(24)).toBeUndefined();
    expect(street.at(30)).toBe(kept);
  });
});
