/**
 * The angle of a vector in radians, from -π to π, good to a ten-thousandth.
 * Browsers may round Math.atan2 each in its own way, and a ghost must run the same everywhere:
 * this one is made of nothing but plus, minus, times and divide, which all of them round alike.
 */
export function angleOf(y: number, x: number): number {
  const across = Math.abs(x);
  const up = Math.abs(y);
  const long = Math.max(across, up);
  if (long === 0) return 0;
  const t = Math.min(across, up) / long;
  const s = t * t;
  const small = ((((0.0208351 * s - 0.085133) * s + 0.180141) * s - 0.3302995) * s + 0.999866) * t;
  const quarter = up > across ? Math.PI / 2 - small : small;
  const half = x < 0 ? Math.PI - quarter : quarter;
  return y < 0 ? -half : half;
}
