/**
 * Trigonometry and distances with the same bits in every JavaScript engine, for rules that are replayed from a tape. The language leaves
 * the last bits of `Math.sin` and its kin to each engine; it defines plain arithmetic and `Math.sqrt` exactly, and these use nothing else.
 *
 * Results are within one unit in the last place (tan and asin: three) for angles up to a million. The polynomials are those of fdlibm:
 * Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Developed at SunPro, a Sun Microsystems, Inc. business. Permission to
 * use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.
 */

const EIGHTH_TURN = Math.PI / 4;
const QUARTERS_PER_RADIAN = 2 / Math.PI;
/** Larger angles are first brought below a turn, with an error that grows with them. */
const LARGEST = 1e6;
/** Half of pi as a sum of three: the first two have 33 bits, so their products with a count of quarter turns are exact. */
const HALF_PI_HIGH = 1.5707963267341256;
const HALF_PI_MIDDLE = 6.077100506303966e-11;
const HALF_PI_LOW = 2.0222662487959506e-21;
/** Half of pi as a number, and what that number lacks. */
const HALF_PI = Math.PI / 2;
const HALF_PI_REST = 6.123233995736766e-17;

export function sin(angle: number): number {
  return angle <= EIGHTH_TURN && angle >= -EIGHTH_TURN ? sinNear(angle, 0) : turned(angle, 0);
}

export function cos(angle: number): number {
  return angle <= EIGHTH_TURN && angle >= -EIGHTH_TURN ? cosNear(angle, 0) : turned(angle, 1);
}

/**
 * Sets a vector to the direction of an angle: `x` is its cosine and `y` its sine, to the bit. Both come out of one reduction of the angle,
 * which takes about half of the time of two calls.
 */
export function pointAlong(vector: { x: number; y: number }, angle: number): void {
  if (angle <= EIGHTH_TURN && angle >= -EIGHTH_TURN) {
    vector.x = cosNear(angle, 0);
    vector.y = sinNear(angle, 0);
    return;
  }
  // As in `turned`.
  const within = Math.abs(angle) > LARGEST ? angle % (2 * Math.PI) : angle;
  const quarters = Math.round(within * QUARTERS_PER_RADIAN);
  const high = within - quarters * HALF_PI_HIGH;
  const middle = quarters * HALF_PI_MIDDLE;
  const near = high - middle;
  const low = quarters * HALF_PI_LOW - (high - near - middle);
  const rest = near - low;
  const lack = near - rest - low;
  const sine = sinNear(rest, lack);
  const cosine = cosNear(rest, lack);
  const quarter = quarters & 3;
  const isSwapped = (quarter & 1) === 1;
  const x = isSwapped ? sine : cosine;
  const y = isSwapped ? cosine : sine;
  vector.x = quarter === 1 || quarter === 2 ? -x : x;
  vector.y = quarter >= 2 ? -y : y;
}

/** The sine of an angle that is a number of quarter turns ahead. */
function turned(angle: number, ahead: 0 | 1): number {
  const within = Math.abs(angle) > LARGEST ? angle % (2 * Math.PI) : angle;
  const quarters = Math.round(within * QUARTERS_PER_RADIAN);
  const high = within - quarters * HALF_PI_HIGH;
  const middle = quarters * HALF_PI_MIDDLE;
  const near = high - middle;
  const low = quarters * HALF_PI_LOW - (high - near - middle);
  const rest = near - low;
  const lack = near - rest - low;
  const quarter = (quarters + ahead) & 3;
  const value = (quarter & 1) === 0 ? sinNear(rest, lack) : cosNear(rest, lack);
  return quarter < 2 ? value : -value;
}

export function tan(angle: number): number {
  return sin(angle) / cos(angle);
}

/** The sine of `x + lack` for at most an eighth of a turn. */
function sinNear(x: number, lack: number): number {
  const z = x * x;
  const r =
    0.00833333333332249 +
    z *
      (-0.0001984126982985795 +
        z * (2.7557313707070068e-6 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10)));
  const cube = z * x;
  return x - (z * (0.5 * lack - cube * r) - lack + cube * 0.16666666666666632);
}

/** The cosine of `x + lack` for at most an eighth of a turn. */
function cosNear(x: number, lack: number): number {
  const z = x * x;
  const r =
    z *
    (0.0416666666666666 +
      z *
        (-0.001388888888887411 +
          z *
            (2.480158728947673e-5 +
              z * (-2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11)))));
  const half = 0.5 * z;
  const rounded = 1 - half;
  return rounded + (1 - rounded - half + (z * r - x * lack));
}

