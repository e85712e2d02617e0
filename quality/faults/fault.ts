import { becomesTrue } from "#quality/lib/becomes-true.ts";
import { isShared } from "#quality/lib/other-load.ts";
import { median, sum } from "#quality/lib/statistics.ts";
import { openTestPortal, type Start, type TestPortal, type TestPortalOptions } from "./test-portal.ts";

export type FaultOptions = {
  readonly kills: number;
  readonly seed: number;
  /** What is started instead of the portal, in tests of the faults themselves. */
  readonly entry?: string | undefined;
};

/** Result of a fault. */
export type Outcome = {
  /** Broken promises, in sentences. */
  readonly failures: readonly string[];
  /** One line for the table. */
  readonly figures: string;
  /** Why it could not be tried here. */
  readonly skipped?: string;
};

/** Fault injection: breaks the portal or what it stands on, under traffic. */
export type Fault = {
  readonly about: string;
  run(options: FaultOptions): Promise<Outcome>;
};

export const skipped = (why: string): Outcome => ({ failures: [], figures: "", skipped: why });

/**
 * Runs a fault on a portal of its own, which is closed afterwards. `run` collects failures and returns the figures.
 */
export async function onTestPortal(
  options: TestPortalOptions,
  run: (portal: TestPortal, failures: string[]) => Promise<string>,
): Promise<Outcome> {
  const portal = await openTestPortal(options);
  const failures: string[] = [];
  try {
    return { failures, figures: await run(portal, failures) };
  } finally {
    await portal.close();
  }
}

const MAX_START_MS = 2000;
/** A start takes a second and has the time of two; where others use more than a fifth of the machine, its time tells about them. */
const MAX_OTHER_LOAD = 0.2;
const isJudged = ({ otherLoad }: Start) => !isShared(otherLoad, MAX_OTHER_LOAD);

/** Starts that took too long, but for those during which others used the machine. */
export function judgeStarts(starts: readonly Start[]): string[] {
  return starts
    .filter((start) => start.ms > MAX_START_MS && isJudged(start))
    .map(({ ms }) => `The site took ${(ms / 1000).toFixed(2)} s to serve again, two at most.`);
}

export function startFigures({ starts }: Pick<TestPortal, "starts">): string {
  const judged = starts.filter(isJudged);
  const others = starts.filter((start) => !isJudged(start));
  const note =
    others.length > 0
      ? `; ${others.length} more not judged because others had the machine, ${timesOf(others)}`
      : "";
  return `${judged.length} starts, served after ${timesOf(judged)}${note}`;
}

function timesOf(starts: readonly Start[]): string {
  const times = starts.map(({ ms }) => ms);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return times.length === 0
    ? "0.00 s, at most 0.00 s"
    : `${seconds(median(times))}, at most ${seconds(Math.max(...times))}`;
}

export function ledgerFigures({ ledger }: Pick<TestPortal, "ledger">): string {
  return `${ledger.accounts.size} accounts, ${ledger.sessions.size} sessions, ${sum([...ledger.counts.values()])} flushed counts`;
}

/** Waits until somebody of the ledger can sign in. */
export function canSignIn(portal: TestPortal, timeoutMs = 20_000): Promise<boolean> {
  return becomesTrue(async () => (await trySignIn(portal)).status === 200, timeoutMs);
}

/** Waits until counts were seen in the database itself: only those are owed from then on. */
export async function waitForFlush({ observeCounts, ledger }: TestPortal): Promise<string[]> {
  const isFlushed = async () => {
    await observeCounts();
    return ledger.counts.size > 0;
  };
  return (await becomesTrue(isFlushed, 20_000)) ? [] : ["Counts were never flushed."];
}

/** Signs in with an account of the ledger, and tells how that went and how long it took. */
export async function trySignIn({ origin, ledger }: Pick<TestPortal, "origin" | "ledger">) {
  const [[email, password] = ["", ""]] = ledger.accounts;
  const from = performance.now();
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    body: new URLSearchParams({ email, password }),
    headers: { accept: "application/json" },
    redirect: "manual",
  });
  const { message = "" }: { message?: string } = await response.json();
  const [cookie = ""] = (response.headers.getSetCookie()[0] ?? "").split(";");
  if (response.status === 200) ledger.sessions.set(cookie, email);
  return { status: response.status, message, ms: performance.now() - from };
}
