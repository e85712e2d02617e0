import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Controls, Move } from "#kit/input/controls.ts";
import { createRandom, type Random } from "#kit/random.ts";
import { createRecorder } from "./recorder.ts";
import { replay } from "./replay.ts";
import { noOptions, type Rules } from "./rules.ts";

type Action = "left" | "right" | "jump";
const actions = ["left", "right", "jump"] as const;
const STEPS = 200;

/** Rules that notice every press, release, hold and place of the pointer, and the order of all of them. */
class Sensitive {
  score = 0;
  steps = 0;
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  get isOver(): boolean {
    return this.steps >= STEPS;
  }

  step(controls: Controls<Action>) {
    this.steps++;
    const { x, y, isDown, pressed, released } = controls.pointer;
    const seen = [x, y, Number(isDown), Number(pressed), Number(released), this.random.int(0, 99)];
    for (const action of actions)
      seen.push(
        Number(controls.held(action)),
        Number(controls.pressed(action)),
        Number(controls.released(action)),
      );
    for (const value of seen) this.score = (Math.imul(this.score, 31) + Math.round(value)) | 0;
  }

  snapshot() {
    return null;
  }
}

const game: Rules<Action, null, null> = {
  slug: "sensitive",
  actions,
  isOptions: noOptions,
  create: (random) => new Sensitive(random),
};

/** Plays a whole round as the session does. */
function record(moves: readonly Move<Action>[], seed = 7, settled: readonly number[] = [0]) {
  const core = new Sensitive(createRandom(seed));
  const recorder = createRecorder<Action>(game, seed);
  for (let step = 0; step < STEPS; step++) {
    recorder.step(moves[step % moves.length] ?? {}, settled.includes(step));
    core.step(recorder.controls);
  }
  const tape = recorder.finish(null);
  if (!tape) throw new Error("The tape became too long.");
  return { core, tape };
}

const limits = { maxSteps: 10_000 };
const aMove = fc.record({
  held: fc.subarray([...actions]),
  struck: fc.subarray([...actions]),
  pointer: fc.record({
    x: fc.double({ min: -2000, max: 2000, noNaN: true }),
    y: fc.double({ min: -2000, max: 2000, noNaN: true }),
    isDown: fc.boolean(),
    isStruck: fc.boolean(),
  }),
});

describe("replay", () => {
  it("gives the score of the round, whatever was pressed", () => {
    fc.assert(
      fc.property(
        fc.array(aMove, { minLength: 1, maxLength: STEPS }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.array(fc.integer({ min: 1, max: STEPS - 1 })),
        (moves, seed, pauses) => {
          const { core, tape } = record(moves, seed, [0, ...pauses]);
          expect(replay(game, tape, limits)).toMatchObject({ score: core.score, steps: STEPS, seed });
        },
      ),
      { numRuns: 60 },
    );
  });

  it("refuses a tape that was cut, or scores what is left of it", () => {
    const { tape } = record([{ held: ["left"] }, {}, { held: ["jump", "right"] }]);
    for (let length = 0; length < tape.length; length++)
      expect(() => replay(game, tape.subarray(0, length), limits)).toThrow(/tape|number/i);
  });

  it("refuses a tape with one changed byte, or gives the score that it really is worth", () => {
    const { tape } = record([{ held: ["left"] }, {}, { held: ["jump", "right"] }]);
    for (let at = 0; at < tape.length; at++) {
      const forged = tape.slice();
      forged[at] = (forged[at] ?? 0) ^ 1;
      const play = () => replay(game, forged, limits).score;
      try {
        expect(Number.isInteger(play())).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ name: "TapeError" });
      }
    }
  });

  it.each([
    ["tape-too-long", { maxSteps: STEPS - 1 }, (tape: Uint8Array) => tape],
    ["tape-malformed", limits, () => new Uint8Array()],
    ["tape-malformed", limits, (tape: Uint8Array) => new Uint8Array([...tape, 0])],
    ["tape-malformed", limits, () => new Uint8Array(5000).fill(0xff)],
  ])("names what is wrong: %s", (code, limits, change) => {
    const { tape } = record([{}]);
    expect(() => replay(game, change(tape), limits)).toThrow(expect.objectContaining({ code }));
  });

  it("refuses tapes of other games, of other rules, of other choices and of rounds that are not over", () => {
    const finish = (slug: string, version: string, options: null | string, steps = STEPS) => {
      const recorder = createRecorder<Action>({ slug, actions }, 1);
      for (let step = 0; step < steps; step++) recorder.step({}, step === 0);
      const tape = recorder.finish(options);
      const text = String.fromCharCode(...(tape ?? []));
      return Uint8Array.from(text.replace("unbuilt", version), (letter) => letter.charCodeAt(0));
    };
    const codeOf = (tape: Uint8Array) => {
      try {
        return replay(game, tape, limits).score;
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(codeOf(finish("other", "unbuilt", null))).toBe("tape-malformed");
    expect(codeOf(finish("sensitive", "earlier", null))).toBe("tape-older-version");
    expect(codeOf(finish("sensitive", "unbuilt", "wings"))).toBe("tape-options-invalid");
    expect(codeOf(finish("sensitive", "unbuilt", null, STEPS - 1))).toBe("tape-unfinished");
  });
});

describe("createRecorder", () => {
  const size = (move: (step: number, random: Random) => Move<Action>) => {
    const random = createRandom(5);
    const recorder = createRecorder<Action>(game, 1);
    for (let step = 0; step < 3600; step++) recorder.step(move(step, random), step === 0);
    return recorder.finish(null)?.length;
  };

  it("needs at most 2 KB for a minute of twelve presses and releases a second", () => {
    let held: Action[] = [];
    const hammer = (_: number, random: Random) => {
      const before = held;
      if (random.chance(12 / 60)) held = actions.filter(() => random.chance(0.4));
      return { held, struck: held.filter((action) => !before.includes(action)) };
    };
    expect(size(hammer)).toBeLessThan(2048);
  });

  const circle = (step: number, isDown: boolean) => {
    const angle = step / 20;
    return { pointer: { x: 480 + 300 * Math.cos(angle), y: 270 + 200 * Math.sin(angle), isDown } };
  };

  it.each([
    ["half of the time", (step: number) => circle(step, step % 120 < 60)],
    ["all the time", (step: number) => circle(step, true)],
    [
      "all the time while keys are pressed",
      (step: number, random: Random) => ({
        ...circle(step, true),
        held: random.chance(0.1) ? actions.slice(0, 1) : [],
      }),
    ],
  ])("needs at most 2 KB for a minute with a pointer that is dragged %s", (_, drag) => {
    expect(size(drag as (step: number, random: Random) => Move<Action>)).toBeLessThan(2048);
  });
});
