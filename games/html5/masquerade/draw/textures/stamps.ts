import { createRandom } from "#kit/random.ts";

/** The shape of a splat: how thick paint lies so far from its middle, 0 to 255. */
export type Stamp = { reach: number; at(x: number, y: number): number };

const SIZE = 64;
const SHAPES = 8;
/** A shape reaches this many times the splat's radius, as its arms do. */
const ARMS = 1.7;

let shapes: Uint8Array[] | undefined;

/** A few shapes are drawn once and used ever after, turned and mirrored. A negative number is a plain dot. */
export function stampOf(number: number, radius: number, isMirrored: boolean): Stamp {
  if (number < 0) {
    const reach = radius + 1.5;
    return { reach, at: (x, y) => Math.max(0, Math.min(255, (radius + 1.1 - Math.hypot(x, y)) * 127)) };
  }
  shapes ??= Array.from({ length: SHAPES }, (_, seed) => draw(seed));
  const shape = shapes[number % SHAPES];
  const reach = radius * ARMS;
  const scale = SIZE / 2 / reach;
  const isTurned = number % 2 === 1;
  return {
    reach,
    at(x, y) {
      const u = isTurned ? y : x;
      const v = isTurned ? x : y;
      const column = Math.floor(u * (isMirrored ? -scale : scale) + SIZE / 2);
      const row = Math.floor(v * scale + SIZE / 2);
      if (column < 0 || row < 0 || column >= SIZE || row >= SIZE) return 0;
      return shape?.[row * SIZE + column] ?? 0;
    },
  };
}

/** A blot with arms and drops around it: circles that melt into each other. */
function draw(seed: number): Uint8Array {
  const random = createRandom(seed + 40);
  const circles = [{ x: 0, y: 0, radius: 0.62 }];
  const arms = random.int(6, 9);
  for (let i = 0; i < arms; i++) {
    const angle = (i / arms) * Math.PI * 2 + random.between(-0.3, 0.3);
    const far = random.between(0.5, 0.85);
    circles.push({ x: Math.cos(angle) * far, y: Math.sin(angle) * far, radius: random.between(0.14, 0.32) });
    if (!random.chance(0.6)) continue;
    const drop = random.between(1.05, 1.5);
    circles.push({
      x: Math.cos(angle) * drop,
      y: Math.sin(angle) * drop,
      radius: random.between(0.06, 0.15),
    });
  }
  const shape = new Uint8Array(SIZE * SIZE);
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const x = ((column + 0.5) / SIZE - 0.5) * 2 * ARMS;
      const y = ((row + 0.5) / SIZE - 0.5) * 2 * ARMS;
      let sum = 0;
      for (const circle of circles) {
        const far = Math.hypot(x - circle.x, y - circle.y) / circle.radius;
        sum += Math.max(0, 1 - far * 0.5) ** 2 * 2;
      }
      shape[row * SIZE + column] = Math.min(255, sum * 255);
    }
  }
  return shape;
}
