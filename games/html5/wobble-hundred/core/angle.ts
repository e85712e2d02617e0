/**
 * The angle of a direction in radians, from -π to π, by its sine and cosine: good to a ten-thousandth, also where the two are some
 * hundredths too large or too small, as they are for a bone that is stretched. Made of nothing but plus, minus and times, which every
 * browser rounds alike: a ghost must run the same everywhere.
 */
export function angleOf(sine: number, cosine: number): number {
  // One step of Newton's method towards a length of 1.
  const scale = 1.5 - 0.5 * (sine * sine + cosine * cosine);
  const up = sine * scale;
  const across = cosine * scale;
  if (Math.abs(up) > Math.abs(across)) {
    const beside = arcSine(across);
    return up > 0 ? Math.PI / 2 - beside : beside - Math.PI / 2;
  }
  const small = arcSine(up);
  if (across >= 0) return small;
  return up < 0 ? -Math.PI - small : Math.PI - small;
}

/** For sines up to that of an eighth of a turn. */
function arcSine(x: number): number {
  const z = x * x;
  return x * (0.99997398 + z * (0.16909386 + z * (0.05170409 + z * 0.10617279)));
}
