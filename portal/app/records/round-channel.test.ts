import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RoundRequest } from "#player/protocol/round.ts";

const tape = new Uint8Array([1, 2, 3]);

/** The channel is one per page, so each test opens a page of its own. */
async function aPage() {
  vi.resetModules();
  vi.stubGlobal("document", { querySelector: () => null });
  return import("./round-channel.ts");
}

describe("round channel", () => {
  let page: Awaited<ReturnType<typeof aPage>>;
  beforeEach(async () => {
    page = await aPage();
  });

  it("hands a request to a game that is launched later, and to one that runs", () => {
    const requests: RoundRequest[] = [];
    page.requestRound({ type: "today", seed: 7 });
    page.connectGame((request) => requests.push(request));
    page.requestRound({ type: "watch", tape });
    expect(requests).toEqual([
      { type: "today", seed: 7 },
      { type: "watch", tape },
    ]);
  });

  it("never interrupts a free run by asking for free runs", () => {
    const requests: RoundRequest[] = [];
    page.connectGame((request) => requests.push(request));
    page.requestRound({ type: "free" });
    expect(requests).toEqual([]);
    page.requestRound({ type: "today", seed: 7 });
    page.requestRound({ type: "free" });
    expect(requests.map(({ type }) => type)).toEqual(["today", "free"]);
  });

  it("stores a round that is over before the panel is there", () => {
    const rounds: number[] = [];
    page.reportRound({ tape, score: 5 });
    const stop = page.onRound(({ score }) => rounds.push(score));
    page.reportRound({ tape, score: 6 });
    stop();
    expect(rounds).toEqual([5, 6]);
  });
});
