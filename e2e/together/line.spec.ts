import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { openLaggingProxy } from "@recess/portal/testing/lagging-proxy.ts";
import { expect, test } from "#e2e/portal-test.ts";
import { layLine } from "./lagging-line.ts";

// One at a time: several games that are drawn at once are enough for a small machine.
test.describe.configure({ mode: "default" });

type Snapshot = {
  steps: number;
  game: { resyncs: number; hash: { step: number; value?: number } };
};
declare const window: { recessGame?: { snapshot(): Snapshot }; seenHashes?: Map<number, number> };

const panel = (page: Page) => page.getByRole("region", { name: "Play together" });
const seats = (page: Page) => page.getByTestId("seat").filter({ hasNotText: "Free seat" });

// Small: each game is drawn by the processor here.
const viewport = { width: 480, height: 300 };

async function open(page: Page, game = "ringout/"): Promise<string> {
  await page.goto(`/play/${Buffer.from(game).toString("base64url")}`);
  await page.getByRole("button", { name: "Play together" }).click();
  return (await page.getByTestId("room-link").getAttribute("href")) ?? "";
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("button", { name: "Join the room" }).click();
}

async function snapshotOf(page: Page): Promise<Snapshot | undefined> {
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  return frame?.evaluate(() => window.recessGame?.snapshot());
}

/** The states that a page's game came to, by their steps. The page notes them itself: a busy machine asks too seldom to see each. */
async function hashesOf(page: Page): Promise<ReadonlyMap<number, number>> {
  const frame = await (await page.getByTestId("game-frame").elementHandle())?.contentFrame();
  const seen = await frame?.evaluate(() => {
    window.seenHashes ??= noteHashes();
    return [...window.seenHashes];

    function noteHashes(): Map<number, number> {
      const hashes = new Map<number, number>();
      setInterval(() => {
        const { step, value } = window.recessGame?.snapshot().game.hash ?? {};
        if (step !== undefined && value !== undefined) hashes.set(step, value);
      }, 100);
      return hashes;
    }
  });
  return new Map(seen);
}

/** Waits until the games of all these pages have come to the same state of a second after a step. Gives its step. */
async function expectAgreement(pages: readonly Page[], after = 0): Promise<number> {
  let agreed: number | undefined;
  const look = async () => {
    const [first = new Map<number, number>(), ...others] = await Promise.all(pages.map(hashesOf));
    agreed = [...first].find(
      ([step, value]) => step > after && others.every((hashes) => hashes.get(step) === value),
    )?.[0];
    return agreed;
  };
  await expect.poll(look, { intervals: [200], timeout: 90_000 }).toBeDefined();
  return agreed ?? 0;
}

test("a round on a far and unsteady line survives a wrong move, a late watcher and a lost connection", async ({
  openVisitor,
}) => {
  const visitor = async () => {
    const page = await openVisitor({ viewport });
    return { page, line: await layLine(page) };
  };
  const [host, guest, watcher] = [await visitor(), await visitor(), await visitor()];
  const link = await open(host.page);
  await join(guest.page, link);
  await expect(seats(host.page)).toHaveCount(2);
  // Somebody who comes back late still finds the round: with lives, a computer in the seat would have won it against a host who stands still.
  await panel(host.page).getByLabel("Rule").selectOption({ label: "2 minutes" });
  await panel(host.page).getByRole("button", { name: "Start" }).click();
  let step = await expectAgreement([host.page, guest.page]);

  guest.line.spoil();
  await expect.poll(async () => (await snapshotOf(guest.page))?.game.resyncs).toBe(1);
  step = await expectAgreement([host.page, guest.page], step + 120);

  await join(watcher.page, link);
  step = await expectAgreement([host.page, guest.page, watcher.page], step);

  guest.line.cut();
  await expect(seats(host.page).nth(1)).toContainText("dropped out");
  guest.line.mend();
  await expect(seats(host.page).nth(1)).not.toContainText("dropped out");
  await expectAgreement([host.page, guest.page], step + 120);
});

test("four race from browsers of their own, and one that claims another result does not get it", async ({
  openVisitor,
}) => {
  const pages = await Promise.all(Array.from({ length: 4 }, () => openVisitor({ viewport })));
  const lines = await Promise.all(pages.map(layLine));
  const [host, ...guests] = pages as [Page, ...Page[]];
  const link = await open(host, "cactus-sprint/");
  for (const guest of guests) await join(guest, link);
  await expect(seats(host)).toHaveCount(4);
  await panel(host).getByRole("button", { name: "Start" }).click();
  // Whoever comes to the end first claims it: a busy machine may lag too far behind to be heard at all.
  let isClaimed = false;
  const claim = () => {
    if (isClaimed) return undefined;
    isClaimed = true;
    return [0, 0, 0, 999];
  };
  for (const line of lines) line.claim(claim);
  // Nobody jumps, so that the first cactus ends all runs.
  for (const page of pages)
    await expect(panel(page)).toContainText("A draw! The result was checked.", { timeout: 90_000 });
});

test("a round goes on when the process of the portal was killed", async ({ openVisitor, openPortal }) => {
  const { port, process, ended, dataDir } = await openPortal();
  const visit = { viewport, baseURL: `http://localhost:${port}` };
  const pages = [await openVisitor(visit), await openVisitor(visit)] as const;
  await Promise.all(pages.map(layLine));
  const [host, guest] = pages;
  await join(guest, await open(host));
  await expect(seats(host)).toHaveCount(2);
  await panel(host).getByRole("button", { name: "Start" }).click();
  const step = await expectAgreement(pages);

  process.kill("SIGKILL");
  await ended;
  await openPortal({ port, dataDir });
  await expectAgreement(pages, step + 120);
  for (const page of pages) await expect(seats(page)).toHaveCount(2);
});

const redis = process.env["TEST_REDIS_URL"];

test("a round goes on at the other process when one of two was killed", async ({
  openVisitor,
  openPortal,
}, info) => {
  test.skip(!redis, "TEST_REDIS_URL is not set: rooms of two processes are not tested here.");
  const settings = { REDIS_URL: redis ?? "", SESSION_SECRET: randomBytes(16).toString("hex") };
  const [first, second] = await Promise.all(
    ["first", "second"].map((name) => openPortal({ settings, dataDir: info.outputPath(name) })),
  );
  if (!first || !second) throw new Error("Two portals are needed.");
  const visit = ({ port }: typeof first) => openVisitor({ viewport, baseURL: `http://localhost:${port}` });
  const pages = [await visit(first), await visit(second)] as const;
  await Promise.all(pages.map(layLine));
  const [host, guest] = pages;
  const link = new URL(await open(host), first.origin);
  await join(guest, link.pathname);
  await expect(seats(host)).toHaveCount(2);
  await panel(host).getByRole("button", { name: "Start" }).click();
  const step = await expectAgreement(pages);

  first.process.kill("SIGKILL");
  await first.ended;
  // As a load balancer would: who was at the first process comes to the second.
  const proxy = await openLaggingProxy(second.port, { latencyMs: 0, jitterMs: 0 }, first.port);
  try {
    await expectAgreement(pages, step + 120);
    for (const page of pages) await expect(panel(page)).toContainText("The round is on.");
  } finally {
    await proxy.close();
  }
});
