import { createQuality } from "./quality.ts";
import { sharpness } from "./view.ts";

/** A WebGL canvas that fills the frame under the kit's own, which stays clear for the HUD. */
export interface GlLayer {
  readonly gl: WebGL2RenderingContext;
  /** Width divided by height, for the projection. */
  readonly aspect: number;
  /** Called now, and again when the browser took the graphics away and gave them back: make programs and buffers here. */
  onReady(build: () => void): void;
  /** Follows the frame's size and clears. Call it first when drawing. Where frames come too slowly it draws fewer pixels. */
  begin(red: number, green: number, blue: number): void;
  /**
   * The same for a picture that does not move, such as behind a pause: as sharp as can be, however long it takes.
   * False when it is there already; then there is nothing to draw.
   */
  beginStill(red: number, green: number, blue: number): boolean;
  program(vertex: string, fragment: string): WebGLProgram;
}

/** More pixels than this cost an old graphics chip its frame rate; the canvas is stretched beyond. */
const MOST_PIXELS = 1600 * 900;
/** Where the processor draws, edges are left rough and the picture begins softer. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;
const SOFTWARE_QUALITY = 0.7;

/**
 * Make it once, before `startGame`: `const layer = createGlLayer(document.body)`. Use `fit: "expand"`, and leave the kit's
 * canvas without a background. Nothing when the browser has no WebGL 2: then tell the player, for instance with `tellSorry`.
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
    const frame = { width: Math.max(1, innerWidth), height: Math.max(1, innerHeight) };
    const ratio = sharpness(frame, devicePixelRatio, MOST_PIXELS) * share;
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

  // Without this the browser would never give the graphics back.
  canvas.addEventListener("webglcontextlost", (event) => event.preventDefault());
  return {
    gl,
    get aspect() {
      return Math.max(1, innerWidth) / Math.max(1, innerHeight);
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

/** What draws. Asked on a canvas of its own, as the answer decides how ours is made. */
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

/** Draws with this program from now on, with these uniforms: numbers, vectors, and matrices of sixteen. */
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
