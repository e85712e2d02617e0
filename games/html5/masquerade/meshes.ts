import { type Batch, COPY } from "./batch.ts";
import type { MeshBuilder } from "./level-mesh.ts";
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

export type Drawable = { draw(): void; free(): void };

/** The map: sent once, drawn in one call. */
export function levelDrawable(gl: Gl, mesh: MeshBuilder): Drawable {
  const array = arrayOf(gl, new Float32Array(mesh.corners), [3, 3, 2, 3, 2]);
  indexBuffer(gl, new Uint32Array(mesh.indices));
  const count = mesh.indices.length;
  return {
    draw() {
      gl.bindVertexArray(array);
      gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 0);
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
