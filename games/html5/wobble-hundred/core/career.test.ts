import { describe, expect, it } from "vitest";
import { openSaves } from "#kit/storage.ts";
import { Career } from "./career.ts";
import { disciplineIds, medalFor, pointsFor } from "./disciplines.ts";

function emptySaves() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return openSaves("wobble-hundred", 1, () => storage);
}
const fell = (metres: number) => ({ metres, seconds: 9, isFinished: false, tape: "9k." });

describe("Career", () => {
  it("begins with one discipline and opens the others metre by metre", () => {
    const career = new Career(emptySaves());
    const open = () => disciplineIds.filter((id) => career.isOpen(id));
    expect(open()).toEqual(["hundred"]);
    expect(career.enter("hundred", fell(16), 16).opened).toEqual(["hurdles"]);
    career.enter("hundred", fell(40), 290);
    expect(open()).toEqual(disciplineIds);
  });

  it("keeps the better run with its tape, also for the next sitting", () => {
    const saves = emptySaves();
    const career = new Career(saves);
    expect(career.enter("hundred", { ...fell(30), tape: "6z." }, 30).isRecord).toBe(true);
    expect(career.enter("hundred", fell(12), 12).isRecord).toBe(false);
    const next = new Career(saves);
    expect(next.best("hundred")).toEqual({ ...fell(30), tape: "6z." });
    expect(next.metres).toBe(42);
  });

  it("goes back to the chosen discipline, but never to one that is shut", () => {
    const saves = emptySaves();
    const career = new Career(saves);
    career.enter("hundred", fell(20), 20);
    career.choose("hurdles");
    expect(new Career(saves).chosen).toBe("hurdles");
    saves.write("discipline", "ice");
    expect(new Career(saves).chosen).toBe("hundred");
  });
});

describe("medals and points", () => {
  it("gives gold for a quick finish, silver for a long way and bronze for a fair one", () => {
    expect(medalFor("hundred", { metres: 100, seconds: 40, isFinished: true })).toBe("gold");
    expect(medalFor("hundred", { metres: 100, seconds: 90, isFinished: true })).toBe("silver");
    expect(medalFor("hundred", { metres: 25, seconds: 20, isFinished: false })).toBe("bronze");
    expect(medalFor("hundred", { metres: 3, seconds: 2, isFinished: false })).toBe("none");
  });

  it("values any finish above any fall, and a quicker finish above a slow one", () => {
    const points = (metres: number, seconds: number, isFinished: boolean) =>
      pointsFor("hundred", { metres, seconds, isFinished });
    expect(points(100, 110, true)).toBeGreaterThan(points(99.9, 20, false));
    expect(points(100, 40, true)).toBeGreaterThan(points(100, 50, true));
  });
});
