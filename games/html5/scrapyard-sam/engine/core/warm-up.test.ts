import { describe, expect, it } from "vitest";
import { aChapter, aYard } from "./brawl.fixture.ts";
import { WarmUp } from "./warm-up.ts";

const chapter = { ...aChapter(), tricks: ["spring", "roll"] as const };

function aWarmUp() {
  const plot = new WarmUp(chapter);
  return { plot, ...aYard({ chapter, plot }) };
}

describe("the warm-up", () => {
  it("teaches one trick after the other, as they are tried", () => {
    const { brawl, plot, play, press } = aWarmUp();
    play([], 140);
    expect(brawl.lesson).toBe("spring");
    expect(brawl.tricks.has("roll")).toBe(false);
    play(["punch"], 60);
    play([], 120);
    expect(brawl.lesson).toBe("roll");
    press("dash", 120);
    expect(brawl.lesson).toBeUndefined();
    expect(plot.isDone).toBe(true);
  });

  it("goes on without whoever does not try, and ends", () => {
    const { plot, play } = aWarmUp();
    play([], 60 * 20);
    expect(plot.isDone).toBe(true);
  });

  it("ends when Sam walks on", () => {
    const { plot, play } = aWarmUp();
    play(["right"], 240);
    expect(plot.isDone).toBe(true);
  });
});
