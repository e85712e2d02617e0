import { describe, expect, it } from "vitest";
import { acos, asin, atan, atan2, cos, hypot, hypot3, pointAlong, sin, tan } from "./exact-math.ts";
import { exp, log, pow } from "./exact-powers.ts";
import { createRandom } from "./random.ts";

const EPSILON = Number.EPSILON;
const SPECIAL = [0, -0, 1, -1, 0.5, -0.5, 2, -2, 1e-300, -1e-300, 1e300, -1e300];
const OUTSIDE = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

/** The largest error against `Math`, as a part of the result. */
function worstError(
  ours: (x: number) => number,
  theirs: (x: number) => number,
  inputs: readonly number[],
): number {
  return inputs.reduce((worst, x) => {
    const expected = theirs(x);
    return Math.max(worst, Math.abs(ours(x) - expected) / (Math.abs(expected) || 1));
  }, 0);
}

function spread(low: number, high: number, count = 20_000): number[] {
  const random = createRandom(count);
  return Array.from({ length: count }, () => random.between(low, high));
}

describe("exact trigonometry", () => {
  const angles = [...spread(-7, 7), ...spread(-1e4, 1e4), ...spread(-1e6, 1e6)];
  const quarters = Array.from({ length: 5000 }, (_, n) => (n * 117 * Math.PI) / 2);

  it("agrees with Math to the last bit or two, for angles up to a million and next to every quarter turn", () => {
    expect(worstError(sin, Math.sin, [...angles, ...quarters])).toBeLessThanOrEqual(EPSILON);
    expect(worstError(cos, Math.cos, [...angles, ...quarters])).toBeLessThanOrEqual(EPSILON);
    expect(worstError(tan, Math.tan, [...angles, ...quarters])).toBeLessThanOrEqual(3 * EPSILON);
  });

  it("still gives sines of larger angles", () => {
    expect(Math.max(...spread(1e6, 1e9).map((x) => Math.abs(sin(x) - Math.sin(x))))).toBeLessThan(1e-6);
    expect(Math.abs(cos(1e300))).toBeLessThanOrEqual(1);
  });

  it("points along an angle with the very bits of its cosine and sine", () => {
    const vector = { x: 0, y: 0 };
    const differ = [...angles, ...quarters, ...spread(1e6, 1e9), ...SPECIAL, ...OUTSIDE].filter((angle) => {
      pointAlong(vector, angle);
      return !Object.is(vector.x, cos(angle)) || !Object.is(vector.y, sin(angle));
    });
    expect(differ).toEqual([]);
  });

  it("inverts them as closely", () => {
    const slopes = [...spread(-3, 3), ...spread(-1000, 1000)];
    expect(worstError(atan, Math.atan, slopes)).toBeLessThanOrEqual(EPSILON);
    expect(worstError(asin, Math.asin, spread(-1, 1))).toBeLessThanOrEqual(3 * EPSILON);
    expect(worstError(acos, Math.acos, spread(-1, 1))).toBeLessThanOrEqual(3 * EPSILON);
    for (const y of spread(-9, 9, 100))
      expect(
        worstError(
          (x) => atan2(y, x),
          (x) => Math.atan2(y, x),
          spread(-9, 9, 200),
        ),
      ).toBeLessThanOrEqual(EPSILON);
  });

  it("treats zeros, signs and what is no number as Math does", () => {
    for (const x of [0, -0, Number.NaN]) {
      for (const name of ["sin", "cos", "tan", "atan", "asin", "acos"] as const)
        expect({ sin, cos, tan, atan, asin, acos }[name](x)).toBe(Math[name](x));
    }
    for (const x of OUTSIDE)
      expect([sin(x), cos(x), tan(x), asin(x), acos(x)]).toEqual(Array(5).fill(Number.NaN));
    expect([atan(Number.POSITIVE_INFINITY), atan(Number.NEGATIVE_INFINITY)]).toEqual([
      Math.PI / 2,
      -Math.PI / 2,
    ]);
    expect([asin(1), asin(-1), acos(1), acos(-1), asin(1.1), acos(-1.1)]).toEqual([
      Math.PI / 2,
      -Math.PI / 2,
      0,
      Math.PI,
      Number.NaN,
      Number.NaN,
    ]);
    for (const y of [...SPECIAL, ...OUTSIDE]) {
      for (const x of [...SPECIAL, ...OUTSIDE]) {
        expect(Object.is(Math.sign(atan2(y, x)), Math.sign(Math.atan2(y, x)))).toBe(true);
        if (!Number.isNaN(x + y)) expect(atan2(y, x)).toBeCloseTo(Math.atan2(y, x), 15);
      }
    }
  });

  it("measures vectors of two and three parts", () => {
    expect([hypot(3, 4), hypot(-3, 0), hypot3(2, 3, 6), hypot(0, 0)]).toEqual([5, 3, 7, 0]);
    expect(
      worstError(
        (x) => hypot(x, 2.7),
        (x) => Math.hypot(x, 2.7),
        spread(-9, 9),
      ),
    ).toBeLessThanOrEqual(2 * EPSILON);
    expect(hypot(1, Number.NaN)).toBeNaN();
  });
});

