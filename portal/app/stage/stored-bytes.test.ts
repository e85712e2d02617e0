import { describe, expect, it } from "vitest";
import { storedBytes } from "./stored-bytes.ts";

const bytesOf = (value: unknown) => storedBytes(value) ?? Number.NaN;

describe("storedBytes", () => {
  it.each([
    ["text", "x".repeat(1000), 2000],
    ["bytes", new Uint8Array(1000), 1000],
    ["a small view of many bytes", new Uint8Array(new ArrayBuffer(1000), 0, 1), 1000],
    ["a blob", new Blob(["x".repeat(1000)]), 1000],
    ["a map", new Map([["x".repeat(500), "y".repeat(500)]]), 2000],
    ["a set", new Set(["x".repeat(1000)]), 2000],
    ["nested data", { a: [{ b: "x".repeat(1000) }] }, 2000],
    ["long keys", { ["x".repeat(1000)]: 1 }, 2000],
    ["a large number", 2n ** 8000n, 2000],
    ["an error", Object.assign(new Error("x".repeat(1000)), { stack: "" }), 2000],
  ])("counts %s", (_, value, bytes) => {
    expect(bytesOf(value)).toBeGreaterThanOrEqual(bytes);
    expect(bytesOf(value)).toBeLessThan(bytes + 200);
  });

  it("counts many empty values", () => {
    expect(bytesOf(Array.from({ length: 10_000 }, () => null))).toBeGreaterThan(100_000);
  });

  it("ends with values that refer to themselves, and with very deep ones", () => {
    const round: { self?: unknown } = {};
    round.self = round;
    expect(bytesOf(round)).toBeLessThan(200);
    let deep: unknown[] = [];
    for (let depth = 0; depth < 1_000_000; depth++) deep = [deep];
    expect(bytesOf(deep)).toBeGreaterThan(1_000_000);
  });

  it("refuses what is no plain data", () => {
    expect(storedBytes({ key: new (class Handle {})() })).toBeUndefined();
  });
});
