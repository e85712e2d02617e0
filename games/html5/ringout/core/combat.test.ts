import { describe, expect, it } from "vitest";
import { aMatch, hover, stand } from "./arena.fixture.ts";
import type { CharacterId } from "./characters.ts";

/** Lefty stands before somebody and strikes sideways. Gives how fast the other one flew. */
function flight(options: { damage?: number; kind?: CharacterId; hold?: number; size?: number } = {}): number {
  const { damage = 0, kind = "whistle", hold = 1, size = 1 } = options;
  const { self, foe, send } = aMatch({ entrants: [{ kind: "lefty" }, { kind, size }] });
  stand(self, 0);
  stand(foe, 70, -1);
  foe.damage = damage;
  send({ attack: true, x: 1 }, hold);
  for (let step = 0; step < 80 && foe.stance !== "stun"; step++) send();
  return Math.hypot(foe.vx, foe.vy);
}

describe("a blow", () => {
  it("adds damage, and sends the other one away from the fist", () => {
    const { self, foe, send, kinds } = aMatch();
    stand(self, 0);
    stand(foe, 70, -1);
    send({ attack: true, x: 1 });
    send({}, 14);
    expect(foe.damage).toBeCloseTo(13);
    expect(foe.vx).toBeGreaterThan(3);
    expect(kinds()).toContain("hit");
  });

  it("strikes once, however long the fist stays out", () => {
    const { self, foe, send } = aMatch();
    stand(self, 0);
    stand(foe, 30, -1);
    send({ attack: true, x: 0 }, 40);
    expect(foe.damage).toBe(3);
  });

  it("freezes both for a moment, longer when it is harder", () => {
    const stopOf = (x: number) => {
      const { self, foe, send } = aMatch();
      stand(self, 0);
      stand(foe, x ? 70 : 40, -1);
      for (let step = 0; step < 30 && foe.stop === 0; step++) send({ attack: step === 0, x });
      expect(self.stop).toBe(foe.stop);
      return foe.stop;
    };
    expect(stopOf(1)).toBeGreaterThan(stopOf(0));
  });

  it("throws farther with more damage, with a held button, and lighter bodies", () => {
    expect(flight({ damage: 100 })).toBeGreaterThan(flight() * 1.8);
    expect(flight({ damage: 60, hold: 40 })).toBeGreaterThan(flight({ damage: 60 }) * 1.2);
    expect(flight({ damage: 60, kind: "puddle" })).toBeGreaterThan(
      flight({ damage: 60, kind: "lug" }) * 1.15,
    );
    expect(flight({ damage: 60, kind: "lug", size: 1.6 })).toBeLessThan(flight({ damage: 60, kind: "lug" }));
  });

  it("bends a little the way its victim leans", () => {
    const angle = (x: number) => {
      const { self, foe, send } = aMatch();
      stand(self, 0);
      hover(foe, 8, -90);
      for (let step = 0; step < 20 && foe.stance !== "stun"; step++)
        send({ attack: step === 0, y: -1 }, 1, { x });
      return Math.atan2(-foe.vy, foe.vx);
    };
    expect(angle(1)).toBeLessThan(angle(0));
    expect(angle(-1)).toBeGreaterThan(angle(0));
  });

  it("does not hurt the own team", () => {
    const { self, foe, send } = aMatch({
      entrants: [
        { kind: "lefty", team: 1 },
        { kind: "whistle", team: 1 },
      ],
    });
    stand(self, 0);
    stand(foe, 70, -1);
    send({ attack: true, x: 1 });
    send({}, 30);
    expect(foe.damage).toBe(0);
  });

  it("hurts a charging rucksack without stopping it", () => {
    const { self, foe, send, kinds } = aMatch({ entrants: [{ kind: "lefty" }, { kind: "lug" }] });
    stand(self, 0);
    stand(foe, 90, -1);
    send({}, 4, { special: true, x: -1 });
    send({ attack: true }, 22, { x: -1 });
    expect(kinds()).toContain("armour");
    expect(foe.damage).toBe(3);
    expect(self.damage).toBeGreaterThan(10);
  });
});

describe("a shield", () => {
  it("takes the blow, and shrinks", () => {
    const { self, foe, send, kinds } = aMatch();
    stand(self, 0);
    stand(foe, 70, -1);
    send({ attack: true, x: 1 }, 1, { guard: true });
    send({}, 20, { guard: true });
    expect(foe.damage).toBe(0);
    expect(foe.shield).toBeLessThan(80);
    expect(kinds()).toContain("block");
  });

  it("does not help against a throw", () => {
    const { self, foe, send } = aMatch();
    stand(self, 0);
    stand(foe, 44, -1);
    send({ guard: true }, 6, { guard: true });
    send({ guard: true, attack: true }, 14, { guard: true });
    expect(foe.damage).toBe(8);
    expect(foe.stance).toBe("stun");
  });

  it("breaks when it is held too long, and leaves its owner dizzy", () => {
    const { foe, send, kinds } = aMatch();
    stand(foe, 200, -1);
    send({}, 300, { guard: true });
    expect(kinds()).toContain("break");
    expect(foe.stance).toBe("dizzy");
  });
});

describe("something thrown", () => {
  it("flies on its own and hurts whom it meets", () => {
    const { self, foe, send, kinds } = aMatch({ entrants: [{ kind: "puddle" }, { kind: "lug" }] });
    stand(self, -100);
    stand(foe, 100, -1);
    send({ special: true }, 70);
    expect(kinds()).toContain("shot");
    expect(foe.damage).toBe(6);
  });
});
