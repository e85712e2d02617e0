import { afterEach, describe, expect, it, vi } from "vitest";
import { openRecords } from "./records.ts";
import { noOptions } from "./rules.ts";

afterEach(() => vi.unstubAllGlobals());

/** A game's frame, and the page around it that asks. */
function aFrame() {
  const page = { postMessage: () => undefined };
  let listen: ((event: { source: unknown; data: unknown }) => void) | undefined;
  vi.stubGlobal("parent", page);
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", (_type: string, listener: typeof listen) => {
    listen = listener;
  });
  const core = { score: 0, isOver: false, step: () => undefined, snapshot: () => undefined };
  const rules = { slug: "test", actions: [], isOptions: noOptions, create: () => core };
  const nothing = () => undefined;
  const records = openRecords(rules, { onCourse: nothing, onWatch: nothing, onRefusal: nothing });
  const ask = (request: object) => listen?.({ source: page, data: { mark: "recess/1", ...request } });
  return { records, ask };
}

describe("openRecords", () => {
  it("begins rounds on the seed of the day once the page has asked for it, and on seeds of their own after that", () => {
    const { records, ask } = aFrame();
    const first = (own: number) => records.begin(own).random.next();
    const [own, day] = [first(1), first(7)];
    ask({ type: "today", seed: 7 });
    expect(first(1)).toBe(day);
    ask({ type: "free" });
    expect(first(1)).toBe(own);
  });

  it.each(["today", "free"])(
    "tells the one round after a request for %s that it is for the boards",
    (type) => {
      const { records, ask } = aFrame();
      const isForBoards = () => records.begin(1).isForBoards;
      expect(isForBoards()).toBe(false);
      ask({ type, seed: 7 });
      expect([isForBoards(), isForBoards()]).toEqual([true, false]);
    },
  );
});
