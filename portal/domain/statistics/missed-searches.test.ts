import { describe, expect, it } from "vitest";
import { createMissedSearches, missedSearchWords } from "./missed-searches.ts";

describe("missedSearchWords", () => {
  it("keeps what may be the name of a game, whatever its case and spaces", () => {
    expect(missedSearchWords("  Space   INVADERS 2 ")).toBe("space invaders 2");
    expect(missedSearchWords("2048")).toBe("2048");
  });

  it.each([
    "",
    "  ",
    "ada@example.org",
    "0176 123 45 67",
    "555-123-4567",
    "https://example.org/me",
    "x".repeat(41),
  ])("never keeps %s", (words) => expect(missedSearchWords(words)).toBeUndefined());
});

function searches() {
  const counted: string[] = [];
  const clock = { now: new Date("2026-11-15T10:00:00Z") };
  const hashed: string[] = [];
  const { add } = createMissedSearches({
    count: (_kind, words, number = 1) => counted.push(`${words} ${number}`),
    now: () => clock.now,
    hash(text) {
      hashed.push(text);
      return `#${text}`;
    },
  });
  const inDays = (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * 86_400_000);
  };
  return { add, counted, hashed, inDays };
}

describe("createMissedSearches", () => {
  it("counts nothing that fewer than three addresses asked for, however often", () => {
    const { add, counted } = searches();
    for (let time = 0; time < 100; time++) {
      add("anna smith 7b", "192.0.2.1");
      add("Anna  Smith 7b", "192.0.2.2");
    }
    expect(counted).toEqual([]);
  });

  it("counts the words from the third address on", () => {
    const { add, counted } = searches();
    for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.1"]) add("Tetris", address);
    expect(counted).toEqual(["tetris 3", "tetris 1"]);
  });

  it("begins again with a search that was not shared within a week", () => {
    const { add, counted, inDays } = searches();
    add("tetris", "192.0.2.1");
    add("tetris", "192.0.2.2");
    inDays(7.1);
    add("something else", "192.0.2.9");
    add("tetris", "192.0.2.3");
    expect(counted).toEqual([]);
  });

  it("hashes an address together with the words, so that two searches of one visitor look unrelated", () => {
    const { add, hashed } = searches();
    add("one", "192.0.2.1");
    add("two", "192.0.2.1");
    expect(hashed).not.toContain("192.0.2.1");
    expect(new Set(hashed).size).toBe(4);
  });

  it("remembers a limited number of searches, the oldest of them first to go", () => {
    const { add, counted } = searches();
    add("first", "192.0.2.1");
    add("first", "192.0.2.2");
    for (let at = 0; at < 5000; at++) add(`made up ${at}`, "192.0.2.3");
    add("first", "192.0.2.4");
    expect(counted).toEqual([]);
  });

  it("stores a limited number of different words in a day", () => {
    const { add, counted, inDays } = searches();
    const shareAll = (from: number) => {
      for (let at = from; at < from + 300; at++)
        for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) add(`word ${at}`, address);
    };
    shareAll(0);
    expect(counted).toHaveLength(200);
    inDays(1);
    shareAll(1000);
    expect(counted).toHaveLength(400);
  });
});
