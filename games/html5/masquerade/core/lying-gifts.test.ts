import { describe, expect, it } from "vitest";
import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { type GiftId, giftIds } from "./gifts.ts";
import type { Action } from "./hands.ts";
import { mapIds } from "./maps.ts";
import { Party } from "./party.ts";

function aParty(map: (typeof mapIds)[number] = "piazza") {
  const party = new Party({ random: createRandom(3), map, strengths: ["doodler"] });
  const { hero } = party;
  if (!hero) throw new Error("A party without a hero.");
  const controls = createControls<Action>();
  const run = (steps: number) => Array.from({ length: steps }, () => [...party.step(controls)]).flat();
  while (party.ready > 0) run(1);
  /** Lays a gift at the hero's feet. */
  const take = (id: GiftId) => {
    const { x, y, z } = hero;
    party.gifts.lying.splice(0, 3, { id, x, y, z });
    return run(1);
  };
  return { party, hero, run, take };
}

describe("gifts", () => {
  it.each(mapIds)("come one by one under the lanterns of %s, where everybody can walk", (map) => {
    const { party, run } = aParty(map);
    const { level } = party;
    for (const lamp of level.lamps) expect(level.open).toContain(level.cellAt(lamp.x, lamp.y));
    const events = run(60 * 40);
    expect(events.filter(({ kind }) => kind === "gift").length).toBeGreaterThan(2);
    expect(party.gifts.lying.length).toBeLessThanOrEqual(3);
  });

  it("are gone once somebody has taken them", () => {
    const { party, hero, take } = aParty();
    expect(take("shoes")).toContainEqual({ kind: "take", who: hero, gift: "shoes" });
    expect(party.gifts.lying).toEqual([]);
  });

  it("wash, fill the tank with thick paint, and quicken", () => {
    const { hero, take } = aParty();
    Object.assign(hero, { coats: 2, tank: 3 });
    for (const id of giftIds) take(id);
    expect(hero.coats).toBe(0);
    expect(hero.safe).toBeGreaterThan(60);
    expect(hero.tank).toBe(14);
    expect([hero.bucket > 0, hero.shoes > 0]).toEqual([true, true]);
  });

  it("are fetched by rivals too", () => {
    const { party, run } = aParty();
    party.setStrength("maestro");
    const takers = run(60 * 90).flatMap((event) => (event.kind === "take" ? [event.who] : []));
    expect(takers.some((guest) => guest !== party.hero)).toBe(true);
  });
});
