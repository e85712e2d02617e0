import { describe, expect, it } from "vitest";
import { createRandom } from "#kit/random.ts";
import { Arena } from "./arena.ts";
import { aChapter, aYard } from "./brawl.fixture.ts";
import { Brawl } from "./brawl.ts";
import { foesOf } from "./chapter.ts";
import { hitFoe } from "./foes/foe-hits.ts";
import { Story } from "./story.ts";
import { blows } from "./strikes.ts";

const chapter = aChapter({
  stops: [
    { name: "gate", at: 300, waves: ["tinny", "tinny tinny"] },
    { name: "ferry", at: 1200, waves: ["tinny"], find: "spring" },
  ],
});

function isAtGate({ plot: { place } }: Brawl): boolean {
  return "stop" in place && place.stop === "gate";
}

function breakAll(brawl: Brawl) {
  for (const foe of [...brawl.foes]) {
    foe.hp = 1;
    foe.y = 0;
    hitFoe(brawl, foe, blows.bang, 1);
  }
}

describe("Story", () => {
  it("bars the way until every wave is beaten, and then marks a checkpoint", () => {
    const { brawl, play } = aYard({ chapter });
    brawl.hero.batteries = 99;
    play(["right"], 400);
    expect(brawl.camera).toBe(300);
    const seen: string[] = [];
    for (let round = 0; round < 40 && isAtGate(brawl); round++) {
      breakAll(brawl);
      seen.push(...play([], 30).map(({ kind }) => kind));
    }
    expect(seen).toContain("checkpoint");
    expect(brawl.tally.broken).toBe(3);
    expect(brawl.plot.place).toEqual({ stop: "ferry" });
    expect(brawl.plot.isFree).toBe(true);
    play(["right"], 300);
    expect(brawl.camera).toBeGreaterThan(900);
  });

  it("lets Sam find a trick on his way, and knows it after a checkpoint", () => {
    const { brawl, play } = aYard({ chapter: { ...chapter, stops: chapter.stops.slice(1) } });
    expect(brawl.tricks.has("spring")).toBe(false);
    play(["right"], 420);
    expect(brawl.tricks.has("spring")).toBe(true);
    expect(brawl.lesson).toBe("spring");
    expect(new Story(chapter, { stop: 1, score: 0 }).tricks).toEqual([]);
    expect(new Story(chapter, { stop: 2, score: 0 }).tricks).toEqual(["spring"]);
  });

  it("goes on from a checkpoint with the points that were kept", () => {
    const brawl = new Brawl(chapter, createRandom(1), new Story(chapter, { stop: 1, score: 400 }));
    expect(brawl.score).toBe(400);
    expect(brawl.plot.place).toEqual({ stop: "ferry" });
    expect(brawl.camera).toBe(720);
  });

  it("ends with the boss", () => {
    const { play, brawl } = aYard({ chapter, plot: new Story(chapter, { stop: 2, score: 0 }) });
    play(["right"], 400);
    const boss = brawl.foes.find(({ mind }) => mind);
    expect(boss).toBeDefined();
    if (!boss) return;
    play([], 130);
    hitFoe(brawl, boss, { ...blows.bang, damage: 999 }, 1);
    play([], 200);
    expect(brawl.outcome).toBe("won");
    expect(brawl.hero.state).toBe("dance");
  });
});

describe("Arena", () => {
  it("sends wave after wave, more of them each time, and a boss with the sixth", () => {
    const { brawl, play } = aYard({ chapter, plot: new Arena(chapter) });
    brawl.hero.batteries = 99;
    const sizes: number[] = [];
    let hasBoss = false;
    for (let round = 0; round < 80 && sizes.length < 7; round++) {
      for (const { kind } of play([], 30)) {
        if (kind !== "wave") continue;
        sizes.push(brawl.foes.filter(({ state }) => state === "enter" || state === "boss").length);
        hasBoss ||= brawl.foes.some(({ mind }) => mind);
      }
      breakAll(brawl);
    }
    expect(sizes.length).toBeGreaterThanOrEqual(6);
    expect(sizes[4]).toBeGreaterThan(sizes[0] ?? 99);
    expect(hasBoss).toBe(true);
  });
});

describe("foesOf", () => {
  it("refuses a name that the chapter's roster does not have", () => {
    expect(foesOf("tinny lid", ["tinny", "lid"])).toEqual(["tinny", "lid"]);
    expect(() => foesOf("tiny", ["tinny"])).toThrow('"tiny" is not in this chapter');
  });
});
