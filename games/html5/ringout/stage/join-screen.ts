import { characters } from "#html5/ringout/core/characters.ts";
import { GOLD, INK, PAPER } from "#html5/ringout/draw/colours.ts";
import { drawPortrait } from "#html5/ringout/draw/figure.ts";
import { sheet } from "#html5/ringout/draw/panel.ts";
import { hats } from "#html5/ringout/show/hats.ts";
import { deviceWords } from "#html5/ringout/show/pads.ts";
import { MOST_PLAYERS } from "#html5/ringout/show/seats.ts";
import type { Show } from "#html5/ringout/show/show.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { colorOfSeat } from "#kit/together/seat-colors.ts";
import { heading } from "./hud.ts";

const middle = { align: "center", baseline: "middle" } as const;

/** Three places to sit down at. */
export function drawJoin(view: View, show: Show): void {
  const { ctx } = view;
  drawText(view, "Sit down!", 480, 52, { ...heading, size: 48 });
  for (let at = 0; at < MOST_PLAYERS; at++) {
    const area = { x: 70 + at * 280, y: 96, width: 260, height: 340 };
    const x = area.x + area.width / 2;
    const seat = show.seats.list[at];
    sheet(ctx, area, seat ? (seat.isReady ? GOLD : PAPER) : "#54406f");
    const style = { ...middle, color: INK, width: area.width - 20 } as const;
    if (!seat) {
      const light = { ...style, color: "#d9c8f0", size: 20 };
      drawText(view, `Player ${at + 1}`, x, area.y + 34, { ...light, size: 26, weight: 900 });
      drawText(view, "WASD: press F", x, area.y + 120, light);
      drawText(view, "Arrows: press J", x, area.y + 160, light);
      drawText(view, "Gamepad: press A", x, area.y + 200, light);
      continue;
    }
    const words = deviceWords[seat.device];
    ctx.fillStyle = colorOfSeat(at);
    ctx.fillRect(area.x + 20, area.y + 52, area.width - 40, 5);
    drawText(view, `Player ${at + 1} · ${words.name}`, x, area.y + 32, { ...style, size: 21, weight: 900 });
    ctx.save();
    ctx.translate(x, area.y + 206);
    drawPortrait(
      ctx,
      seat.kind,
      { seat: at, hat: seat.hat, zoom: 1.75, mood: seat.isReady ? "happy" : "calm" },
      show.age,
    );
    ctx.restore();
    drawText(view, `◂ ${characters[seat.kind].name} ▸`, x, area.y + 240, { ...style, size: 27, weight: 900 });
    drawText(view, characters[seat.kind].kind, x, area.y + 268, { ...style, size: 16 });
    drawText(view, hats[seat.hat].name, x, area.y + 290, { ...style, size: 16 });
    const call = seat.isReady ? "Ready!" : `${words.attack} ready · ${words.special} leaves`;
    drawText(view, call, x, area.y + 316, { ...style, size: 18, weight: 900 });
  }
  drawText(view, "Left and right: fighter · up and down: hat · Space or Enter: all ready", 480, 466, {
    ...heading,
    size: 20,
    weight: 700,
  });
  drawText(view, "Up jumps · J/F hits · K/G special · L/H guards · Backspace goes back", 480, 498, {
    ...heading,
    size: 18,
    weight: 700,
    color: "#d9c8f0",
  });
}
