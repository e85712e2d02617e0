import { describe, expect, it } from "vitest";
import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { contest } from "./contest.ts";
import type { Action } from "./core/hands.ts";
import { Party } from "./core/party.ts";

describe("the rivals' levels", () => {
  it.each([
    ["doodler", "splasher"],
    ["splasher", "artist"],
    ["artist", "maestro"],
  ] as const)(
    "%s loses to %s",
    (weak, strong) => {
      const tallies = contest([weak, strong], 2, 300);
      const [low, high] = [tallies.get(weak), tallies.get(strong)];
      expect(high?.wins).toBeGreaterThan(low?.wins ?? 9);
      expect(high?.tags).toBeGreaterThan((low?.tags ?? 9) * 1.3);
    },
    60_000,
  );

  it("doodlers leave even a player who only stands there time to learn", () => {
    const party = new Party({ random: createRandom(301), map: "piazza", strengths: ["doodler"] });
    const controls = createControls<Action>();
    for (let step = 0; step < 60 * 60; step++) party.step(controls);
    expect(party.hero?.falls).toBeLessThan(7);
    expect(party.winner).toBeUndefined();
  });
});
