import { Level } from "#html5/masquerade/core/level.ts";
import type { MapId } from "#html5/masquerade/core/maps.ts";
import { type GlLayer, switchTo } from "#kit/draw/gl.ts";
import { createRandom } from "#kit/random.ts";
import { Batch } from "./batch.ts";
import { type Eye, raysOf, viewOf } from "./eye.ts";
import { buildMesh } from "./level-mesh.ts";
import { Light } from "./light.ts";
import { copiesDrawable, type LevelDrawable, levelDrawable } from "./meshes.ts";
import { type Mood, moods } from "./moods.ts";
import {
  figureFragment,
  figureVertex,
  levelFragment,
  levelVertex,
  skyFragment,
  skyVertex,
  softFragment,
} from "./shaders.ts";
import { type ShapeName, shapes } from "./shapes.ts";
import { finish, type Steps } from "./steps.ts";
import { Paintwork } from "./textures/paintwork.ts";
import {
  faceTexture,
  lightTexture,
  paintTexture,
  sendPaint,
  skyTexture,
  wallTexture,
} from "./textures/textures.ts";

/** A map as it is drawn: what was worked out for it once. */
export type StageSet = { map: MapId; mood: Mood; light: Light; paintwork: Paintwork };

const names = Object.keys(shapes) as ShapeName[];
const batches = (most: number) =>
  Object.fromEntries(names.map((name) => [name, new Batch(most)])) as Record<ShapeName, Batch>;

/** Everything that moves, gathered anew for each picture. */
export class Cast {
  readonly solid = batches(700);
  /** The player's own hands, over everything else. */
  readonly hands = batches(12);
  readonly soft = batches(60);

  clear(): void {
    for (const group of [this.solid, this.hands, this.soft]) for (const name of names) group[name].clear();
  }
}

/** Work on the first map between two pictures of the title. */
const PREPARE_MS = 80;

type Machine = ReturnType<typeof buildMachine> extends Steps<infer Result> ? Result : never;
type Loaded = {
  map: MapId;
  mesh: LevelDrawable;
  textures: Record<"walls" | "lights" | "paint" | "sky", WebGLTexture>;
};

/** Puts a picture on the screen: the map in one call, each shape in one more, then the sky behind and soft light over all. */
export class Painter {
  private readonly layer: GlLayer;
  private machine: Machine | undefined;
  private loaded: Loaded | undefined;
  private set: StageSet | undefined;
  private preparation: { map: MapId; steps: Steps<StageSet> } | undefined;

  constructor(layer: GlLayer) {
    this.layer = layer;
    layer.onReady(() => {
      this.machine = undefined;
      this.loaded = undefined;
      this.preparation = undefined;
      if (this.set)
        this.set.paintwork.dirty = [{ x: 0, y: 0, width: 1024, height: this.set.paintwork.height }];
    });
  }

  /** Whether the first map is there. */
  get isReady(): boolean {
    return this.set !== undefined;
  }

  /** Works for a moment on the first map, which takes longer than a visitor should wait for the title. True once it is there. */
  prepare(map: MapId): boolean {
    const { gl } = this.layer;
    if (this.set) return true;
    if (this.preparation?.map !== map) {
      gl.clearColor(...moods[map].mist, 1);
      gl.clear(gl.COLOR_BUFFER_BIT);
      this.preparation = { map, steps: this.prepareAll(map) };
      return false;
    }
    const { steps } = this.preparation;
    const from = performance.now();
    while (performance.now() - from < PREPARE_MS && !gl.isContextLost()) {
      const step = steps.next();
      if (!step.done) continue;
      this.set = step.value;
      this.preparation = undefined;
      return true;
    }
    return false;
  }

  private *prepareAll(map: MapId): Steps<StageSet> {
    const { layer } = this;
    const set = yield* buildSet(map);
    this.machine ??= yield* buildMachine(layer);
    this.loaded = yield* loadSet(layer.gl, set);
    return set;
  }

  /** The map's set, freshly painted: the last one is kept when it is the same map. */
  setFor(map: MapId): StageSet {
    if (this.set?.map !== map) {
      const { preparation } = this;
      const isUsable = preparation?.map === map && !this.layer.gl.isContextLost();
      this.set = finish(isUsable ? preparation.steps : buildSet(map));
      this.preparation = undefined;
    }
    this.set.paintwork.clear();
    return this.set;
  }

  get aspect(): number {
    return this.layer.aspect;
  }

