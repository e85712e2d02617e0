import type { Page } from "playwright-core";
import { throttleCpu } from "#quality/bench/browser/conditions.ts";
import type { SlowContext } from "#quality/bench/network/slow-context.ts";
import type { Exchange } from "#quality/bench/network/slow-proxy.ts";
import { firstFrameAt } from "./first-frame.ts";
import { type FrameEvent, watchFrames } from "./frame-watch.ts";

export type Launched = {
  /** From the press to the first frame of the game. */
  readonly ms: number;
  /** What was asked for from the press to that frame. */
  readonly exchanges: readonly Exchange[];
};

/** A game that has drawn nothing after this long counts as one that took as long. */
const TIMEOUT_MS = 60_000;
const LOOK_MS = 50;

/** Launches the game of an open page. */
export async function launch(page: Page, { proxy }: SlowContext, events: FrameEvent[]): Promise<Launched> {
  events.length = 0;
  const before = proxy.exchanges.length;
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const from = Date.now();
  let frameAt: number | undefined;
  while (frameAt === undefined && Date.now() - from < TIMEOUT_MS) {
    await page.waitForTimeout(LOOK_MS);
    frameAt = firstFrameAt(events, Date.now());
  }
  const pressedAt = events.find(({ kind }) => kind === "press")?.at;
  if (pressedAt === undefined) throw new Error("The press on launch was not seen.");
  const until = frameAt ?? pressedAt + TIMEOUT_MS;
  const exchanges = proxy.exchanges.slice(before).filter(({ startedAt }) => startedAt <= until);
  return { ms: until - pressedAt, exchanges };
}

/** Opens a page that tells of its first frames, and has every process of it throttled as it appears. */
export async function openWatched(
  { context }: SlowContext,
  { isCpuThrottled }: { isCpuThrottled: boolean },
): Promise<{ page: Page; events: FrameEvent[] }> {
  const events: FrameEvent[] = [];
  const page = await context.newPage();
  await page.exposeBinding("benchFrame", (_, event: FrameEvent) => void events.push(event));
  await page.addInitScript(watchFrames);
  if (isCpuThrottled) {
    await throttleCpu(await context.newCDPSession(page));
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) return;
      // A frame in the process of its parent has no session of its own, and is throttled already.
      context
        .newCDPSession(frame)
        .then(throttleCpu)
        .catch(() => undefined);
    });
  }
  return { page, events };
}
