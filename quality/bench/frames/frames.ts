import { urls } from "@recess/portal/app/urls.ts";
import type { Browser } from "playwright-core";
import type { Figure } from "#quality/bench/figures.ts";
import { openSlowContext } from "#quality/bench/network/slow-context.ts";
import type { Step } from "#quality/bench/pace.ts";
import { openControlServer } from "#quality/bench/paint/control-server.ts";
import { paint } from "#quality/bench/paint/paint.ts";
import { spread } from "#quality/lib/spread.ts";
import { sum } from "#quality/lib/statistics.ts";
import { measureEngine } from "./engine.ts";
import { travelTime } from "./first-frame.ts";
import { type FrameTimes, figuresOf, isWithinLimits } from "./frame-figures.ts";
import { launch, openWatched } from "./launch.ts";
import { isOwn, type LocalGame, localGames } from "./local-games.ts";

/** A game beyond its limits is launched again: of a hundred some meet a moment of other load. */
const LAUNCHES = 3;
/** Games after which the control page is painted again. */
const CONTROL_EVERY = 5;

type Options = { readonly origin: string; readonly games: number; readonly step: Step };

/** Time from the press on launch to the first frame, of every local game or of a sample, and the way of the Flash engine. */
export async function measureFrames(browser: Browser, { origin, games, step }: Options): Promise<Figure[]> {
  const site = origin.replace("127.0.0.1", "localhost");
  const locals = localGames();
  const controls = await openControlServer();
  try {
    const control = await controls.add(`${origin}${urls.games()}`);
    const times = new Map<string, FrameTimes[]>();
    let controlMs = 0;
    for (const [at, game] of spread(locals, games).entries())
      await step(`frames: ${game.name}`, async () => {
        if (at % CONTROL_EVERY === 0) ({ firstPaint: controlMs } = await paint(browser, control));
        times.set(game.name, await launchesOf(browser, site, game, controlMs));
      });
    const engine = await step("frames: the Flash engine", () => measureEngine(browser, site, locals));
    return [...figuresOf(times), ...engine];
  } finally {
    await controls.close();
  }
}

async function launchesOf(
  browser: Browser,
  site: string,
  game: LocalGame,
  controlMs: number,
): Promise<FrameTimes[]> {
  const launches: FrameTimes[] = [];
  do {
    const slow = await launchCold(browser, site, game, { isCpuThrottled: true });
    const own = isOwn(game) ? await launchCold(browser, site, game, { isCpuThrottled: false }) : undefined;
    launches.push({
      frameMs: slow.ms,
      bytes: sum(slow.exchanges.map(({ bytes }) => bytes)),
      controlMs,
      ...(own && { own: { frameMs: own.ms, travelMs: travelTime(own.exchanges) } }),
    });
  } while (launches.length < LAUNCHES && !isWithinLimits(launches));
  return launches;
}

/** The page itself comes at full speed: what it needs is measured elsewhere. Of the bytes, those of the game's own host count. */
async function launchCold(
  browser: Browser,
  site: string,
  game: LocalGame,
  options: { readonly isCpuThrottled: boolean },
) {
  const slow = await openSlowContext(browser);
  try {
    const { page, events } = await openWatched(slow, options);
    await page.goto(`${site}${urls.game(game)}`, { waitUntil: "load" });
    await slow.proxy.idle(500, 10_000);
    slow.proxy.setSlow(true);
    const { ms, exchanges } = await launch(page, slow, events);
    return { ms, exchanges: exchanges.filter(({ host }) => host !== new URL(site).host) };
  } finally {
    await slow.close();
  }
}
