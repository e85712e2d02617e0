import type { Career } from "#html5/sideways/core/career.ts";
import type { Pose } from "#html5/sideways/core/ghost.ts";
import { COUNT, type Race } from "#html5/sideways/core/race.ts";
import { medalFor } from "#html5/sideways/core/tracks.ts";
import { medalColour, medalNames, timeText } from "#html5/sideways/draw/medals.ts";
import { drawMap } from "#html5/sideways/draw/minimap.ts";
import { looks } from "#html5/sideways/draw/moods.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";

const RIM = "rgb(10 12 20 / 0.72)";
const POPUP = 64;

/** Another car on the road, with name and colour where it is somebody of the room. */
export type GhostPose = Pose & { name?: string | undefined; color?: string | undefined };
type Popup = { text: string; colour: string; age: number };

/** Words and numbers over a race. */
export class Hud {
  private popups: Popup[] = [];
  private big: { text: string; age: number } | undefined;
  private bump = 0;

  say(text: string, colour: string = palette.yellow): void {
    // Three at once can be read, more cannot.
    this.popups = [...this.popups.slice(-2), { text, colour, age: 0 }];
  }

  /** One large word in the middle: the count-down. */
  shout(text: string): void {
    this.big = { text, age: 0 };
  }

  cheer(): void {
    this.bump = 1;
  }

  step(): void {
    for (const popup of this.popups) popup.age++;
    this.popups = this.popups.filter(({ age }) => age < POPUP);
    if (this.big && this.big.age++ > 50) this.big = undefined;
    this.bump *= 0.9;
  }

  /** `career` is the player's; a tape that is watched has none. */
  draw(view: View, race: Race, career: Career | undefined, ghosts: readonly GhostPose[]): void {
    this.drawLaps(view, race, career);
    this.drawPoints(view, race);
    this.drawCombo(view, race);
    drawSpeed(view, race);
    const { car, track } = race;
    const dots = [
      ...ghosts.map(({ x, y, color }) => ({ x, y, colour: color ?? "#bfe9ff" })),
      { x: car.x, y: car.y, colour: palette.orange },
    ];
    const box = { x: 20, y: view.height - 128, width: 128, height: 108 };
    drawMap(view.ctx, track, box, "rgb(244 240 228 / 0.85)", dots);
    this.drawWords(view, race, career);
  }

  private drawLaps(view: View, race: Race, career: Career | undefined) {
    const { track, lap } = race;
    const now = Math.min(lap + 1, track.rounds);
    const small = { size: 21, outline: RIM } as const;
    drawText(view, `Lap ${now}/${track.rounds}`, 20, 14, { ...small, color: looks[track.mood].accent });
    drawText(view, timeText(race.lapSteps / 60), 20, 40, { size: 36, weight: 900, outline: RIM });
    const best = career?.best(track.id).lap ?? 0;
    if (best > 0) drawText(view, `Best ${timeText(best)}`, 20, 84, { ...small, color: palette.chalkDim });
  }

  private drawPoints(view: View, { points, track }: Race) {
    const right = { align: "right", outline: RIM } as const;
    const x = view.width - 20;
    const size = 38 * (1 + this.bump * 0.22);
    drawText(view, points.toLocaleString("en"), x, 12, { ...right, size, weight: 900 });
    const medal = medalFor(track.points, points);
    const next = track.points[medal];
    const name = medalNames[medal + 1];
    const text = next && name ? `${name} at ${next.toLocaleString("en")}` : "Gold!";
    drawText(view, text, x, 58, { ...right, size: 21, color: medalColour(Math.min(3, medal + 1)) });
  }

