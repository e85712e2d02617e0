import { readFileSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomic } from "#adapters/files/write-file-atomic.ts";

/** State of the supervisor for the command line, in `DATA_DIR/supervisor.json`. */
export type SupervisorState = {
  readonly pid: number;
  /** How many rolling restarts succeeded. */
  readonly renewed: number;
  /** How many failed, after which the old workers went on. */
  readonly failed: number;
};

function fileIn(dataDir: string): string {
  return join(dataDir, "supervisor.json");
}

export async function writeState(dataDir: string, state: SupervisorState): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFileAtomic(fileIn(dataDir), `${JSON.stringify(state)}\n`, { mode: 0o600 });
}

/** Undefined where no supervisor runs. */
export function readState(dataDir: string): SupervisorState | undefined {
  try {
    const state: SupervisorState = JSON.parse(readFileSync(fileIn(dataDir), "utf8"));
    process.kill(state.pid, 0);
    return state;
  } catch {
    return undefined;
  }
}

export function removeState(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}
