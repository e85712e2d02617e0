import {
  COINS_BACK,
  type Prize,
  type PrizeMachine,
  TURN_PRICE,
} from "#html5/hopscotch-highway/core/machine.ts";
import { drawAnimal } from "#html5/hopscotch-highway/draw/figure.ts";
import { drawMachine, drawRays } from "#html5/hopscotch-highway/draw/machine-picture.ts";
import type { Sprites } from "#html5/hopscotch-highway/draw/sprites.ts";
import { t } from "#html5/hopscotch-highway/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack } from "#kit/ease.ts";
import { deviceInHand } from "#kit/input/device.ts";
import type { Kit } from "#kit/round.ts";
import { sounds, voices } from "./sounds.ts";

export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Steps for which the wheel turns, and for which a prize is shown. */
const TURNING = 54;
const SHOWN = 300;
const PICTURE = 92;

/** The prize machine beside the line of animals: its price and odds before a turn, the prize after it. */
export class MachinePanel {
  private readonly kit: Kit;
  private readonly machine: PrizeMachine;
  private readonly onPrize: (prize: Prize) => void;
  private prize: Prize | undefined;
  private age = 0;

  constructor(kit: Kit, machine: PrizeMachine, onPrize: (prize: Prize) => void) {
    this.kit = kit;
    this.machine = machine;
    this.onPrize = onPrize;
  }

  private get isTurning(): boolean {
    return this.prize !== undefined && this.age < TURNING;
  }

  step(): void {
    if (!this.prize) return;
    this.age++;
    if (this.age === TURNING) {
      const { animal, isNew } = this.prize;
      this.kit.sound.play(...(isNew ? sounds.friend : sounds.coin), ...voices[animal].call);
      this.onPrize(this.prize);
    }
    if (this.age > SHOWN) this.prize = undefined;
  }

  press(): void {
    if (this.isTurning) return;
    const prize = this.machine.turn();
    if (!prize) {
      this.prize = undefined;
      this.kit.sound.play(...sounds.locked);
      return;
    }
    this.prize = prize;
    this.age = 0;
    this.kit.sound.play(...sounds.machine);
  }

  draw(view: View, { x, y, width, height }: Area, sprites: Sprites): void {
    const { ctx } = view;
    ctx.fillStyle = "rgb(12 22 17 / 0.72)";
    ctx.beginPath();
    ctx.roundRect(x, y, width, height, 18);
    ctx.fill();
    const floor = y + height - (height - 106) / 2;
    const text = { x: x + PICTURE, y, width: width - PICTURE - 14, height };
    if (this.prize && !this.isTurning) {
      this.drawPrize(view, this.prize, { x: x + PICTURE / 2, y: floor - 14 }, sprites);
      drawPrizeWords(view, this.prize, text);
      return;
    }
    ctx.save();
    ctx.translate(x + PICTURE / 2, floor);
    drawMachine(ctx, this.isTurning ? this.age / TURNING : 0, this.machine.isEmpty);
    ctx.restore();
    this.drawOffer(view, text);
  }

  private drawPrize(view: View, { animal, isNew }: Prize, spot: { x: number; y: number }, sprites: Sprites) {
    const { ctx } = view;
    if (isNew) drawRays(ctx, spot.x, spot.y - 24, this.age);
    const size = 1.5 * easeBack(clamp((this.age - TURNING) / 16, 0.1, 1));
    ctx.save();
    ctx.translate(spot.x, spot.y);
    ctx.scale(size, size);
    drawAnimal(ctx, sprites, animal, "down");
    ctx.restore();
  }

  /** What a turn costs, and all that can come of it. */
  private drawOffer(view: View, area: Area) {
    const { machine } = this;
    if (machine.isEmpty) {
      drawLines(view, area, [[t("machine.empty"), 20, palette.yellow]]);
      return;
    }
    const { ctx } = view;
    const { missing, odds } = machine;
    const canTurn = missing === 0;
    const key = deviceInHand() === "touch" ? "" : "↓  ";
    const words = canTurn
      ? key + t("machine.turn", { coins: TURN_PRICE })
      : t("lobby.coins", { coins: missing });
    ctx.fillStyle = canTurn ? "#ff7a3d" : "rgb(244 240 228 / 0.16)";
    ctx.beginPath();
    ctx.roundRect(area.x, area.y + 12, area.width, 44, 12);
    ctx.fill();
    const middle = area.x + area.width / 2;
    drawText(view, words, middle, area.y + 34, {
      size: sizeWithin(view, words, 20, area.width - 16),
      align: "center",
      baseline: "middle",
      color: canTurn ? "#1d1208" : palette.yellow,
    });
    const below = { ...area, y: area.y + 58, height: area.height - 64 };
    drawLines(view, below, [
      [t("machine.odds", odds), 17, palette.chalk],
      [t("machine.back", { coins: COINS_BACK }), 15, "#b9cdbf"],
    ]);
  }
}

function drawPrizeWords(view: View, { animal, isNew }: Prize, area: Area) {
  const name = t(`animal.${animal}`);
  drawLines(
    view,
    area,
    isNew
      ? [
          [t("friend.title"), 26, palette.yellow],
          [t("friend.hint", { animal: name }), 18, palette.chalk],
        ]
      : [
          [name, 20, palette.chalk],
          [t("machine.double", { coins: COINS_BACK }), 17, palette.yellow],
        ],
  );
}

type Line = readonly [text: string, size: number, color: string];

/** Lines one below the other, in the middle of an area and within it. */
function drawLines(view: View, { x, y, width, height }: Area, lines: readonly Line[]) {
  const gap = height / (lines.length + 1);
  for (const [at, [text, size, color]] of lines.entries()) {
    drawText(view, text, x + width / 2, y + gap * (at + 1), {
      size: sizeWithin(view, text, size, width),
      align: "center",
      baseline: "middle",
      color,
      // What cannot be smaller takes a second line.
      width,
    });
  }
}
