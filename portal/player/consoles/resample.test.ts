import { describe, expect, it } from "vitest";
import { openResampler } from "./resample.ts";

/** A slope in pieces of 10 samples, which a straight line survives. */
const pieces = Array.from({ length: 30 }, (_, piece) =>
  Float32Array.from({ length: 10 }, (_, at) => piece * 10 + at),
);

describe("openResampler", () => {
  it.each([
    [44_100, 48_000],
    [32_768, 44_100],
    [48_000, 32_000],
    [100, 100],
  ])("turns %i samples into %i without a break between pieces", (from, to) => {
    const resample = openResampler(from, to);
    const output = pieces.flatMap((piece) => [...resample(piece)]);
    expect(output.length).toBeGreaterThan((299 * to) / from - 2);
    for (const [index, sample] of output.entries()) expect(sample).toBeCloseTo((index * from) / to, 3);
  });

  it("gives nothing for nothing", () => {
    expect(openResampler(44_100, 48_000)(new Float32Array())).toHaveLength(0);
  });
});
