import { describe, expect, it } from "vitest";
import { createControls, type Move } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import type { Action } from "./actions.ts";
import { Down } from "./down.ts";
import { toScreen } from "./field.ts";
import { playbook } from "./playbook.ts";
import { noLevels } from "./upgrades.ts";

function begin(id: string, seed = 1, line = 30) {
  const play = playbook.find((one) => one.id === id);
  if (!play) throw new Error(`No play "${id}".`);
  const down = new Down({ play, line, levels: noLevels(), rating: 3, slip: 0 }, createRandom(seed));
  const controls = createControls<Action>();
  const kinds: string[] = [];
  const go = (move: Move<Action>, steps = 1) => {
    for (let i = 0; i < steps; i++) {
      controls.feed(move);
      kinds.push(...down.step(controls).map(({ kind }) => kind));
    }
  };
  go({}, 40);
  return { down, go, kinds };
}

describe("Down", () => {
  it("waits for the snap, however long it takes", () => {
    const { down, go } = begin("slants");
    go({}, 600);
    expect(down.stage).toBe("set");
    go({ held: ["act"] });
    expect(down.stage).toBe("pocket");
  });

  it("throws where the mouse was dragged to, and half as fast while it is dragged", () => {
    const { down, go, kinds } = begin("posts");
    go({ held: ["act"] });
    go({}, 20);
    const aim = { ...toScreen({ x: 48, y: 6 }, down.camera), isDown: true };
    const receiver = down.players.find(({ role }) => role === "receiver");
    go({ pointer: { x: 100, y: 300, isDown: true } });
    const before = receiver?.x ?? 0;
    go({ pointer: aim }, 20);
    expect((receiver?.x ?? 0) - before).toBeLessThan(20 * 0.1);
    go({ pointer: { ...aim, isDown: false } });
    expect(down.stage).toBe("flight");
    expect(Math.hypot((down.flight?.to.x ?? 0) - 48, (down.flight?.to.y ?? 0) - 6)).toBeLessThan(2);
    expect(kinds).toContain("throw");
  });

  it("throws farther the longer the key is held", () => {
    const thrown = (steps: number) => {
      const { down, go } = begin("posts");
      go({ held: ["act"] });
      go({}, 10);
      go({ held: ["act"] }, steps);
      go({});
      return (down.flight?.to.x ?? 0) - down.passer.x;
    };
    expect(thrown(40)).toBeGreaterThan(thrown(12) + 8);
  });

  it("ends in a sack when nobody does anything", () => {
    const { down, go } = begin("slants");
    go({ held: ["act"] });
    go({}, 900);
    expect(down.ending).toBe("sack");
    expect(down.spot).toBeLessThan(30);
  });

  it("gives the ball to the back in a run, who gains or loses ground until someone stops him", () => {
    const { down, go } = begin("sweep", 3);
    go({ held: ["act"] });
    expect(down.carrier?.role).toBe("back");
    go({ held: ["right"] }, 900);
    expect(down.ending).toBeDefined();
  });

  it("leaves the one who dives at a juke behind", () => {
    const { down, go, kinds } = begin("sweep", 2);
    go({ held: ["act"] });
    const { carrier } = down;
    const rival = down.players.find(({ role }) => role === "safety");
    if (!carrier || !rival) throw new Error("Somebody is missing.");
    go({});
    go({ held: ["right", "up", "act"] });
    Object.assign(rival, { x: carrier.x + 0.5, y: carrier.y, held: 0 });
    go({ held: ["right", "up"] });
    expect(kinds).toContain("miss");
    expect(rival.down).toBeGreaterThan(0);
    expect(down.ending).toBeUndefined();
  });

  it("is a touchdown beyond the goal line", () => {
    const { down, go } = begin("sweep", 2);
    go({ held: ["act"] });
    if (down.carrier) down.carrier.x = 99.95;
    go({ held: ["right"] }, 3);
    expect(down.ending).toBe("touchdown");
  });

  it("is the same play for the same seed and hands", () => {
    const play = () => {
      const { down, go } = begin("sweep", 9);
      go({ held: ["act"] });
      go({ held: ["right", "down"] }, 400);
      return [down.ending, down.spot];
    };
    expect(play()).toEqual(play());
  });
});
