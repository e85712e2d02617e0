import { spawn } from "node:child_process";
import { appendFile, mkdir, mkdtempDisposable, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { compileCacheDir, root } from "@recess/portal/paths.mjs";
import { startRequestLoop } from "@recess/portal/testing/request-loop.ts";
import { type RunningPortal, startPortal } from "@recess/portal/testing/running-portal.ts";
import { becomesTrue } from "#quality/lib/becomes-true.ts";
import { listedGames } from "#quality/lib/built-site.ts";

const help = `Fills a built portal of its own with an account, a session, counts and an added game, backs it up under traffic, destroys it,
brings it back and looks whether everything is there. Then it spoils the backup and sees it refused.

  npm run backup:check
      --forget <what>     leaves out database, data or nothing before it is brought back, to see that this is noticed

With TEST_DATABASE_URL the portal keeps its tables in that PostgreSQL, in a database of its own.
Ends with 0 when everything came back, 1 when something did not, 2 when asked for something unknown.`;

const email = "ada@example.org";
const password = "correct horse battery";
const game = { slug: "own-game", words: "a game of the operator's own" };

/** For what takes a portal two to five seconds: far more than that, also on a busy machine. */
const TIMEOUT_MS = 60_000;

process.exitCode = await main();

async function main(): Promise<number> {
  const options = { forget: { type: "string", default: "nothing" } } as const;
  const { values: given, refuse } = readCommand(help, { options });
  if (!["nothing", "database", "data"].includes(given.forget)) return refuse();
  await using dir = await mkdtempDisposable(join(tmpdir(), "recess-backup-check-"));
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) return await check(dir.path, given.forget, "");
  return await withDatabase(server, (url) => check(dir.path, given.forget, url));
}

/** Where the check keeps its portal, and how it runs an operator's commands against it. */
type Setup = {
  readonly dir: string;
  readonly dataDir: string;
  readonly backup: string;
  readonly databaseUrl: string;
  start(): Promise<RunningPortal>;
  readonly command: Command;
};

async function check(dir: string, forget: string, databaseUrl: string): Promise<number> {
  const setup = setUp(dir, databaseUrl);
  const progress = openProgress("Backup", 6);
  const mistakes: string[] = [];
  const note = (found: readonly string[]) => void mistakes.push(...found);

  let portal = await progress.step("a portal with people and games", () => fillPortal(setup));
  try {
    const cookie = await signIn(portal);
    await progress.step("a backup under traffic", async () => note(await backUp(setup, portal)));
    await progress.step("the end of everything", async () => {
      await portal.close();
      await rm(setup.dataDir, { recursive: true });
      if (databaseUrl) await clearDatabase(databaseUrl);
    });
    await progress.step("restore", async () => {
      await restore(setup, forget);
      portal = await setup.start();
    });
    await progress.step("what came back", async () => note(await lostParts(setup, portal, cookie)));
    await portal.close();
    await progress.step("a spoiled backup", async () => note(await restoreSpoiled(setup)));
  } finally {
    await portal.close();
  }
  progress.finish(
    mistakes.length === 0 ? "Everything came back" : `${mistakes.length} things did not come back`,
  );
  for (const mistake of mistakes) console.error(mistake);
  return mistakes.length === 0 ? 0 : 1;
}

function setUp(dir: string, databaseUrl: string): Setup {
  const dataDir = join(dir, "data");
  const settings = { DATABASE_URL: databaseUrl, NODE_COMPILE_CACHE: compileCacheDir };
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  return {
    dir,
    dataDir,
    backup: join(dir, "backup"),
    databaseUrl,
    start: () => startPortal({ dataDir, settings }),
    command: (file, args, typed = "") => run(join(root, file), args, env, typed),
  };
}

/** Starts a portal that has an account and a game of its operator's. */
async function fillPortal({ dir, start, command }: Setup): Promise<RunningPortal> {
  const portal = await start();
  const folder = join(dir, game.slug);
  await mkdir(folder);
  await writeFile(join(folder, "index.html"), `<!doctype html><title>Own</title><p>${game.words}</p>`);
  await command("portal/cli/user.ts", ["add", email], `${password}\n`);
  await command("portal/cli/games.ts", ["add", folder, "--no-browser", "--name", "Own game"]);
  const isListed = async () => (await ownGame(portal)) !== undefined;
  if (!(await becomesTrue(isListed, TIMEOUT_MS))) throw new Error("The added game was never listed.");
  return portal;
}

