import { createQuality } from "./quality.ts";
import { frameOf, sharpness } from "./view.ts";

/** WebGL canvas that fills the frame under the kit's own canvas, which stays transparent for the HUD. */
export interface GlLayer {
  readonly gl: WebGL2RenderingContext;
  /** Width divided by height, for the projection. */
  readonly aspect: number;
  /** Calls `build` now, and again when a lost WebGL context is restored: make programs and buffers in it. */
  onReady(build: () => void): void;
  /** Adapts to the frame's size and clears. Call it first when drawing. When frames are slow, it lowers the resolution. */
  begin(red: number, green: number, blue: number): void;
  /**
   * The same for a still picture, such as behind a pause: at full resolution, however long it takes.
   * False when the picture is there already and nothing has to be drawn.
   */
  beginStill(red: number, green: number, blue: number): boolean;
  program(vertex: string, fragment: string): WebGLProgram;
}

/** More pixels lower the frame rate of an old graphics chip; beyond that, the canvas is stretched. */
const MAX_PIXELS = 1600 * 900;
/** Software renderers get no antialiasing, and start at a lower resolution. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;
const SOFTWARE_QUALITY = 0.7;

/**
 * Creates the WebGL layer; undefined in browsers without WebGL 2 (see `showWithoutWebGl`). Call it once, before `startGame`:
 * `const layer = createGlLayer(document.body)`. Use `fit: "expand"`, and leave the kit's canvas without a background.
 */
export function createGlLayer(root: HTMLElement): GlLayer | undefined {
  const isSoftware = SOFTWARE.test(rendererName());
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", { antialias: !isSoftware, alpha: false });
  if (!gl) return undefined;
  root.prepend(canvas);
  const quality = createQuality(isSoftware ? SOFTWARE_QUALITY : 1);
  let last = performance.now();
  let isStill = false;

  function resize(share: number): boolean {
    const frame = frameOf(canvas);
    const ratio = sharpness(frame, devicePixelRatio, MAX_PIXELS) * share;
    const width = Math.round(frame.width * ratio);
    const height = Math.round(frame.height * ratio);
    const isNew = canvas.width !== width || canvas.height !== height;
    // Setting a size clears the canvas, even when it is the same size.
    if (isNew) Object.assign(canvas, { width, height });
    return isNew;
  }

  function clear(red: number, green: number, blue: number) {
    gl?.viewport(0, 0, canvas.width, canvas.height);
    gl?.clearColor(red, green, blue, 1);
    gl?.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
  }

  // Without this the browser would never restore the context.
  canvas.addEventListener("webglcontextlost", (event) => event.preventDefault());
  return {
    gl,
    get aspect() {
      const { width, height } = frameOf(canvas);
      return width / height;
    },
    onReady(build) {
      build();
      canvas.addEventListener("webglcontextrestored", build);
    },
    begin(red, green, blue) {
      const now = performance.now();
      if (!isStill) quality.frame(now - last);
      last = now;
      isStill = false;
      resize(quality.value);
      clear(red, green, blue);
    },
    beginStill(red, green, blue) {
      const hasNewSize = resize(1);
      if (isStill && !hasNewSize) return false;
      isStill = true;
      clear(red, green, blue);
      return true;
    },
    program: (vertex, fragment) => link(gl, vertex, fragment),
  };
}

/** Name of the renderer. Read from another canvas, because it decides how ours is created. */
function rendererName(): string {
  const gl = document.createElement("canvas").getContext("webgl2");
  const names = gl?.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = gl && names ? gl.getParameter(names.UNMASKED_RENDERER_WEBGL) : "";
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return typeof name === "string" ? name : "";
}

function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    // Only a lost context gives none, and programs are made again when it is back.
    if (!shader) throw new Error("The graphics context is lost.");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    const logs = gl.getAttachedShaders(program)?.map((shader) => gl.getShaderInfoLog(shader)) ?? [];
    throw new Error(`A shader does not build: ${[gl.getProgramInfoLog(program), ...logs].join("\n")}`);
  }
  return program;
}

/** Makes a program current and sets its uniforms: numbers, vectors and 4×4 matrices. */
export function switchTo(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  values: Readonly<Record<string, number | readonly number[] | Float32Array>>,
): void {
  gl.useProgram(program);
  for (const [name, value] of Object.entries(values)) {
    const at = gl.getUniformLocation(program, name);
    if (typeof value === "number") gl.uniform1f(at, value);
    else if (value.length === 2) gl.uniform2fv(at, value);
    else if (value.length === 3) gl.uniform3fv(at, value);
    else if (value.length === 4) gl.uniform4fv(at, value);
    else gl.uniformMatrix4fv(at, false, value);
  }
}
