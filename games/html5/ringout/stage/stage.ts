import type { Match } from "#html5/ringout/core/match.ts";
import { rungAt } from "#html5/ringout/show/ladder.ts";
import { lessonFor } from "#html5/ringout/show/lessons.ts";
import { coinsFor } from "#html5/ringout/show/outcome.ts";
import type { News, Show } from "#html5/ringout/show/show.ts";
import { t } from "#html5/ringout/words.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";
import { purse } from "#kit/purse/purse.ts";
import type { Kit } from "#kit/round.ts";
import { BoutView, type Moment } from "./bout-view.ts";
import { drawArenaName, drawHint, heading, introLine, introStrength } from "./hud.ts";
import { drawScreen } from "./screens.ts";
import { songFor, songs, sounds } from "./sounds.ts";

/** The area in which menus and the mouse are counted. */
export const SIZE = { width: 960, height: 540 };

/** Everything about the show that can be seen and heard. */
export class Stage {
  private readonly show: Show;
  private readonly kit: Kit;
  private bout: BoutView;
  private shown: Match | undefined;
  /** Earned by the bout whose result is shown. */
  private coins = 0;

  constructor(show: Show, kit: Kit) {
    this.show = show;
    this.kit = kit;
    this.bout = new BoutView(kit);
    this.shown = show.match;
    this.tune();
  }

  toScreen(view: View, { x, y }: { x: number; y: number }) {
    return { x: x - (view.width - SIZE.width) / 2, y: y - (view.height - SIZE.height) / 2 };
  }

  step(news: News): void {
    const { match, slow } = this.show;
    if (match !== this.shown) {
      this.shown = match;
      this.bout = new BoutView(this.kit);
    }
    for (const what of news.menu) this.reactToMenu(what);
    if (match) this.bout.step(match, news.match, slow);
    else this.bout.effects.step();
  }

  draw(view: View, alpha: number): void {
    const { show, bout } = this;
    const { ctx } = view;
    const moment = this.moment();
    const isShown = show.age > 0 && show.screen !== "menu";
    bout.draw(view, show.match?.plan.arena ?? "desk", isShown ? moment : undefined, alpha);
    // Before the first step the kit's title lies over the bare arena.
    if (show.age === 0) return;
    if (show.screen === "play") {
      if (moment) this.drawFront(view, moment);
      return;
    }
    ctx.save();
    ctx.translate((view.width - SIZE.width) / 2, (view.height - SIZE.height) / 2);
    drawScreen(view, show, this.coins);
    ctx.restore();
  }

  private moment(): Moment | undefined {
    const { match, slow, card } = this.show;
    return match && { match, slow, corners: card?.corners ?? [] };
  }

  private drawFront(view: View, moment: Moment) {
    const { show, kit } = this;
    const { match } = moment;
    if (kit.isDemo) return;
    this.bout.drawFront(view, moment);
    drawHint(view, lessonFor(show, match), match.phase === "ready" ? 0 : 1);
    if (match.phase === "ready") this.drawIntro(view, match);
    if (show.bout?.kind === "endless") {
      const count = match.fighters[1]?.falls ?? 0;
      drawText(
        view,
        `${t("result.ringOuts", { count })}  ·  ${t("menu.best", { best: written(Math.max(count, show.career.endless)) })}`,
        view.width / 2,
        28,
        {
          ...heading,
          size: 26,
        },
      );
    }
  }

  private drawIntro(view: View, match: Match) {
    const { bout } = this.show;
    if (bout?.kind !== "ladder") {
      drawArenaName(view, match);
      return;
    }
    const { name } = rungAt(bout.rung);
    const { arena } = match.plan;
    view.ctx.globalAlpha = introStrength(match);
    const x = view.width / 2;
    const y = view.height * 0.17;
    drawText(view, t(`rung.${name}`), x, y, { ...heading, size: 46 });
    drawText(view, t("hud.quote", { words: t(`boast.${name}`) }), x, y + 46, {
      ...introLine,
      width: view.width * 0.85,
    });
    drawText(view, t("hud.place", { arena: t(`arena.${arena}`), note: t(`arenaNote.${arena}`) }), x, y + 80, {
      ...introLine,
      size: 18,
      width: view.width * 0.9,
      color: "#ffe6a8",
    });
    view.ctx.globalAlpha = 1;
  }

  private reactToMenu(what: News["menu"][number]) {
    if (what !== "screen") {
      this.kit.sound.play(...sounds[what]);
      return;
    }
    this.tune();
    const { screen, outcome } = this.show;
    if (screen !== "result" || !outcome) return;
    this.coins = this.kit.isPlayed ? coinsFor(outcome) : 0;
    purse.earn(this.coins);
    const isGood = outcome.bout.kind === "ladder" ? outcome.isWon : true;
    this.kit.sound.play(...(isGood ? sounds.win : sounds.lose));
  }

  private tune() {
    const { bout, match } = this.show;
    this.kit.sound.music(bout ? songFor(match?.plan.arena) : songs.menu);
  }
}
