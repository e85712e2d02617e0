import { type AnimalId, animalIds, missing, type Need } from "#html5/hopscotch-highway/core/animals.ts";
import type { Action } from "#html5/hopscotch-highway/core/hero.ts";
import type { PrizeMachine } from "#html5/hopscotch-highway/core/machine.ts";
import type { Wardrobe } from "#html5/hopscotch-highway/core/wardrobe.ts";
import { drawAnimal, drawLock, PORTRAIT } from "#html5/hopscotch-highway/draw/figure.ts";
import type { Sprites } from "#html5/hopscotch-highway/draw/sprites.ts";
import { t } from "#html5/hopscotch-highway/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import { type View, zoomedView } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import type { Controls, Point } from "#kit/input/controls.ts";
import type { Kit, Lobby } from "#kit/round.ts";
import type { Scene } from "#kit/scenes.ts";
import { type Area, MachinePanel } from "./machine-panel.ts";
import { sounds, voices } from "./sounds.ts";

const SIDE = 2;
const FLOOR = 50;
const LINE_HEIGHT = 128;
const MACHINE_HEIGHT = 118;
const MARGIN = 8;
/** From this width on, the machine stands beside the animals; else above them. */
const WIDE = 840;
/** Height of a frame in which the result reaches into the lobby, and the width that is left to it, both in their own units. */
const SHORT_PIXELS = 460;
const RESULT = 560;

/** Where the lobby is drawn, in units of its own: on a phone they are larger than the game's. */
type Layout = {
  readonly zoom: number;
  readonly line: Area;
  readonly machine: Area;
  /** Animals that are seen to either side of the chosen one, and from one to the next. */
  readonly side: number;
  readonly gap: number;
};

function layoutOf(view: View, scene: Scene): Layout {
  const zoom = clamp(0.75 / view.scale, 1, 1.8);
  const width = view.width / zoom;
  const bottom = view.height / zoom - MARGIN;
  const isWide = width >= WIDE;
  // On a lying phone the result reaches far down: both stand beside it.
  if (scene === "over" && view.height * view.scale < SHORT_PIXELS && isWide) {
    const area = { y: bottom - LINE_HEIGHT, width: (width - RESULT) / 2, height: LINE_HEIGHT };
    const line = { ...area, x: MARGIN };
    return { zoom, line, machine: { ...area, x: width - MARGIN - area.width }, side: 1, gap: area.width / 3 };
  }
  const left = isWide ? width / 2 - 420 : MARGIN;
  const lineWidth = isWide ? 472 : width - 2 * MARGIN;
  const line = { x: left, y: bottom - LINE_HEIGHT, width: lineWidth, height: LINE_HEIGHT };
  const machine = isWide
    ? { x: left + lineWidth + 8, y: line.y, width: 360, height: LINE_HEIGHT }
    : { x: left, y: line.y - MACHINE_HEIGHT - 8, width: lineWidth, height: MACHINE_HEIGHT };
  return { zoom, line, machine, side: SIDE, gap: (lineWidth - 20) / (2 * SIDE + 1) };
}

const isIn = ({ x, y, width, height }: Area, at: Point) =>
  at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;

type Options = {
  readonly wardrobe: Wardrobe;
  readonly machine: PrizeMachine;
  readonly sprites: Sprites;
  readonly onStep: () => void;
};

