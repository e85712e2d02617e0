// npm test: installs what it needs, then format, lint, types, unit, HTTP and browser tests, and local games started one by one.
// `--fast` (npm run check) leaves out the build and the browser. Runs on Node 20 and hands the work to the packaged Node.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";

if (process.argv.includes("--help")) {
  console.log(
    "npm test         everything: format, lint, types, unit and HTTP tests, build, browser tests, games",
  );
  console.log("npm run check    the fast part: all but the build and the browser tests");
  process.exit(0);
}
const isFast = process.argv.includes("--fast");
const node = process.execPath;
const bin = (...path) => join(root, "node_modules", ...path);
const verify = join(root, "tools", "games", "verify.ts");

for (const [setting, what] of [
  ["TEST_DATABASE_URL", "PostgreSQL"],
  ["TEST_REDIS_URL", "Redis"],
  ["TEST_FIREBASE_AUTH_EMULATOR_HOST", "the Firebase auth emulator"],
]) {
  if (!process.env[setting])
    console.log(`${setting} is not set: nothing is tested against ${what} (.ci/run does)`);
}

const steps = [
  ["format and lint", [bin("@biomejs", "biome", "bin", "biome"), "ci", "--error-on-warnings"]],
  ["types", [bin("typescript", "bin", "tsc")]],
  ["content", [join(root, "portal", "cli", "content-check.ts")]],
  ["catalogue", [join(root, "portal", "cli", "catalogue-check.ts")]],
  ["supply chain", [join(root, "tools", "supply", "main.ts")]],
  ["unit and HTTP tests", [bin("vitest", "vitest.mjs"), "run"]],
];
if (!isFast) {
  steps.push(["build", [join(root, "tools", "build", "main.ts")]]);
  steps.push(["headers of every answer", [join(root, "quality", "policy", "main.ts")]]);
  // The short forms; what the long ones found stands in docs/reliability.md.
  steps.push(["faults", [join(root, "quality", "faults", "main.ts"), "--kills", "3", "--seed", "1"]]);
  // Machines that run tests are shared: how long answers take is judged by npm run soak alone.
  const brief = ["--minutes", "1", "--seed", "1", "--rate", "150", "--untimed"];
  steps.push(["load", [join(root, "quality", "soak", "main.ts"), ...brief]]);
  steps.push(["restarts", [join(root, "quality", "restarts", "main.ts"), "--times", "3"]]);
  steps.push(["backup", [join(root, "quality", "backups", "main.ts")]]);
  // All games would take longer than the rest. In eight days every bot has played, and every game was tried.
  steps.push([
    "browser tests, an eighth of the bots",
    [bin("@playwright", "test", "cli.js"), "test", "--config", join(root, "e2e", "playwright.config.ts")],
    { ROTATE_GAMES: "8" },
  ]);
  steps.push([
    "games that changed, and an eighth of the others",
    [verify, "--check", "--rotate", "8", "--minutes", "2"],
  ]);
}

if (!isFast && !(await ensureChromium())) process.exit(1);

const results = [];
for (const [name, args, settings] of steps) {
  console.log(`\n── ${name}`);
  const from = performance.now();
  const { isGood, said } = await take(args, settings);
  results.push({ name, isGood, said, seconds: (performance.now() - from) / 1000 });
  // Browser tests against a build that failed would tell nothing.
  if (name === "build" && !isGood) break;
}

console.log("\n── summary");
for (const { name, isGood, seconds } of results) {
  console.log(`${isGood ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`);
}
const failed = results.filter(({ isGood }) => !isGood).length + (steps.length - results.length);
console.log(`${steps.length - failed} passed, ${failed} failed`);
for (const { name, said } of results.filter((result) => !result.isGood && result.said)) {
  console.log(`\n── last words of: ${name}\n${said}`);
}
process.exit(failed === 0 ? 0 : 1);

/** Takes a step. Where its output goes to a log, of which often only the end is kept, its last lines are handed back too. */
function take(args, settings) {
  const isLogged = !process.stdout.isTTY;
  const child = spawn(node, args, {
    cwd: root,
    stdio: isLogged ? ["inherit", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...settings },
  });
  let said = "";
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from?.on("data", (bytes) => {
      to.write(bytes);
      said = (said + bytes).split("\n").slice(-30).join("\n");
    });
  }
  return new Promise((resolve) => {
    child.on("close", (status) => resolve({ isGood: status === 0, said: said.trimEnd() }));
  });
}

/** Uses the Chromium that is there; else Debian's through apt when root; else Playwright's own; else says what to install. */
async function ensureChromium() {
  const { findChromium } = await import("@recess/portal/adapters/chromium/chromium.ts");
  if (await findChromium()) return true;
  if (process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Debian's chromium with apt-get …");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-q"], { stdio: "inherit", env });
    spawnSync("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"], {
      stdio: "inherit",
      env,
    });
    if (await findChromium()) return true;
  }
  console.log("Asking Playwright for its own Chromium …");
  spawnSync(node, [bin("playwright-core", "cli.js"), "install", "chromium"], { cwd: root, stdio: "inherit" });
  if (await findChromium()) return true;
  console.error(
    "No Chromium: install one (Debian: apt install chromium) or set CHROMIUM to its path, then run npm test again.",
  );
  return false;
}
