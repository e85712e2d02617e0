import { describe, expect, it } from "vitest";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import type { LinkAnswer } from "#domain/catalogue/links/link.ts";
import { openLinkChecks } from "./link-checks.ts";

const now = () => new Date("2026-11-18T10:00:00Z");
const addresses = ["https://a.example/1", "https://a.example/2", "https://b.example/"];
const good = (finalAddress: string): LinkAnswer => ({
  kind: "response",
  status: 200,
  finalAddress,
  headers: new Headers(),
});
const failure = (error: unknown) => {
  throw error;
};

async function opened(probe: (address: string) => Promise<LinkAnswer>) {
  const dataDir = await aFolder({});
  const open = () =>
    openLinkChecks({ dataDir, addresses: () => addresses, probe, now, onFailure: failure, delayMs: 0 });
  return { checks: open(), other: open() };
}

describe("openLinkChecks", () => {
  it("keeps what it found, for every process", async () => {
    const gone: LinkAnswer = { kind: "failure", code: "ENOTFOUND" };
    const { checks, other } = await opened(async (address) =>
      address.includes("b.") ? gone : good(address),
    );
    expect(await checks.last()).toBeUndefined();
    expect(await checks.start()).toBe(true);
    await checks.finished();
    const last = await other.last();
    expect(last).toMatchObject({ done: 3, total: 3, isStopped: false, finishedAt: now() });
    expect(last?.reports.filter(({ state }) => state === "dead").map(({ address }) => address)).toEqual([
      "https://b.example/",
    ]);
  });

  it("runs once at a time, shows progress, and stops when another process asks for it", async () => {
    const waiting: (() => void)[] = [];
    const { checks, other } = await opened(async (address) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return good(address);
    });
    await checks.start();
    expect(await other.start()).toBe(false);
    await expect.poll(() => waiting.length).toBe(2);
    expect(await other.last()).toMatchObject({ done: 0, total: 3, finishedAt: undefined });
    await other.stop();
    for (const resolve of waiting) resolve();
    await checks.finished();
    expect(await other.last()).toMatchObject({ done: 2, total: 3, isStopped: true, finishedAt: now() });
    expect(waiting).toHaveLength(2);
  });
});
