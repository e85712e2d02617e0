import { beforeAll, describe, expect, it } from "vitest";
import { allEvents } from "#html5/whole-life/events/all.ts";
import type { Outcome } from "#html5/whole-life/events/event.ts";
import { epilogue } from "./epilogue.ts";
import { firstIds } from "./firsts.ts";
import { jobIds } from "./jobs.ts";
import { ageOf, around, type Life, statNames } from "./life.ts";
import type { Story } from "./story.ts";
import { walk } from "./walk.fixture.ts";
import { EVENING, OLDEST } from "./years.ts";

const LIVES = 2000;

/** What no page of any life may show. */
function contradictions({ life, event, cast, text, options }: Story): string[] {
  const found: string[] = [];
  const claim = (isTrue: boolean, what: string) =>
    isTrue || found.push(`${event.id} at ${life.age}: ${what}`);
  const has = (tag: string) => life.tags.includes(tag);
  claim(life.age >= event.ages[0] && life.age <= event.ages[1], "at the wrong age");
  claim(
    [text, ...options.map(({ label }) => label)].every((words) => !/[{}[\]|]/.test(words)),
    "a gap in the text",
  );
  claim(
    statNames.every((name) => life.stats[name] >= 0 && life.stats[name] <= 100),
    "a stat out of bounds",
  );
  claim(life.money >= 0, "debts");
  claim(!life.job || life.age >= 18, "works as a child");
  claim(!has("retired") || (life.age >= 58 && !life.job), "retired too soon or at work");
  claim(!(has("pupil") && (has("adult") || life.age < 5 || life.age > 18)), "at school at the wrong time");
  claim(!(has("student") && life.job), "student with a job");
  claim(life.age <= 18 || has("adult"), "never left school");
  claim(around(life, "partner").length <= 1, "two partners");
  claim(!has("married") || around(life, "partner").length === 1, "married to nobody");
  claim(around(life, "partner").length === 0 || life.age >= 18, "a partner as a child");
  for (const person of life.people) {
    const { role, born, span, left } = person;
    claim(role !== "child" || (born >= 20 && born <= 50), "a parent at the wrong age");
    claim(
      role !== "grandchild" || life.people.some((one) => one.role === "child" && born - one.born >= 18),
      "a grandchild of nobody",
    );
    claim(left !== undefined || ageOf(person, life) <= span + 12, role);
  }
  for (const person of cast.people.values()) claim(!person.left, "someone who is gone");
  const names = life.people.map(({ name }) => name);
  claim(new Set([life.name, ...names]).size === names.length + 1, "two people of one name");
  return found;
}

describe("thousands of random lives", () => {
  const seen = new Map<string, number>();
  const taken = new Set<string>();
  const lives: Life[] = [];
  const troubles = new Set<string>();

  beforeAll(() => {
    for (let seed = 1; seed <= LIVES; seed++) {
      const life = walk(seed, (story) => {
        // What an outcome has done shows on the page after it.
        if (story.told) {
          if (/[{}[\]|]/.test(story.told.text)) troubles.add(`${story.event.id}: a gap in what is told`);
          return;
        }
        for (const trouble of contradictions(story)) troubles.add(trouble);
        for (const [i, option] of story.options.entries()) {
          if (option.closed === undefined) taken.add(`${story.event.id} ${i}`);
        }
        seen.set(story.event.id, (seen.get(story.event.id) ?? 0) + 1);
      });
      lives.push(life);
    }
  }, 240_000);

  it("have at least 250 different things to happen", () => {
    expect(new Set(allEvents.map(({ id }) => id)).size).toBe(allEvents.length);
    expect(allEvents.length).toBeGreaterThanOrEqual(250);
  });

  it("contain no contradiction", () => {
    expect([...troubles].slice(0, 10)).toEqual([]);
  });

  it("all come to an end, and none before its evening", () => {
    expect(lives.every(({ isOver, age }) => isOver && age >= EVENING && age <= OLDEST)).toBe(true);
  });

  it("make everything happen that can happen", () => {
    expect(allEvents.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it("open every choice to somebody", () => {
    const all = allEvents.flatMap(({ id, choices }) => choices.map((_, i) => `${id} ${i}`));
    expect(all.filter((choice) => !taken.has(choice))).toEqual([]);
  });

  it("reach every first and every job", () => {
    const reached = new Set(lives.flatMap((life) => life.firsts.map(({ id }) => id)));
    expect(firstIds.filter((id) => !reached.has(id))).toEqual([]);
    const offered = new Set(
      allEvents.flatMap(({ choices }) => choices.flatMap(outcomesOf)).map(({ job }) => job),
    );
    expect(jobIds.filter((id) => !offered.has(id))).toEqual([]);
  });

  it("are no two alike", () => {
    const stories = lives.map(({ diary }) => diary.map(({ text }) => text).join());
    expect(new Set(stories).size).toBe(LIVES);
  });

  it("can each be told in a few sentences", () => {
    for (const life of lives) {
      const lines = epilogue(life);
      expect(lines.length).toBeGreaterThanOrEqual(4);
      expect(lines.join(" ")).not.toMatch(/undefined|[{}[\]]/);
    }
  });
});

const outcomesOf = (choice: (typeof allEvents)[number]["choices"][number]): Outcome[] =>
  "luck" in choice ? choice.luck.map(([, outcome]) => outcome) : [choice];
