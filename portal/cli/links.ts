import { operatorGames } from "#adapters/files/operator-games.ts";
import { isGood, linkStates } from "#domain/catalogue/links/link.ts";
import type { LinkCheck } from "#domain/catalogue/links/link-checks.ts";
import { withCommands } from "#paths.mjs";
import { type Config, readConfig } from "#server/config.ts";
import { portalLinkChecks } from "#server/links/portal-link-checks.ts";
import { catalogueNow } from "#server/portal.ts";
import { failWith, readCommand } from "./command.ts";
import { missingData } from "./data-folder.ts";
import { noteInJournal } from "./journal/note.ts";
import { openProgress } from "./progress.ts";

const help = `Asks the sites of the external games that this portal lists whether they are still there, as the desk does. Works while the portal
runs. Every process and the desk see the progress and the result, which is DATA_DIR/links.json.

  npm run links                            asks all of them; Ctrl+C stops, and what was found stays
      --mine                               only those of your own games
      --private-host <host:port>           asks this one although it is in a private network; may be repeated
  npm run links -- show                    what the last check found, or how far one is
  npm run links -- stop                    stops a check that runs, also one that the desk began

Ends with 0 when every game is there, 1 when one is not or a check runs already, 2 when asked for something unknown.`;

const options = {
  mine: { type: "boolean", default: false },
  "private-host": { type: "string", multiple: true, default: [] as string[] },
} as const;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals, refuse } = readCommand(help, { options, allowPositionals: true });
  const [verb = "check", ...more] = positionals;
  if (!["check", "show", "stop"].includes(verb) || more.length > 0) return refuse();
  const config = readConfig(process.env);
  if ("mistakes" in config) return refuse(config.mistakes.join("\n"));
  const missing = missingData(config);
  if (missing) return failWith(missing);
  if (verb === "check") return check(config, values.mine, values["private-host"]);
  const checks = portalLinkChecks({
    dataDir: config.dataDir,
    games: () => [],
    now: () => new Date(),
    onFailure: () => undefined,
  });
  const last = await checks.last();
  if (verb === "show") return last ? show(last) : failWith("No links were checked yet.");
  if (!last || last.finishedAt) return failWith("No check is running.");
  await checks.stop();
  await noteInJournal("links.stop", "external games");
  console.log("The check stops.");
  return 0;
}

async function check(config: Config, isMine: boolean, privateHosts: readonly string[]): Promise<number> {
  const games = isMine
    ? (await operatorGames(config.dataDir).read()).games
    : (await catalogueNow(config))?.games;
  if (!games) return failWith(withCommands("Nothing is built yet. Run npm start once."));
  let progress: ReturnType<typeof openProgress> | undefined;
  const failures: unknown[] = [];
  const checks = portalLinkChecks({
    dataDir: config.dataDir,
    games: () => games,
    privateHosts,
    now: () => new Date(),
    onFailure: (error) => void failures.push(error),
    onProgress(address, _, total) {
      progress ??= openProgress("Asking", total);
      progress.advance(address);
    },
  });
  if (!(await checks.start()))
    return failWith(withCommands("A check is running already: npm run links -- show, or -- stop."));
  await noteInJournal("links.check", isMine ? "games of the operator" : "external games");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void checks.stop());
  await checks.finished();
  const [failure] = failures;
  if (failure !== undefined) throw failure;
  const last = await checks.last();
  const { done = 0 } = last ?? {};
  progress?.finish(`${done} ${done === 1 ? "address" : "addresses"} asked`);
  return last ? show(last) : 1;
}

/** Prints what a check found, and gives the exit status. */
function show({ reports, done, total, isStopped, finishedAt, startedAt }: LinkCheck): number {
  const state = finishedAt ? (isStopped ? "stopped" : "finished") : "running";
  const counts = linkStates
    .map((each) => [each, reports.filter((report) => report.state === each).length] as const)
    .flatMap(([each, number]) => (number > 0 ? [`${number} ${each}`] : []));
  const time = startedAt.toISOString().slice(0, 16).replace("T", " ");
  console.log(
    `Check of ${time} UTC, ${state}: ${done} of ${total}${counts.length > 0 ? `; ${counts.join(", ")}` : ""}`,
  );
  const bad = reports.filter((report) => !isGood(report));
  for (const { address, state: found, detail } of bad) console.log(`  ${address}: ${found}, ${detail}`);
  return bad.length === 0 ? 0 : 1;
}
