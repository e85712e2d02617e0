import { expect, it } from "vitest";
import { type Attempt, type AttemptFeed, sharedLimiters } from "./shared-limiters.ts";

/** Feeds of processes that hear each other at once. */
function joinedFeeds(count: number) {
  const listeners: ((attempt: Attempt) => void)[] = [];
  const heard: Attempt[] = [];
  const feeds = Array.from(
    { length: count },
    (_, own): AttemptFeed => ({
      publish(attempt) {
        heard.push(attempt);
        for (const [at, tell] of listeners.entries()) if (at !== own) tell(attempt);
      },
      subscribe(onAttempt) {
        listeners[own] = onAttempt;
      },
    }),
  );
  return { feeds, heard };
}

const now = () => new Date("2026-11-20");
const hash = (key: string) => `#${key.length}`;
const limit = { limit: 3, windowMs: 1000 };

function twoProcesses() {
  const { feeds, heard } = joinedFeeds(2);
  const [one, other] = feeds.map((feed) => sharedLimiters(feed, { hash, now })("guesses", limit));
  if (!one || !other) throw new Error("two were asked for");
  return { one, other, heard };
}

it("counts the attempts of all processes together", () => {
  const { one, other } = twoProcesses();
  expect([one, other, one].map((limiter) => limiter.consume("ann", now()))).toEqual([0, 0, 0]);
  expect(other.waitMs("ann", now())).toBe(1000);
  expect(one.consume("ann", now())).toBe(1000);
  one.refund("ann");
  expect(other.remaining("ann", now())).toBe(1);
});

it("tells no other process whom an attempt was about, nor of one that was refused", () => {
  const { one, heard } = twoProcesses();
  for (let attempt = 0; attempt < 5; attempt++) one.consume("ann@example.org", now());
  expect(heard).toEqual(new Array(3).fill({ limiter: "guesses", key: "#15", cost: 1 }));
});

it("keeps limiters of other names apart", () => {
  const { feeds } = joinedFeeds(2);
  const [one, other] = feeds.map((feed) => sharedLimiters(feed, { hash, now }));
  one?.("guesses", limit).consume("ann", now());
  expect(other?.("parcels", limit).remaining("ann", now())).toBe(3);
});
