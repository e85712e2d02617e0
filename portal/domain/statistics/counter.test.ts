import { describe, expect, it } from "vitest";
import { Refusal } from "#domain/errors.ts";
import type { Count } from "./count-store.ts";
import { createCounter } from "./counter.ts";

function aBook() {
  const written: Count[][] = [];
  const store = {
    isDown: false,
    async add(batch: readonly Count[]) {
      if (store.isDown) throw new Refusal("database-unavailable", "down");
      written.push([...batch]);
    },
  };
  return { store, written };
}

describe("createCounter", () => {
  it("writes what has gathered as one batch, under the day on which it happened", async () => {
    const { store, written } = aBook();
    let now = new Date("2026-11-15T23:59:59Z");
    const counter = createCounter(store, () => now);
    counter.count("launch", "chess/");
    now = new Date("2026-11-16T00:00:01Z");
    counter.count("launch", "chess/");
    counter.count("minutes", "chess/", 7);
    await counter.flush();
    expect(written).toEqual([
      [
        { day: "2026-11-15", kind: "launch", subject: "chess/", number: 1 },
        { day: "2026-11-16", kind: "launch", subject: "chess/", number: 1 },
        { day: "2026-11-16", kind: "minutes", subject: "chess/", number: 7 },
      ],
    ]);
  });

  it("writes nothing when nothing happened", async () => {
    const { store, written } = aBook();
    await createCounter(store, () => new Date()).flush();
    expect(written).toEqual([]);
  });

  it("keeps what could not be written for the next time", async () => {
    const { store, written } = aBook();
    const counter = createCounter(store, () => new Date("2026-11-15"));
    store.isDown = true;
    counter.count("view", "games");
    await counter.flush();
    counter.count("view", "games");
    store.isDown = false;
    await counter.flush();
    expect(written).toEqual([[{ day: "2026-11-15", kind: "view", subject: "games", number: 2 }]]);
  });

  it("drops a batch that can never be written", async () => {
    let tries = 0;
    const add = async () => {
      tries += 1;
      throw new TypeError("a bug");
    };
    const counter = createCounter({ add }, () => new Date());
    counter.count("view", "games");
    await expect(counter.flush()).rejects.toThrow("a bug");
    await counter.flush();
    expect(tries).toBe(1);
  });

  it("writes no count twice when two flushes meet", async () => {
    const { store, written } = aBook();
    const counter = createCounter(store, () => new Date());
    counter.count("view", "games");
    await Promise.all([counter.flush(), counter.flush()]);
    expect(written).toHaveLength(1);
  });
});
