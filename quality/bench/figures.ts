import { median } from "#quality/lib/statistics.ts";

/**
 * What is measured, and in what. `times` is how much more than something else it costs (less is better), `share` how near it comes
 * to the best that there can be (more is better).
 */
export type Unit =
  | "bytes"
  | "requests"
  | "nodes"
  | "shift"
  | "times"
  | "share"
  | "runs"
  | keyof typeof ofMachine;

/** The same page on a faster machine gives other figures here, and so does a neighbour that keeps the machine busy. */
const ofMachine = {
  ms: "time",
  "ms CPU": "work",
  "s CPU": "work",
  "% of a core": "work",
  "per second": "rate",
  MB: "memory",
  KB: "memory",
} as const;

/** `name` says what was measured, from the wide to the narrow: `browser/list/script`. */
export type Figure = { readonly name: string; readonly unit: Unit; readonly value: number };

export function figure(name: string, unit: Unit, value: number): Figure {
  return { name, unit, value };
}

/** Whether the figure says something of the portal, wherever it is measured. Only such figures are gated. */
export function isPortable({ unit }: Pick<Figure, "unit">): boolean {
  return !(unit in ofMachine);
}

export function isMoreBetter(unit: Unit): boolean {
  return unit === "share" || unit === "per second";
}

/** Several runs of the same, as one: the median of each figure. A figure that not every run has is the median of those that do. */
export function medians(runs: readonly (readonly Figure[])[]): Figure[] {
  const byName = Map.groupBy(runs.flat(), ({ name }) => name);
  return [...byName.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, value: median(same.map(({ value }) => value)) }] : [];
  });
}

/** For people: as many digits as mean something. */
export function shown({ unit, value }: Pick<Figure, "unit" | "value">): string {
  switch (unit) {
    case "bytes":
      if (value === 0) return "0";
      return value < 1000 ? `${value} B` : `${digits(value / 1000)} KB`;
    case "times":
      return `${value.toFixed(2)} ×`;
    case "share":
      return value.toFixed(2);
    case "shift":
      return value === 0 ? "0" : value.toFixed(3);
    case "requests":
    case "nodes":
    case "runs":
      return value.toLocaleString("en");
    case "% of a core":
      return `${value.toFixed(2)} %`;
    case "per second":
      return `${Math.round(value).toLocaleString("en")}/s`;
    default:
      return `${digits(value)} ${unit}`;
  }
}

function digits(value: number): string {
  if (value === 0) return "0";
  if (value < 1) return value.toFixed(3);
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString("en");
}
