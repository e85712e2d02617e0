import type { LoadResult } from "#quality/lib/load/recorder.ts";
import { requestKinds } from "#quality/lib/load/traffic.ts";
import { table } from "#quality/lib/markdown.ts";
import type { Latency } from "#quality/lib/statistics.ts";
import { hasQuietTime, judgedBy, memoryLimits } from "./judge.ts";
import type { Soaked } from "./soak.ts";

/** Report of a soak as Markdown, for the terminal and the docs alike. */
export function soakReport(soaked: Soaked, { seed, minutes }: { seed: number; minutes: number }): string {
  const { capacity, rate, soak, overload, growth, otherLoad, judged } = soaked;
  const limits = memoryLimits(growth.minutes, judged.soak);
  return [
    `\`npm run soak -- --minutes ${minutes} --seed ${seed}\`: ${verdict(soaked)}`,
    "",
    `Asked as fast as it answers: ${round(capacity)} requests a second. Soaked at ${round(rate)} for ${round(soak.seconds)} s:`,
    `${spreadOf(soak.quiet)} in the ${round((soak.quietSeconds / soak.seconds) * 100)} % of the time in which the machine was ours;`,
    `${spreadOf(soak.all)} in all of it.`,
    `Memory: heap ${perMinute(growth.heap)} (at most ${perMinute(limits.heap)}), RSS ${perMinute(growth.rss)} (at most ${perMinute(limits.rss)}).`,
    `Others took ${round(otherLoad * 100)} % of the machine.`,
    `Judged by ${judgedBy[judged.soak]}.`,
    "",
    kindTable(soak),
    "",
    `Twice ${round(capacity)} requests a second for ${round(overload.seconds)} s:`,
    "",
    kindTable(overload),
  ].join("\n");
}

function verdict({ failures, soak, judged }: Soaked): string {
  if (failures.length > 0) return "did not hold";
  return judged.soak === "none" || hasQuietTime(soak)
    ? "held"
    : "held, as far as a machine that others used can tell";
}

function spreadOf({ count, median, p99 }: Latency): string {
  if (count === 0) return "no answers";
  return `p99 ${ms(p99)}, median ${ms(median)}, ${(p99 / median).toFixed(1)} times,`;
}

function kindTable({ kinds }: LoadResult): string {
  const rows = requestKinds
    .map((kind) => ({ kind, ...kinds[kind] }))
    .filter(({ ok, shed, timedOut, failed }) => ok + shed + timedOut + failed > 0)
    .map(({ kind, ok, shed, timedOut, failed, median, p99, max }) => [
      kind,
      ...[ok, shed, timedOut + failed].map(String),
      ...[median, p99, max].map(ms),
    ]);
  return table(["kind", "answered", "refused", "failed", "median", "p99", "slowest"], rows);
}

const round = (number: number) => `${Math.round(number)}`;
const ms = (number: number) => `${number < 10 ? number.toFixed(1) : Math.round(number)} ms`;
const perMinute = (megabytes: number) => `${megabytes.toFixed(2)} MB a minute`;
