import { describe, expect, it } from "vitest";
import { parseChangelog } from "./changelog.ts";

describe("parseChangelog", () => {
  it("gives each version with its changes, in one line each", () => {
    const text =
      "# Changelog\n\nWords.\n\n## 0.2.0\n\n- One that goes\n  on.\n- Two.\n\nMore words.\n\n## 0.1.0\n\nNothing.\n";
    expect(parseChangelog(text)).toEqual([
      { title: "0.2.0", changes: ["One that goes on.", "Two."] },
      { title: "0.1.0", changes: [] },
    ]);
  });
});
