import { describe, expect, it } from "vitest";
import { emptyStock } from "#html5/raft-rumble/core/shots/gadgets.ts";
import { aWorld } from "#html5/raft-rumble/core/world.fixture.ts";
import { createRandom } from "#kit/random.ts";
import { planThrow, worthOf } from "./rival.ts";

function meeting(wind: number) {
  const world = aWorld([
    { side: 0, x: 160, columns: [1, 3] },
    { side: 1, x: 760, columns: [3] },
  ]);
  world.wind = wind;
  const thrower = world.crews[2];
  if (!thrower) throw new Error("Nobody is there to throw.");
  return { world, thrower };
}

/** How good its throws are on average. */
function skill(error: number): number {
  const random = createRandom(5);
  let sum = 0;
  for (let i = 0; i < 30; i++) {
    const { world, thrower } = meeting(random.between(-0.03, 0.03));
    const aim = planThrow(world, thrower, { ...emptyStock }, error, random);
    sum += Math.max(0, worthOf(world, thrower, aim, -1));
  }
  return sum / 30;
}

describe("planThrow", () => {
  it("hits in any wind when it makes no error", () => {
    for (const wind of [-0.03, 0, 0.03]) {
      const { world, thrower } = meeting(wind);
      const aim = planThrow(world, thrower, { ...emptyStock }, 0, createRandom(1));
      expect(worthOf(world, thrower, aim, -1)).toBeGreaterThan(0.5);
    }
  });

  it("throws worse the larger its error is", () => {
    const [sharp, fair, poor] = [0, 0.08, 0.2].map(skill);
    expect(sharp).toBeGreaterThan((fair ?? 0) * 1.3);
    expect(fair).toBeGreaterThan((poor ?? 0) * 1.3);
  });

  it("uses only what it has", () => {
    const random = createRandom(2);
    for (let i = 0; i < 12; i++) {
      const { world, thrower } = meeting(0);
      const { gadget } = planThrow(world, thrower, { ...emptyStock, horn: 1 }, 0.1, random);
      expect(["balloon", "horn"]).toContain(gadget);
    }
  });
});
