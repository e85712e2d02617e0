import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the supervisor tells the command line, in `DATA_DIR/supervisor.json`. */
export type SupervisorState = {
  readonly pid: number;
  /** How often all processes were renewed. */
  readonly renewed: number;
  /** How often they could not be, and the old ones went on. */
  readonly failed: number;
};

function fileIn(dataDir: string): string {
  return join(dataDir, "supervisor.json");
}

export function writeState(dataDir: string, state: SupervisorState): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${fileIn(dataDir)}.new`;
  writeFileSync(draft, `${JSON.stringify(state)}\n`);
  renameSync(draft, fileIn(dataDir));
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
