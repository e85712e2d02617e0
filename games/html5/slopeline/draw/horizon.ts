import { type Brush, type Corner, whole } from "./brush.ts";
import type { Eye } from "./eye.ts";
import { type Colour, mixColour, type Paints, type Sky } from "./looks.ts";
import { paintLight } from "./sparks.ts";

/** So far away that it never comes nearer. */
const FAR = 560;
const STRIPS = 64;
const SLICES = 34;
/** Nearly straight ahead, a little to the right. */
const SUN_SIDE = 0.12;

export const sunOf = ({ sunHeight }: Sky): Corner => [
  Math.sin(SUN_SIDE) * Math.cos(sunHeight),
  Math.sin(sunHeight),
  Math.cos(SUN_SIDE) * Math.cos(sunHeight),
];

const peak = (x: number) => Math.abs(x - Math.floor(x) - 0.5) * 2;
const ridge = (x: number) => peak(x) * 0.5 + peak(x * 2.7 + 0.3) * 0.3 + peak(x * 7.1) * 0.14;

export function paintHorizon(brush: Brush, paints: Paints, sky: Sky): void {
  paintSun(brush, paints, sky);
  const hill = (part: number) => mixColour(paints.tower, paints.horizon, part);
  paintRidge(brush, FAR - 20, sky.hills * 62, 0.2, hill(0.6));
  paintRidge(brush, FAR - 40, sky.hills * 40, 0.61, hill(0.34));
}

/** A disc in slices; from the middle down there are bands of haze between them. */
function paintSun(brush: Brush, { sun, halo }: Paints, sky: Sky) {
  const [dx, dy, dz] = sunOf(sky);
  const [ex, ey, ez] = brush.eye;
  const size = sky.sunSize * FAR;
  const at = (across: number, up: number): Corner => [
    ex + (dx / dz) * FAR + across * size,
    ey + (dy / dz) * FAR + up * size,
    ez + FAR,
  ];
  const half = (up: number) => Math.sqrt(Math.max(0, 1 - up * up));
  for (let i = 0; i < SLICES; i++) {
    const top = 1 - (i / SLICES) * 2;
    const down = i - SLICES / 2;
    // Each band below the middle leaves a wider gap than the one above.
    const gap = down >= 0 && down % 4 === 3;
    // What has set is not seen, not even through the haze at the foot of the hills.
    if (gap || dy * FAR + top * size < 0) continue;
    const thin = down > 0 && down % 4 === 2 ? 1 - down / SLICES : 1;
    const low = top - (2 / SLICES) * thin;
    const fill = mixColour(sun, halo, Math.max(0, -top) * 0.5);
    const corners = [
      at(-half(top), top),
      at(half(top), top),
      at(half(low), low),
      at(-half(low), low),
    ] as const;
    brush.quad(corners, { fill, edge: fill }, whole);
  }
}

function paintRidge(brush: Brush, z: number, tall: number, salt: number, fill: Colour) {
  const [ex, ey, ez] = brush.eye;
  const reach = z * 3;
  const point = (i: number): Corner => {
    const x = (i / STRIPS) * 2 - 1;
    return [ex + x * reach, ey + ridge(x * 2.1 + salt) * tall - 9, ez + z];
  };
  for (let i = 0; i < STRIPS; i++) {
    const a = point(i);
    const b = point(i + 1);
    const low = ey - z * 0.1;
    const corners = [a, b, [b[0], low, b[2]], [a[0], low, a[2]]] as const;
    brush.quad(corners, { fill, edge: fill }, whole, [0, 1]);
  }
}

/** Always the same stars, scattered by a rule that shows no pattern. */
const stars = Array.from({ length: 90 }, (_, i) => {
  const turn = (i * 0.618034 * 7) % 1;
  const x = (turn * 2 - 1) * 1.15;
  const y = 0.06 + ((i * 0.7548776) % 1) ** 1.4 * 0.62;
  return { x, y, size: 0.7 + ((i * 0.5698) % 1) * 1.3, phase: i * 1.7 };
});

export function paintStars(brush: Brush, eye: Eye, amount: number, time: number): void {
  if (amount === 0) return;
  const [ex, ey, ez] = eye.at;
  for (const { x, y, size, phase } of stars) {
    const twinkle = (0.7 + 0.3 * Math.sin(time * 2 + phase)) * amount;
    // Beyond the sun and the hills, which hide them.
    paintLight(brush, eye, [ex + x * FAR, ey + y * FAR, ez + FAR + 10], size * 1.6, [1, 0.96, 0.9], twinkle);
  }
}
