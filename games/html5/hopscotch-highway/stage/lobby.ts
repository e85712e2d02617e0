import {
  type AnimalId,
  animalIds,
  isUnlocked,
  missing,
  type Need,
} from "#html5/hopscotch-highway/core/animals.ts";
import type { Action } from "#html5/hopscotch-highway/core/hero.ts";
import type { Wardrobe } from "#html5/hopscotch-highway/core/wardrobe.ts";
import { drawAnimal, drawStranger, PORTRAIT } from "#html5/hopscotch-highway/draw/figure.ts";
import type { Sprites } from "#html5/hopscotch-highway/draw/sprites.ts";
import { t } from "#html5/hopscotch-highway/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Kit, Lobby } from "#kit/round.ts";
import { sounds, voices } from "./sounds.ts";

const GAP = 104;
/** Animals that are seen to either side of the chosen one. */
const SIDE = 3;
const FLOOR = 62;

/** The line of animals on the title: left and right, or a click, choose who hops. */
export function createLobby(
  kit: Kit,
  wardrobe: Wardrobe,
  sprites: Sprites,
  onStep: () => void,
): Lobby<Action> {
  let slide = 0;

  function greet() {
    const isHere = isUnlocked(wardrobe.shown, wardrobe.earned);
    kit.sound.play(...(isHere ? voices[wardrobe.shown].call : sounds.locked));
  }

  function browse(by: number): boolean {
    if (by === 0) return false;
    wardrobe.browse(by);
    slide += by;
    greet();
    return true;
  }

  return {
    step(controls) {
      onStep();
      slide *= 0.8;
      return browse(wish(controls, kit.view));
    },
    draw(view) {
      const { ctx } = view;
      const at = animalIds.indexOf(wardrobe.shown);
      const floor = view.height - FLOOR;
      ctx.fillStyle = "rgb(12 22 17 / 0.6)";
      ctx.beginPath();
      ctx.roundRect(view.width / 2 - 410, view.height - 146, 820, 140, 18);
      ctx.fill();
      for (const side of [-3, 3, -2, 2, -1, 1, 0]) {
        const id = animalIds[(at + side + animalIds.length) % animalIds.length];
        if (!id) continue;
        const place = side + slide;
        const size = Math.max(0.8, PORTRAIT - Math.abs(place) * 0.55);
        ctx.save();
        ctx.translate(view.width / 2 + place * GAP, floor);
        ctx.globalAlpha = Math.max(0, Math.min(1, SIDE + 0.6 - Math.abs(place)));
        ctx.scale(size, size);
        drawPlate(ctx, side === 0);
        if (isUnlocked(id, wardrobe.earned)) drawAnimal(ctx, sprites, id, "down");
        else drawStranger(ctx, sprites, id);
        ctx.restore();
      }
      drawName(view, wardrobe.shown, wardrobe);
    },
  };
}

/** How many animals further the player wants to go. */
function wish(controls: Controls<Action>, view: View): number {
  const { x, y, pressed } = controls.pointer;
  if (pressed && y > view.height - FLOOR - 70) {
    const place = Math.round((x - view.width / 2) / GAP);
    return Math.abs(place) <= SIDE ? place : 0;
  }
  return Number(controls.pressed("right")) - Number(controls.pressed("left"));
}

function drawPlate(ctx: CanvasRenderingContext2D, isChosen: boolean) {
  ctx.fillStyle = isChosen ? "rgb(255 122 61 / 0.9)" : "rgb(244 240 228 / 0.14)";
  ctx.beginPath();
  ctx.ellipse(0, 0, 32, 15, 0, 0, 7);
  ctx.fill();
}

function drawName(view: View, id: AnimalId, { earned }: Wardrobe) {
  const isHere = isUnlocked(id, earned);
  const text = `‹  ${isHere ? t(`animal.${id}`) : missingWords(missing(id, earned))}  ›`;
  const color = isHere ? palette.chalk : palette.yellow;
  const style = { size: 22, align: "center", color, outline: "rgb(8 16 12 / 0.8)" } as const;
  drawText(view, text, view.width / 2, view.height - 34, style);
}

const missingWords = (need: Need) =>
  "coins" in need ? t("lobby.coins", { coins: need.coins }) : t("lobby.rows", { row: need.rows });
