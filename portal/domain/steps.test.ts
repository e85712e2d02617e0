import { describe, expect, it } from "vitest";
import { finish, lazy, type Steps } from "./steps.ts";

function counting(done: number[]) {
  return lazy(function* (): Steps<string> {
    for (let step = 0; step < 5; step += 1) {
      done.push(step);
      yield;
    }
    return "made";
  });
}

describe("lazy", () => {
  it("does nothing until it is needed, and everything once", () => {
    const done: number[] = [];
    const value = counting(done);
    expect(done).toEqual([]);
    expect([value.get(), value.get(), finish(value.steps())]).toEqual(["made", "made", "made"]);
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });

  it("lets a reader finish what was begun in steps, and tells the runner", () => {
    const done: number[] = [];
    const value = counting(done);
    const steps = value.steps();
    steps.next();
    steps.next();
    expect(done).toEqual([0, 1]);
    expect(value.get()).toBe("made");
    expect(done).toEqual([0, 1, 2, 3, 4]);
    expect(steps.next()).toEqual({ done: true, value: "made" });
  });
});
