import { describe, expect, it } from "vitest";
import type { Bot } from "./bot.ts";
import { createDemo } from "./demo.ts";
import type { Controls } from "./input/controls.ts";
import type { Kit } from "./round.ts";

const bot: Bot<"tap", null> = { goal: { score: 0, steps: 0 }, coverStep: 0, act: () => ({ held: ["tap"] }) };

/** A round that ends after three steps, and what it did to its kit. */
function aDemo() {
  const log: string[] = [];
  const rounds: Kit[] = [];
  const saves = {
    read: <T>(_key: string, _guard: unknown, fallback: T) => fallback,
    write: () => log.push("written"),
  };
  const start = (kit: Kit) => {
    rounds.push(kit);
    const core = {
      score: 0,
      get isOver() {
        return core.score === 3;
      },
      step(controls: Controls<"tap">) {
        if (controls.held("tap")) core.score++;
        kit.saves.write("best", core.score);
      },
      snapshot: () => null,
    };
    return { core, step: core.step, draw: () => log.push("drawn") };
  };
  const shared = { saves, best: 0 } as unknown as Kit;
  return { demo: createDemo(start, bot, shared), log, rounds };
}

describe("createDemo", () => {
  it("lets the bot play round after round, each with other luck", () => {
    const { demo, rounds } = aDemo();
    for (let step = 0; step < 8; step++) demo.step();
    expect(rounds).toHaveLength(3);
    expect(rounds[0]?.random.next()).not.toBe(rounds[1]?.random.next());
  });

  it("leaves no trace in the saves and makes no sound", () => {
    const { demo, log, rounds } = aDemo();
    demo.step();
    expect(log).toEqual([]);
    expect(rounds[0]?.sound.isMuted).toBe(true);
  });

  it("tells the round that it is only a demo", () => {
    expect(aDemo().rounds[0]?.isDemo).toBe(true);
  });

  it("goes on when the game wants to pause: a demo has no visitor who could resume it", () => {
    const { demo, rounds } = aDemo();
    rounds[0]?.pause();
    for (let step = 0; step < 4; step++) demo.step();
    expect(rounds).toHaveLength(2);
  });
});
