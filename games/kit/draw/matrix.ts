/** 4×4 matrix in column-major order, as WebGL takes it. */
export type Matrix = Float32Array;
export type Vector = readonly [number, number, number];

/** Perspective projection: x is right, y is up, z points towards the eye. `fov` is the full vertical angle in radians. */
export function perspective(fov: number, aspect: number, near: number, far: number): Matrix {
  const f = 1 / Math.tan(fov / 2);
  const depth = near - far;
  // biome-ignore format: a matrix is read in columns
  return new Float32Array([
    f / aspect, 0, 0, 0,
    0, f, 0, 0,
    0, 0, (far + near) / depth, -1,
    0, 0, (2 * far * near) / depth, 0,
  ]);
}

/** View matrix of a camera at the origin that looks in a direction, tilted by `roll`. */
export function lookAlong(forward: Vector, roll = 0): Matrix {
  const ahead = normalize(forward);
  const side = normalize(cross(ahead, [0, 1, 0]));
  const top = cross(side, ahead);
  const cos = Math.cos(roll);
  const sin = Math.sin(roll);
  const right = side.map((value, i) => value * cos + (top[i] ?? 0) * sin);
  const up = side.map((value, i) => (top[i] ?? 0) * cos - value * sin);
  const matrix = new Float32Array(16);
  for (let i = 0; i < 3; i++) {
    matrix[i * 4] = right[i] ?? 0;
    matrix[i * 4 + 1] = up[i] ?? 0;
    matrix[i * 4 + 2] = -(ahead[i] ?? 0);
  }
  matrix[15] = 1;
  return matrix;
}

/** Matrix product: applies `b` first, then `a`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  const product = new Float32Array(16);
  for (let column = 0; column < 4; column++) {
    for (let row = 0; row < 4; row++) {
      let sum = 0;
      for (let i = 0; i < 4; i++) sum += (a[i * 4 + row] ?? 0) * (b[column * 4 + i] ?? 0);
      product[column * 4 + row] = sum;
    }
  }
  return product;
}

/** Rotation about an axis of length one. */
export function turn([x, y, z]: Vector, angle: number): Matrix {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const t = 1 - c;
  // biome-ignore format: a matrix is read in columns
  return new Float32Array([
    t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0,
    t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0,
    t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0,
    0, 0, 0, 1,
  ]);
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function normalize([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
