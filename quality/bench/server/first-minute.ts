import { setTimeout as sleep } from "node:timers/promises";
import { urls } from "@recess/portal/app/urls.ts";
import { request } from "undici";
import { type Figure, figure } from "#quality/bench/figures.ts";

const MINUTE_MS = 60_000;
const BETWEEN_REQUESTS_MS = 20;

const asked = { "health check": "/healthz", list: urls.games() };

/** Names of the figures, which the report shows too. */
export const firstMinuteFigures = (size: number) =>
  Object.keys(asked).map((what) => `server/${size}/longest ${what} of the first minute`);

/** The longest answers in the minute after the start: a large catalogue is still put in order then, and visitors must not notice. */
export async function measureFirstMinute(origin: string, size: number): Promise<Figure[]> {
  const names = firstMinuteFigures(size);
  const longest = await Promise.all(Object.values(asked).map((path) => longestAnswer(`${origin}${path}`)));
  return names.map((name, at) => figure(name, "ms", longest[at] ?? 0));
}

async function longestAnswer(url: string): Promise<number> {
  let longest = 0;
  for (const end = performance.now() + MINUTE_MS; performance.now() < end; ) {
    const from = performance.now();
    const { statusCode, body } = await request(url);
    await body.dump();
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode} after the start.`);
    longest = Math.max(longest, performance.now() - from);
    await sleep(BETWEEN_REQUESTS_MS);
  }
  return longest;
}
