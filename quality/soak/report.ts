import type { Latency, Told } from "#quality/lib/load/recorder.ts";
import { kinds } from "#quality/lib/load/traffic.ts";
import { isToldEnough, memoryLimits } from "./judge.ts";
import type { Soaked } from "./soak.ts";

/** The figures of a run as Markdown, for the terminal and the docs alike. */
export function soakReport(soaked: Soaked, { seed, minutes }: { seed: number; minutes: number }): string {
  const { capacity, rate, soak, rush, slopes, others } = soaked;
  const limits = memoryLimits(slopes.minutes);
  return [
    `\`npm run soak -- --minutes ${minutes} --seed ${seed}\`: ${verdict(soaked)}`,
    "",
    `Asked as fast as it answers: ${round(capacity)} requests a second. Soaked at ${round(rate)} for ${round(soak.seconds)} s:`,
    `${spreadOf(soak.quiet)} in the ${round((soak.quietSeconds / soak.seconds) * 100)} % of the time in which the machine was ours;`,
    `${spreadOf(soak.all)} in all of it.`,
    `Memory: heap ${perMinute(slopes.heap)} (at most ${perMinute(limits.heap)}), RSS ${perMinute(slopes.rss)} (at most ${perMinute(limits.rss)}).`,
    ...(others === undefined ? [] : [`Others took ${round(others * 100)} % of the machine.`]),
    "",
    ...table(soak),
    "",
    `Twice ${round(capacity)} requests a second for ${round(rush.seconds)} s:`,
    "",
    ...table(rush),
  ].join("\n");
}

function verdict({ failures, soak }: Soaked): string {
  if (failures.length > 0) return "did not hold";
  return isToldEnough(soak) ? "held" : "held, as far as a machine that others used can tell";
}

function spreadOf({ median, p99 }: Latency): string {
  return `p99 ${ms(p99)}, median ${ms(median)}, ${(p99 / median).toFixed(1)} times,`;
}

function table(told: Told): string[] {
  const rows = kinds
    .map((kind) => ({ kind, ...told.kinds[kind] }))
    .filter(({ good, shed, late, bad }) => good + shed + late + bad > 0)
    .map(
      ({ kind, good, shed, late, bad, median, p99, max }) =>
        `| ${kind} | ${good} | ${shed} | ${late + bad} | ${ms(median)} | ${ms(p99)} | ${ms(max)} |`,
    );
  return [
    "| kind | answered | refused | failed | median | p99 | slowest |",
    "|---|---|---|---|---|---|---|",
    ...rows,
  ];
}

const round = (number: number) => `${Math.round(number)}`;
const ms = (number: number) => `${number < 10 ? number.toFixed(1) : Math.round(number)} ms`;
const perMinute = (megabytes: number) => `${megabytes.toFixed(2)} MB a minute`;
