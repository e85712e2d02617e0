import { describe, expect, it } from "vitest";
import { gadgetKinds } from "#html5/raft-rumble/core/shots/gadgets.ts";
import { stepWorld } from "#html5/raft-rumble/core/world-step.ts";
import { createRandom } from "#kit/random.ts";
import { Battle } from "./battle.ts";
import { duel, levels } from "./levels.ts";

describe("levels", () => {
  it("are fifteen", () => {
    expect(levels).toHaveLength(15);
  });

  it("bring the five special gadgets one after another, each when it can be used", () => {
    const fresh = levels.flatMap((level) => level.fresh ?? []);
    expect(fresh).toEqual(gadgetKinds.slice(1));
    for (const level of levels) if (level.fresh) expect(level.stock[level.fresh]).toBeGreaterThan(0);
  });

  it("hand out nothing that has not been introduced", () => {
    const known = new Set<string>();
    for (const level of levels) {
      if (level.fresh) known.add(level.fresh);
      for (const kind of Object.keys(level.stock)) expect(known, level.name).toContain(kind);
    }
  });

  it("have rivals that aim better and better", () => {
    const errors = levels.map(({ error }) => error);
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
    expect(errors.at(-1)).toBeLessThan((errors[0] ?? 0) / 3);
  });

  it.each([...levels, duel].map((level) => [level.name, level] as const))(
    "%s keeps both crews aboard until someone throws",
    (_, level) => {
      for (const seed of [1, 2]) {
        const { world } = new Battle(level, createRandom(seed), { isDuel: true });
        for (let i = 0; i < 900; i++) stepWorld(world);
        expect(world.crews.map(({ state }) => state)).toEqual(world.crews.map(() => "aboard"));
      }
    },
  );
});
