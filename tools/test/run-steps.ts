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

type Options = { readonly env: NodeJS.ProcessEnv; readonly signal: AbortSignal };

const TAIL_LINES = 30;

/**
 * Runs the steps one after the other and prints the time of each; background steps have a queue of their own beside them. After a
 * failed prerequisite or an abort the rest is not run. Results come in the order of the steps.
 */
export async function runSteps(steps: readonly Step[], options: Options): Promise<StepResult[]> {
  const results = new Map<Step, StepResult>();
  let isBlocked = false;
  const run = async (step: Step) => {
    const { name, isPrerequisite = false } = step;
    if (isBlocked || options.signal.aborted) {
      results.set(step, { name, outcome: "not run", seconds: 0, tail: "" });
      return;
    }
    const result = await timedStep(step, options);
    results.set(step, result);
    isBlocked ||= isPrerequisite && result.outcome === "failed";
  };
  let background = Promise.resolve();
  for (const step of steps) {
    if (step.isBackground) background = background.then(() => run(step));
    else await run(step);
  }
  await background;
  return steps.flatMap((step) => results.get(step) ?? []);
}

async function timedStep(step: Step, options: Options): Promise<StepResult> {
  const { name } = step;
  const startedAt = performance.now();
  if (!step.isBackground) console.log(`\n── ${name}`);
  const { isPassed, output } = await runStep(step, options);
  const seconds = (performance.now() - startedAt) / 1000;
  const outcome = isPassed ? "passed" : "failed";
  // Two outputs at once could not be read: a background step's comes when it is done.
  if (step.isBackground) console.log(`\n── ${name}, beside the other steps\n${output.trimEnd()}`);
  console.log(`${outcome} in ${seconds.toFixed(1)} s: ${name}`);
  const tail = isPassed ? "" : output.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
  return { name, outcome, seconds, tail };
}

function runStep(
  { args, env: stepEnv, isBackground = false }: Step,
  { env, signal }: Options,
): Promise<{ isPassed: boolean; output: string }> {
  const isPiped = isBackground || !process.stdout.isTTY;
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: isPiped ? ["inherit", "pipe", "pipe"] : "inherit",
    env: { ...env, ...stepEnv },
    signal,
  });
  let output = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from?.on("data", (bytes: Buffer) => {
      if (!isBackground) to.write(bytes);
      output += bytes;
    });
  }
  return new Promise((resolve) => {
    // An abort is told here; `close` follows it.
    child.on("error", (error) => {
      output += `\n${error.message}`;
    });
    child.on("close", (code) => resolve({ isPassed: code === 0, output }));
  });
}
