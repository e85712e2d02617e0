import { type Muscle, muscles } from "#html5/wobble-hundred/core/runner.ts";
import { t } from "#html5/wobble-hundred/words.ts";
import { drawText, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";

const caps: readonly { muscle: Muscle; label: string; side: -1 | 1; row: number }[] = [
  { muscle: "leftLift", label: "W", side: -1, row: 0 },
  { muscle: "leftPush", label: "S", side: -1, row: 1 },
  { muscle: "rightLift", label: "↑", side: 1, row: 0 },
  { muscle: "rightPush", label: "↓", side: 1, row: 1 },
];
const SIZE = 40;

/** The four keys in the lower corners: they light up with the muscles, so that eyes teach the fingers. */
export function drawKeycaps(view: View, mask: number, hasWords: boolean): void {
  const { ctx } = view;
  for (const { muscle, label, side, row } of caps) {
    const isOn = (mask & muscles[muscle]) > 0;
    const x = side < 0 ? 16 : view.width - 16 - SIZE;
    const y = view.height - 104 + row * (SIZE + 8) + (isOn ? 3 : 0);
    ctx.fillStyle = isOn ? "#ffd23f" : "rgb(42 26 46 / 0.72)";
    ctx.beginPath();
    ctx.roundRect(x, y, SIZE, SIZE, 9);
    ctx.fill();
    const middle = { align: "center", baseline: "middle" } as const;
    const color = isOn ? "#2a1a2e" : "#fff6e0";
    drawText(view, label, x + SIZE / 2, y + SIZE / 2 + 1, { ...middle, size: 22, color });
    if (!hasWords) continue;
    const beside = side < 0 ? x + SIZE + 10 : x - 10;
    const style = { size: 17, baseline: "middle", color: "#fff6e0", outline: "rgb(42 26 46 / 0.8)" } as const;
    const words = t(`key.${muscle}`);
    const width = textWidth(view, words, style) + 12;
    // The lines of the track would strike the words through.
    ctx.fillStyle = "rgb(42 26 46 / 0.72)";
    ctx.beginPath();
    ctx.roundRect(side < 0 ? beside - 6 : beside + 6 - width, y + 6, width, SIZE - 12, 8);
    ctx.fill();
    drawText(view, words, beside, y + SIZE / 2, { ...style, align: side < 0 ? "left" : "right" });
  }
}

/** The easy way to begin: two keys, in the middle, until the first of them is pressed. */
export function drawFirstHint(view: View, time: number): void {
  const { ctx } = view;
  const middle = view.width / 2;
  const y = view.height - 84;
  const turn = Math.floor(time / 32) % 2;
  ["A", "D"].forEach((label, at) => {
    const x = middle - 50 + at * 60;
    const isOn = turn === at;
    ctx.fillStyle = isOn ? "#ffd23f" : "rgb(42 26 46 / 0.72)";
    ctx.beginPath();
    ctx.roundRect(x, y + (isOn ? 3 : 0), SIZE, SIZE, 9);
    ctx.fill();
    const style = { size: 22, align: "center", baseline: "middle" } as const;
    drawText(view, label, x + SIZE / 2, y + SIZE / 2 + (isOn ? 4 : 1), {
      ...style,
      color: isOn ? "#2a1a2e" : "#fff6e0",
    });
  });
  const style = { size: 17, align: "center", color: "#fff6e0", outline: "rgb(42 26 46 / 0.8)" } as const;
  drawText(view, t("key.rhythm"), middle, y + SIZE + 10, style);
}
