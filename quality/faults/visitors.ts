import { setTimeout as sleep } from "node:timers/promises";
import { pick, seeded } from "#quality/lib/random.ts";
import type { Ledger } from "./ledger.ts";
import { judgePage, versions } from "./page-consistency.ts";

export type VisitorsOptions = {
  readonly origin: string;
  readonly ledger: Ledger;
  readonly seed: number;
  /** How many games are listed without the operator's. */
  readonly base: number;
  readonly games: readonly string[];
};

export type Visitors = {
  /** What went wrong in a way that no fault excuses. */
  readonly failures: string[];
  readonly answered: () => number;
  stop(): Promise<void>;
};

const pages = ["/", "/play", "/play", "/search?q=fault", "/articles", "/play?type=html5"];
const pauseMs = 20;
const patienceMs = 20_000;
const visitorsAtOnce = 4;

/**
 * A few visitors who never tire: pages, beacons, sign-ins. That nobody answers is what a fault is; that somebody answers wrongly never
 * is. What is acknowledged goes into the ledger.
 */
export function sendVisitors({ origin, ledger, seed, base, games }: VisitorsOptions): Visitors {
  const random = seeded(seed);
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;

  async function lookAtPage(): Promise<void> {
    const path = pick(random, pages);
    const response = await ask(path, { headers: { accept: "text/html" } });
    const html = await response.text();
    if (response.status === 503 && response.headers.has("retry-after")) return;
    if (response.status !== 200) failures.push(`${path} was answered with ${response.status}.`);
    else failures.push(...judgePage(path, html, versions, base));
  }

  async function tellLaunch(): Promise<void> {
    ledger.sent += 1;
    const body = JSON.stringify({ game: pick(random, games) });
    const { status } = await ask("/beacon", { method: "POST", body });
    // All of them come from one address, which has a limit.
    if (status !== 204 && status !== 429) failures.push(`A beacon was answered with ${status}.`);
  }

  async function signIn(): Promise<void> {
    const [email, password] = pick(random, [...ledger.accounts]);
    const response = await ask("/login", { method: "POST", body: new URLSearchParams({ email, password }) });
    await response.text();
    const [cookie] = response.headers.getSetCookie();
    if (response.status === 303 && cookie) ledger.sessions.set(cookie.split(";")[0] ?? "", email);
    else if (response.status !== 503) failures.push(`A sign-in was answered with ${response.status}.`);
  }

  async function ask(path: string, options: RequestInit): Promise<Response> {
    const response = await fetch(`${origin}${path}`, {
      ...options,
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    answered += 1;
    return response;
  }

  async function visitor(): Promise<void> {
    while (!isOver) {
      const chance = random();
      const act =
        chance < 0.6 ? lookAtPage : chance < 0.9 || ledger.accounts.size === 0 ? tellLaunch : signIn;
      await act().catch((error: unknown) => {
        // Refused, broken off, too late: the judges of the fault say what may be.
        if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
      });
      await sleep(pauseMs);
    }
  }

  const all = Array.from({ length: visitorsAtOnce }, visitor);
  return {
    failures,
    answered: () => answered,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}
