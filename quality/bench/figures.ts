import { median } from "#quality/lib/statistics.ts";

/**
 * Unit of a figure. `times` is the cost as a multiple of another (less is better), `of control` as a part of the control page's,
 * `share` the part of the best that is possible (more is better).
 */
export type Unit =
  | "bytes"
  | "requests"
  | "nodes"
  | "shift"
  | "times"
  | "of control"
  | "share"
  | "runs"
  | keyof typeof machineUnits;

/** Units whose figures depend on the machine and on what else runs on it. */
const machineUnits = {
  ms: "time",
  "ms CPU": "work",
  "s CPU": "work",
  "% of a core": "work",
  "per second": "rate",
  // How much a second process adds is up to the cores, and to what else wants them.
  "of one process": "rate",
  rooms: "rate",
  MB: "memory",
  KB: "memory",
  // Of a trace: a page that comes in more pieces is laid out more often.
  events: "count",
} as const;

/** A measured value. `name` says what was measured, from the wide to the narrow: `browser/list/script`. */
export type Figure = { readonly name: string; readonly unit: Unit; readonly value: number };

export function figure(name: string, unit: Unit, value: number): Figure {
  return { name, unit, value };
}

/** Whether a figure is the same on every machine. Only such figures are gated. */
export function isPortable({ unit }: Pick<Figure, "unit">): boolean {
  return !(unit in machineUnits);
}

export function isMoreBetter(unit: Unit): boolean {
  return unit === "share" || unit === "per second" || unit === "of one process" || unit === "rooms";
}

/** Median of each figure over several runs. A figure that not every run has is the median of those that do. */
export function medians(runs: readonly (readonly Figure[])[]): Figure[] {
  const byName = Map.groupBy(runs.flat(), ({ name }) => name);
  return [...byName.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, value: median(same.map(({ value }) => value)) }] : [];
  });
}

/** Formats a figure with its unit, with as many digits as mean something. */
export function shown({ unit, value }: Pick<Figure, "unit" | "value">): string {
  switch (unit) {
    case "bytes":
      if (value === 0) return "0";
      return value < 1000 ? `${value} B` : `${digits(value / 1000)} KB`;
    case "times":
    case "of one process":
      return `${value.toFixed(2)} ×`;
    case "of control":
    case "share":
      return value.toFixed(2);
    case "shift":
      return value === 0 ? "0" : value.toFixed(3);
    case "requests":
    case "nodes":
    case "runs":
    case "events":
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
