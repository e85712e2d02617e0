import { spawn } from "node:child_process";
import { root } from "@recess/portal/paths.mjs";
import type { Step } from "./steps.ts";

export type StepResult = {
  readonly name: string;
  readonly outcome: "passed" | "failed" | "not run";
  readonly seconds: number;
  /** The end of a failed step's output, where the output goes to a log: often only the end of a log is kept. */
  readonly tail: string;
};

const TAIL_LINES = 30;

/** Runs the steps one after the other and prints the time of each. After a failed prerequisite or an abort the rest is not run. */
export async function runSteps(
  steps: readonly Step[],
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  let isBlocked = false;
  for (const step of steps) {
    if (isBlocked || signal.aborted) {
      results.push({ name: step.name, outcome: "not run", seconds: 0, tail: "" });
      continue;
    }
    console.log(`\n── ${step.name}`);
    const startedAt = performance.now();
    const { isPassed, tail } = await runStep(step, env, signal);
    const seconds = (performance.now() - startedAt) / 1000;
    const outcome = isPassed ? "passed" : "failed";
    console.log(`${outcome} in ${seconds.toFixed(1)} s`);
    results.push({ name: step.name, outcome, seconds, tail: isPassed ? "" : tail });
    isBlocked = !isPassed && step.isPrerequisite === true;
  }
  return results;
}

function runStep(
  { args, env: stepEnv }: Step,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<{ isPassed: boolean; tail: string }> {
  const isLogged = !process.stdout.isTTY;
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: isLogged ? ["inherit", "pipe", "pipe"] : "inherit",
    env: { ...env, ...stepEnv },
    signal,
  });
  let tail = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from?.on("data", (bytes: Buffer) => {
      to.write(bytes);
      tail = `${tail}${bytes}`.split("\n").slice(-TAIL_LINES).join("\n");
    });
  }
  return new Promise((resolve) => {
    // An abort is told here; `close` follows it.
    child.on("error", (error) => {
      tail += `\n${error.message}`;
    });
    child.on("close", (code) => resolve({ isPassed: code === 0, tail: tail.trimEnd() }));
  });
}