  paint(set: StageSet, eye: Eye, cast: Cast, isStill: boolean): void {
    const { layer } = this;
    const { gl } = layer;
    if (gl.isContextLost()) return;
    this.machine ??= finish(buildMachine(layer));
    const { machine } = this;
    if (!isStill) layer.begin(...set.mood.mist);
    else if (!layer.beginStill(...set.mood.mist)) return;
    const { mesh, textures } = this.load(set);
    const aspect = layer.aspect;
    const { mist, mistFrom, mistTo, sun } = set.mood;
    const length = Math.hypot(...sun);
    const space = {
      u_view: viewOf(eye, aspect),
      u_eye: [eye.at.x, eye.at.z, eye.at.y],
      u_mist: mist,
      u_mistRange: [mistFrom, mistTo],
    };
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.depthMask(true);
    gl.disable(gl.BLEND);
    gl.disable(gl.CULL_FACE);
    bind(gl, machine.level, [
      ["u_pictures", gl.TEXTURE_2D_ARRAY, textures.walls],
      ["u_paint", gl.TEXTURE_2D, textures.paint],
      ["u_lights", gl.TEXTURE_2D, textures.lights],
    ]);
    gl.activeTexture(gl.TEXTURE1);
    sendPaint(gl, set.paintwork);
    switchTo(gl, machine.level, space);
    mesh.draw(eye);

    bind(gl, machine.figure, [["u_faces", gl.TEXTURE_2D_ARRAY, machine.faces]]);
    const figure = { ...space, u_sun: [sun[0] / length, sun[2] / length, sun[1] / length], u_grow: 0 };
    switchTo(gl, machine.figure, figure);
    for (const name of names) machine.copies[name](cast.solid[name]);
    // Outlines: the inside of a slightly larger shape.
    gl.enable(gl.CULL_FACE);
    gl.cullFace(gl.BACK);
    switchTo(gl, machine.figure, { u_grow: 0.022 });
    for (const name of OUTLINED) machine.copies[name](cast.solid[name]);
    gl.disable(gl.CULL_FACE);

    bind(gl, machine.sky, [["u_sky", gl.TEXTURE_2D, textures.sky]]);
    switchTo(gl, machine.sky, raysOf(eye, aspect));
    machine.air();

    gl.depthMask(false);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    switchTo(gl, machine.soft, { ...space, u_grow: 0 });
    for (const name of names) machine.copies[name](cast.soft[name]);
    gl.disable(gl.BLEND);
    gl.depthMask(true);

    if (names.every((name) => cast.hands[name].count === 0)) return;
    gl.clear(gl.DEPTH_BUFFER_BIT);
    switchTo(gl, machine.figure, figure);
    for (const name of names) machine.copies[name](cast.hands[name]);
    gl.enable(gl.CULL_FACE);
    switchTo(gl, machine.figure, { u_grow: 0.008 });
    for (const name of OUTLINED) machine.copies[name](cast.hands[name]);
    gl.disable(gl.CULL_FACE);
  }

  private load(set: StageSet): Loaded {
    const { gl } = this.layer;
    if (this.loaded?.map === set.map) return this.loaded;
    if (this.loaded) {
      this.loaded.mesh.free();
      for (const texture of Object.values(this.loaded.textures)) gl.deleteTexture(texture);
    }
    this.loaded = finish(loadSet(gl, set));
    set.paintwork.dirty = [{ x: 0, y: 0, width: 1024, height: set.paintwork.height }];
    return this.loaded;
  }
}

function* buildSet(map: MapId): Steps<StageSet> {
  const level = new Level(map);
  const mood = moods[map];
  const light = new Light(level, mood);
  yield* light.lightUp();
  return { map, mood, light, paintwork: new Paintwork(level, createRandom(3)) };
}

/** Sends a set to the graphics card. */
function* loadSet(gl: WebGL2RenderingContext, { map, mood, light, paintwork }: StageSet): Steps<Loaded> {
  const mesh = levelDrawable(gl, yield* buildMesh(new Level(map), mood, light, paintwork));
  yield;
  const walls = yield* wallTexture(gl, map);
  yield;
  const textures = {
    walls,
    lights: lightTexture(gl, light),
    paint: paintTexture(gl, paintwork),
    sky: skyTexture(gl, map),
  };
  return { map, mesh, textures };
}

const OUTLINED: readonly ShapeName[] = ["cloak", "ball", "box", "pipe"];

function bind(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  textures: readonly (readonly [string, number, WebGLTexture])[],
) {
  gl.useProgram(program);
  textures.forEach(([name, target, texture], unit) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(target, texture);
    gl.uniform1i(gl.getUniformLocation(program, name), unit);
  });
}

function* buildMachine(layer: GlLayer) {
  const { gl } = layer;
  const corner = (x: number, y: number) => [x, y, 0, 0, 0, 1, 0, 0];
  const triangle = {
    corners: new Float32Array([corner(-1, -1), corner(3, -1), corner(-1, 3)].flat()),
    indices: new Uint16Array([0, 1, 2]),
  };
  const air = copiesDrawable(gl, triangle);
  const once = new Batch(1);
  once.count = 1;
  const level = layer.program(levelVertex, levelFragment);
  yield;
  const figure = layer.program(figureVertex, figureFragment);
  yield;
  const soft = layer.program(figureVertex, softFragment);
  yield;
  const sky = layer.program(skyVertex, skyFragment);
  yield;
  return {
    level,
    figure,
    soft,
    sky,
    faces: yield* faceTexture(gl),
    copies: Object.fromEntries(names.map((name) => [name, copiesDrawable(gl, shapes[name])])) as Record<
      ShapeName,
      (batch: Batch) => void
    >,
    // One triangle that is larger than the screen.
    air: () => air(once),
  };
}
