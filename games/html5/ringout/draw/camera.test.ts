import { describe, expect, it } from "vitest";
import { aMatch, hover, stand } from "#html5/ringout/core/arena.fixture.ts";
import { arenaIds } from "#html5/ringout/core/arenas.ts";
import { Camera, stageOf } from "./camera.ts";

const view = { width: 960, height: 540 };

describe("Camera", () => {
  it.each([
    ["close together", -40, 0, 40, 0],
    ["at both ends", -330, 0, 330, 0],
    ["one far out and low", 560, 240, -200, 0],
    ["one far up", 0, -440, 100, 0],
  ])("shows both fighters, %s", (_, x, y, otherX, otherY) => {
    const { match, self, foe } = aMatch();
    const camera = new Camera();
    stand(foe, otherX);
    hover(self, x, y);
    foe.y = otherY;
    for (let step = 0; step < 120; step++) camera.step(match, view);
    for (const fighter of [self, foe]) {
      expect(Math.abs(fighter.x - camera.x) * camera.zoom).toBeLessThan(view.width / 2 - 20);
      expect(Math.abs(fighter.y - 30 - camera.y) * camera.zoom).toBeLessThan(view.height / 2 - 20);
    }
  });

  it.each(
    arenaIds.flatMap((arena) => [
      { arena, where: "in the middle", x: 0 },
      { arena, where: "at the left ledge", x: -300 },
      { arena, where: "far out to the right", x: 560 },
    ]),
  )("holds the whole stage of $arena in the picture while everybody is $where", ({ arena, x }) => {
    const { match, self, foe } = aMatch({ arena });
    const camera = new Camera();
    hover(self, x, -20);
    hover(foe, x + 30, -20);
    for (let step = 0; step < 200; step++) camera.step(match, view);
    const { left, right, top } = stageOf(match.arena);
    for (const end of [left, right])
      expect(Math.abs(end - camera.x) * camera.zoom).toBeLessThanOrEqual(view.width / 2);
    for (const height of [top, 0])
      expect(Math.abs(height - camera.y) * camera.zoom).toBeLessThanOrEqual(view.height / 2);
  });

  it("comes nearer when they do", () => {
    const zoomAt = (gap: number) => {
      const { match, self, foe } = aMatch();
      const camera = new Camera();
      stand(self, -gap / 2);
      stand(foe, gap / 2);
      for (let step = 0; step < 200; step++) camera.step(match, view);
      return camera.zoom;
    };
    expect(zoomAt(80)).toBeGreaterThan(zoomAt(640) * 1.2);
  });
});
