import { describe, expect, it } from "vitest";
import { bot } from "#html5/raft-rumble/bot.ts";
import { knock } from "#html5/raft-rumble/core/crew.ts";
import { playBot } from "#kit/bot.ts";
import { createControls, type Move } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { chartPlaces, DUEL, VIEW } from "./layout.ts";
import type { Action } from "./orders.ts";
import { Voyage } from "./voyage.ts";

function aVoyage(stars: readonly number[] = [], course?: number) {
  const saved: number[][] = [];
  const random = createRandom(1);
  const voyage = new Voyage({ random, stars, course, onStars: (won) => saved.push([...won]) });
  const controls = createControls<Action>();
  const feed = (move: Move<Action>) => {
    controls.feed(move);
    return voyage.step(controls);
  };
  const tap = (action: Action) => {
    feed({});
    return feed({ held: [action] });
  };
  const untilOpen = () => {
    for (let i = 0; i < 1500 && !voyage.battle?.isOpen; i++) feed({});
  };
  const splash = (side: number) => {
    untilOpen();
    tap("fire1");
    for (const crew of voyage.battle?.world.crews ?? []) if (crew.side === side) knock(crew, 9, -5);
    for (let i = 0; i < 1500 && voyage.mode === "battle"; i++) feed({});
  };
  return { voyage, saved, feed, tap, untilOpen, splash };
}

describe("Voyage", () => {
  it("opens the map at the first level that is not won", () => {
    const { voyage } = aVoyage([3, 2, 0]);
    expect(voyage.mode).toBe("map");
    expect(voyage.index).toBe(2);
    expect(voyage.score).toBe(5);
  });

  it("lets nobody sail beyond the frontier", () => {
    const { voyage, tap } = aVoyage([1]);
    tap("right2");
    expect(voyage.index).toBe(2);
    expect(tap("fire2")).toEqual([{ kind: "refuse" }]);
    expect(voyage.mode).toBe("map");
  });

  it("keeps the stars of a won level and offers the next one", () => {
    const { voyage, saved, splash, tap } = aVoyage([], 0);
    splash(1);
    expect(voyage.mode).toBe("result");
    expect(saved.at(-1)?.[0]).toBe(3);
    expect(voyage.choices).toEqual(["next", "again", "shop", "map"]);
    tap("fire1");
    expect(voyage).toMatchObject({ mode: "battle", course: 1 });
  });

  it("never takes stars away for a defeat, and offers another go", () => {
    const { voyage, splash } = aVoyage([2], 0);
    splash(0);
    expect(voyage.battle?.winner).toBe(1);
    expect(voyage.stars[0]).toBe(2);
    expect(voyage.choices).toEqual(["again", "shop", "map"]);
  });

  it("counts what each has won in a duel", () => {
    const { voyage, splash, tap } = aVoyage([], DUEL);
    splash(1);
    expect(voyage.tally).toEqual([1, 0]);
    tap("fire2");
    splash(0);
    expect(voyage.tally).toEqual([1, 1]);
    expect(voyage.score).toBe(0);
  });

  it("listens in a duel only to the keys of whoever's turn it is", () => {
    const { voyage, untilOpen, tap } = aVoyage([], DUEL);
    untilOpen();
    const isLeft = voyage.battle?.turn === 0;
    tap(isLeft ? "fire2" : "fire1");
    expect(voyage.battle?.phase).toBe("aim");
    tap(isLeft ? "fire1" : "fire2");
    expect(voyage.battle?.phase).toBe("fly");
  });

  it("throws when a pull is let go, and not after a mere click", () => {
    const { voyage, untilOpen, feed } = aVoyage([], 0);
    untilOpen();
    feed({ pointer: { x: 400, y: 200, isDown: true } });
    feed({ pointer: { x: 404, y: 200, isDown: false } });
    expect(voyage.battle?.phase).toBe("aim");
    feed({ pointer: { x: 400, y: 200, isDown: true } });
    feed({ pointer: { x: 300, y: 260, isDown: true } });
    feed({ pointer: { x: 300, y: 260, isDown: false } });
    expect(voyage.battle?.phase).toBe("fly");
    expect(voyage.battle?.world.shots[0]?.vx).toBeGreaterThan(0);
    expect(voyage.battle?.world.shots[0]?.vy).toBeLessThan(0);
  });

  it("is steered by clicks on the map, and left by Backspace", () => {
    const { voyage, feed, tap } = aVoyage([1, 1, 0]);
    const second = chartPlaces(VIEW)[1];
    if (!second) throw new Error("There is no second island.");
    feed({ pointer: { x: second.x + 20, y: second.y + 20, isDown: true } });
    expect(voyage).toMatchObject({ mode: "battle", course: 1 });
    tap("back");
    expect(voyage.mode).toBe("map");
  });

  it("begins a duel when that was chosen on the title", () => {
    const { voyage, feed } = aVoyage([], 0);
    voyage.embark(DUEL);
    expect(feed({})).toEqual([{ kind: "sail" }]);
    expect(voyage.isDuel).toBe(true);
    expect(voyage.battle?.level.name).toBe("duel");
  });

  it("can be played: the bot reaches its goal", () => {
    const { voyage } = aVoyage([], 0);
    let steps = 0;
    for (; steps < bot.goal.steps && voyage.score < bot.goal.score; steps += 60) playBot(voyage, bot, 60);
    expect(voyage.score).toBeGreaterThanOrEqual(bot.goal.score);
  });
});
