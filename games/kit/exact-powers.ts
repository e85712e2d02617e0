/**
 * Powers and logarithms with the same bits in every JavaScript engine; see exact-math.ts.
 *
 * `exp` and `log` are within one unit in the last place. The polynomials are those of fdlibm:
 * Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Developed at SunPro, a Sun Microsystems, Inc. business. Permission to
 * use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.
 */

/** The natural logarithm of 2 as a sum: the first has 32 bits, so its product with an exponent is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** What the exponent of a number has over the power of two that it stands for. */
const BIAS = 1023;

const bits = new DataView(new ArrayBuffer(8));

/** A power of two from -1022 to 1023, made of its bits. */
function powerOfTwo(exponent: number): number {
  bits.setInt32(0, (exponent + BIAS) << 20);
  bits.setInt32(4, 0);
  return bits.getFloat64(0);
}

export function exp(x: number): number {
  if (x > 709.782712893384) return Number.POSITIVE_INFINITY;
  if (x < -745.1332191019411) return 0;
  if (Number.isNaN(x)) return x;
  const exponent = Math.round(x / Math.LN2);
  const high = x - exponent * LN2_HIGH;
  const low = exponent * LN2_LOW;
  const rest = high - low;
  const z = rest * rest;
  const c =
    rest -
    z *
      (0.16666666666666602 +
        z *
          (-0.0027777777777015593 +
            z * (6.613756321437934e-5 + z * (-1.6533902205465252e-6 + z * 4.1381367970572385e-8))));
  const value = 1 - (low - (rest * c) / (2 - c) - high);
  if (exponent > BIAS) return value * 2 * powerOfTwo(BIAS);
  if (exponent > -BIAS) return value * powerOfTwo(exponent);
  // A subnormal result is rounded once, in the last product.
  return value * powerOfTwo(exponent + 60) * powerOfTwo(-60);
}

/** The natural logarithm. */
export function log(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return x > 0 ? x : Number.NaN;
  if (x < powerOfTwo(1 - BIAS)) return log(x * powerOfTwo(60)) - 60 * Math.LN2;
  bits.setFloat64(0, x);
  const top = bits.getInt32(0);
  let exponent = (top >> 20) - BIAS;
  bits.setInt32(0, (top & 0xf_ffff) | (BIAS << 20));
  let part = bits.getFloat64(0);
  if (part > Math.SQRT2) {
    part *= 0.5;
    exponent += 1;
  }
  const f = part - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const odd = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const even =
    z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  const half = 0.5 * f * f;
  return exponent * LN2_HIGH - (half - (s * (half + odd + even) + exponent * LN2_LOW) - f);
}

export const square = (x: number) => x * x;

/**
 * A number raised to a power: whole powers by multiplication, others as `exp(power * log(base))`, whose error grows with the size of that
 * product.
 */
export function pow(base: number, power: number): number {
  if (!Number.isInteger(power)) return exp(power * log(base));
  let result = 1;
  let square = base;
  for (let left = Math.abs(power); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= square;
    square *= square;
  }
  return power < 0 ? 1 / result : result;
}
