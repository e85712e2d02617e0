import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCommand } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { endOnSignal } from "#quality/lib/end-on-signal.ts";
import { makeArchive, unpackRelease } from "./stations/archive.ts";
import { walkThePage } from "./stations/bare-debian.ts";
import { startFirst, tryRefusals } from "./stations/first-start.ts";
import { exportMirrors } from "./stations/mirrors.ts";
import { moveToPostgres } from "./stations/move.ts";
import { addPeopleAndGames } from "./stations/people.ts";
import { openTls } from "./stations/tls.ts";
import { goBack, upgrade } from "./stations/upgrade.ts";
import { changeWords } from "./stations/words.ts";
import { beginWalk, type Walk } from "./walk.ts";

const help = `Walks the way of an operator with a release that it makes: unpacks it where there is neither Node nor a node_modules folder, starts it as an
ordinary user, puts nginx with TLS in front, changes words, adds an account and games, upgrades under traffic and goes back, exports mirrors, and moves
to PostgreSQL, Redis and three processes. Then it runs the commands of docs/first-site.md as they stand there, on a bare Debian in a container.

  npm run walk
      --short     without the bare Debian; compresses little, exports one mirror, does not judge how soon words are shown; npm test runs it so

What nginx, PostgreSQL, Redis, podman and debootstrap are needed for is skipped with one line where they are missing and cannot be installed.
Ends with 0 when all of it works, 1 when something does not, 2 when asked for something unknown.`;

const stations: readonly (readonly [string, (walk: Walk) => Promise<void>])[] = [
  ["an archive", makeArchive],
  ["unpacking", unpackRelease],
  ["commands before the first start", tryRefusals],
  ["the first start: pages, games and files", startFirst],
  ["a site behind TLS", openTls],
  ["words without a build", changeWords],
  ["an account, games, a session", addPeopleAndGames],
  ["an upgrade under traffic", upgrade],
  ["the way back", goBack],
  ["mirrors on a file host", exportMirrors],
  ["PostgreSQL, Redis and three processes", moveToPostgres],
];
/** Takes minutes and the network. */
const longStations: typeof stations = [["docs/first-site.md on a bare Debian", walkThePage]];

const { values } = readCommand(help, { options: { short: { type: "boolean", default: false } } });
process.exitCode = await main(values.short);

async function main(isShort: boolean): Promise<number> {
  await using stack = new AsyncDisposableStack();
  const dir = stack.use(await mkdtempDisposable(join(tmpdir(), "recess-walk-")));
  endOnSignal(stack);
  const walk = await beginWalk(dir.path, stack, { isShort });
  const all = isShort ? stations : [...stations, ...longStations];
  const progress = openProgress("Walk", all.length);
  const { mistakes } = walk;
  try {
    for (const [name, go] of all) await progress.step(name, () => go(walk));
  } catch (error) {
    // What went wrong before says why.
    mistakes.push(`the walk ended early: ${error}`);
  }
  progress.finish(mistakes.length === 0 ? "The whole way works," : `${mistakes.length} mistakes`);
  for (const mistake of mistakes) console.error(mistake);
  return mistakes.length === 0 ? 0 : 1;
}
