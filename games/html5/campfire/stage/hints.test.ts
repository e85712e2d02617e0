import { describe, expect, it } from "vitest";
import { aClearing, give } from "#html5/campfire/core/wilds.fixture.ts";
import { hintFor } from "./hints.ts";

describe("hintFor", () => {
  it("leads a newcomer from wood to a fire", () => {
    const { world, hero, play } = aClearing();
    expect(hintFor(world, hero)).toContain("gather 5 wood");
    give(hero, { wood: 5 });
    expect(hintFor(world, hero)).toContain("Press 1");
    play(1, ["make1"]);
    expect(hintFor(world, hero)).not.toContain("Press 1");
  });

  it("tells the hungry to eat what they carry, or where to find it", () => {
    const { world, hero } = aClearing();
    hero.food = 20;
    expect(hintFor(world, hero)).toContain("berries");
    give(hero, { berries: 2 });
    expect(hintFor(world, hero)).toContain("Q");
  });
});
