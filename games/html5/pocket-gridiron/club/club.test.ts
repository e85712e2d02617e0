import { describe, expect, it } from "vitest";
import { bot } from "#html5/pocket-gridiron/bot.ts";
import type { Action } from "#html5/pocket-gridiron/core/actions.ts";
import { playBot } from "#kit/bot.ts";
import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { openSaves } from "#kit/storage.ts";
import { Career } from "./career.ts";
import { Club } from "./club.ts";
import { WEEKS } from "./league.ts";

function memory() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return openSaves("pocket-gridiron", 1, () => storage);
}

/** Lets the bot play until this is so. */
function playUntil(club: Club, isDone: () => boolean, most = 30_000) {
  const controls = createControls<Action>();
  for (let step = 0; step < most && !isDone(); step++) {
    controls.feed(bot.act(club.snapshot()));
    club.step(controls);
  }
  expect(isDone()).toBe(true);
}

describe("Club", () => {
  it("can be played: the bot wins its fans in time", () => {
    const club = new Club(new Career(memory(), 1), createRandom(1), "match");
    playBot(club, bot);
    expect(club.score).toBeGreaterThanOrEqual(bot.goal.score);
  });

  it("goes on with the match under way after a reload", () => {
    const saves = memory();
    const club = new Club(new Career(saves, 1), createRandom(4), "match");
    playUntil(club, () => (club.match?.board.quarter ?? 0) >= 2 && club.match?.mode === "call");
    const again = new Club(new Career(saves, 2), createRandom(5), "resume");
    expect(again.mode).toBe("match");
    expect(again.match?.board).toEqual(club.match?.board);
  });

  it("enters the match into the table and lets coins buy an upgrade that is kept", () => {
    const saves = memory();
    const club = new Club(new Career(saves, 1), createRandom(2), "match");
    playUntil(club, () => club.mode === "hub");
    expect(club.career.state.week).toBe(1);
    const games = club.career.state.table.map(({ won, lost, drawn }) => won + lost + drawn);
    expect(games).toEqual(Array(8).fill(1));
    const before = club.career.state.coins;
    expect(club.career.buy("legs") || before < 30).toBe(true);
    expect(new Career(saves, 9).state).toEqual(club.career.state);
  });

  it("lasts a season: seven weeks, no final for the last of the table, then a new and harder one", () => {
    const saves = memory();
    const career = new Career(saves, 1);
    for (let week = 0; week < WEEKS - 1; week++) career.finish(7, 14, 0);
    const club = new Club(career, createRandom(3), "match");
    playUntil(club, () => club.isOver);
    expect(club.farewell).toMatchObject({ season: 1 });
    expect(club.career.state.matches).toBeGreaterThanOrEqual(WEEKS);
    const next = new Club(new Career(saves, 1), createRandom(3), "resume");
    expect(next.mode).toBe("hub");
    expect(next.career.state).toMatchObject({ season: 2, week: 0 });
    expect(next.career.setting().extra).toBeGreaterThan(0);
  });

  it("plays no final twice when the tab is closed on its result", () => {
    const saves = memory();
    const career = new Career(saves, 1);
    for (let week = 0; week < WEEKS; week++) career.finish(21, 0, 0);
    expect(career.isOut).toBe(false);
    career.finish(14, 7, 0);
    expect(new Career(saves, 1).state).toMatchObject({ season: 2, week: 0, titles: 1 });
  });

  it("keeps a team from being changed in the middle of a season", () => {
    const career = new Career(memory(), 1);
    expect(career.chooseTeam(-1)).toBe(true);
    expect(career.state.team).toBe(7);
    career.finish(7, 0, 0);
    expect(career.chooseTeam(1)).toBe(false);
  });
});
