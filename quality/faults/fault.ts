import type { Start, World } from "./test-portal.ts";

export type FaultOptions = {
  readonly kills: number;
  readonly seed: number;
  /** What is started instead of the portal, in tests of the faults themselves. */
  readonly entry?: string;
};

export type Outcome = {
  /** What was promised and not kept, in sentences. */
  readonly failures: readonly string[];
  /** One line for the table. */
  readonly figures: string;
  /** Why it could not be tried here. */
  readonly skipped?: string;
};

export type Fault = {
  readonly about: string;
  run(options: FaultOptions): Promise<Outcome>;
};

export const skipped = (why: string): Outcome => ({ failures: [], figures: "", skipped: why });

/** A start takes a second and has the time of two; where others have more than a fifth of the machine, it tells about them. */
const crowd = 0.2;
const isCrowded = (others: number) => others > crowd;
const longestStartMs = 2000;

/** Starts that took too long, but for those during which others had the machine. */
export function judgeStarts(starts: readonly Start[]): string[] {
  return starts
    .filter(({ ms, others }) => ms > longestStartMs && !isCrowded(others))
    .map(({ ms }) => `The site took ${(ms / 1000).toFixed(2)} s to serve again, two at most.`);
}

export function startFigures({ starts }: Pick<World, "starts">): string {
  const judged = starts.filter(({ others }) => !isCrowded(others));
  const crowded = starts.filter(({ others }) => isCrowded(others));
  const note =
    crowded.length > 0
      ? `; ${crowded.length} more not judged because others had the machine, ${timesOf(crowded)}`
      : "";
  return `${judged.length} starts, served after ${timesOf(judged)}${note}`;
}

function timesOf(starts: readonly Start[]): string {
  const times = starts.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const seconds = (ms = 0) => `${(ms / 1000).toFixed(2)} s`;
  return `${seconds(times[times.length >> 1])}, at most ${seconds(times.at(-1))}`;
}

export function ledgerFigures({ ledger }: Pick<World, "ledger">): string {
  const counted = [...ledger.counts.values()].reduce((sum, number) => sum + number, 0);
  return `${ledger.accounts.size} accounts, ${ledger.sessions.size} sessions, ${counted} flushed counts`;
}

/** Asks until it is so; false when it is not after this long. */
export async function comesTrue(isSo: () => Promise<boolean>, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    if (await isSo().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Waits until counts were seen in the database itself: only those are owed from then on. */
export async function seeFlush({ observeCounts, ledger }: World): Promise<string[]> {
  const isFlushed = async () => {
    await observeCounts();
    return ledger.counts.size > 0;
  };
  return (await comesTrue(isFlushed, 20_000)) ? [] : ["Counts were never flushed."];
}

/** Signs in as somebody of the ledger, and says how that went and how long it took. */
export async function trySignIn({ origin, ledger }: Pick<World, "origin" | "ledger">) {
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
