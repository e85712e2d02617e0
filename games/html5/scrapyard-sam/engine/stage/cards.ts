import type { Brawl } from "#html5/scrapyard-sam/engine/core/brawl.ts";
import type { BrawlEvent } from "#html5/scrapyard-sam/engine/core/events.ts";
import type { PieceKind } from "#html5/scrapyard-sam/engine/core/pieces/piece-kind.ts";
import type { Place } from "#html5/scrapyard-sam/engine/core/plot.ts";
import { ranks } from "#html5/scrapyard-sam/engine/core/tally.ts";
import type { Trick } from "#html5/scrapyard-sam/engine/core/tricks.ts";
import { WarmUp } from "#html5/scrapyard-sam/engine/core/warm-up.ts";
import { INK, NONE, poly, slab, within } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { t } from "#html5/scrapyard-sam/words.ts";
import { drawText, sizeWithin, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";
import { deviceInHand } from "#kit/input/device.ts";
import { written } from "#kit/language/translate.ts";

type Card = { title: string; line: string; color: string; age: number; life: number };

const LESSON = 60 * 6;
const outline = INK;
const middle = { align: "center", baseline: "middle", outline } as const;

/** Names of places, tricks and bosses, the arrow onwards, and the reckoning at the end. */
export class Cards {
  private card: Card | undefined;
  private free = 0;

  step(brawl: Brawl, events: readonly BrawlEvent[]): void {
    if (this.card && ++this.card.age > this.card.life) this.card = undefined;
    this.free = brawl.plot.isFree && !brawl.outcome ? this.free + 1 : 0;
    const { boss } = brawl.chapter;
    if (brawl.plot instanceof WarmUp && brawl.clock === 1)
      this.show(t("warmUp.title"), t("warmUp.skip"), "#8df0dc", 125);
    for (const { kind, what, amount } of events) {
      if (kind === "wave" && what === "arena")
        this.show(t("card.wave", { wave: written(amount ?? 1) }), "", "#ffe27a", 80);
      else if (kind === "wave" && amount === 1) this.show(placeName(brawl.plot.place), "", "#ffe27a", 90);
      else if (kind === "piece" && what)
        this.show(t(`piece.${what as PieceKind}`), t(`pieceLine.${what as PieceKind}`), "#ff9568", 130);
      else if (kind === "find" && what)
        this.show(t(`trick.${what as Trick}`), t("card.newTrick"), "#8df0dc", 110);
      else if (kind === "boss") this.show(t(`boss.${boss.name}`), t(`bossLine.${boss.name}`), "#ff6b5d", 150);
    }
  }

  draw(view: View, brawl: Brawl, area: Area, time: number): void {
    const x = area.x + area.width / 2;
    const y = area.y + area.height * 0.32;
    if (brawl.outcome === "won") this.drawReckoning(view, brawl, x, y);
    else if (this.card) drawCard(view, this.card, x, y);
    if (brawl.outcome) return;
    this.drawLesson(view, brawl, area);
    if (this.free > 40 && time % 50 < 34) drawArrow(view, area.x + area.width - 90, y + 40);
  }

  /** Until it was tried, or for as long as a patient teacher would say it. */
  private drawLesson(view: View, { lesson, lessonAge, foes }: Brawl, area: Area) {
    if (!lesson || lessonAge >= LESSON) return;
    const how = t(deviceInHand() === "touch" ? `trickTouch.${lesson}` : `trickHow.${lesson}`);
    const text = t("card.lesson", { trick: t(`trick.${lesson}`), how });
    const size = sizeWithin(view, text, 20, area.width * 0.96 - 36);
    const width = textWidth(view, text, { size }) + 36;
    // Below the bar of a boss.
    const y = area.y + (foes.some(({ mind }) => mind) ? 122 : 92);
    slab(view.ctx, area.x + area.width / 2 - width / 2, y - 21, width, 42, 12, "#1b1325cc", NONE);
    drawText(view, text, area.x + area.width / 2, y, { ...middle, size, color: "#fff1c4" });
  }

  private drawReckoning(view: View, { tally, after, chapter }: Brawl, x: number, y: number) {
    const grow = easeBack(clamp(after / 20, 0, 1));
    const rank = tally.rank(chapter.par);
    const minutes = Math.floor(tally.steps / 3600);
    const seconds = `${Math.floor((tally.steps / 60) % 60)}`.padStart(2, "0");
    const lines = [
      t("reckoning.time", { time: `${minutes}:${seconds}` }),
      t("reckoning.bestCombo", { combo: written(tally.bestCombo) }),
      t("reckoning.knocks", { knocks: written(tally.hitsTaken) }),
    ];
    within(view.ctx, { x, y: y - 30, scale: grow }, () => {
      slab(view.ctx, -230, -70, 460, 250, 18, "#1b1325dd", "#ffe27a");
      const title = t("reckoning.cleared");
      drawText(view, title, 0, -36, {
        ...middle,
        size: sizeWithin(view, title, 40, 430),
        color: "#ffe27a",
      });
      lines.forEach((text, index) => {
        if (after > 40 + index * 25) drawText(view, text, 0, 12 + index * 32, { ...middle, size: 24 });
      });
      if (after < 130) return;
      const stamp = easeBack(clamp((after - 130) / 16, 0, 1));
      within(view.ctx, { x: 0, y: 142, scale: 3 - stamp * 2, turn: -0.06 }, () =>
        drawText(view, t("reckoning.rank", { rank: t(`rank.${rank}`) }), 0, 0, {
          ...middle,
          size: 42,
          color: rankColors[ranks.indexOf(rank)] ?? "#ffffff",
        }),
      );
    });
  }

  private show(title: string, line: string, color: string, life: number) {
    this.card = { title, line, color, life, age: 0 };
  }
}

/** The name of a stop or of the boss behind the last one; in the arena, of the wave. */
export function placeName(place: Place): string {
  if ("stop" in place) return t(`stop.${place.stop}`);
  return "boss" in place ? t(`boss.${place.boss}`) : t("card.wave", { wave: written(place.wave) });
}

export const rankColors = ["#b5713a", "#b9c0d6", "#ff9568", "#ffd35c", "#8df0ff"];

function drawCard(view: View, { title, line, color, age, life }: Card, x: number, y: number) {
  const come = easeOut(clamp(age / 14, 0, 1));
  const go = clamp((life - age) / 12, 0, 1);
  view.ctx.globalAlpha = go;
  within(view.ctx, { x: x - (1 - come) * 300, y }, () => {
    poly(view.ctx, [-260, -38, 280, -46, 260, 44, -280, 38], "#1b1325cc", NONE);
    const size = sizeWithin(view, title, 46, 500);
    drawText(view, title, 0, line ? -8 : 0, { ...middle, size, color });
    if (line) drawText(view, line, 0, 28, { ...middle, size: 20 });
  });
  view.ctx.globalAlpha = 1;
}

function drawArrow(view: View, x: number, y: number) {
  poly(
    view.ctx,
    [x - 50, y - 16, x, y - 16, x, y - 38, x + 46, y, x, y + 38, x, y + 16, x - 50, y + 16],
    "#ffc94a",
  );
  const text = t("card.go");
  const size = sizeWithin(view, text, 24, 70);
  drawText(view, text, x - 10, y + 1, { ...middle, outline: "", size, color: INK });
}
