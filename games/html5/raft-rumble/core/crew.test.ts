import { describe, expect, it } from "vitest";
import { type Crew, knock } from "./crew.ts";
import { aWorld, kindsOf, run } from "./world.fixture.ts";
import type { World } from "./world.ts";

const first = ({ crews }: World): Crew => {
  const [crew] = crews;
  if (!crew) throw new Error("Nobody is aboard.");
  return crew;
};

describe("crew", () => {
  it("stands on its raft as long as nobody pushes", () => {
    const world = aWorld([{ side: 0, x: 300, columns: [2] }], 15);
    const { x } = first(world).feet;
    run(world, 600);
    expect(first(world)).toMatchObject({ state: "aboard", feet: { x } });
  });

  it("lands on deck again after a hop", () => {
    const world = aWorld([{ side: 0, x: 300, columns: [2] }]);
    knock(first(world), 0.4, -3);
    expect(first(world).state).toBe("airborne");
    run(world, 120);
    expect(first(world).state).toBe("aboard");
  });

  it("flies into the sea when pushed hard, floats there, and stays out", () => {
    const world = aWorld([{ side: 0, x: 300, columns: [2] }]);
    knock(first(world), -6, -3);
    expect(kindsOf(run(world, 200))).toContain("overboard");
    run(world, 400);
    const crew = first(world);
    expect(crew.state).toBe("overboard");
    expect(crew.y).toBeCloseTo(world.sea.surface(crew.x) + 10, 6);
  });

  it("only staggers from a nudge", () => {
    const world = aWorld([{ side: 0, x: 300, columns: [2] }]);
    knock(first(world), 1, 0);
    expect(first(world).state).toBe("aboard");
    const { x } = first(world).feet;
    run(world, 30);
    expect(first(world).feet.x).toBeGreaterThan(x);
  });

  it("flies further when wet, and less far when heavy", () => {
    const [dry, wet] = [0, 1].map((soaked) => {
      const crew = first(aWorld([{ side: 0, x: 300, columns: [2] }]));
      crew.wet = soaked;
      knock(crew, 3, -2);
      return crew.vx;
    });
    const king = first(aWorld([{ side: 0, x: 300, columns: [2], species: "king" }]));
    knock(king, 3, -2);
    expect(wet).toBeGreaterThan((dry ?? 0) * 1.5);
    expect(king.vx).toBeLessThan(dry ?? 0);
  });

  it("is stopped by a crate", () => {
    const world = aWorld([{ side: 0, x: 300, columns: [2], blueprint: ["...#..", "======", "oooooo"] }]);
    const crew = first(world);
    crew.slide = 6;
    run(world, 90);
    expect(crew.state).toBe("aboard");
    expect(crew.feet.x).toBeLessThan(14);
  });

  it("cannot cling for ever to a raft that stands on its end", () => {
    const world = aWorld([{ side: 0, x: 300, columns: [4], blueprint: [".....#", "======", "oooooo"] }]);
    const crew = first(world);
    for (let i = 0; i < 300 && crew.state !== "overboard"; i++) {
      crew.raft.angle = 0.85;
      run(world, 1);
    }
    expect(crew.state).toBe("overboard");
  });

  it("slides off a raft that stands on its end", () => {
    const world = aWorld([{ side: 0, x: 300, columns: [4] }]);
    const { raft } = first(world);
    raft.lose(raft.parts.filter(({ kind, column }) => kind === "barrel" && column > 1));
    run(world, 900);
    expect(first(world).state).toBe("overboard");
  });
});
