import { readFileSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { launchIsolated, NoSandboxError } from "./isolated-chromium.ts";

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "recess-isolated-"));
  // The browser of a test that runs as root is another user.
  await chmod(dir, 0o777);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dir, { recursive: true });
});

/** Launches a script as if it were the browser. It finds the folder of its profile in HOME. */
async function launch(script: string): Promise<unknown> {
  await writeFile(join(dir, "chromium"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  vi.stubEnv("CHROMIUM", join(dir, "chromium"));
  vi.stubEnv("TMPDIR", dir);
  return launchIsolated({ reachable: [], hasSandbox: true });
}

// What a real one does is tested in e2e/try-out.
describe("launchIsolated", () => {
  it("keeps the portal's settings from the browser", async () => {
    vi.stubEnv("SESSION_SECRET", "a secret of the portal");
    await expect(launch('env > "$HOME/../seen.txt"; exit 1')).rejects.toThrow("Chromium ended");
    const seen = readFileSync(join(dir, "seen.txt"), "utf8");
    expect(seen).toContain("HOME=");
    expect(seen).not.toContain("SECRET");
  });

  it("says that there is no sandbox, rather than go without one", async () => {
    const refusal = 'echo "ERROR:zygote_host_impl_linux.cc(130) No usable sandbox!" >&2; exit 1';
    await expect(launch(refusal)).rejects.toThrow(NoSandboxError);
  });

  it("says what else keeps the browser from starting, and leaves no profile behind", async () => {
    await expect(launch('echo "out of memory" >&2; exit 1')).rejects.toThrow("out of memory");
    expect(await readdir(dir)).toEqual(["chromium"]);
  });

  it("says so where the browser cannot be run at all", async () => {
    vi.stubEnv("CHROMIUM", dir);
    await expect(launchIsolated({ reachable: [], hasSandbox: true })).rejects.toThrow("cannot be run");
  });
});
