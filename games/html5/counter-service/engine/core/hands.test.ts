import { describe, expect, it } from "vitest";
import { shortcuts } from "./actions.ts";
import { aKitchen, aShift } from "./kitchen.fixture.ts";

const bake = aKitchen({ flow: "bake" });

describe("Hands", () => {
  it("pours just as much with a held key as with a held button", () => {
    const byKey = aShift(bake);
    byKey.tap("raw1");
    byKey.move({ held: ["item2"] }, 30);
    const byMouse = aShift(bake);
    byMouse.tap("raw1");
    byMouse.move({ pointer: { x: 120, y: 480, isDown: true } }, 30);
    const amount = ({ shift }: typeof byKey) => shift.bench.board?.marks[0]?.amount;
    expect(amount(byKey)).toBeCloseTo(0.27, 1);
    expect(amount(byMouse)).toBe(amount(byKey));
  });

  it("lays a topping on every quarter that a held button slides over", () => {
    const { shift, move, tap } = aShift(bake);
    tap("raw1");
    tap("item3");
    for (const x of [410, 430, 450]) move({ pointer: { x, y: 270, isDown: true } });
    expect(shift.bench.board?.marks.map(({ quarter }) => quarter)).toEqual([0, 1]);
  });

  it("puts what is dragged to a place on the stove into that place", () => {
    const { shift, move, tap } = aShift(bake);
    tap("raw1");
    move({ pointer: { x: 320, y: 270, isDown: true } });
    move({ pointer: { x: 170, y: 270, isDown: true } });
    move({ pointer: { x: 170, y: 270, isDown: false } });
    expect(shift.bench.spots.map(Boolean)).toEqual([false, true]);
  });

  it("throws away what is dragged to the bin", () => {
    const { shift, move, tap } = aShift();
    tap("raw1");
    move({ pointer: { x: 120, y: 270, isDown: true } });
    move({ pointer: { x: 730, y: 390, isDown: true } });
    move({ pointer: { x: 730, y: 390, isDown: false } });
    expect(shift.bench.spots[0]).toBeUndefined();
    expect(shift.bench.board).toBeUndefined();
  });

  it("gives every shortcut a cap of its own", () => {
    expect(new Set(shortcuts.map(({ cap }) => cap)).size).toBe(shortcuts.length);
  });
});
