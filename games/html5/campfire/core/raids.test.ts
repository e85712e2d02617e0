import { describe, expect, it } from "vitest";
import { DAY } from "./calendar.ts";
import { ALARM_STEPS, RAID_POINTS, SPLASH } from "./raids.ts";
import { aClearing, give } from "./wilds.fixture.ts";

/** A hero by a fire of their own, right before the alarm of the second night. */
function beforeTheAlarm(day = 2) {
  const clearing = aClearing();
  const { hero, world } = clearing;
  give(hero, { wood: 5 });
  clearing.play(1, ["make1"]);
  const [fire] = world.buildings;
  if (!fire) throw new Error("There is no fire.");
  fire.fuel = 4000;
  world.time = (day - 1 + 0.7) * DAY - 1;
  const imps = () => world.beasts.filter(({ kind }) => kind === "imp");
  /** Plays on, with or without blows at the nearest imp. */
  const play = (steps: number, isFighting = false) => {
    const events = [];
    for (let step = 0; step < steps; step++) {
      const [near] = imps();
      if (isFighting && near) Object.assign(hero, { x: near.x + 30, y: near.y });
      hero.health = 100;
      hero.food = 80;
      events.push(...clearing.play(1, isFighting && near ? ["swing"] : []));
    }
    return events;
  };
  return { hero, world, fire, imps, play };
}

describe("a raid", () => {
  it("is announced five seconds before two imps come", () => {
    const { play, imps, world } = beforeTheAlarm();
    expect(play(1)).toContainEqual(expect.objectContaining({ kind: "alarm" }));
    play(ALARM_STEPS - 1);
    expect(imps()).toHaveLength(0);
    play(1);
    expect(imps()).toHaveLength(2);
    expect(world.raid?.count).toBe(2);
  });

  it("brings more of them each time, and comes every other night", () => {
    const second = beforeTheAlarm(4);
    second.play(ALARM_STEPS + 1);
    expect(second.imps()).toHaveLength(3);
    const between = beforeTheAlarm(3);
    between.play(ALARM_STEPS + 1);
    expect(between.imps()).toHaveLength(0);
  });

  it("takes some of the fire from a hero who does nothing, and no life", () => {
    const { play, fire, hero, world } = beforeTheAlarm();
    const events = play(ALARM_STEPS + 1100);
    expect(events.filter(({ kind }) => kind === "splash")).toHaveLength(8);
    expect(events).toContainEqual(expect.objectContaining({ kind: "raidOver", isWon: false }));
    expect(fire.fuel).toBeLessThan(4000 - SPLASH * 8);
    expect(fire.fuel).toBeGreaterThan(0);
    expect(hero.isOut).toBe(false);
    expect(world.raid).toBeUndefined();
  });

  it("rewards a hero who drives all of them off with bare hands", () => {
    const { play, hero } = beforeTheAlarm();
    const before = hero.points;
    const events = play(ALARM_STEPS + 600, true);
    expect(events).toContainEqual(expect.objectContaining({ kind: "raidOver", isWon: true }));
    expect(hero.points - before).toBe(RAID_POINTS + 2 * 15);
    expect(hero.pack).toMatchObject({ berries: 6, fish: 2, wool: 2 });
  });

  it("passes by whoever has no fire", () => {
    const { play, fire, imps } = beforeTheAlarm();
    fire.fuel = 0;
    play(ALARM_STEPS + 1);
    expect(imps()).toHaveLength(0);
  });
});
