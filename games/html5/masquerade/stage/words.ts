import { hexOf } from "#html5/masquerade/draw/colours.ts";
import { palette } from "#kit/draw/palette.ts";
import { drawText, readableSize, textWidth } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";

type Banner = { text: string; note: string; age: number; color: string };
type Pop = { text: string; age: number; color: string; size: number };
type Named = { readonly id: number; readonly name: string };
type News = { by: Named; who: Named; age: number };

const BANNER = 150;
const POP = 75;
const NEWS = 260;
const RIM = "rgb(18 8 26 / 0.8)";

/** Everything that is said during a round: banners, points, and who tagged whom. */
export class Words {
  private banners: Banner[] = [];
  private pops: Pop[] = [];
  private news: News[] = [];

  announce(text: string, note = "", color: string = palette.chalk): void {
    this.banners.push({ text, note, age: 0, color });
    if (this.banners.length > 3) this.banners.shift();
  }

  /** Says only this: the bell does not wait for its turn. */
  interrupt(text: string, note: string, color: string): void {
    this.banners = [];
    this.announce(text, note, color);
  }

  pop(text: string, color: string, size = 28): void {
    this.pops.push({ text, age: 0, color, size });
  }

  tell(by: Named, who: Named): void {
    this.news.unshift({ by, who, age: 0 });
    this.news.length = Math.min(this.news.length, 4);
  }

  step(): void {
    const [banner] = this.banners;
    if (banner && ++banner.age > (this.banners.length > 1 ? BANNER * 0.6 : BANNER)) this.banners.shift();
    for (const item of [...this.pops, ...this.news]) item.age++;
    this.pops = this.pops.filter(({ age }) => age < POP);
    this.news = this.news.filter(({ age }) => age < NEWS);
  }

  draw(view: View): void {
    const { ctx } = view;
    this.pops.forEach(({ text, age, color, size }, i) => {
      ctx.globalAlpha = clamp((POP - age) / 20, 0, 1);
      const y = view.height * 0.4 - easeOut(age / POP) * 34 - (this.pops.length - 1 - i) * 30;
      const grown = size * easeBack(clamp(0.4 + age / 10, 0, 1));
      drawText(view, text, view.width / 2, y, {
        size: grown,
        align: "center",
        baseline: "middle",
        floats: true,
        color,
        outline: RIM,
      });
    });
    const line = readableSize(view, 16) * 1.4;
    this.news.forEach(({ by, who, age }, i) => {
      ctx.globalAlpha = clamp((NEWS - age) / 40, 0, 1) * 0.95;
      const y = 84 + i * line;
      const style = { size: 16, align: "right", outline: RIM } as const;
      const right = view.width - 18;
      drawText(view, who.name, right, y, { ...style, color: hexOf(who.id) });
      const space = textWidth(view, who.name, style);
      // The arrow by itself, so that it points the same way between names of any script.
      drawText(view, "  ›  ", right - space, y, { ...style, color: hexOf(by.id) });
      const beyond = right - space - textWidth(view, "  ›  ", style);
      drawText(view, by.name, beyond, y, { ...style, color: hexOf(by.id) });
    });
    ctx.globalAlpha = 1;
    this.drawBanner(view);
  }

  private drawBanner(view: View) {
    const [banner] = this.banners;
    if (!banner) return;
    const { text, note, age, color } = banner;
    view.ctx.globalAlpha = clamp(Math.min(age / 8, (BANNER - age) / 20), 0, 1);
    const slide = (1 - easeOut(clamp(age / 20, 0, 1))) * 50;
    const style = { align: "center", outline: RIM, width: view.width * 0.7 } as const;
    const y = view.height * 0.16;
    const height = drawText(view, text, view.width / 2 - slide, y, {
      ...style,
      size: 44,
      color,
    });
    if (note)
      drawText(view, note, view.width / 2 + slide, y + height, { ...style, size: 22, color: palette.mint });
    view.ctx.globalAlpha = 1;
  }
}
