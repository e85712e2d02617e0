import { GOLD, INK, PAPER } from "#html5/ringout/draw/colours.ts";
import { drawPortrait } from "#html5/ringout/draw/figure.ts";
import { sheet } from "#html5/ringout/draw/panel.ts";
import { deviceKeys } from "#html5/ringout/show/pads.ts";
import { MOST_PLAYERS } from "#html5/ringout/show/seats.ts";
import type { Show } from "#html5/ringout/show/show.ts";
import { t } from "#html5/ringout/words.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { colorOfSeat } from "#kit/together/seat-colors.ts";
import { heading } from "./hud.ts";

const middle = { align: "center", baseline: "middle" } as const;

/** Three places to sit down at. */
export function drawJoin(view: View, show: Show): void {
  const { ctx } = view;
  drawText(view, t("join.title"), 480, 52, { ...heading, size: 48 });
  for (let at = 0; at < MOST_PLAYERS; at++) {
    const area = { x: 70 + at * 280, y: 96, width: 260, height: 340 };
    const x = area.x + area.width / 2;
    const seat = show.seats.list[at];
    sheet(ctx, area, seat ? (seat.isReady ? GOLD : PAPER) : "#54406f");
    const style = { ...middle, color: INK, width: area.width - 20 } as const;
    if (!seat) {
      const light = { ...style, color: "#d9c8f0", size: 20 };
      drawText(view, t("hud.player", { number: at + 1 }), x, area.y + 34, { ...light, size: 26 });
      drawText(view, t("join.wasd"), x, area.y + 120, light);
      drawText(view, t("join.arrows"), x, area.y + 160, light);
      drawText(view, t("join.pad"), x, area.y + 200, light);
      continue;
    }
    ctx.fillStyle = colorOfSeat(at);
    ctx.fillRect(area.x + 20, area.y + 52, area.width - 40, 5);
    const title = t("join.player", { number: at + 1, device: t(`device.${seat.device}`) });
    drawText(view, title, x, area.y + 32, {
      ...style,
      size: sizeWithin(view, title, 21, style.width),
    });
    ctx.save();
    ctx.translate(x, area.y + 206);
    drawPortrait(
      ctx,
      seat.kind,
      { seat: at, hat: seat.hat, zoom: 1.75, mood: seat.isReady ? "happy" : "calm" },
      show.age,
    );
    ctx.restore();
    drawText(view, `◂ ${t(`fighter.${seat.kind}`)} ▸`, x, area.y + 240, { ...style, size: 27 });
    drawText(view, t(`fighterNote.${seat.kind}`), x, area.y + 268, { ...style, size: 16 });
    drawText(view, t(`hat.${seat.hat}`), x, area.y + 290, { ...style, size: 16 });
    const call = seat.isReady ? t("join.ready") : t("join.keys", { ...deviceKeys[seat.device] });
    drawText(view, call, x, area.y + 316, { ...style, size: 18 });
  }
  const choose = t("join.choose");
  drawText(view, choose, 480, 466, {
    ...heading,
    size: sizeWithin(view, choose, 20, 940),
  });
  drawText(view, t("join.play"), 480, 498, {
    ...heading,
    size: 18,
    color: "#d9c8f0",
  });
}
