import type { Arena, ArenaEvent } from "#html5/borders/core/arena.ts";
import type { Runner, Spot } from "#html5/borders/core/runner.ts";
import { Camera } from "#html5/borders/draw/camera.ts";
import { Effects } from "#html5/borders/draw/effects.ts";
import { drawFigure, drawLine, drawSpark, placeOf } from "#html5/borders/draw/figures.ts";
import { LandShapes } from "#html5/borders/draw/land.ts";
import { Minimap } from "#html5/borders/draw/minimap.ts";
import { Scenery } from "#html5/borders/draw/scenery.ts";
import type { ThemeId } from "#html5/borders/draw/themes.ts";
import { t } from "#html5/borders/words.ts";
import { createShake } from "#kit/draw/shake.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";
import type { Kit } from "#kit/round.ts";
import type { Cast } from "./cast.ts";
import { BANNER_STEPS, type Banner, drawBanner, drawHud } from "./hud.ts";
import { claimSound, song, sounds } from "./sounds.ts";

/** Everything about a round that can be seen and heard. */
export class Stage {
  readonly camera = new Camera();
  private readonly arena: Arena;
  private readonly kit: Pick<Kit, "sound" | "view">;
  private readonly cast: Cast;
  readonly shapes: LandShapes;
  private readonly scenery = new Scenery();
  private readonly minimap = new Minimap();
  private readonly effects = new Effects();
  private readonly shake = createShake();
  private banners: Banner[] = [];
  private pop = 0;
  private wasHome = true;
  private inks = new Map<number, readonly number[]>();

  constructor(arena: Arena, kit: Pick<Kit, "sound" | "view">, cast: Cast) {
    this.arena = arena;
    this.kit = kit;
    this.cast = cast;
    this.shapes = new LandShapes(arena.field);
    kit.sound.music(song);
    kit.sound.setPace(1);
    this.follow();
  }

  private readonly colorOf = (id: number): string => this.cast.colorOf(id);

  step(events: readonly ArenaEvent[]): void {
    this.reactTo(events);
    const { hero } = this.cast;
    for (const { id, ink } of this.arena.runners) this.inks.set(id, ink);
    if (hero && this.wasHome && !hero.isHome && !hero.isOut) this.kit.sound.play(...sounds.leave);
    this.wasHome = hero?.isHome ?? true;
    this.follow();
    this.effects.step();
    this.shake.step();
    this.pop *= 0.9;
    const [banner] = this.banners;
    if (banner && ++banner.age > BANNER_STEPS) this.banners.shift();
  }

  reactTo(events: readonly ArenaEvent[]): void {
    for (const event of events) this.react(event);
  }

  private follow() {
    const star = this.arena.winner ?? this.cast.hero ?? this.arena.ranking()[0];
    if (star && !star.isOut) this.camera.follow(star, star.heading, this.arena.shareOf(star));
  }

  draw(view: View, alpha: number): void {
    const { ctx } = view;
    const { arena, cast, effects, camera, shapes, colorOf } = this;
    const { hero, theme } = cast;
    const part = arena.winner ? 0 : alpha;
    this.scenery.drawGround(view, theme);
    ctx.save();
    this.shake.apply(view);
    camera.apply(view);
    this.scenery.drawField(view, theme);
    effects.drawGhosts(view);
    const sight = camera.sight(view);
    this.scenery.drawLands(view, { arena, hero, shapes, colorOf, sight });
    const present = arena.runners.filter(({ isOut }) => !isOut);
    for (const runner of present) {
      drawLine(ctx, runner, this.placeOf(runner, part), colorOf(runner.id), arena.time);
    }
    for (const spark of arena.sparks) drawSpark(ctx, spark, arena.time);
    const lead = arena.ranking()[0];
    for (const runner of present) {
      const hat = runner === hero ? cast.hat : undefined;
      const look = { isLead: runner === lead, time: arena.time, hat };
      if (camera.isSeen(view, runner))
        drawFigure(ctx, runner, this.placeOf(runner, part), colorOf(runner.id), look);
    }
    effects.drawDust(view);
    ctx.restore();
    for (const runner of present) this.drawName(view, runner);
    if (cast.isBare) return;
    effects.drawWords(view, camera, theme);
    this.minimap.draw(view, { arena, hero, shapes, theme, colorOf });
    drawHud(view, { arena, cast, pop: this.pop });
    const [banner] = this.banners;
    if (banner) drawBanner(view, banner, theme);
  }