/** The line of animals on the title and the prize machine: left and right, or a click, choose who hops; down turns the machine. */
export function createLobby(kit: Kit, { wardrobe, machine, sprites, onStep }: Options): Lobby<Action> {
  let slide = 0;
  let shown: Scene = "title";
  const panel = new MachinePanel(kit, machine, ({ animal }) => wardrobe.show(animal));

  function browse(by: number): boolean {
    if (by === 0) return false;
    wardrobe.browse(by);
    slide += by;
    kit.sound.play(...(wardrobe.owns(wardrobe.shown) ? voices[wardrobe.shown].call : sounds.locked));
    return true;
  }

  /** A press of the pointer: on the machine, or on an animal. Undefined beside both. */
  function pressAt({ zoom, line, machine: area, side, gap }: Layout, { x, y }: Point): boolean | undefined {
    const at = { x: x / zoom, y: y / zoom };
    if (isIn(area, at)) {
      panel.press();
      return true;
    }
    if (!isIn(line, at)) return undefined;
    const place = Math.round((at.x - line.x - line.width / 2) / gap);
    browse(clamp(place, -side, side));
    return true;
  }

  function isMeant(controls: Controls<Action>): boolean {
    const { pointer } = controls;
    const pressed = pointer.pressed ? pressAt(layoutOf(kit.view, shown), pointer) : undefined;
    if (pressed !== undefined) return pressed;
    if (controls.pressed("down")) {
      panel.press();
      return true;
    }
    return browse(Number(controls.pressed("right")) - Number(controls.pressed("left")));
  }

  return {
    step(controls) {
      onStep();
      slide *= 0.8;
      panel.step();
      return isMeant(controls);
    },
    draw(view, scene) {
      shown = scene;
      const { ctx } = view;
      const layout = layoutOf(view, scene);
      const { zoom } = layout;
      ctx.save();
      ctx.scale(zoom, zoom);
      const own = zoomedView(view, zoom);
      drawLine(own, layout, { wardrobe, sprites, slide });
      panel.draw(own, layout.machine, sprites);
      ctx.restore();
    },
  };
}

type Cast = { readonly wardrobe: Wardrobe; readonly sprites: Sprites; readonly slide: number };

function drawLine(view: View, { line, side: seen, gap }: Layout, { wardrobe, sprites, slide }: Cast) {
  const { ctx } = view;
  const middle = line.x + line.width / 2;
  const at = animalIds.indexOf(wardrobe.shown);
  ctx.save();
  ctx.fillStyle = "rgb(12 22 17 / 0.72)";
  ctx.beginPath();
  ctx.roundRect(line.x, line.y, line.width, line.height, 18);
  ctx.fill();
  ctx.clip();
  for (const side of [-3, 3, -2, 2, -1, 1, 0]) {
    const id = animalIds[(at + side + animalIds.length) % animalIds.length];
    if (!id) continue;
    const place = side + slide;
    const size = Math.max(0.95, PORTRAIT - Math.abs(place) * 0.5);
    ctx.save();
    ctx.translate(middle + place * gap, line.y + line.height - FLOOR);
    ctx.globalAlpha = clamp(seen + 0.6 - Math.abs(place), 0, 1);
    ctx.scale(size, size);
    drawPlate(ctx, side === 0);
    drawAnimal(ctx, sprites, id, "down");
    if (!wardrobe.owns(id)) drawLock(ctx, 20, 0);
    ctx.restore();
  }
  ctx.restore();
  drawName(view, wardrobe, line);
}

function drawPlate(ctx: CanvasRenderingContext2D, isChosen: boolean) {
  ctx.fillStyle = isChosen ? "rgb(255 122 61 / 0.9)" : "rgb(244 240 228 / 0.14)";
  ctx.beginPath();
  ctx.ellipse(0, 0, 32, 15, 0, 0, 7);
  ctx.fill();
}

function drawName(view: View, wardrobe: Wardrobe, line: Area) {
  const id: AnimalId = wardrobe.shown;
  const isHere = wardrobe.owns(id);
  const text = `‹  ${isHere ? t(`animal.${id}`) : missingWords(missing(id, wardrobe.earned))}  ›`;
  drawText(view, text, line.x + line.width / 2, line.y + line.height - 17, {
    size: sizeWithin(view, text, 21, line.width - 24),
    align: "center",
    baseline: "middle",
    color: isHere ? palette.chalk : palette.yellow,
    outline: "rgb(8 16 12 / 0.8)",
  });
}

const missingWords = (need: Need) =>
  "coins" in need ? t("lobby.coins", { coins: need.coins }) : t("lobby.rows", { row: need.rows });
