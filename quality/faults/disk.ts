import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { comesTrue, type Fault, judgeStarts, ledgerFigures, seeFlush, skipped, trySignIn } from "./fault.ts";
import { openWorld } from "./test-portal.ts";

const size = "24m";

/** A disk of its own, small enough to fill. Only root may make one. */
export const fillDisk: Fault = {
  about: "the disk full, under traffic and at a start, and with room again",
  async run({ seed, entry }) {
    const dataDir = mkdtempSync(join(tmpdir(), "recess-disk-"));
    const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "recess", dataDir], {
      encoding: "utf8",
    });
    if (mounted.status !== 0) {
      rmSync(dataDir, { recursive: true });
      return skipped(`a small disk cannot be made: ${mounted.stderr?.trim() || mounted.error?.message}`);
    }
    const world = await openWorld({ dataDir, ...(entry && { entry }) });
    const failures: string[] = [];
    const filler = join(dataDir, "filler");
    try {
      await world.addAccount("first@example.org");
      const portal = await world.start();
      const visitors = world.visitors(seed);
      await comesTrue(async () => (await trySignIn(world)).status === 200, 20_000);
      failures.push(...(await seeFlush(world)));

      fill(filler);
      const isRefused = async () => {
        const { status, message } = await trySignIn(world);
        return status === 503 && /database cannot be/.test(message);
      };
      if (!(await comesTrue(isRefused, 20_000)))
        failures.push("A sign-in on a full disk was not refused in words.");
      if ((await fetch(`${world.origin}/play`)).status !== 200) failures.push("No page on a full disk.");
      failures.push(...(await world.check()));
      portal.process.kill("SIGKILL");
      await portal.ended;
      await world.start();
      if ((await fetch(`${world.origin}/play`)).status !== 200)
        failures.push("No page after a start on a full disk.");

      rmSync(filler);
      if (!(await comesTrue(async () => (await trySignIn(world)).status === 200, 20_000)))
        failures.push("Nobody could sign in when there was room again.");
      await visitors.stop();
      failures.push(...visitors.failures, ...(await world.check()), ...judgeStarts(world.starts.slice(1)));
      return { failures, figures: `${size} disk; ${ledgerFigures(world)}` };
    } finally {
      await world.close();
      spawnSync("umount", [dataDir]);
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Until nothing fits any more, not even a little. */
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