  private placeOf(runner: Runner, part: number): Spot {
    const { x, y } = placeOf(runner, part);
    const offset = this.cast.offsetOf(runner);
    return { x: x + offset.x, y: y + offset.y };
  }

  private drawName(view: View, runner: Runner) {
    if (runner === this.cast.hero || !this.camera.isSeen(view, runner)) return;
    const { x, y } = this.camera.toScreen(view, this.placeOf(runner, 0));
    const { ink, paper } = this.cast.theme;
    drawText(view, this.cast.nameOf(runner), x, y - 46, {
      size: 15,
      align: "center",
      floats: true,
      color: ink,
      outline: paper,
    });
  }

  private react(event: ArenaEvent) {
    const { kit, effects } = this;
    const { hero } = this.cast;
    switch (event.kind) {
      case "claim":
        this.reactToClaim(event.who, event.cells, event.streak);
        break;
      case "out":
        this.reactToOut(event);
        break;
      case "spawn":
        effects.burst(event.who, this.colorOf(event.who.id), 10);
        if (event.who === hero) kit.sound.play(...sounds.spawn);
        break;
      case "spark":
        effects.burst(event, "#ffd640", 14);
        if (event.who === hero) kit.sound.play(...sounds.spark);
        break;
      case "sparks":
        this.announce(t("news.sparks"), t("news.sparksHow"));
        break;
      case "rush":
        this.announce(t("news.rush"), t("news.rushHow"));
        kit.sound.setPace(1.25);
        break;
      case "tick":
        kit.sound.play(...sounds.tick);
        break;
      case "bell":
        this.reactToBell();
        break;
    }
  }

  private reactToClaim(who: Runner, cells: number, streak: number) {
    const color = this.colorOf(who.id);
    this.effects.sprinkle(this.inks.get(who.id) ?? [], color);
    if (who !== this.cast.hero) return;
    this.pop = 1;
    this.kit.sound.play(...claimSound(cells, streak));
    const gain = (cells / this.arena.field.total) * 100;
    this.effects.say(
      t(streak > 1 ? "hud.gainStreak" : "hud.gain", { share: written(gain, 1), streak }),
      who,
      color,
      22 + Math.min(22, gain * 5),
    );
    this.effects.burst(who, color, 12);
    if (gain > 2) this.shake.add(0.18);
    this.celebrate(this.cast.earn({ percent: this.arena.score }));
  }

  private reactToOut({ who, by, x, y, how }: Extract<ArenaEvent, { kind: "out" }>) {
    const { hero } = this.cast;
    const color = this.colorOf(who.id);
    const path = this.shapes.lastPathOf(who.id);
    if (path) this.effects.fade(path, color);
    this.effects.sprinkle(this.inks.get(who.id) ?? [], color);
    this.effects.burst({ x, y }, color, 24, 0.7);
    if (who === hero) {
      this.kit.sound.play(...sounds.fall);
      this.shake.add(0.55);
      const name = this.cast.nameOf(by);
      const words = {
        cut: t("news.cut", { name }),
        tripped: t("news.tripped"),
        swallowed: t("news.swallowed", { name }),
      };
      this.announce(words[how], t("news.newPatch"));
      return;
    }
    if (by !== hero) {
      if (this.camera.isSeen(this.kit.view, { x, y })) this.kit.sound.play(...sounds.pop);
      return;
    }
    this.kit.sound.play(...sounds.snip);
    this.shake.add(0.25);
    this.effects.say(t(how === "cut" ? "pop.snip" : "pop.gulp"), { x, y }, "#ffce3a", 34);
    this.celebrate(this.cast.earn({ knockouts: 1 }));
  }

  private reactToBell() {
    const { winner } = this.arena;
    const isWon = winner === this.cast.hero;
    this.banners = [];
    this.announce(
      isWon
        ? t("bell.youWin")
        : winner
          ? t("bell.wins", { name: this.cast.nameOf(winner) })
          : t("bell.nobody"),
      this.cast.finish(isWon),
    );
    this.kit.sound.play(...(isWon ? sounds.won : sounds.lost));
    if (winner) this.effects.burst(winner, "#ffce3a", 60, 1);
  }

  private celebrate(unlocked: readonly ThemeId[]) {
    for (const id of unlocked)
      this.announce(t("news.newTheme", { theme: t(`theme.${id}`) }), t("news.newThemeHow"));
    if (unlocked.length > 0) this.kit.sound.play(...sounds.news);
  }

  announce(text: string, note: string): void {
    this.banners.push({ text, note, age: 0 });
    if (this.banners.length > 3) this.banners.shift();
  }
}
