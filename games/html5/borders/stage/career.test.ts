import { describe, expect, it } from "vitest";
import { openSaves } from "#kit/storage.ts";
import { Career } from "./career.ts";

function someSaves() {
  const kept = new Map<string, string>();
  return openSaves("borders", 1, () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }));
}

describe("Career", () => {
  it("keeps wins, the win streak, level and theme for the next visit", () => {
    const saves = someSaves();
    const career = new Career(saves, 0);
    career.finish(true);
    career.finish(true);
    career.choose("fierce");
    career.show("reef");
    const later = new Career(saves, 0);
    expect(later.earned.wins).toBe(2);
    expect(later.winStreak).toBe(2);
    expect(later.level).toBe("fierce");
    expect(later.theme).toBe("reef");
  });

  it("ends the win streak with a lost round", () => {
    const career = new Career(someSaves(), 0);
    career.finish(true);
    career.finish(false);
    expect(career.winStreak).toBe(0);
    expect(career.earned.wins).toBe(1);
  });

  it("tells which theme was just earned, once", () => {
    const career = new Career(someSaves(), 0);
    expect(career.earn({ percent: 4.2 })).toEqual(["midnight"]);
    expect(career.earn({ percent: 4.5 })).toEqual([]);
    expect(career.earn({ knockouts: 5 })).toEqual(["orchard"]);
  });

  it("lets a locked theme be looked at but not worn", () => {
    const career = new Career(someSaves(), 5);
    career.show("midnight");
    career.show("gold");
    expect(career.shown).toBe("gold");
    expect(career.theme).toBe("midnight");
  });
});
