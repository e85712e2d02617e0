import { spawn } from "node:child_process";
import { appendFile, mkdir, mkdtempDisposable, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { compileCacheDir, root } from "@recess/portal/paths.mjs";
import { startRequestLoop } from "@recess/portal/testing/request-loop.ts";
import { type RunningPortal, startPortal } from "@recess/portal/testing/running-portal.ts";
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

async function check(dir: string, forget: string, databaseUrl: string): Promise<number> {
  const dataDir = join(dir, "data");
  const backup = join(dir, "backup");
  const settings = { DATABASE_URL: databaseUrl, NODE_COMPILE_CACHE: compileCacheDir };
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const command = (file: string, args: readonly string[], typed = "") =>
    run(join(root, file), args, env, typed);
  const progress = openProgress("Backup", 6);
  const mistakes: string[] = [];
  const expect = (isRight: boolean, mistake: string) => void (isRight || mistakes.push(mistake));

  let portal = await progress.step("a portal with people and games", async () => {
    const opened = await startPortal({ dataDir, settings });
    const folder = join(dir, game.slug);
    await mkdir(folder);
    await writeFile(join(folder, "index.html"), `<!doctype html><title>Own</title><p>${game.words}</p>`);
    await command("portal/cli/user.ts", ["add", email], `${password}\n`);
    await command("portal/cli/games.ts", ["add", folder, "--no-browser", "--name", "Own game"]);
    return opened;
  });
  try {
    const cookie = await signIn(portal);
    await progress.step("a backup under traffic", async () => {
      const visitors = startRequestLoop({ url: `${portal.origin}/play`, newConnections: 1, keepAlive: 2 });
      await sendLaunch(portal);
      // Counts are written in batches, every few seconds.
      while (!(await isCounted(command))) await sleep(500);
      await command("portal/cli/backup.ts", ["--to", backup]);
      const { failures } = await visitors.stop();
      expect(failures.size === 0, `visitors were turned away: ${[...failures.keys()]}`);
    });
    await progress.step("the end of everything", async () => {
      await portal.close();
      await rm(dataDir, { recursive: true });
      if (databaseUrl) await clearDatabase(databaseUrl);
    });
    await progress.step("restore", async () => {
      await command("portal/cli/restore.ts", ["--from", backup]);
      if (forget === "data") await rm(join(dataDir, "games"), { recursive: true });
      if (forget === "database") {
        await rm(join(dataDir, "recess.sqlite"), { force: true });
        if (databaseUrl) await clearDatabase(databaseUrl);
      }
      portal = await startPortal({ dataDir, settings });
    });
    await progress.step("what came back", async () => {
      expect(await isSignedIn(portal, cookie), "the session is gone");
      expect(await signIn(portal).then(Boolean, () => false), "the account is gone");
      expect(await isCounted(command), "the counts are gone");
      expect((await ownGame(portal)) !== undefined, "the added game is not listed");
      const played = await fetch(`http://127.0.0.1:${portal.playPort}/assets/html5/${game.slug}/`);
      expect((await played.text()).includes(game.words), "the added game is not served");
    });
    await portal.close();
    await progress.step("a spoiled backup", async () => {
      await appendFile(join(backup, "data", "session-secret"), "x");
      const answer = await command("portal/cli/restore.ts", ["--from", backup]).catch(
        (error: Error) => error.message,
      );
      expect(answer.includes("session-secret is not what was backed up"), `it was not refused: ${answer}`);
    });
  } finally {
    await portal.close();
  }
  progress.finish(
    mistakes.length === 0 ? "Everything came back" : `${mistakes.length} things did not come back`,
  );
  for (const mistake of mistakes) console.error(mistake);
  return mistakes.length === 0 ? 0 : 1;
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

type Command = (file: string, args: readonly string[]) => Promise<string>;

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
