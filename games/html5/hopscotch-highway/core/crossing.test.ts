import { describe, expect, it } from "vitest";
import { bot } from "#html5/hopscotch-highway/bot.ts";
import { playBot } from "#kit/bot.ts";
import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { Crossing, type CrossingEvent } from "./crossing.ts";
import { type Action, HOP } from "./hero.ts";
import type { Row } from "./rows.ts";

/** The bot thinks hard; on a busy machine it may take its time. */
const LONG = { timeout: 60_000 };

/** A crossing whose rows from the first on are these, for as long as they last. */
function aCrossing(...rows: Row[]) {
  const crossing = new Crossing(createRandom(1));
  for (const row of rows) {
    const old = crossing.street.at(row.index);
    if (old) crossing.street.rows[crossing.street.rows.indexOf(old)] = row;
  }
  const controls = createControls<Action>();
  const events: CrossingEvent[] = [];
  const step = (...held: Action[]) => {
    controls.feed({ held });
    events.push(...crossing.step(controls));
  };
  const rest = (steps: number) => {
    for (let i = 0; i < steps; i++) step();
  };
  const hop = (way: Action) => {
    step(way);
    rest(HOP);
  };
  return { crossing, events, step, rest, hop };
}

const at = (index: number) => ({ index, season: "meadow" as const, coins: [] as number[] });
const field = (index: number, blocked: number[] = []): Row => ({ ...at(index), kind: "field", blocked });
const kindsOf = (events: readonly CrossingEvent[]) => events.map(({ kind }) => kind);

describe("Crossing", () => {
  it("answers a press in the same step and is there a moment later", () => {
    const { crossing, events, step, rest } = aCrossing();
    step("up");
    expect(kindsOf(events)).toEqual(["hop"]);
    rest(HOP);
    expect([crossing.hero.row, crossing.hero.hop, crossing.score]).toEqual([1, 0, 1]);
  });

  it("keeps a press in the air for the landing", () => {
    const { crossing, step, rest } = aCrossing();
    step("up");
    rest(3);
    step("right");
    rest(2 * HOP);
    expect([crossing.hero.row, crossing.hero.x]).toEqual([1, 1]);
  });

  it("bumps into trees and into the end of the street without moving", () => {
    const { crossing, events, hop } = aCrossing(field(1, [0]));
    hop("up");
    for (let i = 0; i < 7; i++) hop("left");
    expect([crossing.hero.row, crossing.hero.x]).toEqual([0, -5]);
    expect(kindsOf(events).filter((kind) => kind === "bump")).toHaveLength(3);
  });

  it("counts the furthest row, however far one goes back", () => {
    const { crossing, hop } = aCrossing();
    hop("up");
    hop("up");
    hop("down");
    expect([crossing.hero.row, crossing.score]).toEqual([1, 2]);
  });

  it("picks up each coin once", () => {
    const { crossing, hop } = aCrossing({ ...field(1), coins: [0] });
    hop("up");
    expect(crossing.coins).toBe(1);
    hop("down");
    hop("up");
    expect(crossing.coins).toBe(1);
  });

  it("rides on a log and falls in where there is none", () => {
    const river: Row = {
      ...at(1),
      kind: "river",
      way: 1,
      speed: 0.02,
      movers: [{ at: 0, length: 3, isFloe: false }],
    };
    const dry = aCrossing(river);
    dry.hop("up");
    const { x } = dry.crossing.hero;
    dry.rest(50);
    expect(dry.crossing.hero.x).toBeCloseTo(x + 1);
    expect(dry.crossing.fate).toBeUndefined();

    const wet = aCrossing({ ...river, movers: [] });
    wet.hop("up");
    expect(wet.crossing.fate).toBe("splashed");
  });

  it("goes under with a floe that is stood on for too long", () => {
    const { crossing, hop, rest } = aCrossing({
      ...at(1),
      kind: "river",
      way: 1,
      speed: 0,
      movers: [{ at: 0, length: 2, isFloe: true }],
    });
    hop("up");
    rest(50);
    expect(crossing.fate).toBeUndefined();
    rest(30);
    expect(crossing.fate).toBe("splashed");
  });

  it("is carried off by a log that leaves the street", () => {
    const { crossing, hop, rest } = aCrossing({
      ...at(1),
      kind: "river",
      way: 1,
      speed: 0.05,
      movers: [{ at: 0, length: 3, isFloe: false }],
    });
    hop("up");
    rest(140);
    expect(crossing.fate).toBe("splashed");
  });

  it("is squashed by a car and flung by a train", () => {
    const car = { at: 0, length: 2, kind: "car", paint: 0 } as const;
    const road = aCrossing({ ...at(1), kind: "road", way: 1, speed: 0, movers: [car] });
    road.hop("up");
    expect(road.crossing.fate).toBe("squashed");

    const rail = aCrossing({ ...at(1), kind: "rail", way: 1, period: 400, phase: 0 });
    rail.hop("up");
    rail.rest(60);
    expect(rail.crossing.fate).toBe("flung");
  });

  it("chases nobody before the first hop, and catches whoever stops after it", () => {
    const { crossing, hop, rest } = aCrossing();
    rest(60 * 60);
    expect(crossing.fate).toBeUndefined();
    hop("up");
    rest(60 * 20);
    expect(crossing.fate).toBe("erased");
  });

  it("shows the farewell before it is over, and moves nothing in it", () => {
    const { crossing, hop, rest, step } = aCrossing({ ...at(1), kind: "pads", pads: [] });
    hop("up");
    expect([crossing.fate, crossing.isOver]).toEqual(["splashed", false]);
    step("up");
    expect(crossing.hero.row).toBe(1);
    rest(90);
    expect(crossing.isOver).toBe(true);
  });

  it("keeps the traffic where the seed put it until the first step, however long the title was shown", () => {
    const { crossing, hop, rest } = aCrossing({ ...at(1), kind: "pads", pads: [] });
    crossing.idle();
    expect(crossing.time).toBe(0);
    hop("up");
    rest(90);
    const { time } = crossing;
    crossing.idle();
    expect(crossing.time).toBe(time + 1);
  });

  it("plays ever higher for hops in a row", () => {
    const { events, hop } = aCrossing();
    hop("up");
    hop("up");
    hop("up");
    expect(events.flatMap((event) => (event.kind === "hop" ? [event.streak] : []))).toEqual([0, 1, 2]);
  });

  it("announces each season where it begins", LONG, () => {
    const crossing = new Crossing(createRandom(2));
    const controls = createControls<Action>();
    const seen: string[] = [];
    for (let step = 0; step < 60 * 60 && seen.length < 2 && !crossing.isOver; step++) {
      controls.feed(bot.act(crossing.snapshot()));
      for (const event of crossing.step(controls))
        if (event.kind === "era") seen.push(`${event.era.from} ${event.era.season}`);
    }
    expect(seen).toEqual(["50 night", "150 snow"]);
  });
});

describe("bot", () => {
  it("gets to its goal from most starts, and somewhere from all", LONG, () => {
    const scores = [1, 2, 3, 4].map((seed) => {
      const crossing = new Crossing(createRandom(seed));
      playBot(crossing, bot, 60 * 30);
      return crossing.score;
    });
    expect(Math.min(...scores)).toBeGreaterThan(20);
    expect(scores.filter((score) => score >= bot.goal.score).length).toBeGreaterThanOrEqual(3);
  });
});
