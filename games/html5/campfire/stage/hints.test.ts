import { describe, expect, it } from "vitest";
import { aClearing, give } from "#html5/campfire/core/wilds.fixture.ts";
import { hintFor } from "./hints.ts";

describe("hintFor", () => {
  it("leads a newcomer from wood to a fire", () => {
    const { world, hero, play } = aClearing();
    expect(hintFor(world, hero)?.text).toContain("gather 5 wood");
    give(hero, { wood: 5 });
    expect(hintFor(world, hero)?.slot).toBe("fire");
    play(1, ["make1"]);
    expect(hintFor(world, hero)?.slot).not.toBe("fire");
  });

  it("tells the hungry to eat what they carry, or where to find it", () => {
    const { world, hero } = aClearing();
    hero.food = 20;
    expect(hintFor(world, hero)?.text).toContain("berries");
    give(hero, { berries: 2 });
    expect(hintFor(world, hero)?.slot).toBe("eat");
  });
});
