import { type GlLayer, switchTo } from "#kit/draw/gl.ts";
import type { Matrix } from "#kit/draw/matrix.ts";
import { type Brush, type Corner, STRIDE } from "./brush.ts";
import type { Eye } from "./eye.ts";
import { sunOf } from "./horizon.ts";
import type { Colour, Paints, Sky } from "./looks.ts";
import {
  ballFragment,
  ballVertex,
  glowFragment,
  glowVertex,
  skyFragment,
  skyVertex,
  solidFragment,
  solidVertex,
} from "./shaders.ts";
import { sphere } from "./sphere.ts";

type Rolling = { at: Corner; turn: Matrix; squash: Corner; light: Colour };
export type PaintedBall = Rolling & { skin: number };

/** A ball that this one is raced against, in one colour, and how much of it is seen. */
export type GhostBall = Rolling & { tint: Colour; alpha: number };

/** None that a player can have. */
const GHOST_SKIN = -1;

/** All that one picture needs to know. */
export type Picture = {
  eye: Eye;
  paints: Paints;
  sky: Sky;
  /** Nothing when it has burst. */
  ball: PaintedBall | undefined;
  ghosts: readonly GhostBall[];
  radius: number;
  bend: readonly [number, number];
  /** Nothing moves: paused, or over. */
  isStill: boolean;
  /** Seconds, and how far the clouds have come. */
  time: number;
  drift: number;
  solids: Brush;
  /** What stands at the horizon, beyond all mist. */
  backdrop: Brush;
  glows: Brush;
};

type Machine = ReturnType<typeof build>;

type Most = { solids: number; backdrop: number; glows: number };

const MIST = [70, 205];
const NO_MIST = [9998, 9999];

/** Puts a picture on the screen in a few calls: solids, ball, horizon, sky behind them, ghosts, and light over everything. */
export class Painter {
  private readonly layer: GlLayer;
  private machine: Machine | undefined;

  constructor(layer: GlLayer, most: Most) {
    this.layer = layer;
    layer.onReady(() => {
      this.machine = build(layer, most);
    });
  }

  paint(picture: Picture): void {
    const { layer, machine } = this;
    const { gl } = layer;
    if (!machine || gl.isContextLost()) return;
    const { eye, paints, ball, bend, time, radius } = picture;
    const { horizon, top, deep, halo } = paints;
    if (!picture.isStill) layer.begin(...horizon);
    else if (!layer.beginStill(...horizon)) return;
    const air = { u_top: top, u_horizon: horizon, u_deep: deep, u_halo: halo, u_sun: sunOf(picture.sky) };
    const space = { u_view: eye.matrix(layer.aspect), u_bend: bend };
    const at = ball ? relative(ball.at, eye.at) : [0, -999, 0];

    gl.enable(gl.DEPTH_TEST);
    gl.depthMask(true);
    gl.disable(gl.BLEND);
    const light = ball ? ball.light : [0, 0, 0];
    const lit = { ...air, ...space, u_ball: at, u_ballLight: light, u_radius: radius };
    switchTo(gl, machine.solid, { ...lit, u_mist: MIST });
    machine.solids.draw(picture.solids);
    switchTo(gl, machine.solid, { u_mist: NO_MIST, u_bend: [0, 0] });
    machine.backdrop.draw(picture.backdrop);

    const drawBall = ({ at, turn, squash }: Rolling, skin: number, tint: Colour) => {
      const own = { u_ball: relative(at, eye.at), u_turn: turn, u_squash: squash, u_radius: radius };
      switchTo(gl, machine.ball, { ...air, ...space, ...own, u_skin: skin, u_tint: tint, u_time: time });
      machine.sphere.draw();
    };
    if (ball) drawBall(ball, ball.skin, ball.light);

    gl.depthFunc(gl.LEQUAL);
    const { clouds } = picture.sky;
    switchTo(gl, machine.sky, {
      ...air,
      ...eye.rays(layer.aspect),
      u_clouds: clouds,
      u_drift: picture.drift,
    });
    machine.air.draw();

    gl.depthMask(false);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.CONSTANT_ALPHA, gl.ONE_MINUS_CONSTANT_ALPHA);
    for (const ghost of picture.ghosts) {
      // After the sky, so that it shines through.
      gl.blendColor(0, 0, 0, ghost.alpha);
      drawBall(ghost, GHOST_SKIN, ghost.tint);
    }
    gl.blendFunc(gl.ONE, gl.ONE);
    switchTo(gl, machine.glow, space);
    machine.glows.draw(picture.glows);
  }
}

const relative = (at: Corner, eye: Corner): Corner => [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]];

function build(layer: GlLayer, most: Most) {
  const { gl } = layer;
  return {
    solid: layer.program(solidVertex, solidFragment),
    glow: layer.program(glowVertex, glowFragment),
    ball: layer.program(ballVertex, ballFragment),
    sky: layer.program(skyVertex, skyFragment),
    solids: quadStream(gl, most.solids),
    backdrop: quadStream(gl, most.backdrop),
    glows: quadStream(gl, most.glows),
    sphere: mesh(gl, sphere(20, 14), 3),
    // One triangle that is larger than the screen.
    air: mesh(gl, new Float32Array([-1, -1, 3, -1, -1, 3]), 2),
  };
}

function mesh(gl: WebGL2RenderingContext, corners: Float32Array<ArrayBuffer>, perCorner: number) {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, perCorner, gl.FLOAT, false, 0, 0);
  return {
    draw() {
      gl.bindVertexArray(array);
      gl.drawArrays(gl.TRIANGLES, 0, corners.length / perCorner);
    },
  };
}

function quadStream(gl: WebGL2RenderingContext, most: number) {
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, most * 4 * STRIDE, gl.DYNAMIC_DRAW);
  const attributes = [
    { size: 3, type: gl.FLOAT, at: 0 },
    { size: 2, type: gl.FLOAT, at: 12 },
    { size: 2, type: gl.FLOAT, at: 20 },
    { size: 4, type: gl.UNSIGNED_BYTE, at: 28 },
    { size: 4, type: gl.UNSIGNED_BYTE, at: 32 },
  ];
  attributes.forEach(({ size, type, at }, index) => {
    gl.enableVertexAttribArray(index);
    gl.vertexAttribPointer(index, size, type, type === gl.UNSIGNED_BYTE, STRIDE, at);
  });
  const indices = new Uint16Array(most * 6);
  for (let i = 0; i < most; i++) {
    indices.set(
      [0, 1, 2, 0, 2, 3].map((corner) => i * 4 + corner),
      i * 6,
    );
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  return {
    draw({ bytes, quads }: Brush) {
      gl.bindVertexArray(array);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, new Uint8Array(bytes, 0, quads * 4 * STRIDE));
      gl.drawElements(gl.TRIANGLES, quads * 6, gl.UNSIGNED_SHORT, 0);
    },
  };
}
