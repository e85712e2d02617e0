import { describe, expect, it } from "vitest";
import { openSaves } from "#kit/storage.ts";
import { Career } from "./career.ts";

const noStorage = () => {
  throw new Error("There is no storage here.");
};

describe("Career", () => {
  it("gives a hat for days survived, once", () => {
    const career = new Career(openSaves("campfire-test", 1, noStorage), 0.5);
    expect(career.earn(1)).toEqual(["cap"]);
    expect(career.earn(1.5)).toEqual([]);
    expect(career.earn(5)).toEqual(["bobble", "leaf"]);
  });

  it("lets a hat that is not earned be looked at, and keeps the old one on", () => {
    const career = new Career(openSaves("campfire-test", 1, noStorage), 1);
    career.show("cap");
    career.show("crown");
    expect(career.shown).toBe("crown");
    expect(career.hat).toBe("cap");
  });

  it("remembers hat and rivals", () => {
    const saves = openSaves("campfire-test", 1, noStorage);
    const career = new Career(saves, 3);
    career.choose("wild");
    career.show("bobble");
    expect(new Career(saves, 3)).toMatchObject({ crowd: "wild", hat: "bobble" });
  });
});
