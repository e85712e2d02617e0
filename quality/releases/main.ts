import { spawnSync } from "node:child_process";
import { mkdir, mkdtempDisposable, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readCommand } from "@recess/portal/cli/command.ts";
import { portalVersion } from "@recess/portal/cli/portal-version.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { root } from "@recess/portal/paths.mjs";
import { freePortPair } from "@recess/portal/testing/free-port.ts";
import { startRequestLoop } from "@recess/portal/testing/request-loop.ts";
import { wrongFiles } from "./served-files.ts";
import { makePath, stop, type UnpackedRelease, unpack, unpackedRelease } from "./unpacked-release.ts";

const help = `Makes a release, unpacks it where there is neither Node nor a node_modules folder, and uses it as an operator does: starts it, asks for
pages and games, adds an account and a game, checks words, makes a backup, upgrades to another folder under traffic, and goes back.

  npm run release:check

Ends with 0 when all of it works, 1 when something does not, 2 when asked for something unknown.`;

const nextVersion = "999.0.0";
const mistakes: string[] = [];

readCommand(help, {});
await using dir = await mkdtempDisposable(join(tmpdir(), "recess-release-"));
const made = join(dir.path, "made");
const opt = join(dir.path, "opt");
const dataDir = join(opt, "recess-data");
const port = await freePortPair();
const origin = `http://127.0.0.1:${port}`;
const progress = openProgress("Release", 6);

await progress.step("archive", makeRelease);
const env = {
  PATH: await makePath(join(dir.path, "bin")),
  PORT: `${port}`,
  HOST: "127.0.0.1",
  CHROMIUM: "/none",
};
const archives = (await readdir(made)).filter((name) => name.endsWith(".tar.gz"));
const archive = join(made, archives.find((name) => !name.includes("browser-tools")) ?? "");
const release = unpackedRelease(join(opt, `recess-${portalVersion()}`), env);
const next = unpackedRelease(join(opt, `recess-${nextVersion}`), env);
await mkdir(opt);
unpack(archive, opt);
await progress.step("commands before the first start", tryRefusals);
let portal = await release.start();
try {
  await progress.step(
    "pages, games and files",
    async () => void mistakes.push(...(await wrongFiles(origin))),
  );
  await progress.step("an operator's day", useCommands);
  await progress.step("an upgrade under traffic", upgrade);
  await stop(portal);
  await progress.step("the way back", goBack);
} finally {
  await stop(portal);
}
progress.finish(mistakes.length === 0 ? "The release works," : `${mistakes.length} mistakes`);
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length === 0 ? 0 : 1;

/** The command refuses a release that is too large. */
async function makeRelease(): Promise<void> {
  const { status } = spawnSync(
    process.execPath,
    [join(root, "tools", "release", "main.ts"), "--to", made, "--quick"],
    {
      stdio: "inherit",
    },
  );
  const sums = spawnSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: made, stdio: "inherit" });
  if (status !== 0 || sums.status !== 0) throw new Error("No release was made.");
}

async function tryRefusals(): Promise<void> {
  await expectRun(release, ["--help"], 0, "./recess start");
  await expectRun(release, ["version"], 0, portalVersion());
  await expectRun(release, ["gmes", "list"], 2, 'There is no command "gmes list"');
  await expectRun(release, ["user", "--help"], 0, "./recess user add <email>");
  await expectRun(release, ["user", "list"], 1, dataDir);
  await expectRun(release, ["restart"], 3, "./recess start");
}

async function useCommands(): Promise<void> {
  const game = join(dir.path, "own-game");
  await mkdir(game);
  await writeFile(join(game, "index.html"), "<!doctype html><title>Own</title><p>Own");
  await expectRun(
    release,
    ["user", "add", "ada@example.org"],
    0,
    "Added ada@example.org",
    "a long password\n",
  );
  await expectRun(release, ["games", "add", game], 0, "No Chromium was found");
  await expectRun(release, ["games", "list"], 0, "own-game/");
  await expectRun(release, ["content", "check"], 0, "no mistakes");
  await mkdir(join(dataDir, "content"));
  await writeFile(join(dataDir, "content", "site.yaml"), "name: Break Time\n");
  await expectRun(release, ["content", "check"], 0, "Break Time");
  await expectRun(release, ["settings"], 0, dataDir);
  for (const command of ["stats", "reports"]) await expectRun(release, [command], 0, "");
  await expectRun(release, ["backup", "--to", join(dir.path, "backup")], 0, "SQLite");
}

/** Unpacks the same release under another version, and deletes the old one after it has taken over. */
async function upgrade(): Promise<void> {
  const unpacked = join(dir.path, "next");
  await mkdir(unpacked);
  unpack(archive, unpacked);
  await rename(join(unpacked, `recess-${portalVersion()}`), next.folder);
  await writeFile(
    join(next.folder, "package.json"),
    JSON.stringify({ name: "recess", version: nextVersion, type: "module" }),
  );
  const visitors = startRequestLoop({ url: `${origin}/`, newConnections: 1, keepAlive: 1 });
  await writeFile(join(release.folder, "dist", "client", "assets", "of-an-open-page.js"), "old");
  await expectRun(next, ["restart"], 0, "All processes are new");
  if (!(await fetch(`${origin}/assets/of-an-open-page.js`)).ok)
    mistakes.push("a page that was open before the upgrade cannot load its scripts");
  const { failures } = await visitors.stop();
  if (failures.size > 0) mistakes.push(`visitors were turned away: ${[...failures.keys()]}`);
  await rename(release.folder, join(dir.path, "old"));
  mistakes.push(...(await wrongFiles(origin)).map((mistake) => `after the upgrade, ${mistake}`));
  await rename(join(dir.path, "old"), release.folder);
}

/** A version meets the database of a later one, and a backup from before. */
async function goBack(): Promise<void> {
  const database = new DatabaseSync(join(dataDir, "recess.sqlite"));
  database.exec("insert into migration (name, applied_at) values ('9999-from-the-future.sql', 0)");
  database.close();
  await expectRun(release, ["start"], 1, "9999-from-the-future.sql");
  await expectRun(release, ["restore", "--from", join(dir.path, "backup")], 0, "Back to");
  await rm(next.folder, { recursive: true });
  portal = await release.start();
  await expectRun(release, ["user", "list"], 0, "ada@example.org");
}

async function expectRun(
  { run }: UnpackedRelease,
  words: readonly string[],
  status: number,
  contains: string,
  input?: string,
): Promise<void> {
  const result = await run(words, input);
  if (result.status === status && result.output.includes(contains)) return;
  mistakes.push(
    `./recess ${words.join(" ")}: ended with ${result.status} instead of ${status}, "${contains}" expected:\n${result.output}`,
  );
}
