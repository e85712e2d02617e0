import type { Career } from "#html5/sideways/core/career.ts";
import type { Pose } from "#html5/sideways/core/ghost.ts";
import { COUNT, type Race } from "#html5/sideways/core/race.ts";
import { medalFor } from "#html5/sideways/core/tracks.ts";
import { medalColour, nextMedalName, timeText } from "#html5/sideways/draw/medals.ts";
import { drawMap } from "#html5/sideways/draw/minimap.ts";
import { looks } from "#html5/sideways/draw/moods.ts";
import { t } from "#html5/sideways/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawStack } from "#kit/draw/stack.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";

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
    const best = career?.best(track.id).lap ?? 0;
    const lines = [
      { text: t("hud.lap", { now, rounds: track.rounds }), size: 21, color: looks[track.mood].accent },
      { text: timeText(race.lapSteps / 60), size: 36 },
      ...(best > 0
        ? [{ text: t("hud.best", { best: timeText(best) }), size: 21, color: palette.chalkDim }]
        : []),
    ];
    drawStack(view, lines, { corner: "top-left", inset: 20, drop: 12, outline: RIM });
  }

  private drawPoints(view: View, { points, track }: Race) {
    const medal = medalFor(track.points, points);
    const next = track.points[medal];
    const name = nextMedalName(medal);
    const text = next && name ? t("hud.goal", { medal: name, points: written(next) }) : t("hud.gold");
    const lines = [
      { text: written(points), size: 38 * (1 + this.bump * 0.22) },
      { text, size: 21, color: medalColour(Math.min(3, medal + 1)) },
    ];
    drawStack(view, lines, { corner: "top-right", inset: 20, drop: 12, outline: RIM });
  }

  private drawCombo(view: View, { judge, car }: Race) {
    if (judge.pot < 20) return;
    const { ctx } = view;
    const x = view.width / 2;
    const y = view.height - 78;
    const isHot = judge.multiplier >= 3;
    const colour = judge.isNear ? palette.pink : isHot ? palette.orange : palette.yellow;
    const grow = 1 + Math.min(0.35, judge.multiplier * 0.04);
    const text =
      judge.multiplier > 1
        ? `${written(Math.round(judge.pot))} ×${written(judge.multiplier)}`
        : written(Math.round(judge.pot));
    const style = { align: "center", baseline: "middle", outline: RIM } as const;
    drawText(view, text, x, y, { ...style, size: 38 * grow, color: colour });
    const degrees = Math.round((Math.abs(car.angle) * 180) / Math.PI);
    const word = judge.isNear ? t("hud.wall") : judge.isSliding ? `${degrees}°` : t("hud.link");
    drawText(view, word, x, y + 34, { ...style, size: 20, color: palette.chalk });
    ctx.fillStyle = RIM;
    ctx.fillRect(x - 90, y + 52, 180, 7);
    ctx.fillStyle = colour;
    ctx.fillRect(x - 90, y + 52, 180 * clamp(judge.patience / 80, 0, 1), 7);
  }

  private drawWords(view: View, race: Race, career: Career | undefined) {
    const style = { align: "center", baseline: "middle", outline: RIM } as const;
    const x = view.width / 2;
    this.popups.forEach(({ text, colour, age }, index) => {
      const lane = this.popups.length - 1 - index;
      const y = view.height * 0.34 - easeOut(age / POPUP) * 40 - lane * 36;
      view.ctx.globalAlpha = clamp((POPUP - age) / 16, 0, 1);
      drawText(view, text, x, y, {
        ...style,
        size: 30 * easeBack(clamp(0.5 + age / 12, 0, 1)),
        floats: true,
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
      drawText(view, t("hud.wrongWay"), x, view.height * 0.22, { ...style, size: 34, color: palette.orange });
    }
  }
}

/** Where we are, while the lights count. */
function drawPlace(view: View, { track }: Race) {
  const style = { align: "center", outline: RIM, width: view.width * 0.56 } as const;
  const { accent } = looks[track.mood];
  const height = drawText(view, t(`track.${track.id}`), view.width / 2, 22, {
    ...style,
    size: 42,
    color: accent,
  });
  drawText(view, t(`trackHint.${track.id}`), view.width / 2, 24 + height, { ...style, size: 22 });
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
  drawText(view, written(Math.round(speed * 3.6)), x, y - 4, { ...style, size: 36 });
  drawText(view, t("hud.kmh"), x, y + 26, { ...style, size: 18, color: palette.chalkDim });
}
