import type { Run } from "#html5/slopeline/core/run.ts";
import type { Zone } from "#html5/slopeline/core/zones.ts";
import { t } from "#html5/slopeline/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";
import { written } from "#kit/language/translate.ts";

const RIM = "rgb(12 8 30 / 0.62)";
const POPUP = 52;
const BANNER = 190;

type Popup = { text: string; colour: string; age: number };

/** Words and numbers over the picture. */
export class Hud {
  private popups: Popup[] = [];
  private banner: { zone: Zone; age: number } | undefined;
  private bump = 0;

  say(text: string, colour: string = palette.yellow): void {
    // Three at once can be read, more cannot.
    this.popups = [...this.popups.slice(-2), { text, colour, age: 0 }];
  }

  announce(zone: Zone): void {
    this.banner = { zone, age: 0 };
  }

  /** The score jumps a little when it gets something. */
  cheer(): void {
    this.bump = 1;
  }

  step(): void {
    for (const popup of this.popups) popup.age++;
    this.popups = this.popups.filter(({ age }) => age < POPUP);
    if (this.banner) this.banner.age++;
    this.bump *= 0.85;
  }

  /** Behind a pause only the numbers stay: its words want the room. A tape that is watched has no `best`: that is the player's. */
  draw(view: View, run: Run, best: number | undefined, isStill: boolean): void {
    const size = 40 * (1 + this.bump * 0.16);
    drawText(view, written(run.score), 22, 14, { size, outline: RIM });
    const right = { align: "right", outline: RIM } as const;
    if (best !== undefined) {
      const top = written(Math.max(best, run.score));
      drawText(view, t("hud.best", { best: top }), view.width - 22, 16, { ...right, size: 22 });
    }
    const speed = Math.round((run.out ? 0 : run.ball.vz) * 3.6);
    drawText(view, t("hud.speed", { speed: written(speed) }), view.width - 22, 46, { ...right, size: 18 });
    if (run.combo > 0) drawCombo(view, run.combo, run.comboLeft / 360);
    if (isStill) return;
    this.drawPopups(view);
    if (!run.out) this.drawBanner(view);
  }

  private drawPopups(view: View) {
    this.popups.forEach(({ text, colour, age }, index) => {
      const up = easeOut(age / POPUP) * 46;
      const lane = this.popups.length - 1 - index;
      view.ctx.globalAlpha = clamp((POPUP - age) / 14, 0, 1);
      const size = 30 * easeBack(clamp(0.5 + age / 12, 0, 1));
      const y = view.height * 0.5 - up - lane * 34;
      const style = { size, color: colour, align: "center", baseline: "middle", outline: RIM } as const;
      drawText(view, text, view.width / 2, y, { ...style, floats: true });
    });
    view.ctx.globalAlpha = 1;
  }

  private drawBanner(view: View) {
    if (!this.banner || this.banner.age > BANNER) return;
    const { zone, age } = this.banner;
    view.ctx.globalAlpha = clamp(Math.min(age / 12, (BANNER - age) / 30), 0, 1);
    const slide = (1 - easeOut(clamp(age / 26, 0, 1))) * 60;
    const style = { align: "center", outline: RIM, width: view.width * 0.8 } as const;
    const y = view.height * 0.14;
    const x = view.width / 2 - slide;
    const height = drawText(view, t(`zone.${zone.name}`), x, y, { ...style, size: 52 });
    drawText(view, t(`zoneHint.${zone.name}`), view.width / 2 + slide, y + height, {
      ...style,
      size: 23,
      color: palette.mint,
    });
    view.ctx.globalAlpha = 1;
  }
}

/** How many in a row, in a ring that runs out. */
function drawCombo(view: View, combo: number, left: number) {
  const { ctx } = view;
  const x = 48;
  const y = 96;
  const hot = combo >= 5;
  ctx.lineWidth = 6;
  ctx.lineCap = "round";
  ctx.strokeStyle = "rgb(12 8 30 / 0.45)";
  ctx.fillStyle = "rgb(12 8 30 / 0.35)";
  ctx.beginPath();
  ctx.arc(x, y, 25, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.strokeStyle = hot ? palette.orange : palette.yellow;
  ctx.beginPath();
  ctx.arc(x, y, 25, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * clamp(left, 0, 1));
  ctx.stroke();
  const style = { size: 23, align: "center", baseline: "middle" } as const;
  drawText(view, `×${written(combo)}`, x, y + 1, { ...style, color: hot ? palette.yellow : palette.chalk });
}
