/** Position, normal and place in a picture, eight numbers a corner, and how corners make triangles. */
export type Shape = { corners: Float32Array<ArrayBuffer>; indices: Uint16Array<ArrayBuffer> };
type Profile = readonly (readonly [number, number])[];

/** A profile of radius and height, turned on a lathe. */
export function lathe(profile: Profile, segments: number): Shape {
  const corners: number[] = [];
  profile.forEach(([radius, height], i) => {
    const [beforeR, beforeH] = profile[Math.max(0, i - 1)] ?? [0, 0];
    const [afterR, afterH] = profile[Math.min(profile.length - 1, i + 1)] ?? [0, 0];
    const out = afterH - beforeH;
    const up = beforeR - afterR;
    const length = Math.hypot(out, up) || 1;
    for (let s = 0; s <= segments; s++) {
      const angle = (s / segments) * Math.PI * 2;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      corners.push(
        cos * radius,
        height,
        sin * radius,
        (cos * out) / length,
        up / length,
        (sin * out) / length,
      );
      corners.push(s / segments, i / (profile.length - 1));
    }
  });
  return { corners: new Float32Array(corners), indices: grid(segments, profile.length - 1) };
}

export function ball(segments: number, rings: number): Shape {
  const profile = Array.from({ length: rings + 1 }, (_, i): [number, number] => {
    const angle = (i / rings - 0.5) * Math.PI;
    return [Math.max(0.001, Math.cos(angle)), Math.sin(angle)];
  });
  return lathe(profile, segments);
}

/** A mask: a sheet bent around the head, from -1 to 1 across and up, its middle foremost. */
export function bentSheet(columns: number, rows: number, bend: number): Shape {
  const corners: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = (column / columns) * 2 - 1;
      const y = (row / rows) * 2 - 1;
      const angle = x * bend;
      const back = (1 - Math.cos(angle)) / bend + y * y * 0.12;
      corners.push(Math.sin(angle) / bend, y, -back, Math.sin(angle), -y * 0.25, Math.cos(angle));
      // Seen from ahead the wearer's right is our left.
      corners.push(1 - column / columns, 1 - row / rows);
    }
  }
  return { corners: new Float32Array(corners), indices: grid(columns, rows) };
}

/** A square that lies flat, for shadows and rings. */
export function flatSquare(): Shape {
  const corners = [-1, 1].flatMap((z) =>
    [-1, 1].flatMap((x) => [x, 0, z, 0, 1, 0, (x + 1) / 2, (z + 1) / 2]),
  );
  return { corners: new Float32Array(corners), indices: grid(1, 1) };
}

function box(): Shape {
  const sides = [0, 1, 2].flatMap((axis) => [-1, 1].map((way) => ({ axis, way })));
  const corners = sides.flatMap(({ axis, way }) =>
    [-1, 1].flatMap((v) =>
      [-1, 1].flatMap((u) => {
        const turned = way > 0 ? [way, v, u] : [way, u, v];
        const spin = (list: readonly number[]) => [0, 1, 2].map((i) => list[(i - axis + 3) % 3] ?? 0);
        return [...spin(turned), ...spin([way, 0, 0]), (u + 1) / 2, (v + 1) / 2];
      }),
    ),
  );
  const indices = sides.flatMap((_, side) => [...grid(1, 1)].map((corner) => corner + side * 4));
  return { corners: new Float32Array(corners), indices: new Uint16Array(indices) };
}

function grid(columns: number, rows: number): Uint16Array<ArrayBuffer> {
  const indices: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * (columns + 1) + column;
      indices.push(at, at + columns + 1, at + 1, at + 1, at + columns + 1, at + columns + 2);
    }
  }
  return new Uint16Array(indices);
}

export const shapes = {
  /** A cloak with a wide hem. */
  cloak: lathe(
    [
      [0.01, 0.06],
      [0.44, 0.06],
      [0.45, 0.16],
      [0.37, 0.5],
      [0.31, 0.82],
      [0.29, 1.02],
      [0.18, 1.2],
      [0.02, 1.26],
    ],
    14,
  ),
  ball: ball(10, 6),
  /** Too small for an outline. */
  drop: ball(5, 3),
  sheet: bentSheet(6, 4, 1.05),
  /** An upright pipe, from 0 to 1: jars, nozzles and beams of light. */
  pipe: lathe(
    [
      [1, 0],
      [1, 1],
    ],
    12,
  ),
  box: box(),
  square: flatSquare(),
} satisfies Record<string, Shape>;
export type ShapeName = keyof typeof shapes;
