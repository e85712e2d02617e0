import type { Best } from "#html5/wobble-hundred/core/career.ts";
import type { Race } from "#html5/wobble-hundred/core/race.ts";
import type { Sprint } from "#html5/wobble-hundred/core/sprint.ts";
import { t } from "#html5/wobble-hundred/words.ts";
import { drawStack } from "#kit/draw/stack.ts";
import { drawText, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import { metresText, resultText, secondsText } from "./words.ts";

const OUTLINE = "rgb(42 26 46 / 0.85)";

/** Another runner on the track, with name and colour where it is somebody of the room. */
export type Rival = { race: Race; name: string | undefined; color: string | undefined };
type Rivals = { rivals: readonly Rival[]; record: Best | undefined };

/** Metres and seconds, the player's record to beat, and the whole track as a strip with all runners on it. */
export function drawHud(view: View, sprint: Sprint, { rivals, record }: Rivals): void {
  const { race } = sprint;
  const { metres, seconds } = race.result;
  const isHop = race.rules.board !== undefined;
  const shown = isHop && !race.ending ? metresText(Math.max(0, race.farthest)) : metresText(metres);
  const run = [
    { text: shown, size: 40, color: "#fff6e0" },
    { text: secondsText(seconds), size: 20, color: "#ffd23f" },
  ];
  drawStack(view, run, { corner: "top-left", drop: 10, outline: OUTLINE });
  const best =
    record && (record.metres > 0 ? t("hud.record", { record: resultText(record) }) : t("hud.noRecord"));
  const goal = [
    { text: t(`discipline.${sprint.id}`), size: 22, color: "#fff6e0" },
    ...(best ? [{ text: best, size: 18, color: "#ffd23f" }] : []),
  ];
  drawStack(view, goal, { corner: "top-right", drop: 10, outline: OUTLINE });
  if (!isHop) drawStrip(view, race, rivals);
}

function drawStrip(view: View, race: Race, rivals: readonly Rival[]) {
  const { ctx } = view;
  const wide = view.width * 0.34;
  const x = (view.width - wide) / 2;
  const at = (metres: number) => x + clamp(metres / race.rules.length, 0, 1) * wide;
  ctx.fillStyle = "rgb(42 26 46 / 0.6)";
  ctx.beginPath();
  ctx.roundRect(x - 8, 20, wide + 16, 14, 7);
  ctx.fill();
  ctx.fillStyle = "#ffd23f";
  ctx.beginPath();
  ctx.roundRect(x - 5, 23, at(race.farthest) - x + 10, 8, 4);
  ctx.fill();
  for (const rival of rivals) dot(ctx, at(rival.race.runner.at("hip").x), rival.color ?? "#d5efff");
  dot(ctx, at(race.runner.at("hip").x), "#ff5d4d");
}

function dot(ctx: CanvasRenderingContext2D, x: number, color: string) {
  ctx.fillStyle = color;
  ctx.strokeStyle = "#2a1a2e";
  ctx.lineWidth = 2.5;
  ctx.beginPath();
  ctx.arc(x, 27, 9, 0, 7);
  ctx.fill();
  ctx.stroke();
}

/** The commentator's bubble under the strip. `age` in steps. */
export function drawComment(view: View, text: string, age: number): void {
  const life = 190;
  if (text === "" || age > life) return;
  const { ctx } = view;
  const style = { size: 20 } as const;
  const wide = Math.min(textWidth(view, text, style) + 36, view.width * 0.72);
  const pop = clamp(age / 8, 0, 1);
  ctx.globalAlpha = Math.min(pop, clamp((life - age) / 20, 0, 1));
  const y = 92 + (1 - pop) * -14;
  ctx.fillStyle = "#fff6e0";
  ctx.strokeStyle = "#2a1a2e";
  ctx.lineWidth = 3;
  const isLong = textWidth(view, text, style) + 36 > wide;
  const high = (isLong ? 66 : 40) * Math.max(1, 0.6 / view.scale);
  ctx.beginPath();
  ctx.roundRect(view.width / 2 - wide / 2, y - high / 2, wide, high, 14);
  ctx.fill();
  ctx.stroke();
  drawText(view, text, view.width / 2, y + 1, {
    ...style,
    align: "center",
    baseline: "middle",
    color: "#2a1a2e",
    width: wide - 24,
  });
  ctx.globalAlpha = 1;
}
