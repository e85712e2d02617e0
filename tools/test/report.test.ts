import { expect, it } from "vitest";
import { summaryOf } from "./report.ts";

it("names what passed, failed, was not run and was skipped, with the last output of what failed", () => {
  const summary = summaryOf(
    [
      { name: "types", outcome: "passed", seconds: 3.21, tail: "" },
      { name: "build", outcome: "failed", seconds: 0.5, tail: "no such file" },
      { name: "load", outcome: "not run", seconds: 0, tail: "" },
    ],
    [{ name: "Redis", reason: "not installed" }],
  );
  expect(summary.split("\n").slice(2)).toEqual([
    "passed   types (3.2 s)",
    "FAILED   build (0.5 s)",
    "NOT RUN  load (0.0 s)",
    "skipped  Redis: not installed",
    "1 passed, 2 failed",
    "",
    "── last words of: build",
    "no such file",
  ]);
});
