import { expect, it, vi } from "vitest";
import { delayed } from "./lag.ts";

it("a line that delays keeps the order of what is sent at short intervals", async () => {
  const sent = Array.from({ length: 300 }, (_, at) => at);
  const arrived: number[] = [];
  const send = delayed<number>({ latencyMs: 10, jitterMs: 5 }, (message) => arrived.push(message));
  for (const message of sent) {
    send(message);
    // A fraction of a millisecond, as between two messages of a socket.
    for (const until = performance.now() + 0.1; performance.now() < until; );
  }
  await vi.waitFor(() => expect(arrived).toHaveLength(sent.length));
  expect(arrived).toEqual(sent);
});
