import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { becomesTrue } from "#quality/lib/becomes-true.ts";
import {
  canSignIn,
  type Fault,
  judgeStarts,
  ledgerFigures,
  onTestPortal,
  skipped,
  trySignIn,
  waitForFlush,
} from "./fault.ts";
import type { TestPortal } from "./test-portal.ts";

const DISK_SIZE = "24m";

/** Fills the disk: a small one in memory, which only root may mount. */
export const fillDisk: Fault = {
  about: "the disk full, under traffic and at a start, and with room again",
  async run({ seed, entry }) {
    const dataDir = mkdtempSync(join(tmpdir(), "recess-disk-"));
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_SIZE}`, "recess", dataDir], {
      encoding: "utf8",
    });
    if (mounted.status !== 0) {
      rmSync(dataDir, { recursive: true });
      return skipped(`a small disk cannot be made: ${mounted.stderr?.trim() || mounted.error?.message}`);
    }
    try {
      return await onTestPortal({ dataDir, entry }, (portal, failures) => run(portal, failures, seed));
    } finally {
      spawnSync("umount", [dataDir]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function run(portal: TestPortal, failures: string[], seed: number): Promise<string> {
  const filler = join(portal.dataDir, "filler");
  const expectPage = async (when: string) => {
    if ((await fetch(`${portal.origin}/play`)).status !== 200) failures.push(`No page ${when}.`);
  };
  await portal.addAccount("first@example.org");
  const { process: server, ended } = await portal.start();
  const visitors = portal.visitors(seed);
  await canSignIn(portal);
  failures.push(...(await waitForFlush(portal)));

  fill(filler);
  const isRefused = async () => {
    const { status, message } = await trySignIn(portal);
    return status === 503 && /database cannot be/.test(message);
  };
  if (!(await becomesTrue(isRefused, 20_000)))
    failures.push("A sign-in on a full disk was not refused in words.");
  await expectPage("on a full disk");
  failures.push(...(await portal.check()));
  server.kill("SIGKILL");
  await ended;
  await portal.start();
  await expectPage("after a start on a full disk");

  rmSync(filler);
  if (!(await canSignIn(portal))) failures.push("Nobody could sign in when there was room again.");
  await visitors.stop();
  failures.push(...visitors.failures, ...(await portal.check()), ...judgeStarts(portal.starts.slice(1)));
  return `${DISK_SIZE} disk; ${ledgerFigures(portal)}`;
}

/** Writes until not even a byte fits. */
function fill(file: string): void {
  const handle = openSync(file, "w");
  for (let bytes = 2 ** 20; bytes >= 1; ) {
    try {
      if (writeSync(handle, Buffer.alloc(bytes)) < bytes) bytes >>= 1;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      bytes >>= 1;
    }
  }
  closeSync(handle);
}
