import type { Trouble } from "./engine.ts";

/** Whom the operator hears it from: once when the database breaks, once when it is well again. */
export type HealthReport = { broke(reason: string): void; healed(): void };

/** What is known about the engine, from what it answered last. */
export type Health = {
  trouble(): Trouble | undefined;
  failed(trouble: Trouble): void;
  /** Reading proves that the engine is there, but not that it can write again. */
  answered(how: "read" | "written"): void;
  stop(): void;
};

/** `retry` is called once in a while as long as nothing reaches the engine, until something answers. */
export function watchHealth(report: HealthReport, retry: () => void, everyMs: number): Health {
  let trouble: Trouble | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  return {
    trouble: () => trouble,
    failed(found) {
      if (!trouble) report.broke(found.reason);
      trouble = found;
      clearTimeout(timer);
      if (found.kind === "unreachable" && !isStopped) timer = setTimeout(retry, everyMs).unref();
    },
    answered(how) {
      if (!trouble || (trouble.kind === "unwritable" && how === "read")) return;
      trouble = undefined;
      clearTimeout(timer);
      report.healed();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
