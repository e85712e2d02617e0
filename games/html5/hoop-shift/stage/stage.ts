import { STAGE } from "#html5/hoop-shift/core/court.ts";
import { rivalAt, rivals, type Venue } from "#html5/hoop-shift/core/rivals.ts";
import { lookOf, yourLook } from "#html5/hoop-shift/draw/looks.ts";
import type { News, Outcome, Show } from "#html5/hoop-shift/show/show.ts";
import type { View } from "#kit/draw/view.ts";
import { purse } from "#kit/purse/purse.ts";
import type { Kit } from "#kit/round.ts";
import { drawContest } from "./contest-view.ts";
import { CourtView, toStage } from "./court-view.ts";
import { drawFront } from "./front.ts";
import { drawMatch, type Scene } from "./match-view.ts";
import { reactToContest, reactToMatch } from "./reactions.ts";
import { drawScreen } from "./screens.ts";
import { songs, sounds } from "./sounds.ts";

/** Everything about the show that can be seen and heard. */
export class Stage {
  private readonly show: Show;
  private readonly kit: Kit;
  private readonly court = new CourtView();

  /** Coins that the last bout earned. */
  private coins = 0;

  constructor(show: Show, kit: Kit) {
    this.show = show;
    this.kit = kit;
    this.tune();
  }

  step(news: News): void {
    const { show, kit } = this;
    const { effects } = this.court;
    const { match, contest } = show;
    if (match) for (const event of news.match) reactToMatch(event, match, effects, kit.sound, this.ours);
    if (contest) for (const event of news.contest) reactToContest(event, contest, effects, kit.sound);
    for (const what of news.menu) this.reactToMenu(what);
    const loose = match
      ? match.flight
        ? match.ball
        : undefined
      : contest?.tosses.findLast(({ isDone }) => !isDone)?.ball;
    const isSlow = match?.isSlow ?? contest?.isSlow ?? false;
    const actors = match && show.screen === "play" ? [...match.players, match.ball] : [];
    this.court.step(loose, show.slow, isSlow && show.screen === "play", actors);
    kit.sound.setPace(isSlow ? 0.6 : 1);
  }

  /** Where a pointer is: on the court while it is played on, else on the stage of menus. */
  toPlace(view: View, spot: { x: number; y: number }): { x: number; y: number } {
    return this.show.screen === "play" ? this.court.toCourt(view, spot) : toStage(view, spot);
  }

  draw(view: View, alpha: number): void {
    const { show, court } = this;
    const { ctx } = view;
    const { contest } = show;
    const scene = this.scene();
    court.draw(view, this.venue, show.slow, alpha, (paints, part) => {
      if (contest) drawContest(view, contest, court.effects, paints, part);
      else if (scene) drawMatch(view, scene, court.effects, paints, part);
    });
    // Before the first step the kit's title lies over the bare court.
    if (show.age === 0) return;
    if (show.screen === "play") {
      drawFront(view, show, court.effects);
      return;
    }
    ctx.save();
    ctx.translate((view.width - STAGE.width) / 2, (view.height - STAGE.height) / 2);
    drawScreen(view, show, this.coins);
    ctx.restore();
  }

  private get ours() {
    return this.show.bout?.kind === "duel" ? ([0, 1] as const) : ([0] as const);
  }

  private scene(): Scene | undefined {
    const { match, bout, outcome, career } = this.show;
    if (!match) return undefined;
    const shown = bout ?? outcome?.bout;
    return {
      match,
      players: match.players,
      ball: match.ball,
      looks: [yourLook(), lookOf(shown && shown.kind !== "contest" ? shown.rung : 0)],
      ours: this.ours,
      hasGoldenBall: bout?.kind !== "duel" && career.stars.length === rivals.length,
    };
  }

  private get venue(): Venue {
    const { bout, outcome } = this.show;
    const shown = bout ?? outcome?.bout;
    if (!shown) return "playground";
    return shown.kind === "contest" ? "gym" : rivalAt(shown.rung).venue;
  }

  private reactToMenu(what: News["menu"][number]) {
    if (what === "screen") {
      this.tune();
      this.court.effects.trail.length = 0;
      const { screen, outcome } = this.show;
      if (screen !== "result" || !outcome) return;
      this.coins = this.kit.isPlayed ? coinsFor(outcome) : 0;
      purse.earn(this.coins);
      const isGood = outcome.bout.kind === "contest" ? outcome.isRecord : outcome.score[0] > outcome.score[1];
      this.kit.sound.play(...(isGood || outcome.bout.kind === "duel" ? sounds.win : sounds.lose));
    } else this.kit.sound.play(...sounds[what]);
  }

  private tune() {
    this.kit.sound.music(this.show.bout?.kind === "contest" ? songs.contest : songs.game);
  }
}

/** Coins of a bout: a few for playing it, more for stars, for points of the contest, and for a new best. */
function coinsFor({ bout, score, stars, isRecord }: Outcome): number {
  const bonus = isRecord ? 10 : 0;
  return (bout.kind === "contest" ? Math.floor(score[0] / 2) : 5 + 4 * stars) + bonus;
}
