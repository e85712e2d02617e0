import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@recess/portal/paths.mjs";
import { portalVersion } from "@recess/portal/server/portal-version.ts";
import { type DebianMachine, startDebian } from "#quality/walk/bare-debian/debian-machine.ts";
import {
  type DocumentedStep,
  documentedSteps,
  packageLines,
} from "#quality/walk/bare-debian/documented-steps.ts";
import { expect, NEXT_VERSION, type Walk } from "#quality/walk/walk.ts";
import { archiveIn, unpackNext } from "./archive.ts";

/** What has to be true after each section of docs/first-site.md, as a line of JavaScript that the release's own Node runs. */
const truths: readonly string[] = [
  `(await ask("/")).includes("<html")`,
  `(await ask("/")).includes("Break Time")`,
  `(await ask("/catalogue.json")).includes("my-game/")`,
  `(await ask("/catalogue.json")).includes("my-game/")`,
  `fs.readFileSync("/srv/mirrors/arcade/index.html", "utf8").includes("Break Time")`,
  `/"database":\\s*"up".*"redis":\\s*"up"/s.test(await ask("/readyz"))`,
];
/** From the archive to the site. */
const MAX_FIRST_SECONDS = 300;
const TIMEOUT_MS = 20_000;

/** Runs the commands of docs/first-site.md as they stand there, on a bare Debian, and times them. */
export async function walkThePage(walk: Walk): Promise<void> {
  const page = readFileSync(join(root, "docs", "first-site.md"), "utf8");
  const steps = documentedSteps(page, { first: portalVersion(), next: NEXT_VERSION });
  expect(walk, steps.length === truths.length, "docs/first-site.md has other sections than are tried");
  const dir = join(walk.dir, "debian-machine");
  await mkdir(dir);
  await packNext(walk);
  await using stack = new AsyncDisposableStack();
  const startedAt = performance.now();
  const machine = await startDebian(stack, { dir, releases: walk.made, install: packageLines(steps) });
  if ("obstacle" in machine) {
    console.log(`SKIPPED docs/first-site.md on a bare Debian: ${machine.obstacle}`);
    return;
  }
  const installSeconds = secondsSince(startedAt);
  machine.run(
    "mkdir -p /srv/my-game && echo '<!doctype html><title>Mine</title><p>Mine' > /srv/my-game/index.html",
  );
  for (const [at, step] of steps.entries()) {
    const seconds = follow(walk, machine, step, truths[at] ?? "false");
    console.log(`  ${at + 1}. ${step.heading}: ${seconds.toFixed(1)} s`);
    if (at === 0)
      expect(
        walk,
        seconds + installSeconds < MAX_FIRST_SECONDS,
        "the first section takes more than five minutes",
      );
  }
  expectCaddyfile(walk, machine);
  console.log(`  Debian and all packages: ${installSeconds.toFixed(1)} s`);
}

function follow(
  walk: Walk,
  machine: DebianMachine,
  { heading, script }: DocumentedStep,
  truth: string,
): number {
  const startedAt = performance.now();
  const done = machine.run(script);
  const found = done.status === 0 ? machine.run(checkOf(truth)) : done;
  const logs = () => machine.run("tail -n 20 /run/*.log").output;
  expect(
    walk,
    found.status === 0,
    `docs/first-site.md, ${heading}:\n${done.output}\n${found.output}\n${logs()}`,
  );
  return secondsSince(startedAt);
}

/** Caddy's configuration beside the compose file, which needs a registry of images to be started as a whole. */
function expectCaddyfile(walk: Walk, machine: DebianMachine): void {
  const file = "/opt/recess/current/containers/Caddyfile";
  const { status, output } = machine.run(
    `SITE_HOST=games.example.org caddy validate --config ${file} --adapter caddyfile`,
  );
  expect(walk, status === 0, `Caddy refuses containers/Caddyfile: ${output}`);
}

/** Shell line that asks the site by its name, over TLS, until this is true. */
function checkOf(truth: string): string {
  const code = `
    const ask = async (path) => (await fetch("https://games.example.org" + path)).text();
    const until = Date.now() + ${TIMEOUT_MS};
    const isTrue = async () => ${truth};
    while (!(await isTrue().catch((error) => console.error(error.cause ?? error)))) {
      if (Date.now() > until) process.exit(1);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }`;
  const quoted = `'${code.replaceAll("'", "'\\''")}'`;
  const authority = "/root/.local/share/caddy/pki/authorities/local/root.crt";
  return `NODE_EXTRA_CA_CERTS=${authority} /opt/recess/current/runtime/node --input-type=module -e "import fs from 'node:fs';"${quoted}`;
}

/** Packs the later version as an archive, which the page's upgrade unpacks. */
async function packNext(walk: Walk): Promise<void> {
  const staging = join(walk.dir, "next-archive");
  await unpackNext(walk, staging);
  const name = (await archiveIn(walk.made)).replace(portalVersion(), NEXT_VERSION);
  spawnSync("tar", ["-C", staging, "--owner=0", "--group=0", "-czf", name, `recess-${NEXT_VERSION}`]);
  await rm(staging, { recursive: true });
}

const secondsSince = (from: number) => (performance.now() - from) / 1000;
