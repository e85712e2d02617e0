import { describe, expect, it } from "vitest";
import { openSaves } from "#kit/storage.ts";
import { Career } from "./career.ts";

/** Saves that outlive a career, as a reload does. */
function aDrawer() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => new Career(openSaves("masquerade", 1, () => storage));
}

describe("Career", () => {
  it("opens the market with the first round that is finished", () => {
    const career = aDrawer()();
    expect(career.showMap(1)).toBe(false);
    expect(career.map).toBe("piazza");
    expect(career.finish(false)).toEqual([{ map: "market" }]);
    expect(career.showMap(1)).toBe(false);
    expect(career.showMap(-1)).toBe(true);
    expect(career.map).toBe("market");
  });

  it("opens masks and maps with tags, each once", () => {
    const career = aDrawer()();
    const opened = Array.from({ length: 120 }, () => career.tag()).flat();
    expect(opened).toEqual([
      { mask: "owl" },
      { mask: "frog" },
      { map: "garden" },
      { mask: "sheet" },
      { map: "opera" },
      { mask: "melon" },
      { mask: "toaster" },
    ]);
  });

  it("remembers what was earned and chosen, and wears no mask that is locked", () => {
    const open = aDrawer();
    const career = open();
    career.tag();
    career.finish(true);
    career.showMask(1);
    career.showMask(2);
    career.showLevel(1);
    const again = open();
    expect(again.earned).toEqual({ tags: 1, rounds: 1, wins: 1 });
    expect(again.mask).toBe("puffer");
    expect(again.level).toBe("splasher");
  });
});
