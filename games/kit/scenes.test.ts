import { describe, expect, it } from "vitest";
import { isNewRound, nextScene } from "./scenes.ts";

describe("nextScene", () => {
  it("goes from title to play to over and round again", () => {
    expect(nextScene("title", "go")).toBe("play");
    expect(nextScene("play", "end")).toBe("over");
    expect(nextScene("over", "go")).toBe("play");
  });

  it("pauses with P and when the player leaves, and goes on with P or any key", () => {
    expect(nextScene("play", "pause")).toBe("paused");
    expect(nextScene("play", "leave")).toBe("paused");
    expect(nextScene("paused", "pause")).toBe("play");
    expect(nextScene("paused", "go")).toBe("play");
  });

  it("neither pauses nor restarts a game that has not begun", () => {
    expect(nextScene("title", "pause")).toBe("title");
    expect(nextScene("title", "restart")).toBe("title");
    expect(nextScene("title", "leave")).toBe("title");
  });

  it("stays paused when the player leaves once more", () => {
    expect(nextScene("paused", "leave")).toBe("paused");
  });
});

describe("isNewRound", () => {
  it("keeps the round over a pause", () => {
    expect(isNewRound("paused", "go")).toBe(false);
    expect(isNewRound("paused", "pause")).toBe(false);
  });

  it("begins a round from the title, after the end and with R", () => {
    expect(isNewRound("title", "go")).toBe(true);
    expect(isNewRound("over", "go")).toBe(true);
    expect(isNewRound("play", "restart")).toBe(true);
    expect(isNewRound("paused", "restart")).toBe(true);
  });

  it("does not mistake the end for a beginning", () => {
    expect(isNewRound("play", "end")).toBe(false);
    expect(isNewRound("title", "restart")).toBe(false);
  });
});
