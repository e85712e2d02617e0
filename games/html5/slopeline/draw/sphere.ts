/** Triangles of a ball of radius one. */
export function sphere(around: number, down: number): Float32Array<ArrayBuffer> {
  const corners: number[] = [];
  const point = (i: number, j: number) => {
    const turn = (i / around) * Math.PI * 2;
    const drop = (j / down) * Math.PI;
    corners.push(Math.cos(turn) * Math.sin(drop), Math.cos(drop), Math.sin(turn) * Math.sin(drop));
  };
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < down; j++) {
      point(i, j);
      point(i + 1, j);
      point(i + 1, j + 1);
      point(i, j);
      point(i + 1, j + 1);
      point(i, j + 1);
    }
  }
  return new Float32Array(corners);
}
