import { describe, expect, it } from "vitest";
import { aMatch, hover, stand } from "./arena.fixture.ts";
import { arenaIds, arenas } from "./arenas.ts";
import { phaseAt } from "./hazards.ts";

describe("the places", () => {
  it.each(arenaIds)("%s has floor under every spawn, and more than one platform", (id) => {
    const { slabs, spawns } = arenas[id];
    for (const x of spawns)
      expect(slabs.some((slab) => slab.y === 0 && x > slab.x + 10 && x < slab.x + slab.width - 10)).toBe(
        true,
      );
    expect(slabs.length).toBeGreaterThan(3);
  });

  it.each(arenaIds)("%s warns before it does anything", (id) => {
    const { hazard } = arenas[id];
    if (!hazard) return;
    const states = Array.from({ length: hazard.every }, (_, time) => phaseAt(hazard, time).state);
    expect(states.indexOf("warning")).toBeGreaterThan(60);
    expect(states.indexOf("active") - states.indexOf("warning")).toBeGreaterThanOrEqual(80);
  });

  it("throws those off the rails who stay when the train comes", () => {
    const { match, self, foe, send } = aMatch({ arena: "rails" });
    stand(self, 0);
    hover(foe, -215, -140);
    send({}, 780 - match.time + 5);
    expect(self.damage).toBe(12);
    expect(foe.damage).toBe(0);
  });

  it("pops toast under those who stand on the slot", () => {
    const { match, self, send } = aMatch({ arena: "kitchen" });
    stand(self, -190);
    send({}, 330 - match.time - 20);
    expect(self.y).toBeLessThan(-30);
    expect(self.damage).toBe(5);
  });

  it("pushes everybody the way the wind blows", () => {
    const { match, self, send } = aMatch({ arena: "line" });
    send({}, 720 - match.time - 260);
    stand(self, -150);
    send({}, 120);
    expect(self.x).toBeGreaterThan(-100);
  });

  it("pours those down who fly under the tap", () => {
    const { match, self, send } = aMatch({ arena: "sink" });
    send({}, 840 - match.time - 180);
    hover(self, 0, -300);
    send({}, 8);
    expect(self.vy).toBeGreaterThan(9);
  });
});
