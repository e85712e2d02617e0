import { describe, expect, it } from "vitest";
import { countBytes, parseEngineMessage } from "./engine-transfer.ts";

describe("parseEngineMessage", () => {
  it("reads the three messages", () => {
    const bytes = new ArrayBuffer(8);
    expect(parseEngineMessage({ type: "engine", bytes })).toEqual({ type: "engine", bytes });
    expect(parseEngineMessage({ type: "progress", done: 1, total: 2 })).toEqual({
      type: "progress",
      done: 1,
      total: 2,
    });
    expect(parseEngineMessage({ type: "unable" })).toEqual({ type: "unable" });
  });

  it.each([
    null,
    "engine",
    { type: "engine" },
    { type: "engine", bytes: "wasm" },
    { type: "progress", done: "1", total: 2 },
    { type: "other" },
  ])("takes nothing else: %j", (data) => {
    expect(parseEngineMessage(data)).toBeUndefined();
  });
});

describe("countBytes", () => {
  async function progressOf(headers: Record<string, string>) {
    const progress: number[][] = [];
    const body = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 4; i++) controller.enqueue(new Uint8Array(250));
        controller.close();
      },
    });
    const counted = countBytes(
      new Response(body, { headers: { ...headers, "content-type": "application/wasm" } }),
      1000,
      (...pair) => progress.push(pair),
    );
    expect((await counted.arrayBuffer()).byteLength).toBe(1000);
    expect(counted.headers.get("content-type")).toBe("application/wasm");
    return progress;
  }

  it("tells the bytes that travel, of a compressed file", async () => {
    expect(await progressOf({ "content-length": "280", "content-encoding": "br" })).toEqual([
      [70, 280],
      [140, 280],
      [210, 280],
      [280, 280],
    ]);
  });

  it("tells the file's own bytes where a proxy hides how many travel", async () => {
    expect((await progressOf({})).at(-1)).toEqual([1000, 1000]);
  });
});
