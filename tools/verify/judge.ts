import { type FaultCode, type Verdict, verdicts } from "@recess/portal/domain/catalogue/reading/verdict.ts";
import { gameLimits, type Limits } from "./limits.ts";
import type { Observation } from "./observation.ts";
import { changeBetween, isBlank } from "./screenshot.ts";

export type Fault = { readonly code: FaultCode; readonly detail: string };

/** One check per kind of fault, independent of each other, so that a report names all faults at once. */
const checks: readonly ((observation: Observation, limits: Limits) => Fault | undefined)[] = [
  ({ missingFiles, missingIcons }) => listed("missing-file", [...missingFiles, ...missingIcons]),
  ({ errorPage }) => (errorPage === undefined ? undefined : { code: "error-page", detail: errorPage }),
  ({ errors }) => listed("throws", errors),
  ({ externalRequests }) => listed("calls-home", externalRequests),
  ({ cspViolations }) => listed("breaks-policy", cspViolations),
  ({ abortedAs, cpuSeconds }) => {
    if (abortedAs === undefined) return undefined;
    const detail =
      abortedAs === "hangs"
        ? "the page no longer answers"
        : `no picture after ${cpuSeconds.toFixed(1)} s of CPU`;
    return { code: abortedAs, detail };
  },
  judgePicture,
  judgeLife,
  judgeWeight,
];

/** All faults of a game, ordered by how much they explain. */
export function judge(observation: Observation, limits = gameLimits): Fault[] {
  const order = (fault: Fault) => verdicts.indexOf(fault.code);
  return checks.flatMap((check) => check(observation, limits) ?? []).toSorted((a, b) => order(a) - order(b));
}

/** The first fault, or `plays`. */
export function verdictOf([worst]: readonly Fault[]): Verdict {
  return worst?.code ?? "plays";
}

/** Whether a second visit may find no fault: a busy machine can be the cause of all these. */
export function isRetryable(faults: readonly Fault[]): boolean {
  return faults.length > 0 && faults.every(({ code }) => timingFaults.has(code));
}

const timingFaults: ReadonlySet<FaultCode> = new Set<FaultCode>(["blank", "lifeless", "hangs", "too-heavy"]);

function listed(code: FaultCode, problems: readonly string[]): Fault | undefined {
  const [first, ...more] = problems;
  if (first === undefined) return undefined;
  return { code, detail: more.length > 0 ? `${first} (and ${more.length} more)` : first };
}

function judgePicture({ first, pictures, isLoading, abortedAs }: Observation): Fault | undefined {
  if (abortedAs !== undefined) return undefined;
  if (!first) return { code: "blank", detail: "nothing was ever drawn" };
  if (isLoading) return { code: "blank", detail: "it only ever says that it is loading" };
  if (pictures.every(isBlank))
    return { code: "blank", detail: "the first picture went and nothing came after it" };
  return undefined;
}

function judgeLife({ first, pictures, abortedAs }: Observation, limits: Limits): Fault | undefined {
  if (!first || abortedAs !== undefined) return undefined;
  // A change between the first two may only be loading.
  const settled = pictures.slice(1);
  const changes = settled.slice(1).map((picture, at) => changeBetween(settled[at] ?? picture, picture));
  if (changes.some((change) => change >= limits.change)) return undefined;
  return { code: "lifeless", detail: "it neither moves nor answers to keys, clicks or drags" };
}

function judgeWeight(
  { bytes, cpuSeconds, memory, abortedAs }: Observation,
  limits: Limits,
): Fault | undefined {
  if (abortedAs !== undefined) return undefined;
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
