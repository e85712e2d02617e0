import { describe, expect, it } from "vitest";
import type { PurseToGame } from "#player/protocol/purse.ts";
import type { SaveEntry } from "#player/protocol/save-entry.ts";
import { openFramePurse } from "./frame-purse.ts";
import { mergedEntry, PURSE_PATH } from "./purse-save.ts";

/** The saves of one browser, and its tabs. */
function aBrowser(stored = new Map<string, SaveEntry>()) {
  const tabs = new Set<(entries: SaveEntry[]) => void>();
  let name: string | undefined;
  return {
    stored,
    /** What an import or another browser brings. */
    restore(entries: readonly SaveEntry[]) {
      for (const entry of entries) stored.set(entry[0], entry);
      for (const tab of tabs) tab([...entries]);
    },
    async openGame() {
      const posted: PurseToGame[] = [];
      let own: (entries: SaveEntry[]) => void;
      const purse = await openFramePurse({
        saves: {
          load: async (path) => (path === PURSE_PATH ? [...stored.values()] : []),
          write(_, entries) {
            for (const entry of entries) stored.set(entry[0], entry);
            for (const tab of tabs) if (tab !== own) tab([...entries]);
            return true;
          },
          watch(_, handle) {
            own = handle;
            tabs.add(handle);
            return () => void tabs.delete(handle);
          },
        },
        post: (message) => void posted.push(message),
        isOurs: true,
        browser: {
          read: () => name,
          write(next) {
            name = next;
          },
        },
        now: () => 1000,
      });
      purse.receive({ type: "purse-open" });
      let number = 0;
      return {
        posted,
        ask(change: unknown) {
          number += 1;
          purse.receive({ type: "purse-change", number, change });
          return posted.at(-1);
        },
        last: () => posted.at(-1),
        close: purse.close,
      };
    },
  };
}

describe("a purse of two games", () => {
  it("gives the second game what the first earned", async () => {
    const browser = aBrowser();
    const first = await browser.openGame();
    first.ask({ kind: "earn", coins: 50 });
    expect(first.ask({ kind: "buy", hat: "bow", coins: 40 })).toMatchObject({ coins: 10, done: 2 });
    first.ask({ kind: "wear", hat: "bow" });
    first.close();
    const second = await browser.openGame();
    expect(second.last()).toEqual({ type: "purse", coins: 10, owned: ["bow"], worn: "bow", done: 0 });
  });

  it("keeps two tabs in step", async () => {
    const browser = aBrowser();
    const [left, right] = [await browser.openGame(), await browser.openGame()];
    left.ask({ kind: "earn", coins: 50 });
    right.ask({ kind: "earn", coins: 5 });
    expect(left.last()).toMatchObject({ coins: 55 });
    expect(browser.stored.size).toBe(1);
  });

  it("refuses by name, and goes on", async () => {
    const game = await aBrowser().openGame();
    game.ask({ kind: "earn", coins: 1e9 });
    expect(game.posted).toContainEqual({ type: "purse-refused", number: 1, reason: "purse-too-much" });
    expect(game.ask({ kind: "earn", coins: 5 })).toMatchObject({ coins: 5, done: 2 });
  });

  it("begins a record of its own after its own was deleted, so that an import of the old one adds to it", async () => {
    const browser = aBrowser();
    const before = await browser.openGame();
    before.ask({ kind: "earn", coins: 50 });
    const exported = [...browser.stored.values()];
    browser.restore(exported.map(([key, , at]) => [key, null, at + 1]));
    expect(before.last()).toMatchObject({ coins: 0 });
    before.ask({ kind: "earn", coins: 5 });
    browser.restore(exported);
    expect(before.last()).toMatchObject({ coins: 55 });
  });
});

describe("an imported purse", () => {
  const entry = (earned: number, hats: Record<string, number>): SaveEntry => [
    "browser/a",
    JSON.stringify({ earned, spent: 0, hats, worn: "", wornAt: 0 }),
    5,
  ];

  it("takes no hat away that was bought since", () => {
    const [, value] = mergedEntry(entry(100, {}), entry(120, { bow: 40 }));
    expect(JSON.parse(value ?? "")).toMatchObject({ earned: 120, hats: { bow: 40 } });
  });

  it("comes as it is where this browser has none", () => {
    expect(mergedEntry(entry(100, {}), undefined)).toEqual(entry(100, {}));
  });
});
