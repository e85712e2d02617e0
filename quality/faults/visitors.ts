import { setTimeout as sleep } from "node:timers/promises";
import { closedLoop } from "#quality/lib/load/pacing.ts";
import { pick, seeded } from "#quality/lib/random.ts";
import type { Ledger } from "./ledger.ts";
import { judgePage, versions } from "./page-consistency.ts";

export type VisitorsOptions = {
  readonly origin: string;
  readonly ledger: Ledger;
  readonly seed: number;
  /** Paths of the games that are listed without the operator's. */
  readonly games: readonly string[];
  /** Statuses by which a proxy in front says that a form was not answered. Pages it asks for elsewhere. */
  readonly unanswered?: readonly number[];
};

export type Visitors = {
  /** Wrong answers: no fault excuses them. */
  readonly failures: string[];
  readonly answered: () => number;
  stop(): Promise<void>;
};

const pages = ["/", "/play", "/play", "/search?q=fault", "/articles", "/play?type=html5"];
const PAUSE_MS = 20;
const TIMEOUT_MS = 20_000;
const VISITORS = 4;

/**
 * Closed-loop traffic of a few visitors: pages, beacons, sign-ins. No answer is what a fault is; a wrong answer never is. What is
 * acknowledged goes into the ledger.
 */
export function sendVisitors({ origin, ledger, seed, games, unanswered = [] }: VisitorsOptions): Visitors {
  const random = seeded(seed);
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;

  async function request(path: string, options: RequestInit): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${origin}${path}`, { ...options, redirect: "manual", signal });
    answered += 1;
    return response;
  }

  async function openPage(): Promise<void> {
    const path = pick(random, pages);
    const response = await request(path, { headers: { accept: "text/html" } });
    const html = await response.text();
    if (response.status === 503 && response.headers.has("retry-after")) return;
    if (response.status !== 200) failures.push(`${path} was answered with ${response.status}.`);
    else failures.push(...judgePage(path, html, versions, games.length));
  }

  async function sendLaunch(): Promise<void> {
    ledger.sent += 1;
    const body = JSON.stringify({ game: pick(random, games) });
    const { status } = await request("/beacon", { method: "POST", body });
    // All of them come from one IP address, which has a rate limit.
    if (![204, 429, ...unanswered].includes(status)) failures.push(`A beacon was answered with ${status}.`);
  }

  async function signIn(): Promise<void> {
    const [email, password] = pick(random, [...ledger.accounts]);
    const body = new URLSearchParams({ email, password });
    const response = await request("/login", { method: "POST", body });
    await response.text();
    const [cookie] = response.headers.getSetCookie();
    if (response.status === 303 && cookie) ledger.sessions.set(cookie.split(";")[0] ?? "", email);
    else if (![503, ...unanswered].includes(response.status))
      failures.push(`A sign-in was answered with ${response.status}.`);
  }

  function act(): Promise<void> {
    const chance = random();
    if (chance < 0.6) return openPage();
    return chance < 0.9 || ledger.accounts.size === 0 ? sendLaunch() : signIn();
  }

  const all = closedLoop(
    VISITORS,
    () => isOver,
    async () => {
      await act().catch((error: unknown) => {
        // Refused, broken off, too late: the judges of the fault say what may be.
        if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
      });
      await sleep(PAUSE_MS);
    },
  );
  return {
    failures,
    answered: () => answered,
    async stop() {
      isOver = true;
      await all;
    },
  };
}
