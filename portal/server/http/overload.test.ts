import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  atEase,
  type Load,
  makeGate,
  nextStrain,
  type Strain,
  takeTurns,
  watchOverload,
} from "./overload.ts";

const strainAfter = (loads: readonly Load[], from: Strain = atEase) => loads.reduce(nextStrain, from);
const looks = (number: number, load: Load) => Array.from({ length: number }, () => load);
const calm = { lateMs: 2, making: 1 };
const behind = { lateMs: 300, making: 30 };

describe("nextStrain", () => {
  it("takes everything on while the machine keeps up", () => {
    expect(strainAfter(looks(100, calm))).toEqual(atEase);
  });

  it("takes a single long task for what it is, however long it was", () => {
    expect(strainAfter([{ lateMs: 60_000, making: 200 }]).share).toBe(1);
    const many = looks(10, calm).flatMap((look) => [look, { lateMs: 8000, making: 50 }]);
    expect(strainAfter(many).share).toBe(1);
  });

  it("never sheds on a slow machine with few visitors, though every look is late", () => {
    expect(strainAfter(looks(500, { lateMs: 900, making: 3 })).share).toBe(1);
  });

  it("never sheds while a start or a sign-in loads its libraries with nobody waiting", () => {
    expect(strainAfter(looks(30, { lateMs: 500, making: 1 })).share).toBe(1);
  });

  it("sheds once it has been behind for two seconds without a break, and ever more while that lasts", () => {
    expect(strainAfter(looks(4, behind)).share).toBe(1);
    expect(strainAfter(looks(5, behind)).share).toBeLessThan(1);
    expect(strainAfter(looks(6, behind)).share).toBeLessThan(strainAfter(looks(5, behind)).share);
    expect(strainAfter(looks(40, behind)).share).toBe(0);
    expect(strainAfter([...looks(4, behind), calm, ...looks(4, behind)]).share).toBe(1);
  });

  it("sheds when answers pile up although the process itself is not late", () => {
    expect(strainAfter(looks(25, { lateMs: 0, making: 100 })).share).toBeLessThan(1);
  });

  it("stays where it is between behind and calm, so that it does not swing", () => {
    const shedding = strainAfter(looks(6, behind));
    expect(strainAfter(looks(50, { lateMs: 90, making: 30 }), shedding)).toEqual(shedding);
  });

  it("is back to normal within seconds of the rush ending", () => {
    expect(strainAfter(looks(50, calm), { share: 0, behindMs: 2000 }).share).toBeCloseTo(1);
  });

  it("finds the share that a machine can hold, and stays near it", () => {
    // A machine that can do half of what is asked: whatever it takes on beyond that, waits.
    let strain = atEase;
    let waiting = 0;
    const shares: number[] = [];
    for (let look = 0; look < 1200; look++) {
      waiting = Math.max(0, waiting + 20 * strain.share - 10);
      strain = nextStrain(strain, { lateMs: 0, making: waiting });
      shares.push(strain.share);
    }
    const later = shares.slice(600);
    const mean = later.reduce((sum, share) => sum + share, 0) / later.length;
    expect(mean).toBeGreaterThan(0.35);
    expect(mean).toBeLessThan(0.6);
    expect(waiting).toBeLessThan(300);
  });
});

describe("a gate", () => {
  const gateAt = (share: number, most = 100) =>
    makeGate(most, { share: () => share, run: async (make) => make() });
  const ask = async (gate: ReturnType<typeof gateAt>, times: number) => {
    const answers = [];
    for (let time = 0; time < times; time++)
      answers.push(
        await gate.pass(
          () => "made",
          () => "busy",
        ),
      );
    return answers.filter((answer) => answer === "made").length;
  };

  it("lets through the share that it is told, evenly", async () => {
    expect(await ask(gateAt(1), 100)).toBe(100);
    expect(await ask(gateAt(0.5), 100)).toBe(50);
    expect(await ask(gateAt(0), 100)).toBe(0);
  });

  it("has room for so many at once, and again when one is done or has failed", async () => {
    const gate = gateAt(1, 2);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const held = [gate.pass(() => promise, busy), gate.pass(() => promise, busy)];
    expect(await gate.pass(() => "made", busy)).toBe("busy");
    reject(new Error("broken"));
    await Promise.allSettled(held);
    resolve("");
    expect(await gate.pass(() => "made", busy)).toBe("made");
  });
  const busy = () => "busy";
});

describe("watchOverload", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tells once when it begins to refuse, and once when all is well again", async () => {
    const tell = vi.fn();
    const overload = watchOverload(tell);
    const gate = overload.gate(1000);
    const { promise, resolve } = Promise.withResolvers<string>();
    const held = Array.from({ length: 100 }, () =>
      gate.pass(
        () => promise,
        () => "busy",
      ),
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(tell.mock.calls).toEqual([[true]]);
    expect(
      await gate.pass(
        () => "made",
        () => "busy",
      ),
    ).toBe("busy");
    resolve("made");
    await Promise.all(held);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tell.mock.calls).toEqual([[true], [false]]);
    overload.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("takeTurns", () => {
  it("begins at once when nothing else is under way", async () => {
    const begun: string[] = [];
    const done = takeTurns()(() => begun.push("page"));
    expect(begun).toEqual(["page"]);
    await done;
  });

  it("lets everything else have its turn between two pieces of work", async () => {
    const inTurn = takeTurns();
    const order: string[] = [];
    const work = Array.from({ length: 8 }, (_, at) => inTurn(() => order.push(`page ${at + 1}`)));
    setImmediate(() => order.push("file"));
    await Promise.all(work);
    expect(order.indexOf("file")).toBeLessThan(order.indexOf("page 7"));
    expect(order.filter((what) => what !== "file")).toEqual(work.map((_, at) => `page ${at + 1}`));
  });

  it("never forgets anybody, whenever they come", async () => {
    const inTurn = takeTurns();
    const comeLater = (turns: number): Promise<number> =>
      turns === 0
        ? inTurn(() => 1)
        : new Promise((resolve) => setImmediate(() => resolve(comeLater(turns - 1))));
    const all = Array.from({ length: 60 }, (_, at) => comeLater(at % 7));
    expect(await Promise.all(all)).toEqual(all.map(() => 1));
  });

  it("goes on after a piece of work that fails", async () => {
    const inTurn = takeTurns();
    const failing = inTurn(() => Promise.reject(new Error("broken")));
    const next = inTurn(() => "made");
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("made");
  });
});
