import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { receiveEngine } from "./receive-engine.ts";

describe("receiveEngine", () => {
  const progress: number[][] = [];
  const onProgress = (...pair: number[]) => progress.push(pair);
  /** A port whose messages the test dispatches itself: real ones do not obey the fake clock. */
  const aPort = () => ({ onmessage: undefined as unknown, close: vi.fn() });
  const post = (port: ReturnType<typeof aPort>, data: unknown) =>
    (port.onmessage as (event: { data: unknown }) => void)({ data });
  const receive = (port: ReturnType<typeof aPort>) =>
    receiveEngine(port as unknown as MessagePort, onProgress);

  beforeEach(() => {
    progress.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("gives the bytes, and the progress before", async () => {
    const port = aPort();
    const received = receive(port);
    const bytes = new ArrayBuffer(4);
    post(port, { type: "progress", done: 1, total: 4 });
    post(port, { type: "engine", bytes });
    expect(await received).toBe(bytes);
    expect(progress).toEqual([[1, 4]]);
    expect(port.close).toHaveBeenCalled();
  });

  it("gives up at once when the site cannot, or says something else", async () => {
    for (const data of [{ type: "unable" }, "what?"]) {
      const port = aPort();
      const received = receive(port);
      post(port, data);
      expect(await received).toBeUndefined();
    }
  });

  it("gives up on a site that never answers", async () => {
    const received = receive(aPort());
    await vi.advanceTimersByTimeAsync(3000);
    expect(await received).toBeUndefined();
  });

  it("waits longer for a download, as long as it goes on", async () => {
    const port = aPort();
    const received = receive(port);
    for (let done = 0; done < 4; done++) {
      post(port, { type: "progress", done, total: 4 });
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(progress).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await received).toBeUndefined();
  });
});