export function atan(x: number): number {
  const away = Math.abs(x);
  const angle = away < 0.4375 ? away - away * atanSeries(away) : atanFar(away);
  return x < 0 || Object.is(x, -0) ? -angle : angle;
}

/** The tangent's argument is moved near 0 from one of four known angles: atan 0.5, 1, 1.5 and infinity. */
function atanFar(x: number): number {
  if (x < 0.6875) return atanFrom((2 * x - 1) / (2 + x), 0.4636476090008061, 2.2698777452961687e-17);
  if (x < 1.1875) return atanFrom((x - 1) / (x + 1), EIGHTH_TURN, 3.061616997868383e-17);
  if (x < 2.4375) return atanFrom((x - 1.5) / (1 + 1.5 * x), 0.982793723247329, 1.3903311031230998e-17);
  return atanFrom(-1 / x, HALF_PI, HALF_PI_REST);
}

const atanFrom = (x: number, angle: number, rest: number) => angle - (x * atanSeries(x) - rest - x);

/** What `atan(x)` lacks from x, as a part of x, for |x| below 0.44. */
function atanSeries(x: number): number {
  const z = x * x;
  const w = z * z;
  const even =
    z *
    (0.3333333333333293 +
      w *
        (0.14285714272503466 +
          w *
            (0.09090887133436507 +
              w * (0.06661073137387531 + w * (0.049768779946159324 + w * 0.016285820115365782)))));
  const odd =
    w *
    (-0.19999999999876483 +
      w *
        (-0.11111110405462356 +
          w * (-0.0769187620504483 + w * (-0.058335701337905735 + w * -0.036531572744216916))));
  return even + odd;
}

export function atan2(y: number, x: number): number {
  const isBelow = y < 0 || Object.is(y, -0);
  if (x === 0 || y === 0 || !Number.isFinite(x) || !Number.isFinite(y)) return atan2AtEdge(y, x, isBelow);
  const slope = Math.abs(y / x);
  const angle = slope < 0.4375 ? slope - slope * atanSeries(slope) : atanFar(slope);
  const turned = x > 0 ? angle : Math.PI - (angle - 2 * HALF_PI_REST);
  return isBelow ? -turned : turned;
}

function atan2AtEdge(y: number, x: number, isBelow: boolean): number {
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.NaN;
  const isLeft = x < 0 || Object.is(x, -0);
  const isFarX = !Number.isFinite(x);
  const isFarY = !Number.isFinite(y);
  let angle = isLeft ? Math.PI : 0;
  if (isFarX && isFarY) angle = isLeft ? 3 * EIGHTH_TURN : EIGHTH_TURN;
  else if (y !== 0 && !isFarX) angle = HALF_PI;
  return isBelow ? -angle : angle;
}

export function asin(x: number): number {
  const away = Math.abs(x);
  if (away < 0.5) return x + x * arcSeries(x * x);
  if (away > 1 || Number.isNaN(x)) return Number.NaN;
  const angle = HALF_PI - (2 * arcFromEnd(away) - HALF_PI_REST);
  return x < 0 ? -angle : angle;
}

export function acos(x: number): number {
  if (Math.abs(x) < 0.5) return HALF_PI - (x - (HALF_PI_REST - x * arcSeries(x * x)));
  if (Math.abs(x) > 1 || Number.isNaN(x)) return Number.NaN;
  return x > 0 ? 2 * arcFromEnd(x) : Math.PI - 2 * (arcFromEnd(-x) - HALF_PI_REST);
}

/** The arc sine of `sqrt((1 - x) / 2)`, half of the angle between x and the end of the scale. */
function arcFromEnd(x: number): number {
  const z = (1 - x) * 0.5;
  const root = Math.sqrt(z);
  if (root === 0) return 0;
  // The square of a number of 24 bits is exact, and so gives the bits that the root lacks.
  const short = Math.fround(root);
  const lack = (z - short * short) / (root + short);
  return short + (arcSeries(z) * root + lack);
}

/** What `asin(x)` has over x, as a part of x, for `z = x * x` up to a quarter. */
function arcSeries(z: number): number {
  const p =
    z *
    (0.16666666666666666 +
      z *
        (-0.3255658186224009 +
          z *
            (0.20121253213486293 +
              z * (-0.04005553450067941 + z * (0.0007915349942898145 + z * 3.479331075960212e-5)))));
  const q =
    1 +
    z * (-2.403394911734414 + z * (2.0209457602335057 + z * (-0.6882839716054533 + z * 0.07703815055590194)));
  return p / q;
}

/** The length of a vector. Squares are summed as they are, so lengths beyond 1e150 or below 1e-150 are lost. */
export function hypot(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** The length of a vector in space; a function of its own, because a default for `z` slows down every call in the plane. */
export function hypot3(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}
