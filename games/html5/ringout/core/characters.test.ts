import { describe, expect, it } from "vitest";
import { wayHome } from "#html5/ringout/mind/homing.ts";
import { aMatch, hover } from "./arena.fixture.ts";
import { characterIds, characters } from "./characters.ts";
import { IDLE } from "./pad.ts";

describe.each(characterIds)("%s", (id) => {
  const { moves } = characters[id];

  it("has moves that begin, hurt and end in this order", () => {
    for (const { hits, length, charge = 0, shot } of Object.values(moves)) {
      expect(hits.length + Number(shot !== undefined)).toBeGreaterThan(0);
      for (const { from, to } of hits) {
        expect(charge).toBeLessThan(from);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(length).toBeGreaterThan(to);
      }
    }
  });

  it("can come home from well beyond the ledge", () => {
    const { match, self, send } = aMatch({ entrants: [{ kind: id }, { kind: "lug" }] });
    hover(self, 520, 0);
    for (let step = 0; step < 300 && self.ground === undefined; step++) send(wayHome(match, self) ?? IDLE);
    expect(self.falls).toBe(0);
    expect(self.ground).toBe(0);
  });
});
