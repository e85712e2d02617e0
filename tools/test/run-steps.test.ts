import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runSteps } from "./run-steps.ts";

const step = (name: string, code: string) => ({ name, args: ["-e", code] });
const options = { env: process.env, signal: new AbortController().signal };

describe("runSteps", () => {
  it("goes on after a failed step, and keeps the end of its output", async () => {
    const results = await runSteps(
      [step("a", "console.log('went wrong'); process.exit(3)"), step("b", "")],
      options,
    );
    expect(results).toMatchObject([
      { name: "a", outcome: "failed" },
      { name: "b", outcome: "passed", tail: "" },
    ]);
    if (!process.stdout.isTTY) expect(results[0]?.tail).toBe("went wrong");
  });

  it("gives a step its environment", async () => {
    const [result] = await runSteps(
      [{ ...step("a", "process.exit(process.env.GAMES === '8' ? 0 : 1)"), env: { GAMES: "8" } }],
      options,
    );
    expect(result?.outcome).toBe("passed");
  });

  it("does not run what comes after a failed prerequisite", async () => {
    const results = await runSteps(
      [{ ...step("build", "process.exit(1)"), isPrerequisite: true }, step("load", "")],
      options,
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(["failed", "not run"]);
  });

  it("runs background steps beside the others, one after the other, and tells results in the order of the steps", async () => {
    using dir = mkdtempDisposableSync(join(tmpdir(), "recess-steps-"));
    const first = join(dir.path, "first");
    // It waits for what the step after it does: one after the other, it would wait for ever.
    const waits = `while (!require("fs").existsSync(${JSON.stringify(first)}));`;
    const results = await runSteps(
      [
        { ...step("background", waits), isBackground: true },
        { ...step("second background", ""), isBackground: true },
        step("foreground", `require("fs").writeFileSync(${JSON.stringify(first)}, "")`),
      ],
      options,
    );
    expect(results.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      "background passed",
      "second background passed",
      "foreground passed",
    ]);
  });

  it("ends the running step when it is aborted, and runs no more", async () => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 50);
    const endless = step("endless", "setInterval(() => undefined, 1000)");
    const results = await runSteps([endless, step("next", "")], { ...options, signal: abort.signal });
    expect(results.map(({ outcome }) => outcome)).toEqual(["failed", "not run"]);
  });
});
