import { describe, expect, it } from "vitest";
import { openSaves } from "#kit/storage.ts";
import { Bag } from "./bag.ts";

function aShelf() {
  const shelf = new Map<string, string>();
  const storage = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => void shelf.set(key, text),
  };
  const open = (day = "2026-11-15") =>
    new Bag(
      openSaves("slopeline", 1, () => storage),
      () => new Date(`${day}T12:00:00`),
    );
  return { open };
}

describe("Bag", () => {
  it("keeps metres, ball and choice for the next visit", () => {
    const { open } = aShelf();
    const bag = open();
    bag.keep(900, 1000);
    bag.nextBall();
    bag.chooseDaily(true);
    const later = open();
    expect([later.metres, later.ballName, later.isDaily]).toEqual([900, "Melon", true]);
  });

  it("has only the first ball at first, and tells when another one is there", () => {
    const bag = aShelf().open();
    bag.nextBall();
    expect(bag.ballName).toBe("Kickball");
    bag.keep(500, 600);
    expect(bag.note).toBe("300 m to the next ball");
    bag.keep(400, 500);
    expect(bag.note).toContain("New ball: Melon!");
  });

  it("counts today's best on today's slope only, and forgets it tomorrow", () => {
    const { open } = aShelf();
    const bag = open();
    bag.keep(10, 700);
    expect(bag.dayBest).toBe(0);
    bag.chooseDaily(true);
    bag.keep(10, 500);
    bag.keep(10, 400);
    expect(bag.dayBest).toBe(500);
    expect(open("2026-11-16").dayBest).toBe(0);
  });
});
