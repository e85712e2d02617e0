import { expect, it } from "vitest";
import { type Bot, playBot } from "#kit/bot.ts";
import { createRandom } from "#kit/random.ts";
import { createRecorder } from "#kit/records/recorder.ts";
import { replay } from "#kit/records/replay.ts";
import type { Action } from "./actions.ts";
import { Arena } from "./arena.ts";
import { Brawl } from "./brawl.ts";
import { type Chapter, foesOf, SCREEN } from "./chapter.ts";
import type { Snapshot } from "./snapshot.ts";
import { Story } from "./story.ts";
import { allTricks } from "./tricks.ts";
import { yardRules } from "./yard-rules.ts";

/** A quarter of an hour of play. */
const MOST_STEPS = 60 * 60 * 15;

/** What every chapter of the series promises. */
export function holdsAsChapter(chapter: Chapter, number: number, bot: Bot<Action, Snapshot>): void {
  const story = (seed: number) => new Brawl(chapter, createRandom(seed), new Story(chapter));

  it("begins with the tricks of the chapters before, and adds two", () => {
    const before = allTricks.slice(0, (number - 1) * 2);
    expect(chapter.tricks).toEqual(before);
    const found = chapter.stops.flatMap(({ find }) => find ?? []);
    expect(found).toEqual(allTricks.slice(before.length, before.length + 2));
  });

  it("sends only foes of its roster, and each of them at least once", () => {
    const sent = chapter.stops.flatMap(({ waves }) => waves.flatMap((wave) => foesOf(wave, chapter.roster)));
    expect(new Set(sent)).toEqual(new Set(chapter.roster));
  });

  it("has room for each stop, and everything of a stop in sight of it", () => {
    chapter.stops.forEach(({ at, things = [] }, index) => {
      const next = chapter.stops[index + 1];
      if (next) expect(next.at - at).toBeGreaterThan(600);
      for (const { x, z } of things) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(SCREEN);
        expect(z).toBeGreaterThanOrEqual(0);
        expect(z).toBeLessThanOrEqual(120);
      }
    });
  });

  it("has a boss that gets worse twice", () => {
    const { phases } = chapter.boss;
    expect(phases).toHaveLength(3);
    expect(phases[0]?.under).toBe(1);
    expect(phases[2]?.under).toBeLessThan(phases[1]?.under ?? 0);
  });

  it("can be completed by the bot, boss and all, in five minutes at least, and its tape plays the whole way again", () => {
    const rules = yardRules(chapter);
    const brawl = rules.create(createRandom(1), "story") as Brawl;
    const recorder = createRecorder<Action>(rules, 1);
    for (let step = 0; step < MOST_STEPS && !brawl.isOver; step++) {
      recorder.step(bot.act(brawl.snapshot()), step === 0);
      brawl.step(recorder.controls);
      if (step === bot.goal.steps)
        expect(brawl.score, "its goal, early on").toBeGreaterThanOrEqual(bot.goal.score);
    }
    expect(brawl.outcome).toBe("won");
    expect(brawl.tally.steps).toBeGreaterThan(60 * 60 * 5);
    const tape = recorder.finish("story") ?? new Uint8Array();
    const played = replay(rules, tape, { maxSteps: MOST_STEPS });
    expect(played).toMatchObject({ score: brawl.score, board: "story" });
  });

  it("goes the same way with the same seed", () => {
    const [one, other] = [story(7), story(7)];
    playBot(one, bot, 1200);
    playBot(other, bot, 1200);
    expect(other.snapshot()).toEqual(one.snapshot());
    expect(one.score).toBeGreaterThan(0);
  });

  it("has an arena in which the bot lasts for some waves", () => {
    const plot = new Arena(chapter);
    playBot(new Brawl(chapter, createRandom(2), plot), bot, 60 * 60);
    expect(plot.wave).toBeGreaterThanOrEqual(3);
  });
}
