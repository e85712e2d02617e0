import { describe, expect, it } from "vitest";
import type { MenuAction } from "#kit/draw/menu.ts";
import { createControls, type Move } from "#kit/input/controls.ts";
import { openSaves } from "#kit/storage.ts";
import { Career } from "./career.ts";
import { Garage, garagePlaces } from "./garage.ts";
import { paints } from "./paints.ts";
import { firstTrack } from "./tracks.ts";

function aGarage() {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
  };
  const saves = openSaves("test", 1, () => storage);
  const career = new Career(saves);
  const garage = new Garage(career);
  const controls = createControls<MenuAction>();
  const press = (move: Move<MenuAction>) => {
    controls.feed({});
    garage.step(controls, 960, 540);
    controls.feed(move);
    return garage.step(controls, 960, 540);
  };
  return { career, garage, press, again: () => new Career(saves) };
}

describe("Garage", () => {
  it("paints and tunes by keys, and remembers it the next day", () => {
    const { career, press, again } = aGarage();
    press({ held: ["right"] });
    expect(press({ held: ["confirm"] })).toBe("moved");
    expect(career.paint.id).toBe("sky");
    press({ held: ["down"] });
    press({ held: ["down"] });
    press({ held: ["right"] });
    press({ held: ["confirm"] });
    expect(career.setup.id).toBe("grip");
    expect([again().paint, again().setup]).toEqual([career.paint, career.setup]);
  });

  it("keeps a paint closed until there are stars for it", () => {
    const { career, press } = aGarage();
    const cell = garagePlaces(960, 540).rows[0]?.cells[2];
    if (!cell) throw new Error("There is a third paint.");
    const click = { pointer: { x: cell.x + 9, y: cell.y + 9, isDown: true } };
    expect(press(click)).toBe("shut");
    career.keepPoints(firstTrack, 600);
    press({});
    expect(press(click)).toBe("moved");
    expect(career.paint).toBe(paints[2]);
  });

  it("is left by its button", () => {
    const { press } = aGarage();
    for (let i = 0; i < 3; i++) press({ held: ["down"] });
    expect(press({ held: ["confirm"] })).toBe("done");
  });
});

describe("garagePlaces", () => {
  it.each([
    [960, 540],
    [1169, 540],
    [1920, 1080],
    [960, 2078],
  ])("keeps every cell of a picture of %i by %i inside it and clear of the others", (width, height) => {
    const { stand, rows } = garagePlaces(width, height);
    const areas = [stand, ...rows.flatMap(({ cells }) => cells)];
    for (const [at, a] of areas.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.width).toBeLessThanOrEqual(width);
      expect(a.y + a.height).toBeLessThanOrEqual(height);
      expect(a.height).toBeGreaterThan(40);
      for (const b of areas.slice(at + 1)) {
        const isApart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(isApart).toBe(true);
      }
    }
  });
});
