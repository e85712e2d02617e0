import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { sharedLimiters } from "#domain/limits/shared-limiters.ts";
import { redisAttempts } from "./attempt-feed.ts";

const url = process.env["TEST_REDIS_URL"];

describe.skipIf(!url)("attempts over Redis", () => {
  it("are counted by all processes of a site, and by no other site", async () => {
    const site = randomUUID();
    const now = () => new Date();
    const open = (name: string) => {
      const feed = redisAttempts({ url: url ?? "", site: name, log: pino({ level: "silent" }) });
      onTestFinished(feed.close);
      return sharedLimiters(feed, { hash: (key) => key, now })("guesses", { limit: 100, windowMs: 600_000 });
    };
    const [one, other, elsewhere] = [open(site), open(site), open(randomUUID())];
    // Until both are connected attempts are counted where they were made.
    await vi.waitFor(() => {
      one.consume("ann", now());
      expect(other.remaining("ann", now())).toBeLessThan(100);
    }, 10_000);
    one.consume("ben", now(), 3);
    await vi.waitFor(() => expect(other.remaining("ben", now())).toBe(97));
    expect(elsewhere.remaining("ann", now())).toBe(100);
  });
});
