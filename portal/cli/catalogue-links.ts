import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { readCatalogueSources } from "#adapters/files/catalogue-files.ts";
import { probeLink } from "#adapters/http/link-probe.ts";
import { isGood, linkStates } from "#domain/catalogue/links/link.ts";
import { checkLinks } from "#server/links/check-links.ts";
import { readCommand } from "./command.ts";
import { linksPage } from "./links/links-page.ts";
import { framingOfAll, withFraming } from "./links/write-framing.ts";
import { openProgress } from "./progress.ts";

const help = `Asks the site of every external game whether it is still there, and whether it lets itself be shown in a frame.

  npm run catalogue:links                  looks, and writes reports/links.html
      --write                              also keeps what was learnt of frames in catalogue/*.json
      --folder <folder>                    the portal's folder; where you stand when left out
      --at-once 8                          questions under way at the same time, one per host
      --gap 1000                           milliseconds between two questions to one host
      --patience 15                        seconds to wait for an answer
      --retries 2                          how often to ask a slow or broken site again
      --private-host <host:port>           asks this one although it is in a private network; may be repeated

Ends with 0 when every game is there, 1 when one is not, 2 when asked for something unknown.`;

const options = {
  write: { type: "boolean", default: false },
  folder: { type: "string" },
  "at-once": { type: "string", default: "8" },
  gap: { type: "string", default: "1000" },
  patience: { type: "string", default: "15" },
  retries: { type: "string", default: "2" },
  "private-host": { type: "string", multiple: true, default: [] as string[] },
} as const;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, refuse } = readCommand(help, { options });
  const numbers = [values["at-once"], values.gap, values.patience, values.retries];
  if (!numbers.every((text) => /^\d{1,6}$/.test(text)) || values["at-once"] === "0") return refuse();
  const root = values.folder ?? process.cwd();
  const { games, files } = await readCatalogueSources(root);
  const external = games.filter(({ gameType }) => gameType === "external");
  const addresses = [...new Set(external.flatMap(({ servers }) => servers))];

  const progress = openProgress("Asking", addresses.length);
  const reports = await checkLinks(addresses, {
    probe: (address) =>
      probeLink(address, {
        timeoutMs: Number(values.patience) * 1000,
        privateHosts: values["private-host"],
      }),
    queue: {
      concurrency: Number(values["at-once"]),
      delayMs: Number(values.gap),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    retries: Number(values.retries),
    step: progress.step,
  });
  const all = [...reports.values()];
  for (const { address, state, detail } of all.filter((report) => !isGood(report)))
    console.error(`${address}: ${state}: ${detail}`);
  const counts = linkStates.map(
    (state) => `${all.filter((report) => report.state === state).length} ${state}`,
  );
  progress.finish(`${all.length} addresses asked: ${counts.join(", ")};`);

  const page = join(root, "reports", "links.html");
  await mkdir(join(root, "reports"), { recursive: true });
  await writeFile(page, linksPage(external, reports));
  console.log(`The report is ${relative(process.cwd(), page)}`);
  if (values.write) await writeFraming();
  return all.every(isGood) ? 0 : 1;

  async function writeFraming(): Promise<void> {
    const framings = new Map(external.map(({ path, servers }) => [path, framingOfAll(servers, reports)]));
    const lists = new Set(files.filter((_, at) => games[at]?.gameType === "external"));
    for (const list of lists) {
      const before = await readFile(join(root, list), "utf8");
      const after = withFraming(before, (path) => framings.get(path));
      if (after !== before) await writeFile(join(root, list), after);
    }
  }
}