  private drawCombo(view: View, { judge, car }: Race) {
    if (judge.pot < 20) return;
    const { ctx } = view;
    const x = view.width / 2;
    const y = view.height - 78;
    const isHot = judge.multiplier >= 3;
    const colour = judge.isNear ? palette.pink : isHot ? palette.orange : palette.yellow;
    const grow = 1 + Math.min(0.35, judge.multiplier * 0.04);
    const text = `${Math.round(judge.pot).toLocaleString("en")}${judge.multiplier > 1 ? ` ×${judge.multiplier}` : ""}`;
    const style = { align: "center", baseline: "middle", outline: RIM, weight: 900 } as const;
    drawText(view, text, x, y, { ...style, size: 38 * grow, color: colour });
    const degrees = Math.round((Math.abs(car.angle) * 180) / Math.PI);
    const word = judge.isNear ? "Wall! twice the points" : judge.isSliding ? `${degrees}°` : "link it!";
    drawText(view, word, x, y + 34, { ...style, size: 20, color: palette.chalk });
    ctx.fillStyle = RIM;
    ctx.fillRect(x - 90, y + 52, 180, 7);
    ctx.fillStyle = colour;
    ctx.fillRect(x - 90, y + 52, 180 * clamp(judge.patience / 80, 0, 1), 7);
  }

  private drawWords(view: View, race: Race, career: Career | undefined) {
    const style = { align: "center", baseline: "middle", outline: RIM, weight: 900 } as const;
    const x = view.width / 2;
    this.popups.forEach(({ text, colour, age }, index) => {
      const lane = this.popups.length - 1 - index;
      const y = view.height * 0.34 - easeOut(age / POPUP) * 40 - lane * 36;
      view.ctx.globalAlpha = clamp((POPUP - age) / 16, 0, 1);
      drawText(view, text, x, y, {
        ...style,
        size: 30 * easeBack(clamp(0.5 + age / 12, 0, 1)),
        color: colour,
      });
    });
    view.ctx.globalAlpha = 1;
    if (this.big) {
      view.ctx.globalAlpha = clamp((50 - this.big.age) / 20, 0, 1);
      const size = 120 * (1.5 - 0.5 * easeOut(clamp(this.big.age / 10, 0, 1)));
      drawText(view, this.big.text, x, view.height * 0.4, { ...style, size });
      view.ctx.globalAlpha = 1;
    }
    if (race.steps < COUNT * 3 && !career?.isNew) drawPlace(view, race);
    if (race.isWrongWay) {
      drawText(view, "Turn round!", x, view.height * 0.22, { ...style, size: 34, color: palette.orange });
    }
    if (career?.isNew && race.lap === 0 && race.finished === undefined) drawLesson(view, race);
  }
}

/** Where we are, while the lights count. */
function drawPlace(view: View, { track }: Race) {
  const style = { align: "center", outline: RIM, width: view.width * 0.56 } as const;
  const { accent } = looks[track.mood];
  const height = drawText(view, track.name, view.width / 2, 22, {
    ...style,
    size: 42,
    weight: 900,
    color: accent,
  });
  drawText(view, track.hint, view.width / 2, 24 + height, { ...style, size: 22 });
}

/** The first race teaches, one line at a time. */
function drawLesson(view: View, { steps, travel, judge }: Race) {
  const lines = [
    "Up is gas, left and right steer",
    "Tap Space in a bend: the tail comes round",
    "Keep the gas down and steer to hold the slide",
    "Left, right, left without a pause: the points multiply",
  ];
  const at = judge.total > 900 ? 3 : judge.total > 0 || judge.pot > 200 ? 2 : travel > 8 ? 1 : 0;
  if (steps < 20) return;
  const style = {
    size: 25,
    align: "center",
    outline: RIM,
    color: palette.mint,
    width: view.width * 0.6,
  } as const;
  drawText(view, lines[at] ?? "", view.width / 2, 96, style);
}

function drawSpeed(view: View, { car, speed }: Race) {
  const { ctx } = view;
  const x = view.width - 84;
  const y = view.height - 58;
  const arc = (from: number, to: number, colour: string) => {
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.arc(x, y, 54, Math.PI * (0.85 + 1.3 * from), Math.PI * (0.85 + 1.3 * to));
    ctx.stroke();
  };
  ctx.lineCap = "round";
  ctx.lineWidth = 13;
  arc(0, 1, RIM);
  ctx.lineWidth = 8;
  arc(0, clamp(car.revs, 0.02, 1), car.revs > 0.88 ? palette.orange : palette.mint);
  ctx.lineCap = "butt";
  const style = { align: "center", baseline: "middle", outline: RIM } as const;
  drawText(view, `${Math.round(speed * 3.6)}`, x, y - 4, { ...style, size: 36, weight: 900 });
  drawText(view, "km/h", x, y + 26, { ...style, size: 18, color: palette.chalkDim });
}
