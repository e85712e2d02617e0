import { describe, expect, it } from "vitest";
import { aMatch, hover, stand } from "./arena.fixture.ts";

describe("a fighter", () => {
  it("runs where it is told and stops soon after", () => {
    const { self, send } = aMatch();
    stand(self, 0);
    send({ x: 1 }, 20);
    expect(self.x).toBeGreaterThan(70);
    send({}, 15);
    expect(self.vx).toBe(0);
  });

  it("answers a jump within five steps, and jumps once more in the air but not twice", () => {
    const { self, send } = aMatch();
    stand(self, 0);
    send({ jump: true }, 5);
    expect(self.vy).toBeLessThan(-8);
    send({}, 12);
    send({ jump: true });
    expect(self.vy).toBeLessThan(-10);
    send({}, 12);
    const before = self.vy;
    send({ jump: true });
    expect(self.vy).toBeGreaterThan(before);
  });

  it("hops lower when the jump is let go at once", () => {
    const heightOf = (steps: number) => {
      const { self, send } = aMatch();
      stand(self, 0);
      send({ jump: true }, steps);
      let top = 0;
      for (let step = 0; step < 60; step++) {
        send();
        top = Math.min(top, self.y);
      }
      return -top;
    };
    expect(heightOf(1)).toBeLessThan(heightOf(8) * 0.7);
  });

  it("lands on a thin platform from above and drops through it with down", () => {
    const { match, self, send } = aMatch();
    hover(self, -175, -160);
    send({}, 40);
    expect(self.y).toBe(match.platforms[1]?.top);
    send({ y: 1 }, 30);
    expect(self.y).toBeGreaterThan(-60);
  });

  it("catches the ledge when it falls past it, and climbs up from there", () => {
    const { self, send, kinds } = aMatch();
    hover(self, 365, 20);
    send({ x: -1 }, 8);
    expect(self.stance).toBe("hang");
    expect(kinds()).toContain("ledge");
    send({ x: -1 }, 30);
    expect(self.y).toBe(0);
    expect(self.ground).toBe(0);
  });

  it("flies home with up and special, once per trip", () => {
    const { self, send } = aMatch();
    hover(self, 470, 60);
    self.airJumps = 0;
    send({ y: -1, special: true, x: -1 }, 24);
    expect(self.y).toBeLessThan(0);
    expect(self.canRecover).toBe(false);
  });

  it("is out of the way in the middle of a roll", () => {
    const { self, foe, send } = aMatch();
    stand(self, 0);
    stand(foe, 50, -1);
    send({ guard: true, x: 1 }, 8, {});
    send({}, 12, { attack: true });
    expect(self.damage).toBe(0);
  });

  it("remembers a press that came a little early", () => {
    const { self, send } = aMatch();
    hover(self, 0, -6);
    self.airJumps = 0;
    send({ jump: true });
    send({ jump: true }, 8);
    expect(self.vy).toBeLessThan(0);
  });
});
