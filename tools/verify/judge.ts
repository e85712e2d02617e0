import { type FaultCode, type Verdict, verdicts } from "@recess/portal/domain/catalogue/reading/verdict.ts";
import { houseLimits, type Limits } from "./limits.ts";
import type { Seen } from "./observation.ts";
import { changeBetween, isBlank } from "./screenshot.ts";

export type Fault = { readonly code: FaultCode; readonly detail: string };

/** One judge per promise. Each looks at its own matter only, so that a report names everything that is wrong at once. */
const judges: readonly ((seen: Seen, limits: Limits) => Fault | undefined)[] = [
  ({ missing }) => listed("missing-file", missing),
  ({ apology }) => (apology === undefined ? undefined : { code: "error-page", detail: apology }),
  ({ errors }) => listed("throws", errors),
  ({ outside }) => listed("calls-home", outside),
  ({ policy }) => listed("breaks-policy", policy),
  ({ brokenOff, cpuSeconds }) => {
    if (brokenOff === undefined) return undefined;
    const detail =
      brokenOff === "hangs"
        ? "the page no longer answers"
        : `no picture after ${cpuSeconds.toFixed(1)} s of CPU`;
    return { code: brokenOff, detail };
  },
  judgePicture,
  judgeLife,
  judgeWeight,
];

/** Everything that is wrong with a game, the most telling first. */
export function judge(seen: Seen, limits = houseLimits): Fault[] {
  const order = (fault: Fault) => verdicts.indexOf(fault.code);
  return judges.flatMap((one) => one(seen, limits) ?? []).toSorted((a, b) => order(a) - order(b));
}

export function verdictOf([worst]: readonly Fault[]): Verdict {
  return worst?.code ?? "plays";
}

/** Whether a second look may find otherwise: these faults are a matter of time. */
export function isInDoubt(faults: readonly Fault[]): boolean {
  return faults.length > 0 && faults.every(({ code }) => timely.has(code));
}

const timely: ReadonlySet<FaultCode> = new Set<FaultCode>(["blank", "lifeless", "hangs", "too-heavy"]);

function listed(code: FaultCode, troubles: readonly string[]): Fault | undefined {
  const [first, ...more] = troubles;
  if (first === undefined) return undefined;
  return { code, detail: more.length > 0 ? `${first} (and ${more.length} more)` : first };
}

function judgePicture({ first, pictures, isLoading, brokenOff }: Seen): Fault | undefined {
  if (brokenOff !== undefined) return undefined;
  if (!first) return { code: "blank", detail: "nothing was ever drawn" };
  if (isLoading) return { code: "blank", detail: "it only ever says that it is loading" };
  if (pictures.every(isBlank))
    return { code: "blank", detail: "the first picture went and nothing came after it" };
  return undefined;
}

function judgeLife({ first, pictures, brokenOff }: Seen, limits: Limits): Fault | undefined {
  if (!first || brokenOff !== undefined) return undefined;
  // Between the very first two it may only have been loading.
  const settled = pictures.slice(1);
  const changes = settled.slice(1).map((picture, at) => changeBetween(settled[at] ?? picture, picture));
  if (changes.some((change) => change >= limits.change)) return undefined;
  return { code: "lifeless", detail: "it neither moves nor answers to keys, clicks or drags" };
}

function judgeWeight({ bytes, cpuSeconds, memory, brokenOff }: Seen, limits: Limits): Fault | undefined {
  if (brokenOff !== undefined) return undefined;
  const over = [
    bytes > limits.bytes && `${megabytes(bytes)} fetched before the first picture`,
    cpuSeconds > limits.cpuSeconds && `${cpuSeconds.toFixed(1)} s of CPU before the first picture`,
    memory > limits.memory && `${megabytes(memory)} of memory`,
  ].filter((reason) => reason !== false);
  return over.length > 0 ? { code: "too-heavy", detail: over.join(", ") } : undefined;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
