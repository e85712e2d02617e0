import { describe, expect, it } from "vitest";
import { bot } from "#html5/slopeline/bot.ts";
import { playBot } from "#kit/bot.ts";
import { createControls } from "#kit/input/controls.ts";
import { createRandom } from "#kit/random.ts";
import { type Action, FULL_STEER, Run, type RunEvent } from "./run.ts";
import type { Block, Piece } from "./track.ts";
import { zoneAt } from "./zones.ts";

/** Plays with these hands until it is over, and tells everything that happened. */
function play(run: Run, hands: (run: Run) => Action[], steps = 60 * 60): RunEvent[] {
  const controls = createControls<Action>();
  const events: RunEvent[] = [];
  for (let step = 0; step < steps && !run.isOver; step++) {
    controls.feed({ held: hands(run) });
    events.push(...run.step(controls));
  }
  return events;
}
const byBot = (run: Run): Action[] => [...(bot.act(run.snapshot()).held ?? [])];
const seeds = [1, 2, 3, 4, 5, 6];

describe("Run", () => {
  it("is the same slope and the same roll for the same seed", () => {
    const one = new Run(createRandom(9));
    const other = new Run(createRandom(9));
    play(one, byBot, 1500);
    play(other, byBot, 1500);
    expect(one.ball).toEqual(other.ball);
    expect(one.score).toBe(other.score);
  });

  it.each(seeds)("can always be rolled: the line of slope %i is good for ten minutes", (seed) => {
    const run = new Run(createRandom(seed));
    playBot(run, bot, 10 * 60 * 60);
    expect(run.out).toBeUndefined();
    expect(zoneAt(run.ball.z).name).toBe("overcloud");
  });

  it.each(seeds)(
    "leaves three seconds to begin, and ends soon for those who do nothing (slope %i)",
    (seed) => {
      const run = new Run(createRandom(seed));
      play(run, () => []);
      expect(run.isOver).toBe(true);
      expect(run.steps).toBeGreaterThan(3 * 60);
      expect(run.steps).toBeLessThan(25 * 60);
    },
  );

  it("ends in a fall for those who leave the slope", () => {
    const run = new Run(createRandom(1));
    const events = play(run, () => ["left"]);
    expect(events.at(-1)).toEqual({ kind: "fall" });
    expect(run.isOver).toBe(true);
  });

  it("grows faster and steeper on its way", () => {
    const run = new Run(createRandom(2));
    const decks: Piece[] = [];
    const speeds: number[] = [];
    for (const seconds of [5, 180]) {
      play(run, byBot, 60 * seconds);
      speeds.push(run.ball.vz);
      decks.push(...run.track.pieces.filter(({ kind }) => kind === "deck").slice(0, 1));
    }
    const [early = 0, late = 0] = decks.map(({ y0, y1, z0, z1 }) => (y0 - y1) / (z1 - z0));
    expect(late).toBeGreaterThan(early * 1.4);
    expect(speeds[1]).toBeGreaterThan((speeds[0] ?? 0) * 1.5);
  });

  it("brings gaps, walls, pipes and jumps in the first minute", () => {
    const kinds = new Set<string>();
    const events = seeds.flatMap((seed) => {
      const run = new Run(createRandom(seed));
      return play(run, (now) => {
        for (const { kind } of now.track.pieces) kinds.add(kind);
        return byBot(now);
      });
    });
    expect([...kinds].sort()).toEqual(["bridge", "deck", "kicker", "landing", "tunnel"]);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["land", "gem", "air", "boost", "zone"]),
    );
  });

  it("is steered by a held mouse, from the middle of the picture", () => {
    const run = new Run(createRandom(1));
    const controls = createControls<Action>();
    for (let i = 0; i < 20; i++) {
      controls.feed({ pointer: { x: FULL_STEER, y: 0, isDown: true } });
      run.step(controls);
    }
    expect(run.ball.vx).toBeGreaterThan(5);
  });
});

describe("near miss", () => {
  /** A straight roll past one block at the given gap. */
  function pass(gap: number) {
    const run = new Run(createRandom(1));
    const blocks = run.track.blocks as Block[];
    blocks.splice(0);
    const { ball } = run;
    const block = {
      y: -50,
      height: 99,
      halfZ: 0.9,
      halfX: 2,
      sway: 0,
      phase: 0,
      closest: 99,
      isPassed: false,
    };
    blocks.push({ ...block, x: ball.x + 2 + 0.75 + gap, z: ball.z + 20 });
    return { run, events: play(run, () => [], 120) };
  }

  it("pays for a close shave", () => {
    const { run, events } = pass(0.4);
    expect(events).toContainEqual(expect.objectContaining({ kind: "near-miss", points: 5, combo: 1 }));
    expect(run.bonus).toBeGreaterThanOrEqual(5);
  });

  it("pays nothing for a wide berth", () => {
    expect(pass(3).events.map(({ kind }) => kind)).not.toContain("near-miss");
  });

  it("bursts the ball that is too brave", () => {
    expect(pass(-0.6).run.out?.how).toBe("smash");
  });
});

describe("bot", () => {
  it("reaches its goal", () => {
    const run = new Run(createRandom(1));
    playBot(run, bot);
    expect(run.score).toBeGreaterThanOrEqual(bot.goal.score);
  });
});
