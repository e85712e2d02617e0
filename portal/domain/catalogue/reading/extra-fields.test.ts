import { describe, expect, it } from "vitest";
import { readExtras } from "./extra-fields.ts";

describe("readExtras", () => {
  it("keeps every field that fits", () => {
    const extras = {
      quality: 4,
      tags: ["puzzle", "two-player"],
      author: "Robin Vale",
      licence: "MIT",
      source: "https://code.example/raft",
      controls: [{ input: "Arrow keys", action: "Steer" }],
      bytes: 48_000,
      stage: { width: 640, height: 480, frameRate: 30 },
      framing: "refused",
    };
    expect(readExtras(extras)).toEqual(extras);
  });

  it("leaves out, field by field, what a foreign catalogue means differently", () => {
    const foreign = {
      quality: "high",
      tags: "puzzle",
      author: ["a", "b"],
      licence: "",
      source: "javascript:alert(1)",
      controls: "arrows",
      bytes: -1,
      stage: { width: "640", height: 480 },
      framing: "maybe",
      isTried: "yes",
    };
    expect(readExtras(foreign)).toEqual({ tags: [] });
  });

  it("drops tags that are not plain lower-case words, and repeated ones", () => {
    expect(readExtras({ tags: ["puzzle", "Puzzle", "<b>", 7, "puzzle", "io"] }).tags).toEqual([
      "puzzle",
      "io",
    ]);
  });

  it("calls our own source ours", () => {
    expect(readExtras({ source: "ours" }).source).toBe("ours");
  });
});
