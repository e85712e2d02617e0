import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

type Call = { module: string; name: string; args: unknown[] };

/**
 * Calls an exported function in a thread of its own, in modules that Node itself has loaded. The test runner makes a
 * getter out of every import, and code that looks at millions of positions is then thirty times as slow as in a browser.
 */
export async function inThread<Args extends unknown[], Result>(
  module: URL,
  exported: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  const call: Call = { module: module.href, name: exported.name, args };
  const worker = new Worker(new URL(import.meta.url), { workerData: call });
  try {
    return await new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
  } finally {
    await worker.terminate();
  }
}

const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "module" in value && "name" in value && "args" in value;

// The test runner's own threads are no main thread either, and have other data.
if (!isMainThread && isCall(workerData)) {
  const module: Record<string, (...args: unknown[]) => unknown> = await import(workerData.module);
  parentPort?.postMessage(await module[workerData.name]?.(...workerData.args));
}
