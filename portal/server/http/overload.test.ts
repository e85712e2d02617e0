import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type Admission,
  admissionGate,
  cooperativeQueue,
  fullAdmission,
  type LoadSample,
  monitorOverload,
  nextAdmission,
} from "./overload.ts";

const admissionAfter = (loads: readonly LoadSample[], from: Admission = fullAdmission) =>
  loads.reduce(nextAdmission, from);
const samples = (number: number, load: LoadSample) => Array.from({ length: number }, () => load);
const calm = { eventLoopLagMs: 2, inFlight: 1 };
const overloaded = { eventLoopLagMs: 300, inFlight: 30 };

describe("nextAdmission", () => {
  it("admits everything while the event loop keeps up", () => {
    expect(admissionAfter(samples(100, calm))).toEqual(fullAdmission);
  });

  it("ignores a single long task, however long it was", () => {
    expect(admissionAfter([{ eventLoopLagMs: 60_000, inFlight: 200 }]).share).toBe(1);
    const many = samples(10, calm).flatMap((sample) => [sample, { eventLoopLagMs: 8000, inFlight: 50 }]);
    expect(admissionAfter(many).share).toBe(1);
  });

  it("never sheds on a slow machine with few visitors, though every sample is late", () => {
    expect(admissionAfter(samples(500, { eventLoopLagMs: 900, inFlight: 3 })).share).toBe(1);
  });

  it("never sheds while a start or a sign-in loads its libraries and no request is in flight", () => {
    expect(admissionAfter(samples(30, { eventLoopLagMs: 500, inFlight: 1 })).share).toBe(1);
  });

  it("sheds once it has been overloaded for two seconds without a break, and ever more while that lasts", () => {
    expect(admissionAfter(samples(4, overloaded)).share).toBe(1);
    expect(admissionAfter(samples(5, overloaded)).share).toBeLessThan(1);
    expect(admissionAfter(samples(6, overloaded)).share).toBeLessThan(
      admissionAfter(samples(5, overloaded)).share,
    );
    expect(admissionAfter(samples(40, overloaded)).share).toBe(0);
    expect(admissionAfter([...samples(4, overloaded), calm, ...samples(4, overloaded)]).share).toBe(1);
  });

  it("sheds when answers pile up although the process itself is not late", () => {
    expect(admissionAfter(samples(25, { eventLoopLagMs: 0, inFlight: 100 })).share).toBeLessThan(1);
  });

  it("keeps its share between the two thresholds, so that it does not oscillate", () => {
    const shedding = admissionAfter(samples(6, overloaded));
    expect(admissionAfter(samples(50, { eventLoopLagMs: 90, inFlight: 30 }), shedding)).toEqual(shedding);
  });

  it("admits everything again within seconds after the overload", () => {
    expect(admissionAfter(samples(50, calm), { share: 0, overloadedMs: 2000 }).share).toBeCloseTo(1);
  });

  it("finds the share that a machine can hold, and stays near it", () => {
    // A machine that can do half of what is asked: whatever it takes on beyond that, waits.
    let admission = fullAdmission;
    let waiting = 0;
    const shares: number[] = [];
    for (let sample = 0; sample < 1200; sample++) {
      waiting = Math.max(0, waiting + 20 * admission.share - 10);
      admission = nextAdmission(admission, { eventLoopLagMs: 0, inFlight: waiting });
      shares.push(admission.share);
    }
    const later = shares.slice(600);
    const mean = later.reduce((sum, share) => sum + share, 0) / later.length;
    expect(mean).toBeGreaterThan(0.35);
    expect(mean).toBeLessThan(0.6);
    expect(waiting).toBeLessThan(300);
  });
});

describe("admissionGate", () => {
  const gateAt = (share: number, maxInFlight = 100) =>
    admissionGate({ maxInFlight, share: () => share, run: async (work) => work() });
  const ask = async (gate: ReturnType<typeof gateAt>, times: number) => {
    const answers = [];
    for (let time = 0; time < times; time++)
      answers.push(
        await gate.run(
          () => "made",
          () => "busy",
        ),
      );
    return answers.filter((answer) => answer === "made").length;
  };

  it("admits the share that it is given, evenly", async () => {
    expect(await ask(gateAt(1), 100)).toBe(100);
    expect(await ask(gateAt(0.5), 100)).toBe(50);
    expect(await ask(gateAt(0), 100)).toBe(0);
  });

  it("has room for so many at once, and again when one is done or has failed", async () => {
    const gate = gateAt(1, 2);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const held = [gate.run(() => promise, busy), gate.run(() => promise, busy)];
    expect(await gate.run(() => "made", busy)).toBe("busy");
    reject(new Error("broken"));
    await Promise.allSettled(held);
    resolve("");
    expect(await gate.run(() => "made", busy)).toBe("made");
  });
  const busy = () => "busy";
});

describe("monitorOverload", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("reports once when it begins to shed, and once when all is well again", async () => {
    const report = vi.fn();
    const overload = monitorOverload(report);
    const gate = overload.gate(1000);
    const { promise, resolve } = Promise.withResolvers<string>();
    const held = Array.from({ length: 100 }, () =>
      gate.run(
        () => promise,
        () => "busy",
      ),
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(report.mock.calls).toEqual([[true]]);
    expect(
      await gate.run(
        () => "made",
        () => "busy",
      ),
    ).toBe("busy");
    resolve("made");
    await Promise.all(held);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(report.mock.calls).toEqual([[true], [false]]);
    overload.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("cooperativeQueue", () => {
  it("begins at once when nothing else is under way", async () => {
    const begun: string[] = [];
    const done = cooperativeQueue()(() => begun.push("page"));
    expect(begun).toEqual(["page"]);
    await done;
  });

  it("yields to the event loop between two pieces of work", async () => {
    const enqueue = cooperativeQueue();
    const order: string[] = [];
    const work = Array.from({ length: 8 }, (_, at) => enqueue(() => order.push(`page ${at + 1}`)));
    setImmediate(() => order.push("file"));
    await Promise.all(work);
    expect(order.indexOf("file")).toBeLessThan(order.indexOf("page 7"));
    expect(order.filter((what) => what !== "file")).toEqual(work.map((_, at) => `page ${at + 1}`));
  });

  it("starts everything in the end, whenever it comes", async () => {
    const enqueue = cooperativeQueue();
    const comeLater = (turns: number): Promise<number> =>
      turns === 0
        ? enqueue(() => 1)
        : new Promise((resolve) => setImmediate(() => resolve(comeLater(turns - 1))));
    const all = Array.from({ length: 60 }, (_, at) => comeLater(at % 7));
    expect(await Promise.all(all)).toEqual(all.map(() => 1));
  });

  it("goes on after a piece of work that fails", async () => {
    const enqueue = cooperativeQueue();
    const failing = enqueue(() => Promise.reject(new Error("broken")));
    const next = enqueue(() => "made");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("made");
  });
});
