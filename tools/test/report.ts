import type { StepResult } from "./run-steps.ts";
import type { Skipped } from "./services.ts";

/** Summary of a test run: a line for each step, what was skipped and why, the totals, and the last output of failed steps. */
export function summaryOf(results: readonly StepResult[], skipped: readonly Skipped[]): string {
  const passed = results.filter(({ outcome }) => outcome === "passed").length;
  return [
    "\n── summary",
    ...results.map(({ name, outcome, seconds }) => `${labels[outcome]}  ${name} (${seconds.toFixed(1)} s)`),
    ...skipped.map(({ name, reason }) => `skipped  ${name}: ${reason}`),
    `${passed} passed, ${results.length - passed} failed`,
    ...results
      .filter(({ tail }) => tail !== "")
      .map(({ name, tail }) => `\n── last words of: ${name}\n${tail}`),
  ].join("\n");
}

const labels: Record<StepResult["outcome"], string> = {
  passed: "passed ",
  failed: "FAILED ",
  "not run": "NOT RUN",
};
