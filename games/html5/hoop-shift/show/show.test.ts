import { describe, expect, it } from "vitest";
import { bot } from "#html5/hoop-shift/bot.ts";
import { BEGINNER, buildAfter, rivals } from "#html5/hoop-shift/core/rivals.ts";
import { playBot } from "#kit/bot.ts";
import { createControls, type Move } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { openSaves } from "#kit/storage.ts";
import {
  afterContest,
  afterMatch,
  type Career,
  fameOf,
  NEW_CAREER,
  readCareer,
  starsFor,
  writeCareer,
} from "./career.ts";
import type { Action } from "./pads.ts";
import { type Bout, Show } from "./show.ts";

function aShow(career: Career, again?: Bout) {
  const kept: Career[] = [];
  const show = new Show({ career, again, random: createRandom(1), onCareer: (next) => kept.push(next) });
  const controls = createControls<Action>();
  const send = (move: Move<Action>, steps = 1) => {
    for (let step = 0; step < steps; step++) {
      controls.feed(move);
      show.step(controls);
    }
  };
  const tap = (action: Action) => {
    send({}, 25);
    send({ held: [action] });
    send({});
  };
  return { show, send, tap, kept };
}

const veteran: Career = { stars: [3, 1], threes: 12 };

describe("Show", () => {
  it("puts a newcomer right into the first match", () => {
    const { show } = aShow(NEW_CAREER);
    expect(show.screen).toBe("play");
    expect(show.bout).toEqual({ kind: "ladder", rung: 0 });
  });

  it("asks those who have a career what they want, and offers the next rival first", () => {
    const { show, tap } = aShow(veteran);
    expect(show.screen).toBe("menu");
    tap("space");
    expect(show.screen).toBe("ladder");
    tap("enter");
    expect(show.bout).toEqual({ kind: "ladder", rung: 2 });
  });

  it("keeps rivals locked until the one before is beaten", () => {
    const { show, tap } = aShow(veteran);
    tap("space");
    tap("right2");
    tap("space");
    expect(show.screen).toBe("ladder");
  });

  it("lets two people play each other, one on WASD and one on the arrows", () => {
    const { show, send, tap } = aShow(veteran);
    tap("right");
    tap("right");
    tap("space");
    tap("space");
    send({}, 90);
    const before = show.match?.players.map(({ x }) => x) ?? [];
    send({ held: ["right", "left2"] }, 20);
    const after = show.match?.players.map(({ x }) => x) ?? [];
    expect(after[0]).toBeGreaterThan(before[0] ?? 0);
    expect(after[1]).toBeLessThan(before[1] ?? 0);
  });

  it("goes back to the menu in the middle of a match", () => {
    const { show, tap } = aShow(NEW_CAREER);
    tap("back");
    expect(show.screen).toBe("menu");
  });

  it("begins the same bout again after a restart", () => {
    expect(aShow(veteran, { kind: "contest" }).show.contest).toBeDefined();
  });

  it("follows the mouse after a click, throws with its button, and obeys the keys again at once", () => {
    const { show, send } = aShow(NEW_CAREER);
    const pointer = (isDown: boolean) => ({ pointer: { x: 340, y: 300, isDown } });
    const self = () => show.match?.players[0];
    send(pointer(false), 110);
    expect(self()?.x).toBe(150);
    send(pointer(true), 3);
    send(pointer(false), 50);
    expect(self()?.x).toBeGreaterThan(220);
    send(pointer(true), 12);
    expect(self()?.stance).toBe("shot");
    send(pointer(false), 60);
    const before = self()?.x ?? 0;
    send({ ...pointer(false), held: ["left"] }, 20);
    send(pointer(false), 30);
    expect(self()?.x).toBeLessThan(before);
  });

  it("keeps the contest's best points and counts them as fame", () => {
    const { show, kept } = aShow(veteran, { kind: "contest" });
    playBot(show, bot, 60 * 40);
    expect(show.career.threes).toBeGreaterThan(15);
    expect(kept[0]).toEqual(show.career);
    expect(show.score).toBe(40 + show.career.threes);
  });

  it("can be played: the bot climbs the ladder", () => {
    const { show } = aShow(NEW_CAREER);
    playBot(show, bot);
    expect(show.score).toBeGreaterThanOrEqual(bot.goal.score);
    expect(show.career.stars.length).toBeGreaterThan(1);
  });
});

describe("career", () => {
  it("gives more stars for clearer wins and none for a loss", () => {
    expect([-3, 1, 5, 12].map(starsFor)).toEqual([0, 1, 2, 3]);
  });

  it("never takes a star or a best away", () => {
    expect(afterMatch(veteran, 0, 1)).toEqual(veteran);
    expect(afterContest(veteran, 5)).toEqual(veteran);
    expect(afterMatch(veteran, 2, 0)).toEqual(veteran);
  });

  it("grows the ladder by the rival who was beaten", () => {
    expect(afterMatch(veteran, 2, 2).stars).toEqual([3, 1, 2]);
    expect(fameOf(afterMatch(veteran, 2, 2))).toBe(72);
  });

  it("survives a reload, and a save that somebody has meddled with", () => {
    const memory = new Map<string, string>();
    const storage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, text: string) => memory.set(key, text),
    };
    const saves = openSaves("hoop-shift", 1, () => storage);
    writeCareer(saves, veteran);
    expect(readCareer(saves)).toEqual(veteran);
    writeCareer(saves, { stars: Array.from({ length: 30 }, () => 99), threes: 4000 });
    expect(readCareer(saves)).toEqual({ stars: rivals.map(() => 3), threes: 30 });
  });

  it("teaches a trick with every rival but the last", () => {
    expect(buildAfter(0)).toEqual(BEGINNER);
    for (let beaten = 1; beaten < rivals.length; beaten++) {
      expect(buildAfter(beaten)).not.toEqual(buildAfter(beaten - 1));
    }
  });
});
