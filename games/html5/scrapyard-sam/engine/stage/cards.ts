import type { Brawl } from "#html5/scrapyard-sam/engine/core/brawl.ts";
import type { BrawlEvent } from "#html5/scrapyard-sam/engine/core/events.ts";
import { ranks } from "#html5/scrapyard-sam/engine/core/tally.ts";
import { type Trick, tricks } from "#html5/scrapyard-sam/engine/core/tricks.ts";
import { INK, NONE, poly, slab, within } from "#html5/scrapyard-sam/engine/draw/ink.ts";
import type { Area } from "#html5/scrapyard-sam/engine/draw/look.ts";
import { drawText, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";

type Card = { title: string; line: string; color: string; age: number; life: number };

const LESSON = 60 * 25;
const outline = INK;
const middle = { align: "center", baseline: "middle", outline } as const;

/** Names of places, tricks and bosses, the arrow onwards, and the reckoning at the end. */
export class Cards {
  private card: Card | undefined;
  private free = 0;
  private hello = 0;

  step(brawl: Brawl, events: readonly BrawlEvent[]): void {
    if (this.card && ++this.card.age > this.card.life) this.card = undefined;
    this.free = brawl.plot.isFree && !brawl.outcome ? this.free + 1 : 0;
    this.hello++;
    for (const { kind, what, amount } of events) {
      if (kind === "wave" && what === "arena") this.show(`Wave ${amount}`, "", "#ffe27a", 80);
      else if (kind === "wave" && amount === 1)
        this.show(brawl.plot.place.split(" · ")[0] ?? "", "", "#ffe27a", 90);
      else if (kind === "find" && what) this.show(tricks[what as Trick].name, "New trick!", "#8df0dc", 110);
      else if (kind === "boss") this.show(brawl.chapter.boss.name, brawl.chapter.boss.line, "#ff6b5d", 150);
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
  private drawLesson(view: View, { lesson, tally, lessonAge }: Brawl, area: Area) {
    const first = this.hello < 60 * 7 && tally.score < 60 ? "J or Z punches, K or X jumps, L or C grabs" : "";
    const text = lesson && lessonAge < LESSON ? `${tricks[lesson].name}: ${tricks[lesson].how}` : first;
    if (text === "") return;
    const width = Math.min(area.width * 0.96, textWidth(view, text, { size: 20 }) + 36);
    const y = area.y + 92;
    slab(view.ctx, area.x + area.width / 2 - width / 2, y - 21, width, 42, 12, "#1b1325cc", NONE);
    drawText(view, text, area.x + area.width / 2, y, { ...middle, size: 20, color: "#fff1c4" });
  }

  private drawReckoning(view: View, { tally, after, chapter }: Brawl, x: number, y: number) {
    const grow = easeBack(clamp(after / 20, 0, 1));
    const rank = tally.rank(chapter.par);
    const minutes = Math.floor(tally.steps / 3600);
    const seconds = `${Math.floor((tally.steps / 60) % 60)}`.padStart(2, "0");
    const lines = [
      `Time ${minutes}:${seconds}`,
      `Best combo ${tally.bestCombo}`,
      `Knocks taken ${tally.hitsTaken}`,
    ];
    within(view.ctx, { x, y: y - 30, scale: grow }, () => {
      slab(view.ctx, -230, -70, 460, 250, 18, "#1b1325dd", "#ffe27a");
      drawText(view, "Yard cleared!", 0, -36, { ...middle, size: 40, weight: 900, color: "#ffe27a" });
      lines.forEach((text, index) => {
        if (after > 40 + index * 25) drawText(view, text, 0, 12 + index * 32, { ...middle, size: 24 });
      });
      if (after < 130) return;
      const stamp = easeBack(clamp((after - 130) / 16, 0, 1));
      within(view.ctx, { x: 0, y: 142, scale: 3 - stamp * 2, turn: -0.06 }, () =>
        drawText(view, `Rank: ${rank}`, 0, 0, {
          ...middle,
          size: 42,
          weight: 900,
          color: rankColors[ranks.indexOf(rank)] ?? "#ffffff",
        }),
      );
    });
  }

  private show(title: string, line: string, color: string, life: number) {
    this.card = { title, line, color, life, age: 0 };
  }
}

export const rankColors = ["#b5713a", "#b9c0d6", "#ff9568", "#ffd35c", "#8df0ff"];

function drawCard(view: View, { title, line, color, age, life }: Card, x: number, y: number) {
  const come = easeOut(clamp(age / 14, 0, 1));
  const go = clamp((life - age) / 12, 0, 1);
  view.ctx.globalAlpha = go;
  within(view.ctx, { x: x - (1 - come) * 300, y }, () => {
    poly(view.ctx, [-260, -38, 280, -46, 260, 44, -280, 38], "#1b1325cc", NONE);
    drawText(view, title, 0, line ? -8 : 0, { ...middle, size: 46, weight: 900, color });
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
  drawText(view, "GO", x - 14, y + 1, { ...middle, outline: "", size: 24, weight: 900, color: INK });
}
