import { type Figure, isMoreBetter, isPortable, shown, type Unit } from "#quality/bench/figures.ts";

/** Tolerance of a unit: how much worse a figure may get by noise and by other games on a page. */
export type Tolerance = { readonly percent: number; readonly plus: number };

/** `accepted.json`: the baseline that later runs are compared with. Only figures that are the same on every machine. */
export type Accepted = {
  readonly tolerance: Readonly<Partial<Record<Unit, Tolerance>>>;
  readonly figures: Readonly<Record<string, number>>;
};

/** Difference of a figure from the baseline. */
export type Change = {
  readonly figure: Figure;
  readonly before: number;
  /** In percent of the baseline, infinite where that is 0. Negative is better. */
  readonly worseBy: number;
  /** More than the tolerance allows. */
  readonly isBeyond: boolean;
};

export type Comparison = {
  /** Worst first. */
  readonly worse: readonly Change[];
  readonly better: readonly Change[];
  /** In the baseline, and not measured any more. */
  readonly gone: readonly string[];
};

/** Compares a run with the baseline. Parts that were not measured this time are not missed. */
export function compare(figures: readonly Figure[], accepted: Accepted): Comparison {
  const changes = figures.filter(isPortable).flatMap((figure) => {
    const before = accepted.figures[figure.name];
    return before === undefined ? [] : [changeOf(figure, before, accepted.tolerance[figure.unit])];
  });
  const measured = new Set(figures.map(({ name }) => name));
  const parts = partsOf(figures);
  return {
    worse: changes.filter(({ isBeyond }) => isBeyond).toSorted((a, b) => b.worseBy - a.worseBy),
    better: changes.filter(isClearlyBetter(accepted)).toSorted((a, b) => a.worseBy - b.worseBy),
    gone: Object.keys(accepted.figures).filter((name) => !measured.has(name) && parts.has(partOf(name))),
  };
}

function changeOf(figure: Figure, before: number, tolerance: Tolerance = { percent: 0, plus: 0 }): Change {
  const worse = isMoreBetter(figure.unit) ? before - figure.value : figure.value - before;
  return {
    figure,
    before,
    worseBy: worse === 0 ? 0 : (worse / before) * 100,
    isBeyond: worse > (before * tolerance.percent) / 100 + tolerance.plus,
  };
}

function isClearlyBetter({ tolerance }: Accepted) {
  return ({ figure, before, worseBy }: Change) =>
    worseBy < -(tolerance[figure.unit]?.percent ?? 0) &&
    Math.abs(figure.value - before) > (tolerance[figure.unit]?.plus ?? 0);
}

/** `browser/list/bytes: worse than before by 4.0 % (28.7 KB, was 27.6 KB)` */
export function sentenceOf({ figure, before, worseBy }: Change): string {
  const by = Number.isFinite(worseBy) ? `${Math.abs(worseBy).toFixed(1)} %` : "all of it";
  const way = worseBy > 0 ? "worse" : "better";
  return `${figure.name}: ${way} than before by ${by} (${shown(figure)}, was ${shown({ ...figure, value: before })})`;
}

/** New baseline from a run. Figures of parts that were not measured stay as they were. */
export function accept(figures: readonly Figure[], accepted: Accepted): Accepted {
  const parts = partsOf(figures);
  const others = Object.entries(accepted.figures).filter(([name]) => !parts.has(partOf(name)));
  const fresh = figures
    .filter(isPortable)
    .map(({ name, value }) => [name, Number(value.toFixed(3))] as const);
  const all = [...others, ...fresh].toSorted(([a], [b]) => a.localeCompare(b, "en"));
  return { ...accepted, figures: Object.fromEntries(all) };
}

function partsOf(figures: readonly Figure[]): ReadonlySet<string> {
  return new Set(figures.map(({ name }) => partOf(name)));
}

/** `browser` of `browser/list/bytes`. */
function partOf(name: string): string {
  return name.slice(0, name.indexOf("/"));
}
