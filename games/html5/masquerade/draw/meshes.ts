import { type Batch, COPY } from "./batch.ts";
import type { Eye } from "./eye.ts";
import type { MeshBuilder } from "./mesh-builder.ts";
import type { Shape } from "./shapes.ts";

type Gl = WebGL2RenderingContext;

function arrayOf(
  gl: Gl,
  corners: Float32Array<ArrayBuffer>,
  sizes: readonly number[],
): WebGLVertexArrayObject {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  const stride = sizes.reduce((sum, size) => sum + size, 0) * 4;
  let at = 0;
  sizes.forEach((size, index) => {
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, size, gl.FLOAT, false, stride, at);
    at += size * 4;
  });
  return array;
}

function indexBuffer(gl: Gl, indices: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) {
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
}

export type LevelDrawable = { draw(eye: Eye): void; free(): void };

/**
 * The map: sent once, drawn in parts, those near the eye first and those behind it not at all.
 * Where the processor draws, a pixel that is hidden by a nearer one then costs nearly nothing.
 */
export function levelDrawable(gl: Gl, mesh: MeshBuilder): LevelDrawable {
  const array = arrayOf(gl, new Float32Array(mesh.corners), [3, 3, 2, 3, 2]);
  indexBuffer(gl, new Uint32Array(mesh.chunks.flatMap(({ indices }) => indices)));
  let from = 0;
  const parts = mesh.chunks.map(({ x, y, reach, indices }) => {
    const part = { x, y, reach, from: from * 4, count: indices.length, far: 0 };
    from += indices.length;
    return part;
  });
  return {
    draw({ at, angle }) {
      gl.bindVertexArray(array);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (const part of parts) part.far = Math.hypot(part.x - at.x, part.y - at.y);
      parts.sort((a, b) => a.far - b.far);
      for (const { x, y, reach, from: start, count } of parts) {
        if ((x - at.x) * cos + (y - at.y) * sin < -reach) continue;
        gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, start);
      }
    },
    free: () => gl.deleteVertexArray(array),
  };
}

/** A shape that is drawn as often as its batch has copies, in one call. */
export function copiesDrawable(gl: Gl, shape: Shape): (batch: Batch) => void {
  const array = arrayOf(gl, shape.corners, [3, 3, 2]);
  indexBuffer(gl, shape.indices);
  const copies = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, copies);
  for (let i = 0; i < COPY / 4; i++) {
    gl.enableVertexAttribArray(3 + i);
    gl.vertexAttribPointer(3 + i, 4, gl.FLOAT, false, COPY * 4, i * 16);
    gl.vertexAttribDivisor(3 + i, 1);
  }
  return ({ numbers, count }) => {
    if (count === 0) return;
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, copies);
    gl.bufferData(gl.ARRAY_BUFFER, numbers.subarray(0, count * COPY), gl.DYNAMIC_DRAW);
    gl.drawElementsInstanced(gl.TRIANGLES, shape.indices.length, gl.UNSIGNED_SHORT, 0, count);
  };
}
