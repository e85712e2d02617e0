import { sharpness } from "./view.ts";

/** A WebGL canvas that fills the frame under the kit's own, which stays clear for the HUD. */
export interface GlLayer {
  readonly gl: WebGL2RenderingContext;
  /** Width divided by height, for the projection. */
  readonly aspect: number;
  /** Follows the frame's size and clears. Call it first when drawing. */
  begin(red: number, green: number, blue: number): void;
  program(vertex: string, fragment: string): WebGLProgram;
}

/** Software and old graphics chips draw this many pixels at a playable rate; the canvas is stretched beyond. */
const MOST_PIXELS = 1280 * 720;

/**
 * Make it once, before `startGame`: `const layer = createGlLayer(document.body)`. Use `fit: "expand"`, and leave the kit's
 * canvas without a background. Nothing when the browser has no WebGL 2: then draw a sorry in `draw`.
 */
export function createGlLayer(root: HTMLElement): GlLayer | undefined {
  const canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", { antialias: true, powerPreference: "high-performance" });
  if (!gl) return undefined;
  root.prepend(canvas);
  return {
    gl,
    get aspect() {
      return Math.max(1, innerWidth) / Math.max(1, innerHeight);
    },
    begin(red, green, blue) {
      const frame = { width: Math.max(1, innerWidth), height: Math.max(1, innerHeight) };
      const ratio = sharpness(frame, devicePixelRatio, MOST_PIXELS);
      const width = Math.round(frame.width * ratio);
      const height = Math.round(frame.height * ratio);
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      gl.viewport(0, 0, width, height);
      gl.clearColor(red, green, blue, 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    },
    program: (vertex, fragment) => link(gl, vertex, fragment),
  };
}

function link(gl: WebGL2RenderingContext, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    // Only a lost context gives none; the page is then about to be reloaded anyway.
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
