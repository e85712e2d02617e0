// The auth emulator of firebase-tools. That is 220 MB which only this test needs, so it is no dependency of the portal: it is
// installed from a lock file of its own into the user's cache, once.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("firebase-emulator", import.meta.url));

export async function startFirebaseEmulator() {
  const dir = installed();
  const child = spawn(process.execPath, ["emulator.cjs"], { cwd: dir, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`it ended with ${code}`);
  });
  const [line] = await Promise.race([once(child.stdout.setEncoding("utf8"), "data"), ended]);
  ended.catch(() => undefined);
  return {
    url: line.trim(),
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, "exit");
      child.kill();
      await gone;
    },
  };
}

function installed() {
  const lock = readFileSync(join(source, "package-lock.json"));
  const version = createHash("sha256").update(lock).digest("hex").slice(0, 12);
  const dir = join(
    process.env.XDG_CACHE_HOME || join(homedir(), ".cache"),
    "recess",
    `firebase-emulator-${version}`,
  );
  mkdirSync(dir, { recursive: true });
  for (const file of ["package.json", "package-lock.json", "emulator.cjs"])
    copyFileSync(join(source, file), join(dir, file));
  const mark = join(dir, "installed");
  if (existsSync(mark)) return dir;
  console.log(`Installing firebase-tools into ${dir} …`);
  const { status } = spawnSync(
    "npm",
    ["ci", "--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"],
    {
      cwd: dir,
      stdio: "inherit",
    },
  );
  if (status !== 0) throw new Error("npm ci failed");
  writeFileSync(mark, "");
  return dir;
}