/** Backs up while visitors come. Returns what went wrong for them. */
async function backUp({ backup, command }: Setup, portal: RunningPortal): Promise<string[]> {
  const visitors = startRequestLoop({ url: `${portal.origin}/play`, newConnections: 1, keepAlive: 2 });
  await sendLaunch(portal);
  // Counts are written in batches, every few seconds.
  if (!(await becomesTrue(() => isCounted(command), TIMEOUT_MS)))
    throw new Error("The launch was never counted.");
  await command("portal/cli/backup.ts", ["--to", backup]);
  const { failures } = await visitors.stop();
  return failures.size === 0 ? [] : [`visitors were turned away: ${[...failures.keys()]}`];
}

async function restore({ backup, dataDir, databaseUrl, command }: Setup, forget: string): Promise<void> {
  await command("portal/cli/restore.ts", ["--from", backup]);
  if (forget === "data") await rm(join(dataDir, "games"), { recursive: true });
  if (forget === "database") {
    await rm(join(dataDir, "recess.sqlite"), { force: true });
    if (databaseUrl) await clearDatabase(databaseUrl);
  }
}

/** What the restored portal lacks. */
async function lostParts({ command }: Setup, portal: RunningPortal, cookie: string): Promise<string[]> {
  const played = await fetch(`${portal.origin}/assets/html5/${game.slug}/`);
  const parts = {
    "the session is gone": await isSignedIn(portal, cookie),
    "the account is gone": await signIn(portal).then(Boolean, () => false),
    "the counts are gone": await isCounted(command),
    "the added game is not listed": (await ownGame(portal)) !== undefined,
    "the added game is not served": (await played.text()).includes(game.words),
  };
  return Object.entries(parts).flatMap(([mistake, isThere]) => (isThere ? [] : [mistake]));
}

/** Changes a file of the backup, and returns a mistake unless the restore refuses it. */
async function restoreSpoiled({ backup, command }: Setup): Promise<string[]> {
  await appendFile(join(backup, "data", "session-secret"), "x");
  const answer = await command("portal/cli/restore.ts", ["--from", backup]).catch(
    (error: Error) => error.message,
  );
  const isRefused = answer.includes("session-secret is not what was backed up");
  return isRefused ? [] : [`it was not refused: ${answer}`];
}

/** Runs a command as an operator does. */
async function run(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  typed: string,
): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], { env });
  child.stdin.end(typed);
  const [out, complaint, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once("close", resolve)),
  ]);
  if (status !== 0) throw new Error(`${file} ${args.join(" ")} ended with ${status}: ${out}${complaint}`);
  return out;
}

async function signIn({ origin }: RunningPortal): Promise<string> {
  const body = new URLSearchParams({ email, password });
  const answer = await fetch(`${origin}/login`, { method: "POST", body, redirect: "manual" });
  if (answer.status !== 303) throw new Error(`signing in was answered with ${answer.status}`);
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

async function isSignedIn({ origin }: RunningPortal, cookie: string): Promise<boolean> {
  return (await (await fetch(`${origin}/articles`, { headers: { cookie } })).text()).includes("Sign out");
}

async function ownGame({ origin }: RunningPortal) {
  return (await listedGames(origin)).find(({ name }) => name === "Own game");
}

/** Sends the beacon of a launch. */
async function sendLaunch(portal: RunningPortal): Promise<void> {
  const body = JSON.stringify({ game: (await ownGame(portal))?.path });
  await fetch(`${portal.origin}/beacon`, { method: "POST", body });
}

type Command = (file: string, args: readonly string[], typed?: string) => Promise<string>;

async function isCounted(command: Command): Promise<boolean> {
  return /Own game/.test(await command("portal/cli/stats.ts", []));
}

async function withDatabase<T>(server: string, use: (url: string) => Promise<T>): Promise<T> {
  const url = new URL(server);
  url.pathname = `backup_check_${process.pid}`;
  const name = url.pathname.slice(1);
  await query(server, `create database ${name}`);
  try {
    return await use(url.href);
  } finally {
    await query(server, `drop database ${name} with (force)`);
  }
}

function clearDatabase(url: string): Promise<void> {
  return query(url, "drop schema public cascade; create schema public");
}

async function query(url: string, sql: string): Promise<void> {
  const { Client } = (await import("pg")).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
