import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { readCommand, requireBrowser } from "@recess/portal/cli/command.ts";
import { openProgress } from "@recess/portal/cli/progress.ts";
import { root } from "@recess/portal/paths.mjs";
import { ensureBuilt } from "@recess/tools/lib/ensure-built.ts";
import type { Figure } from "./figures.ts";
import { fullPace, type Pace, quickPace } from "./pace.ts";
import { type Part, parts } from "./parts.ts";
import { type Accepted, accept, compare } from "./report/compare.ts";
import { performanceDocument, printed, verdictOf } from "./report/report.ts";

const help = `Builds the portal, serves it and measures it. Prints tables and writes docs/performance.md.

  npm run bench                  everything, in about forty minutes on two quiet cores
      --quick                    everything once and briefly; leaves docs/performance.md as it is
      --only <part>              ${Object.keys(parts).join(", ")}; may be given again; leaves docs/performance.md as it is
      --sample <n>               the first frame of n games instead of all; leaves docs/performance.md as it is
      --gate                     fail when a target is missed, or a figure is worse than in bench/accepted.json:
                                 bytes, requests, elements, shifts and ratios, never what depends on the machine
      --accept                   take the figures of this run into bench/accepted.json

Needs a Chromium, and for 1,000,000 games some 4 GB of memory.
Ends with 0, with 1 when --gate fails or a part cannot be measured, with 2 when asked for something unknown.`;

const options = {
  quick: { type: "boolean", default: false },
  only: { type: "string", multiple: true },
  sample: { type: "string" },
  gate: { type: "boolean", default: false },
  accept: { type: "boolean", default: false },
} as const;

const acceptedFile = join(import.meta.dirname, "accepted.json");

process.exitCode = await main();

async function main(): Promise<number> {
  const { values: given, refuse } = readCommand(help, { options });
  const chosen = partsNamed(given.only ?? []);
  if (!chosen) return refuse(`The parts are ${Object.keys(parts).join(", ")}.`);
  const sample = given.sample === undefined ? undefined : Number(given.sample);
  if (sample !== undefined && !(Number.isInteger(sample) && sample > 0))
    return refuse("--sample takes a number of games.");
  await requireBrowser();
  ensureBuilt();
  const pace = given.quick ? quickPace : fullPace;
  const { figures, errors } = await measure(chosen, { ...pace, games: sample ?? pace.games });
  console.log(`\n${printed(figures)}\n`);
  if (errors.length > 0) {
    for (const error of errors) console.error(error);
    console.error("A part could not be measured; nothing was written. --only <part> tries it again.");
    return 1;
  }

  const accepted: Accepted = JSON.parse(await readFile(acceptedFile, "utf8"));
  const { lines, isPassed } = verdictOf(figures, compare(figures, accepted));
  for (const line of lines) console.log(line);
  if (given.accept) await writeFile(acceptedFile, `${JSON.stringify(accept(figures, accepted), null, 2)}\n`);
  if (!given.quick && !given.only && sample === undefined) await writeDocument(figures);
  if (given.gate) console.log(isPassed ? "The gate is passed." : "The gate is not passed.");
  return given.gate && !isPassed ? 1 : 0;
}

/** Measures the parts. One that fails does not lose the figures of the others. */
async function measure(
  chosen: readonly Part[],
  pace: Pace,
): Promise<{ figures: readonly Figure[]; errors: readonly unknown[] }> {
  const progress = openProgress(
    "Measuring",
    chosen.reduce((sum, part) => sum + part.steps(pace), 0),
  );
  const figures: Figure[] = [];
  const errors: unknown[] = [];
  for (const part of chosen)
    try {
      figures.push(...(await part.measure(pace, progress.step)));
    } catch (error) {
      errors.push(error);
    }
  progress.finish(`Measured ${figures.length} figures`);
  return { figures, errors };
}

async function writeDocument(figures: readonly Figure[]): Promise<void> {
  const { games }: { games: unknown[] } = JSON.parse(
    await readFile(join(root, "dist", "catalogue.json"), "utf8"),
  );
  const text = performanceDocument(figures, {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).trim(),
    cores: availableParallelism(),
    games: games.length,
  });
  await writeFile(join(root, "docs", "performance.md"), text);
}

/** All of them where none is named; nothing where one is unknown. */
function partsNamed(names: readonly string[]): Part[] | undefined {
  const known: Readonly<Record<string, Part>> = parts;
  const named = names.length > 0 ? names : Object.keys(known);
  const found = named.flatMap((name) => known[name] ?? []);
  return found.length === named.length ? found : undefined;
}
