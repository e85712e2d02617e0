import { describe, expect, it } from "vitest";
import { allEvents } from "#html5/whole-life/events/all.ts";
import { ventures } from "#html5/whole-life/events/ventures.ts";
import { createRandom } from "#kit/random.ts";
import { chanceOf, dare, isDared, stakesOf, venturesFor } from "./daring.ts";
import type { Life } from "./life.ts";
import { obituary, obituaryText } from "./obituary.ts";
import { Story } from "./story.ts";
import { walk } from "./walk.fixture.ts";

const aLife = (age: number): Life => {
  const { life } = new Story({ events: allEvents, random: createRandom(3) });
  return Object.assign(life, { age });
};

describe("Ventures of a year", () => {
  it("are there at every age from three on, three of them in most years", () => {
    const counts = Array.from(
      { length: 96 },
      (_, year) => venturesFor(aLife(year + 3), createRandom(1)).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
    expect(counts.filter((count) => count === 3).length).toBeGreaterThan(85);
    expect(venturesFor(aLife(2), createRandom(1))).toEqual([]);
  });

  it("succeed as often as their odds say, and better for those who are good at it", () => {
    const [venture] = ventures;
    if (!venture) throw new Error("There is none.");
    const random = createRandom(5);
    const lives = Array.from({ length: 2000 }, () => aLife(5));
    const expected = chanceOf(venture, lives[0] ?? aLife(5));
    const won = lives.filter((life) => dare(venture, life, random).isWon).length;
    expect(Math.abs(won / lives.length - expected)).toBeLessThan(0.04);
    const strong = aLife(5);
    strong.stats[venture.by] = 90;
    expect(chanceOf(venture, strong)).toBeGreaterThan(expected);
  });

  it("come once in a life, and what came of them is in the diary", () => {
    const life = aLife(40);
    const [venture] = venturesFor(life, createRandom(2));
    if (!venture) throw new Error("There is none.");
    const { text } = dare(venture, life, createRandom(2));
    expect(life.diary.at(-1)?.text).toBe(text);
    expect(Object.keys(life.seen).filter(isDared)).toHaveLength(1);
    for (let seed = 0; seed < 50; seed++)
      expect(venturesFor(life, createRandom(seed)).map(({ id }) => id)).not.toContain(venture.id);
  });

  it("always tell what is at stake on both sides", () => {
    for (const { won, lost } of ventures) expect([stakesOf(won), stakesOf(lost)]).not.toContain("");
  });

  it("pass the year and show what came of them on the next page", () => {
    const story = new Story({ events: allEvents, random: createRandom(4) });
    while (story.life.age < 6) {
      story.choose(story.options.findIndex(({ closed }) => closed === undefined));
      story.goOn();
    }
    story.choose(story.options.findIndex(({ closed }) => closed === undefined));
    expect(story.ventures.length).toBeGreaterThan(0);
    const { age } = story.life;
    expect(story.dare(0).map(({ kind }) => kind)).toEqual(["dared", "year"]);
    expect(story.life.age).toBe(age + 1);
    expect(story.dared?.text).not.toBe("");
    expect(story.dare(0)).toEqual([]);
  });
});

describe("The obituary", () => {
  it("names the town's paper, the name, and leaves no gap, whatever the life was", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const life = walk(seed, () => undefined);
      const page = obituary(life);
      expect(page.paper).toContain(life.town);
      expect(obituaryText(page)).toContain(life.name);
      expect(obituaryText(page)).not.toMatch(/undefined|[{}[\]]/);
    }
  });
});
