import { describe, expect, it } from "vitest";
import { openSaves } from "#kit/storage.ts";
import { Progress } from "./progress.ts";

function shelf() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => new Progress(openSaves("test-yard", 1, () => store));
}

describe("Progress", () => {
  it("offers to go on where the last run fell, with half of the points", () => {
    const open = shelf();
    expect(open().modes).toEqual(["story", "arena"]);
    open().reach(3, 1001);
    const later = open();
    expect(later.modes).toEqual(["continue", "story", "arena"]);
    expect(later.mode).toBe("continue");
    expect(later.checkpoint).toEqual({ stop: 3, score: 501 });
  });

  it("forgets the checkpoint and keeps the best rank when the chapter is done", () => {
    const open = shelf();
    open().reach(3, 1000);
    open().finish("Brass");
    open().finish("Tin");
    expect(open().medal).toBe("Brass");
    expect(open().modes).toEqual(["story", "arena"]);
  });

  it("stays in the arena, and keeps the longest stay", () => {
    const open = shelf();
    const progress = open();
    progress.mode = "arena";
    progress.survive(7);
    progress.survive(2);
    expect(progress.mode).toBe("arena");
    expect(open().arenaWave).toBe(7);
  });
});
