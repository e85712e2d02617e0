import { describe, expect, it } from "vitest";
import { LONGEST, Recorder, readTape } from "./tape.ts";

describe("a tape", () => {
  it("gives back the muscles of every step", () => {
    const masks = [0, 0, 9, 9, 9, 6, 15, 15, ...Array<number>(100).fill(6), 0];
    const recorder = new Recorder();
    for (const mask of masks) recorder.add(mask);
    expect([...readTape(recorder.text)]).toEqual(masks);
  });

  it("is short: a minute of strides takes less than a kilobyte", () => {
    const recorder = new Recorder();
    for (let step = 0; step < 3600; step++) recorder.add(step % 60 < 30 ? 9 : 6);
    expect(recorder.text.length).toBeLessThan(1000);
  });

  it("plays nothing of a run with older physics, which would stumble on its way", () => {
    const recorder = new Recorder();
    for (let step = 0; step < 60; step++) recorder.add(9);
    const [version = "", run = ""] = recorder.text.split(":");
    expect(readTape(`${Number(version) - 1}:${run}`).length).toBe(0);
    expect(readTape(run).length).toBe(0);
  });

  it("plays nothing of what is no tape, and never longer than the lights are on", () => {
    expect(readTape("hello?").length).toBe(0);
    expect(readTape("4:hello?").length).toBe(0);
    expect(readTape("4:9zzzzzzz.").length).toBe(LONGEST);
  });
});