describe("exact powers", () => {
  it("agree with Math to the last bit or two", () => {
    expect(worstError(exp, Math.exp, [...spread(-2, 2), ...spread(-700, 700)])).toBeLessThanOrEqual(EPSILON);
    expect(
      worstError(log, Math.log, [...spread(0, 3), ...spread(-700, 700).map(Math.exp)]),
    ).toBeLessThanOrEqual(EPSILON);
    for (const power of [-3, -1, 0, 1, 2, 3, 10])
      expect(
        worstError(
          (x) => pow(x, power),
          (x) => x ** power,
          spread(-9, 9),
        ),
      ).toBeLessThanOrEqual(5 * EPSILON);
    expect(
      worstError(
        (x) => pow(x, 1.4),
        (x) => x ** 1.4,
        spread(0.1, 9),
      ),
    ).toBeLessThanOrEqual(8 * EPSILON);
  });

  it("end where numbers end", () => {
    expect([exp(0), exp(-0), exp(710), exp(-746)]).toEqual([1, 1, Number.POSITIVE_INFINITY, 0]);
    expect([exp(709.78), exp(-740), exp(-745)]).toEqual([709.78, -740, -745].map(Math.exp));
    expect([log(0), log(1), log(Number.POSITIVE_INFINITY)]).toEqual([
      Number.NEGATIVE_INFINITY,
      0,
      Number.POSITIVE_INFINITY,
    ]);
    expect([log(-1), log(Number.NaN), exp(Number.NaN), pow(-2, 0.5)]).toEqual(Array(4).fill(Number.NaN));
    expect([log(5e-324), log(1.7e308)]).toEqual([5e-324, 1.7e308].map(Math.log));
    expect([pow(0, 0), pow(0, 2.5), pow(-2, 3), pow(2, -2), pow(-1, 1e300)]).toEqual([1, 0, -8, 0.25, 1]);
  });
});

describe("the bits of exact results", () => {
  /** FNV-1a over the bits of numbers. */
  function hashOf(values: Iterable<number>): string {
    const bits = new DataView(new ArrayBuffer(8));
    let hash = 0x811c9dc5;
    for (const value of values) {
      bits.setFloat64(0, value);
      for (let i = 0; i < 8; i++) hash = Math.imul(hash ^ bits.getUint8(i), 0x01000193);
    }
    return (hash >>> 0).toString(16);
  }

  // A changed hash is a changed game: tapes of older rounds would play to other scores.
  it("never change", () => {
    const angles = [...spread(-7, 7), ...spread(-1e6, 1e6)];
    const parts = spread(-1, 1);
    const sizes = spread(0, 50);
    expect({
      sin: hashOf(angles.map(sin)),
      cos: hashOf(angles.map(cos)),
      tan: hashOf(angles.map(tan)),
      atan: hashOf(angles.map(atan)),
      atan2: hashOf(angles.map((angle, i) => atan2(angle, parts[i % parts.length] ?? 0))),
      asin: hashOf(parts.map(asin)),
      acos: hashOf(parts.map(acos)),
      hypot: hashOf(parts.map((part, i) => hypot3(part, sizes[i] ?? 0, 0.1))),
      exp: hashOf(parts.map((part) => exp(part * 100))),
      log: hashOf(sizes.map(log)),
      pow: hashOf(sizes.flatMap((size) => [pow(size, 1.4), pow(size, 5), pow(size, -2)])),
    }).toEqual({
      sin: "2d8873c4",
      cos: "d1ad04b0",
      tan: "e22baf62",
      atan: "5a9a1781",
      atan2: "4be29a2",
      asin: "783b47b6",
      acos: "a09f2af6",
      hypot: "9cb3efe",
      exp: "bf71eb5b",
      log: "d061021b",
      pow: "ab83a1da",
    });
  });
});
