import { urls } from "@recess/portal/app/urls.ts";
import type { Browser } from "playwright-core";
import { type Figure, figure } from "#quality/bench/figures.ts";
import { openSlowContext, type SlowContext } from "#quality/bench/network/slow-context.ts";
import type { Exchange } from "#quality/bench/network/slow-proxy.ts";
import { sum } from "#quality/lib/statistics.ts";
import { launch, openWatched } from "./launch.ts";
import type { LocalGame } from "./local-games.ts";

/** How long a launch screen is looked at, at most: the engine needs twenty seconds. */
const LOOKED_AT_MS = 45_000;
const IDLE_MS = 6000;

/** Bytes of the Flash engine: while the launch screen is looked at, after the press, and for a second game. */
export async function measureEngine(
  browser: Browser,
  site: string,
  locals: readonly LocalGame[],
): Promise<Figure[]> {
  const [first, second] = locals.filter(({ gameType }) => gameType === "flash");
  if (!first || !second) return [];
  const slow = await openSlowContext(browser);
  try {
    slow.proxy.setSlow(true);
    const one = await lookAndLaunch(slow, `${site}${urls.game(first)}`);
    const two = await lookAndLaunch(slow, `${site}${urls.game(second)}`);
    return [
      figure("frames/engine/bytes before the press", "bytes", one.before),
      figure("frames/engine/bytes after the press", "bytes", one.after),
      figure("frames/engine/bytes for a second game", "bytes", two.before + two.after),
      figure("frames/engine/first game after the press", "ms", one.ms),
      figure("frames/engine/second game after the press", "ms", two.ms),
    ];
  } finally {
    await slow.close();
  }
}

async function lookAndLaunch(slow: SlowContext, address: string) {
  const { page, events } = await openWatched(slow, { isCpuThrottled: true });
  const from = slow.proxy.exchanges.length;
  await page.goto(address, { waitUntil: "load" });
  await slow.proxy.idle(IDLE_MS, LOOKED_AT_MS);
  const before = engineBytes(slow.proxy.exchanges.slice(from));
  const { ms, exchanges } = await launch(page, slow, events);
  await page.close();
  return { ms, before, after: engineBytes(exchanges) };
}

function engineBytes(exchanges: readonly Exchange[]): number {
  return sum(exchanges.filter(({ path }) => path.includes("/engines/")).map(({ bytes }) => bytes));
}
