import {
  type Career,
  isMapOpen,
  isMaskOpen,
  type Missing,
  missingForMap,
  missingForMask,
} from "#html5/masquerade/core/career.ts";
import type { Action } from "#html5/masquerade/core/hands.ts";
import { levels } from "#html5/masquerade/core/skills.ts";
import { stampFace } from "#html5/masquerade/draw/textures/faces.ts";
import { drawMapSign } from "#html5/masquerade/draw/textures/map-signs.ts";
import { t } from "#html5/masquerade/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Kit, Lobby } from "#kit/round.ts";
import { sounds } from "./sounds.ts";

const CARD = { width: 226, height: 118, gap: 14, up: 14 };

type Card = {
  heading: string;
  name(): string;
  note(): string;
  isOpen(): boolean;
  turn(by: number): void;
  draw(ctx: CanvasRenderingContext2D, x: number, y: number): void;
};

/** Three cards: left and right choose one, up and down change it; a click on its upper or lower half does too. */
export function createLobby(kit: Kit, career: Career, onChange: () => void): Lobby<Action> {
  let chosen = 0;
  const cards: readonly Card[] = [
    {
      heading: t("lobby.where"),
      name: () => t(`map.${career.shownMap}`),
      note: () =>
        isMapOpen(career.shownMap, career.earned)
          ? t(`mood.${career.shownMap}`)
          : missing(missingForMap(career.shownMap, career.earned)),
      isOpen: () => isMapOpen(career.shownMap, career.earned),
      turn: (by) => career.showMap(by),
      draw: (ctx, x, y) => drawMapSign(ctx, career.shownMap, x, y, 29),
    },
    {
      heading: t("lobby.as"),
      name: () => t(`mask.${career.shownMask}`),
      note: () =>
        isMaskOpen(career.shownMask, career.earned)
          ? t(`powerHow.${career.shownMask}`)
          : missing(missingForMask(career.shownMask, career.earned)),
      isOpen: () => isMaskOpen(career.shownMask, career.earned),
      turn: (by) => career.showMask(by),
      draw: (ctx, x, y) => stampFace(ctx, career.shownMask, x, y, 66),
    },
    {
      heading: t("lobby.against"),
      name: () => t(`level.${career.level}`),
      note: () => t(`levelNote.${career.level}`),
      isOpen: () => true,
      turn: (by) => career.showLevel(by),
      draw: (ctx, x, y) => drawStrength(ctx, levels.indexOf(career.level) + 1, x, y),
    },
  ];

  const left = (view: View, index: number) =>
    view.width / 2 + (index - 1) * (CARD.width + CARD.gap) - CARD.width / 2;
  const top = (view: View) => view.height - CARD.height - CARD.up;

  function turn(index: number, by: number): boolean {
    chosen = index;
    const card = cards[index];
    if (!card) return false;
    card.turn(by);
    kit.sound.play(...(card.isOpen() ? sounds.choose : sounds.locked));
    onChange();
    return true;
  }

  function byPointer({ pointer }: Controls<Action>): boolean {
    const inside = pointer.y - top(kit.view);
    if (inside < 0 || inside > CARD.height) return false;
    const index = cards.findIndex(
      (_, i) => pointer.x > left(kit.view, i) && pointer.x < left(kit.view, i) + CARD.width,
    );
    return index >= 0 && turn(index, inside < CARD.height / 2 ? -1 : 1);
  }

  return {
    step(controls) {
      if (controls.pointer.pressed) return byPointer(controls);
      const pressed = (...actions: Action[]) => Number(actions.some((action) => controls.pressed(action)));
      const aside = pressed("right", "turnRight") - pressed("left", "turnLeft");
      if (aside !== 0) {
        chosen = (chosen + aside + cards.length) % cards.length;
        kit.sound.play(...sounds.choose);
        return true;
      }
      const by = pressed("back") - pressed("forward");
      return by !== 0 && turn(chosen, by);
    },
    draw(view) {
      cards.forEach((card, i) => {
        drawCard(view, card, left(view, i), top(view), i === chosen);
      });
    },
  };
}

function drawCard(view: View, card: Card, x: number, y: number, isChosen: boolean) {
  const { ctx } = view;
  const isOpen = card.isOpen();
  ctx.fillStyle = "rgb(26 12 38 / 0.86)";
  ctx.strokeStyle = isChosen ? palette.orange : "rgb(244 240 228 / 0.3)";
  ctx.lineWidth = isChosen ? 4 : 2;
  ctx.beginPath();
  ctx.roundRect(x, y, CARD.width, CARD.height, 14);
  ctx.fill();
  ctx.stroke();
  ctx.globalAlpha = isOpen ? 1 : 0.4;
  card.draw(ctx, x + 44, y + CARD.height / 2 + 2);
  ctx.globalAlpha = 1;
  const right = x + 84;
  const width = CARD.width - 92;
  // In a small frame letters are drawn larger: then there is room for the name, and for what is missing.
  const isSmall = view.scale < 0.75;
  if (!isSmall) {
    drawText(view, card.heading, right, y + 10, {
      size: 15,
      color: isChosen ? palette.orange : palette.chalkDim,
    });
  }
  const from = y + (isSmall ? 12 : 29);
  const name = card.name();
  const height = drawText(view, name, right, from, { size: sizeWithin(view, name, 20, width), width });
  const note = isOpen
    ? isSmall
      ? ""
      : card.note()
    : isSmall
      ? card.note()
      : t("lobby.locked", { what: card.note() });
  drawText(view, note, right, from + height + 3, {
    size: 14,
    width,
    color: isOpen ? palette.mint : palette.yellow,
  });
  ctx.fillStyle = isChosen ? palette.orange : palette.chalkDim;
  for (const [at, way] of [
    [y + 7, -1],
    [y + CARD.height - 7, 1],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x + 37, at - way * 3);
    ctx.lineTo(x + 51, at - way * 3);
    ctx.lineTo(x + 44, at + way * 5);
    ctx.fill();
  }
}

const missing = (what: Missing) =>
  what === "round" ? t("lobby.finishRound") : t("lobby.moreTags", { tags: what.tags });

/** As many brushes as they are good. */
function drawStrength(ctx: CanvasRenderingContext2D, count: number, x: number, y: number) {
  for (let i = 0; i < 4; i++) {
    const at = x - 24 + i * 16;
    ctx.fillStyle = i < count ? "#ff2e88" : "rgb(244 240 228 / 0.22)";
    ctx.beginPath();
    ctx.roundRect(at - 5, y - 4 - i * 5, 10, 28 + i * 5, 5);
    ctx.fill();
  }
}
