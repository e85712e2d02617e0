import { describe, expect, it } from "vitest";
import type { View } from "./draw/view.ts";
import { takeDevice } from "./input/device.ts";
import { openSaves } from "./storage.ts";
import { createLessons, LESSON_STEPS } from "./teach.ts";

const view = {} as View;

/** Lessons at a clock that the test turns, and the words that they draw. */
function aClass() {
  const store = new Map<string, string>();
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  };
  const drawn: string[] = [];
  const clock = { steps: 0 };
  const open = () =>
    createLessons(
      openSaves("test", 1, () => storage),
      () => clock.steps,
      (_, words) => void drawn.push(words),
    );
  const shown = () => drawn.splice(0);
  return { clock, shown, open };
}

const jump = { id: "jump", words: { keys: "Space: jump", touch: "Tap: jump" }, x: 0, y: 0 };
const duck = { id: "duck", words: { keys: "Down: duck" }, x: 0, y: 0 };

describe("createLessons", () => {
  it("shows a lesson until it was used, and never again in this browser", () => {
    takeDevice("keys");
    const { shown, open } = aClass();
    const teach = open();
    teach(view, jump);
    expect(shown()).toEqual(["Space: jump"]);
    teach(view, { ...jump, isDone: true });
    teach(view, jump);
    open()(view, jump);
    expect(shown()).toEqual([]);
  });

  it("takes a lesson away after six seconds", () => {
    const { clock, shown, open } = aClass();
    const teach = open();
    for (; clock.steps < LESSON_STEPS; clock.steps++) teach(view, jump);
    expect(shown()).toHaveLength(LESSON_STEPS);
    teach(view, jump);
    expect(shown()).toEqual([]);
  });

  it("shows one lesson at a time", () => {
    const { clock, shown, open } = aClass();
    const teach = open();
    teach(view, jump);
    teach(view, duck);
    expect(shown()).toEqual(["Space: jump"]);
    clock.steps++;
    teach(view, { ...jump, isDone: true });
    teach(view, duck);
    expect(shown()).toEqual(["Down: duck"]);
  });

  it("says it in the words of the device in hand", () => {
    const { shown, open } = aClass();
    const teach = open();
    takeDevice("touch");
    teach(view, jump);
    takeDevice("pad");
    teach(view, jump);
    expect(shown()).toEqual(["Tap: jump", "Space: jump"]);
    takeDevice("keys");
  });
});
