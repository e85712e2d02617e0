import type { Figure } from "#quality/bench/figures.ts";
import type { Comparison } from "./compare.ts";
import { sentenceOf } from "./compare.ts";
import { sectionsOf } from "./sections.ts";
import { judge } from "./targets.ts";

/** Where and when a run was measured. */
export type Occasion = {
  readonly date: string;
  readonly commit: string;
  readonly cores: number;
  readonly games: number;
};

/** Report for the terminal. */
export function printed(figures: readonly Figure[]): string {
  return sectionsOf(figures)
    .map(({ title, table }) => `${title}\n${table}`)
    .join("\n\n");
}

/** `docs/performance.md`, whole. */
export function performanceDocument(
  figures: readonly Figure[],
  { date, commit, cores, games }: Occasion,
): string {
  const sections = sectionsOf(figures).map(
    ({ title, words, table }) => `## ${title}\n\n${words}\n\n${table}\n`,
  );
  return `# Performance

Written by \`npm run bench\` on ${date}, at ${commit}, on a machine with ${cores} cores, with ${games} games unless a table says otherwise. Do not edit: run it again.

Figures are medians of interleaved runs, ratios too. Bytes, requests, elements, shifts and ratios are the portal's; times, rates and memory
are also the machine's, and only good to be held against each other. \`npm run bench -- --gate\` fails when one of the former misses its
target or is worse than in \`quality/bench/accepted.json\`; \`npm run bench -- --accept\` takes this run's as the new ones. \`quality/bench/main.ts\` shows the way in.

${sections.join("\n")}`;
}

export type Verdict = { readonly lines: readonly string[]; readonly isPassed: boolean };

/** Verdict of the gate. Targets and figures that depend on the machine are told, and never fail it. */
export function verdictOf(figures: readonly Figure[], { worse, better, gone }: Comparison): Verdict {
  const missed = judge(figures).filter(({ isMet }) => !isMet);
  const gated = missed.filter(({ isGated }) => isGated);
  return {
    lines: [
      ...missed.map(
        ({ what, isGated }) => `Target missed: ${what}${isGated ? "" : " (depends on the machine)"}`,
      ),
      ...worse.map((change) => sentenceOf(change)),
      ...gone.map((name) => `${name}: was accepted once, and is not measured any more`),
      ...better.map((change) => sentenceOf(change)),
    ],
    isPassed: gated.length === 0 && worse.length === 0 && gone.length === 0,
  };
}
