import { describe, expect, it } from "vitest";
import { wayHome } from "#html5/ringout/mind/homing.ts";
import { aMatch, hover, stand } from "./arena.fixture.ts";
import { type CharacterId, characterIds, characters } from "./characters.ts";
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

describe("brolly", () => {
  it("sinks slowly while the way up is held, and falls when it is let go", () => {
    const fallen = (jump: boolean) => {
      const { self, send } = aMatch({ entrants: [{ kind: "brolly" }, { kind: "lug" }] });
      hover(self, 290, -300);
      self.airJumps = 0;
      send({ jump }, 40);
      return self.y + 300;
    };
    expect(fallen(true)).toBeLessThan(fallen(false) * 0.5);
  });

  it("opens in time and what was thrown flies back", () => {
    const { match, self, foe, send, kinds } = aMatch({ entrants: [{ kind: "brolly" }, { kind: "axel" }] });
    stand(self, -100);
    stand(foe, 120, -1);
    send({}, 20, { special: true });
    for (let step = 0; step < 60 && self.damage === 0 && foe.damage === 0; step++)
      send({ special: match.shots.some(({ x }) => x - self.x < 150) });
    expect(kinds()).toContain("mirror");
    expect([self.damage, foe.damage > 0]).toEqual([0, true]);
  });
});

describe("axel", () => {
  it("throws a wheel that comes back", () => {
    const { match, self, foe, send } = aMatch({ entrants: [{ kind: "axel" }, { kind: "lug" }] });
    stand(self, -200);
    hover(foe, 250, -400);
    send({ special: true }, 13);
    const xs = Array.from({ length: 70 }, () => {
      send();
      return match.shots[0]?.x ?? Number.NEGATIVE_INFINITY;
    });
    expect(Math.max(...xs)).toBeGreaterThan(-60);
    expect(xs.findLast(Number.isFinite)).toBeLessThan(-150);
  });

  it("is the fastest, and slides farther than others before it stands", () => {
    const slideOf = (kind: CharacterId) => {
      const { self, send } = aMatch({ entrants: [{ kind }, { kind: "lug" }] });
      stand(self, -300);
      send({ x: 1 }, 20);
      const from = self.x;
      send({}, 60);
      return self.x - from;
    };
    expect(slideOf("axel")).toBeGreaterThan(slideOf("lefty") * 1.8);
    expect(Math.max(...characterIds.map((id) => characters[id].run))).toBe(characters.axel.run);
  });
});
