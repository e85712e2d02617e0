import { describe, expect, it } from "vitest";
import { openSaves } from "#kit/storage.ts";
import { openKeeper } from "./keeper.ts";
import { type PurseAnswer, parsePurseAnswer } from "./purse-link.ts";
import type { WalletChange } from "./wallet.ts";

/** A purse in a page that may answer; `stored` is the game's own storage. */
function aPurse({ isFramed = true, stored = new Map<string, string>() } = {}) {
  const posted: [number, WalletChange][] = [];
  let answer: (answer: PurseAnswer) => void = () => undefined;
  let giveUp: () => void = () => undefined;
  const keeper = openKeeper({
    link: isFramed
      ? {
          open: () => undefined,
          post: (number, change) => void posted.push([number, change]),
          onAnswer(handle) {
            answer = handle;
          },
        }
      : undefined,
    saves: openSaves("purse", 1, () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    })),
    wait(handle) {
      giveUp = handle;
    },
  });
  const confirm = (coins: number, done: number, owned: string[] = [], worn = "") =>
    answer({ type: "purse", coins, owned, worn, done });
  const refuse = (number: number) => answer({ type: "purse-refused", number, reason: "too-often" });
  return { keeper, posted, stored, confirm, refuse, giveUp: () => giveUp() };
}

describe("a purse in the site's page", () => {
  it("has the page's coins, and what was earned before they came on top", () => {
    const { keeper, posted, confirm } = aPurse();
    keeper.change({ kind: "earn", coins: 12 });
    confirm(100, 0);
    expect(keeper.wallet.coins).toBe(112);
    confirm(112, 1);
    expect(keeper.wallet.coins).toBe(112);
    expect(posted).toEqual([[1, { kind: "earn", coins: 12 }]]);
  });

  it("buys at once, and only what it can pay", () => {
    const { keeper, confirm } = aPurse();
    confirm(50, 0);
    expect(keeper.change({ kind: "buy", hat: "bow", coins: 40 })).toBe(true);
    expect(keeper.change({ kind: "buy", hat: "party", coins: 20 })).toBe(false);
    expect(keeper.wallet).toEqual({ coins: 10, owned: ["bow"], worn: "" });
  });

  it("never pays twice for a hat", () => {
    const { keeper, posted, confirm } = aPurse();
    confirm(100, 0, ["bow"]);
    expect(keeper.change({ kind: "buy", hat: "bow", coins: 40 })).toBe(true);
    expect(keeper.wallet.coins).toBe(100);
    expect(posted).toEqual([]);
  });

  it("wears nothing that it does not own", () => {
    const { keeper, confirm } = aPurse();
    confirm(0, 0, ["bow"]);
    expect(keeper.change({ kind: "wear", hat: "crown" })).toBe(false);
    expect(keeper.change({ kind: "wear", hat: "bow" })).toBe(true);
    expect(keeper.wallet.worn).toBe("bow");
  });

  it("takes back what the page refuses", () => {
    const { keeper, confirm, refuse } = aPurse();
    confirm(5, 0);
    keeper.change({ kind: "earn", coins: 12 });
    refuse(1);
    expect(keeper.wallet.coins).toBe(5);
  });

  it("tells its listeners of every change until they stop", () => {
    const { keeper, confirm } = aPurse();
    const seen: number[] = [];
    const stop = keeper.onChange(({ coins }) => seen.push(coins));
    confirm(5, 0);
    keeper.change({ kind: "spend", coins: 2 });
    stop();
    confirm(9, 1);
    expect(seen).toEqual([5, 3]);
  });
});

describe("a purse without a page that keeps it", () => {
  it("is kept by the game itself where it has no page around it", () => {
    const first = aPurse({ isFramed: false });
    first.keeper.change({ kind: "earn", coins: 30 });
    first.keeper.change({ kind: "buy", hat: "party", coins: 20 });
    const second = aPurse({ isFramed: false, stored: first.stored });
    expect(second.keeper.wallet).toEqual({ coins: 10, owned: ["party"], worn: "" });
  });

  it("is kept by the game itself where the page does not answer, with what was earned meanwhile", () => {
    const { stored } = aPurse({ isFramed: false });
    const { keeper, giveUp } = aPurse({ stored });
    keeper.change({ kind: "earn", coins: 7 });
    giveUp();
    expect(keeper.wallet.coins).toBe(7);
    expect(aPurse({ isFramed: false, stored }).keeper.wallet.coins).toBe(7);
  });
});

describe("parsePurseAnswer", () => {
  it("reads answers, and nothing else", () => {
    const answer = { type: "purse", coins: 5, owned: ["bow"], worn: "bow", done: 2 };
    expect(parsePurseAnswer({ mark: "recess/1", ...answer })).toEqual(answer);
    expect(parsePurseAnswer({ ...answer, owned: [1] })).toBeUndefined();
    expect(parsePurseAnswer({ ...answer, coins: "5" })).toBeUndefined();
    expect(parsePurseAnswer({ type: "today", seed: 5 })).toBeUndefined();
  });
});
