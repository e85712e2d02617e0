import { describe, expect, it } from "vitest";
import { type TraceEvent, totalMs, traceSums } from "./trace-sums.ts";

const thread = (pid: number): TraceEvent => ({
  ...{ name: "thread_name", ph: "M", pid, tid: 1, ts: 0 },
  args: { name: "CrRendererMain" },
});
const event = (name: string, from: number, to: number, pid = 1): TraceEvent => ({
  ...{ name, ph: "X", pid, tid: 1, ts: from * 1000 },
  dur: (to - from) * 1000,
  tdur: (to - from) * 1000,
});
const sumsOf = (...events: TraceEvent[]) => traceSums([thread(1), ...events]);

describe("the sums of a trace", () => {
  it("give time to the innermost kind, and each moment once", () => {
    const sums = sumsOf(
      event("RunTask", 0, 100),
      event("ParseHTML", 10, 60),
      event("EvaluateScript", 20, 50),
      event("UpdateLayoutTree", 30, 40),
    );
    expect(sums).toMatchObject({
      other: { ms: 50 },
      parse: { ms: 20 },
      script: { ms: 20 },
      style: { ms: 10 },
    });
    expect(totalMs(sums)).toBe(100);
  });

  it("count an event within one of the same kind as a part of it", () => {
    const sums = sumsOf(
      event("RunTask", 0, 20),
      event("Paint", 0, 10),
      event("PaintImage", 2, 4),
      event("Paint", 12, 15),
    );
    expect(sums.paint).toEqual({ ms: 13, events: 2 });
  });

  it("take CPU time, not how long other processes kept the thread waiting", () => {
    expect(sumsOf({ ...event("Layout", 0, 90), tdur: 30_000 }).layout).toEqual({ ms: 30, events: 1 });
  });

  it("are those of the main thread that worked most", () => {
    const sums = traceSums([
      ...[thread(1), event("RunTask", 0, 5)],
      ...[thread(2), event("RunTask", 0, 50, 2), event("Layout", 0, 20, 2)],
      event("Layout", 0, 900, 3),
    ]);
    expect(sums).toMatchObject({ layout: { ms: 20 }, other: { ms: 30 } });
  });
});
