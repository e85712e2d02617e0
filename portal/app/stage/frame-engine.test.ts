import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { engineBuilds } from "#testing/engine-builds.ts";
import { openFrameEngine } from "./frame-engine.ts";

/** What a game gets for one request. */
async function ask(handOver: ReturnType<typeof openFrameEngine>, file: string): Promise<unknown[]> {
  const { port1, port2 } = new MessageChannel();
  const answers: unknown[] = [];
  const last = new Promise<void>((resolve) => {
    port1.onmessage = ({ data }) => {
      answers.push(data);
      if (data.type !== "progress") resolve();
    };
  });
  handOver(file, port2);
  await last;
  port1.close();
  return answers;
}

describe("the engine for a frame", () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response("wasm"));

  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal("window", {});
    vi.stubGlobal("fetch", fetched);
    vi.stubGlobal("reportError", () => undefined);
    Reflect.deleteProperty(globalThis, "caches");
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.doUnmock("./hand-over-engine.ts");
  });

  it("answers at once, and hands the files over", async () => {
    const handOver = openFrameEngine({ builds: engineBuilds, label: "meteor" });
    for (const file of ["ruffle-1/ruffle.js", "ruffle-1/b.js", "ruffle-1/b.wasm"]) {
      const answers = await ask(handOver, file);
      expect(answers[0]).toEqual({ type: "progress", done: 0, total: 0 });
      expect(answers.at(-1)).toEqual({ type: "engine", bytes: expect.any(ArrayBuffer) });
      expect(fetched).toHaveBeenLastCalledWith(`/assets/engines/${file}`, { priority: "low" });
    }
  });

  it("gives no other file", async () => {
    for (const file of ["ruffle-1/a.wasm", "ruffle-1/c.js", "../secret", ""]) {
      const answers = await ask(openFrameEngine({ builds: engineBuilds, label: "meteor" }), file);
      expect(answers.at(-1)).toEqual({ type: "unable" });
    }
    expect(fetched).not.toHaveBeenCalled();
  });

  it("gives none to a game without it", async () => {
    expect(await ask(openFrameEngine(undefined), "ruffle-1/b.wasm")).toEqual([{ type: "unable" }]);
  });

  it("says so where its own code cannot be loaded", async () => {
    vi.doMock("./hand-over-engine.ts", () => {
      throw new TypeError("offline");
    });
    const answers = await ask(openFrameEngine({ builds: engineBuilds, label: "meteor" }), "ruffle-1/b.wasm");
    expect(answers.at(-1)).toEqual({ type: "unable" });
  });

  it("stops copying for a game that asks again and again", async () => {
    const handOver = openFrameEngine({ builds: engineBuilds, label: "meteor" });
    const last: unknown[] = [];
    for (let i = 0; i < 8; i++) last.push((await ask(handOver, "ruffle-1/b.wasm")).at(-1));
    expect(last.filter((answer) => (answer as { type: string }).type === "engine")).toHaveLength(5);
    expect(last.at(-1)).toEqual({ type: "unable" });
    expect((await ask(handOver, "ruffle-1/ruffle.js")).at(-1)).toMatchObject({ type: "engine" });
  });
});
