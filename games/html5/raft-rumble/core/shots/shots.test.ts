import { describe, expect, it } from "vitest";
import { type Crew, waistOf } from "#html5/raft-rumble/core/crew.ts";
import { newHurdle } from "#html5/raft-rumble/core/hurdles.ts";
import { aWorld, flat, kindsOf, run, toss } from "#html5/raft-rumble/core/world.fixture.ts";
import type { World } from "#html5/raft-rumble/core/world.ts";
import { handsOf, powerFor } from "./flight.ts";
import type { GadgetKind } from "./gadgets.ts";

const sea = (columns: readonly number[] = [2], blueprint = flat) =>
  aWorld([
    { side: 0, x: 160, columns: [2] },
    { side: 1, x: 720, columns, blueprint, species: "crab" },
  ]);
const crewAt = ({ crews }: World, index: number): Crew => {
  const crew = crews[index];
  if (!crew) throw new Error(`There is no crew member ${index}.`);
  return crew;
};

function throwAt(world: World, gadget: GadgetKind, angle: number, to = waistOf(crewAt(world, 1))) {
  const from = handsOf(crewAt(world, 0), 1);
  const power = powerFor(from, to, { gadget, angle, facing: 1, wind: world.wind });
  if (power === undefined) throw new Error("Out of reach.");
  toss(world, { gadget, angle, power });
}

describe("a water balloon", () => {
  it("splashes whoever it hits off the raft", () => {
    const world = sea([3]);
    throwAt(world, "balloon", 0.8);
    expect(kindsOf(run(world, 300))).toContain("burst");
    expect(crewAt(world, 1).state).toBe("overboard");
    expect(crewAt(world, 0).state).toBe("aboard");
  });

  it("wets those nearby without throwing them in", () => {
    const world = sea([1, 3]);
    const { x, y } = waistOf(crewAt(world, 2));
    throwAt(world, "balloon", 0.8, { x: x + 62, y: y + 22 });
    run(world, 300);
    expect(crewAt(world, 2)).toMatchObject({ state: "aboard" });
    expect(crewAt(world, 2).wet).toBeGreaterThan(0);
    expect(crewAt(world, 1).wet).toBe(0);
  });
});

describe("a boomerang fish", () => {
  it("slaps someone behind a wall on its way back, towards the thrower", () => {
    const world = sea([3], ["..#...", "..#...", "======", "oooooo"]);
    const { x, y } = waistOf(crewAt(world, 1));
    toss(world, { gadget: "fish", angle: 0.55, power: 1 });
    let isBehind = false;
    for (let i = 0; i < 300 && crewAt(world, 1).state === "aboard"; i++) {
      run(world, 1);
      isBehind ||= world.shots.some((shot) => shot.x > x + 20 && shot.y < y + 40);
    }
    expect(isBehind).toBe(true);
  });

  it("pushes the way it flies", () => {
    const world = sea();
    const crew = crewAt(world, 1);
    const { x, y } = waistOf(crew);
    toss(world, { gadget: "fish", angle: 0, power: 0.5 });
    const [fish] = world.shots;
    Object.assign(fish ?? {}, { x: x + 60, y, vx: -6, vy: 0, age: 60 });
    expect(kindsOf(run(world, 20))).toContain("slap");
    expect(crew.vx).toBeLessThan(-2);
  });
});

describe("an anchor", () => {
  it("smashes deck and barrel, and leaves driftwood", () => {
    const world = sea([0]);
    const raft = world.rafts[1];
    const before = raft?.parts.length ?? 0;
    const at = raft?.toWorld(raft.topOf(4) ?? { x: 0, y: 0 }) ?? { x: 0, y: 0 };
    throwAt(world, "anchor", 1.1, at);
    expect(kindsOf(run(world, 200))).toContain("smash");
    expect(raft?.parts.length).toBeLessThanOrEqual(before - 2);
    expect(world.debris.length).toBeGreaterThanOrEqual(2);
  });
});

describe("a duck swarm", () => {
  it("swims to the rivals from where it fell in, and cracks or wets something there", () => {
    const world = sea();
    throwAt(world, "ducks", 0.9, { x: 520, y: 394 });
    const happened = run(world, 500);
    const bursts = happened.filter((event) => event.kind === "burst" && event.gadget === "duck");
    expect(kindsOf(happened)).toContain("hatch");
    expect(bursts).toHaveLength(5);
    for (const { x } of bursts as { x: number }[]) expect(x).toBeGreaterThan(600);
    expect(kindsOf(happened)).toContain("crack");
  });
});

describe("a fog horn", () => {
  it("pushes everyone in front away, feels no wind, and spares its player", () => {
    const world = sea([0, 2, 4]);
    world.wind = 0.04;
    const before = world.crews.map(({ x }) => x);
    toss(world, { gadget: "horn", angle: 0, power: 1 });
    const knocks = run(world, 80).filter(({ kind }) => kind === "knock");
    expect(knocks).toHaveLength(3);
    run(world, 60);
    for (const { id, x, state } of world.crews.slice(1)) {
      expect(state === "overboard" || x > (before[id] ?? 0) + 8).toBe(true);
    }
    expect(crewAt(world, 0).state).toBe("aboard");
  });
});

describe("a springboard", () => {
  it("skips over the water when thrown flat", () => {
    const world = aWorld([{ side: 0, x: 160, columns: [2] }]);
    toss(world, { gadget: "spring", angle: 0.15, power: 0.8 });
    const skips = run(world, 300).filter(({ kind }) => kind === "skip");
    expect(skips.length).toBeGreaterThanOrEqual(2);
  });

  it("flips whoever it meets sky-high", () => {
    const world = sea();
    throwAt(world, "spring", 0.8);
    const deck = crewAt(world, 1).y;
    let highest = deck;
    for (let i = 0; i < 300; i++) {
      run(world, 1);
      highest = Math.min(highest, crewAt(world, 1).y);
    }
    expect(deck - highest).toBeGreaterThan(90);
  });
});

describe("what lies in the way", () => {
  it("lets a whale blow a balloon up into the sky", () => {
    const world = sea();
    world.hurdles.push(newHurdle("whale", 440));
    // A quarter of her breath: she is up.
    world.sea.steps = 150;
    run(world, 10);
    toss(world, { gadget: "balloon", angle: 0.25, power: 0.85 });
    expect(kindsOf(run(world, 120))).toContain("spout");
  });

  it("lets a rock stop a balloon and a buoy throw it back", () => {
    const stopped = sea();
    stopped.hurdles.push(newHurdle("rock", 440));
    toss(stopped, { gadget: "balloon", angle: 0.1, power: 0.9 });
    expect(run(stopped, 60).find(({ kind }) => kind === "burst")).toMatchObject({ gadget: "balloon" });

    const bounced = sea();
    bounced.hurdles.push({ ...newHurdle("buoy", 440), radius: 60 });
    toss(bounced, { gadget: "balloon", angle: 0.05, power: 0.9 });
    run(bounced, 30);
    expect(bounced.shots[0]?.vx).toBeLessThan(0);
  });
});
