import type { Action } from "#html5/campfire/core/orders.ts";
import { type Crowd, crowds } from "#html5/campfire/core/skills.ts";
import { colourOf } from "#html5/campfire/draw/colours.ts";
import { drawHat, type HatId, hatIds, hats } from "#html5/campfire/draw/hats.ts";
import { at, dot, inked } from "#html5/campfire/draw/paint.ts";
import { t } from "#html5/campfire/words.ts";
import { createTwoRows } from "#kit/draw/two-rows.ts";
import type { View } from "#kit/draw/view.ts";
import type { Kit, Lobby } from "#kit/round.ts";
import type { Career } from "./career.ts";
import { sounds } from "./sounds.ts";

/** Who else is on the island, and the hat. */
export function createLobby(kit: Kit, career: Career, onCrowd: (crowd: Crowd) => void): Lobby<Action> {
  return createTwoRows<Crowd, HatId>(kit.view, {
    words: {
      ids: crowds,
      chosen: () => career.crowd,
      choose(crowd) {
        career.choose(crowd);
        onCrowd(crowd);
        kit.sound.play(...sounds.choose);
      },
      nameOf: (crowd) => t(`crowd.${crowd}`),
    },
    pictures: {
      ids: hatIds,
      chosen: () => career.shown,
      choose(id) {
        career.show(id);
        kit.sound.play(...(career.isEarned(id) ? sounds.choose : sounds.locked));
      },
      radius: 25,
      draw: (view, id, x, y) => drawHead(view, id, x, y, career.isEarned(id)),
    },
    line() {
      const { shown, crowd } = career;
      const hat = t(`hat.${shown}`);
      return career.isEarned(shown)
        ? { text: `${t(`crowdNote.${crowd}`)}  ·  ${hat}`, isMissing: false }
        : { text: t("lobby.missing", { hat, days: hats[shown].days }), isMissing: true };
    },
    colors: { ground: "rgb(18 17 28 / 0.78)", chip: "#3a3446", ink: "#221a18" },
  });
}

function drawHead({ ctx }: View, id: HatId, x: number, y: number, isEarned: boolean) {
  ctx.globalAlpha = isEarned ? 1 : 0.35;
  at(
    ctx,
    { x, y },
    () => {
      inked(ctx, colourOf(0), () => ctx.arc(0, 0, 15, 0, Math.PI * 2));
      ctx.fillStyle = "#f2c9a1";
      dot(ctx, 4, 0, 8);
      drawHat(ctx, id, colourOf(0));
    },
    Math.PI / 2,
    1.15,
  );
  ctx.globalAlpha = 1;
}
