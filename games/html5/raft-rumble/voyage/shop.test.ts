import { describe, expect, it } from "vitest";
import { createControls, type Move } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { openSaves } from "#kit/storage.ts";
import { Battle } from "./battle.ts";
import { goods } from "./goods.ts";
import { DUEL, SHOP } from "./layout.ts";
import { levels } from "./levels.ts";
import { Locker } from "./locker.ts";
import type { Action } from "./orders.ts";
import { shopPlaces } from "./shop.ts";
import { Voyage } from "./voyage.ts";

function aPurse(coins: number) {
  const purse = {
    coins: () => coins,
    earn(more: number) {
      coins += more;
    },
    spend: (price: number) => {
      if (price > coins) return false;
      coins -= price;
      return true;
    },
  };
  const memory = new Map<string, string>();
  const saves = openSaves("test", 1, () => ({
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
  }));
  return { purse, saves, locker: new Locker(saves, purse), again: () => new Locker(saves, purse) };
}

function aVoyage(locker: Locker, course?: number) {
  const voyage = new Voyage({ random: createRandom(1), stars: [1, 1], course, locker });
  const controls = createControls<Action>();
  const feed = (move: Move<Action>) => {
    controls.feed(move);
    return voyage.step(controls);
  };
  const tap = (action: Action) => {
    feed({});
    return feed({ held: [action] });
  };
  return { voyage, feed, tap };
}

const [paints = [], , helps = []] = goods;
const sky = paints[1];
const fish = helps[0];
if (!sky || !fish) throw new Error("The shop is empty.");

describe("Locker", () => {
  it("buys once, wears it, and remembers both the next day", () => {
    const { locker, again, purse } = aPurse(sky.price + 1);
    expect(locker.take(sky)).toBe("bought");
    expect(locker.take(sky)).toBe("chosen");
    expect(purse.coins()).toBe(1);
    expect([again().paint, again().owns(sky)]).toEqual(["sky", true]);
  });

  it("gives nothing for too few coins", () => {
    const { locker } = aPurse(sky.price - 1);
    expect(locker.take(sky)).toBe("refuse");
    expect([locker.paint, locker.coins]).toEqual(["wood", sky.price - 1]);
  });

  it("wears nothing that is not owned, whatever a save says", () => {
    const { saves, again } = aPurse(0);
    saves.write("worn", ["paint:gold", "gear:goggles"]);
    expect([again().paint, again().gear]).toEqual(["wood", "none"]);
  });
});

describe("a help", () => {
  const throwsOf = (options: ConstructorParameters<typeof Battle>[2], level = levels[1]) => {
    if (!level) throw new Error("There is no such level.");
    return new Battle(level, createRandom(1), options).sides[0].stock.fish;
  };

  it("is one more of what the own crew has on the voyage", () => {
    const usual = throwsOf({ isDuel: false });
    expect(throwsOf({ isDuel: false, helps: ["fish"] })).toBe(usual + 1);
  });

  it("brings no gadget to a level before its own", () => {
    expect(throwsOf({ isDuel: false, helps: ["fish"] }, levels[0])).toBe(0);
  });

  it("does not count in a duel", () => {
    const { locker } = aPurse(100);
    locker.take(fish);
    const stock = (course: number) =>
      aVoyage(locker, course).voyage.battle?.sides.map((side) => side.stock.fish);
    const [mine = 0, theirs = 0] = stock(DUEL) ?? [];
    expect(mine).toBe(theirs);
    expect(stock(1)?.[0]).toBe(throwsOf({ isDuel: false, helps: ["fish"] }));
  });
});

describe("the shop", () => {
  it("is reached from the map by keys, sells, and leads back", () => {
    const { locker } = aPurse(sky.price);
    const { voyage, tap } = aVoyage(locker);
    for (let i = 0; i < 4; i++) tap("down1");
    tap("right1");
    expect(voyage.index).toBe(SHOP);
    tap("fire1");
    expect(voyage.mode).toBe("shop");
    tap("right1");
    expect(tap("fire1")).toEqual([{ kind: "bought" }]);
    expect(locker.paint).toBe("sky");
    tap("back");
    expect(voyage.mode).toBe("map");
  });

  it("is left by its own button", () => {
    const { voyage, feed, tap } = aVoyage(aPurse(0).locker);
    for (let i = 0; i < 4; i++) tap("down1");
    tap("right1");
    tap("fire1");
    const back = shopPlaces(voyage.frame).rows.at(-1)?.cells[0];
    if (!back) throw new Error("There is no way out.");
    feed({ pointer: { x: back.x + 5, y: back.y + 5, isDown: false } });
    feed({ pointer: { x: back.x + 5, y: back.y + 5, isDown: true } });
    expect(voyage.mode).toBe("map");
  });

  it.each([
    [900, 506],
    [1095, 506],
    [1600, 900],
    [900, 1948],
  ])("keeps every cell of a picture of %i by %i inside it", (width, height) => {
    const { stand, rows } = shopPlaces({ width, height });
    for (const area of [stand, ...rows.flatMap(({ cells }) => cells)]) {
      expect(area.x).toBeGreaterThanOrEqual(0);
      expect(area.x + area.width).toBeLessThanOrEqual(width + 0.001);
      expect(area.y + area.height).toBeLessThanOrEqual(height);
      expect(area.height).toBeGreaterThan(40);
    }
  });
});

describe("coins", () => {
  it("are paid for splashed rivals, victory and new stars", () => {
    const { locker } = aPurse(0);
    const { voyage, feed } = aVoyage(locker, 2);
    const { battle } = voyage;
    if (!battle) throw new Error("There is no battle.");
    for (const crew of battle.world.crews) if (crew.side === 1) crew.state = "overboard";
    for (let i = 0; i < 2500 && voyage.mode === "battle"; i++) feed({});
    expect(voyage.mode).toBe("result");
    const rivals = battle.world.crews.filter(({ side }) => side === 1).length;
    expect(locker.coins).toBe(rivals + 2 + 3 * battle.stars);
    expect(voyage.earned).toBe(locker.coins);
  });
});
