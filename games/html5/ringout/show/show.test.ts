import { describe, expect, it } from "vitest";
import { bot } from "#html5/ringout/bot.ts";
import { hover } from "#html5/ringout/core/arena.fixture.ts";
import { characterIds } from "#html5/ringout/core/characters.ts";
import { playBot } from "#kit/bot.ts";
import { createControls, type Move } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import type { Bout } from "./bouts.ts";
import { type Career, NEW_CAREER } from "./career.ts";
import type { Action } from "./pads.ts";
import { Show } from "./show.ts";

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
  /** Throws a fighter out of the ring until the bout is decided. */
  const lose = (seat: number) => {
    for (let step = 0; step < 4000 && show.screen === "play"; step++) {
      const fighter = show.match?.fighters[seat];
      if (fighter && fighter.stance !== "gone" && show.match?.phase === "live") hover(fighter, 900, 0);
      send({});
    }
  };
  return { show, send, tap, lose, kept };
}

const veteran: Career = { stars: [3, 1], endless: 4, ringOuts: 9, kind: "lug", hat: "party" };

describe("Show", () => {
  it("puts a newcomer right into the first bout", () => {
    const { show } = aShow(NEW_CAREER);
    expect(show.screen).toBe("play");
    expect(show.bout).toEqual({ kind: "ladder", rung: 0 });
  });

  it("asks those who have a career what they want, and offers the next rung first", () => {
    const { show, tap } = aShow(veteran);
    expect(show.screen).toBe("menu");
    tap("confirm");
    expect(show.screen).toBe("ladder");
    tap("confirm");
    expect(show.bout).toEqual({ kind: "ladder", rung: 2 });
    expect(show.match?.fighters[0]?.kind).toBe("lug");
  });

  it("keeps rungs locked until the one before is won", () => {
    const { show, tap } = aShow(veteran);
    tap("confirm");
    tap("arrows:right");
    tap("confirm");
    expect(show.screen).toBe("ladder");
  });

  it("picks fighters to the left and right, over both rows, and hats up and down", () => {
    const { show, tap } = aShow(veteran);
    for (let step = 0; step < 3; step++) tap("arrows:right");
    tap("confirm");
    expect(show.screen).toBe("pick");
    tap("arrows:down");
    expect([characterIds[show.menu.index], show.career.hat]).toEqual(["lug", "boat"]);
    tap("arrows:right");
    tap("arrows:up");
    expect([characterIds[show.menu.index], show.career.hat]).toEqual(["brolly", "party"]);
    tap("confirm");
    expect(show.career.kind).toBe("brolly");
  });

  it("gives three stars and a hat for a win without a fall, and leads to the next rung", () => {
    const { show, tap, lose, kept } = aShow(NEW_CAREER);
    lose(1);
    expect(show.screen).toBe("result");
    expect(show.outcome).toMatchObject({ isWon: true, stars: 3, gifts: ["party", "boat"] });
    expect(kept.at(-1)?.stars).toEqual([3]);
    tap("confirm");
    expect(show.bout).toEqual({ kind: "ladder", rung: 1 });
  });

  it("gives nothing for a loss but the chance to try again", () => {
    const { show, tap, lose } = aShow(NEW_CAREER);
    lose(0);
    expect(show.outcome).toMatchObject({ isWon: false, stars: 0 });
    expect(show.score).toBe(0);
    tap("confirm");
    expect(show.bout).toEqual({ kind: "ladder", rung: 0 });
  });

  it("lets three people sit down at three devices and fight with their own keys", () => {
    const { show, send, tap } = aShow(veteran);
    tap("arrows:right");
    tap("arrows:right");
    tap("confirm");
    expect(show.screen).toBe("join");
    tap("wasd:attack");
    tap("arrows:attack");
    tap("pad1:jump");
    tap("pad2:attack");
    expect(show.seats.list.map(({ device }) => device)).toEqual(["wasd", "arrows", "pad1"]);
    tap("confirm");
    expect(show.screen).toBe("rules");
    for (let row = 0; row < 4; row++) tap("wasd:down");
    tap("confirm");
    send({}, 115);
    const before = show.match?.fighters.map(({ x }) => x) ?? [];
    expect(before.length).toBe(4);
    send({ held: ["wasd:left", "arrows:right", "pad1:left"] }, 10);
    const moved = show.match?.fighters.map(({ x }, seat) => Math.sign(x - (before[seat] ?? 0))) ?? [];
    expect(moved.slice(0, 3)).toEqual([-1, 1, -1]);
  });

  it("sends one rival after the other in an endless bout, and keeps the count", () => {
    const { show, lose } = aShow(veteran, { kind: "endless" });
    const rival = show.match?.fighters[1];
    if (rival) rival.falls = 6;
    lose(0);
    expect(show.outcome).toMatchObject({ ringOuts: 6, isRecord: true });
    expect(show.career.endless).toBe(6);
  });

  it("goes back to the menu in the middle of a bout, and begins the same one after a restart", () => {
    const { show, tap } = aShow(veteran, { kind: "ladder", rung: 1 });
    expect(show.bout).toEqual({ kind: "ladder", rung: 1 });
    tap("back");
    expect(show.screen).toBe("menu");
  });

  it("can be played: the bot climbs the ladder", () => {
    const { show } = aShow(NEW_CAREER);
    playBot(show, bot);
    expect(show.score).toBeGreaterThanOrEqual(bot.goal.score);
  });
});
