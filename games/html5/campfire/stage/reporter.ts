import type { Beast } from "#html5/campfire/core/beast.ts";
import { DAY, dayOf, seasonOf } from "#html5/campfire/core/calendar.ts";
import { EXPEDITION_DAYS } from "#html5/campfire/core/expedition.ts";
import { shooPoints } from "#html5/campfire/core/hands.ts";
import type { Spot } from "#html5/campfire/core/island.ts";
import type { Item } from "#html5/campfire/core/pack.ts";
import { IMP_POINTS, RAID_POINTS } from "#html5/campfire/core/raids.ts";
import { type RecipeId, recipes } from "#html5/campfire/core/recipes.ts";
import type { Survivor } from "#html5/campfire/core/survivor.ts";
import type { Wilds } from "#html5/campfire/core/wilds.ts";
import type { Trouble, WildEvent } from "#html5/campfire/core/world.ts";
import type { Camera } from "#html5/campfire/draw/camera.ts";
import { colourOf } from "#html5/campfire/draw/colours.ts";
import type { Effects } from "#html5/campfire/draw/effects.ts";
import { hats } from "#html5/campfire/draw/hats.ts";
import { t } from "#html5/campfire/words.ts";
import type { Shake } from "#kit/draw/shake.ts";
import { written } from "#kit/language/translate.ts";
import type { Kit } from "#kit/round.ts";
import type { Tone } from "#kit/sound/synth.ts";
import type { Slot } from "./bar.ts";
import type { Career } from "./career.ts";
import { BANNER_STEPS, type Banner } from "./hud.ts";
import { chipsOf, dawnNews, seasonNews } from "./news.ts";
import { gatherSounds, sounds } from "./sounds.ts";

type Parts = { wilds: Wilds; kit: Kit; career: Career; camera: Camera; effects: Effects; shake: Shake };
const TIP_STEPS = 110;

/** Turns what happened into sounds, dust, words and banners. */
export class Reporter {
  readonly pops = new Map<Slot, number>();
  private readonly parts: Parts;
  private banners: Banner[] = [];
  private refusal: { id: RecipeId; age: number } | undefined;
  private trouble: Trouble = "cold";

  constructor(parts: Parts) {
    this.parts = parts;
  }

  get banner(): Banner | undefined {
    return this.banners[0];
  }

  /** What the hero lately tried to make in vain. */
  get refused(): RecipeId | undefined {
    return this.refusal && this.refusal.age < TIP_STEPS ? this.refusal.id : undefined;
  }

  step(events: readonly WildEvent[]): void {
    for (const [slot, age] of this.pops) this.pops.set(slot, age + 1);
    if (this.refusal) this.refusal.age++;
    for (const event of events) this.react(event);
    const { banner } = this;
    if (banner && ++banner.age >= BANNER_STEPS) this.banners.shift();
    const { kit, career, wilds } = this.parts;
    const won = kit.isPlayed ? career.earn(wilds.score) : [];
    for (const id of won)
      if (hats[id].days > 0) this.announce(t("news.newHat", { hat: t(`hat.${id}`) }), t("news.newHatHow"));
  }

  farewell(): string {
    const { wilds } = this.parts;
    const points = Math.floor(wilds.hero?.points ?? 0);
    return t("note.farewell", { farewell: t(`farewell.${this.trouble}`), points });
  }

  private isHero(who: Survivor) {
    return who === this.parts.wilds.hero;
  }

  /** Those nearby are heard too, but softly. */
  private hear(who: Survivor, tones: readonly Tone[]) {
    const { kit, camera } = this.parts;
    if (this.isHero(who)) kit.sound.play(...tones);
    else if (camera.isSeen(kit.view, who, 0))
      kit.sound.play(...tones.map((tone) => ({ ...tone, volume: (tone.volume ?? 0.25) * 0.3 })));
  }

  private puff(at: Spot, color: string, count: number, speed?: number) {
    const { camera, kit, effects } = this.parts;
    if (camera.isSeen(kit.view, at)) effects.burst(at, color, count, speed);
  }

  private say(who: Survivor, text: string, color: string) {
    if (this.isHero(who)) this.parts.effects.say(text, who, color);
  }

  private react(event: WildEvent) {
    const { kit, shake } = this.parts;
    switch (event.kind) {
      case "swing":
        return this.hear(event.who, sounds.swing);
      case "gather":
        this.hear(event.who, gatherSounds[event.item]);
        this.puff(event.thing, chipsOf[event.item], 6);
        return this.say(event.who, `+${written(event.count)}`, "#fff3d6");
      case "miss":
        this.hear(event.who, sounds.splash);
        return this.puff(event.thing, "#d8f0f5", 6);
      case "full":
        this.hear(event.who, sounds.full);
        return this.say(event.who, t("say.full"), "#ffb0a0");
      case "make":
        return this.reactToMake(event);
      case "cannot":
        return this.reactToRefusal(event);
      case "eat":
        this.hear(event.who, sounds.eat);
        if (this.isHero(event.who)) this.pops.set("eat", 0);
        return this.say(event.who, t(event.isCooked ? "say.cooked" : "say.yum"), "#ffd98a");
      case "feed":
        this.hear(event.who, sounds.feed);
        if (this.isHero(event.who)) this.pops.set("feed", 0);
        return this.puff({ x: event.thing.x, y: event.thing.y - 8 }, "#ffb53d", 8);
      case "nip":
        this.hear(event.who, sounds.nip);
        this.puff(event.who, "#ffffff", 6);
        if (this.isHero(event.who)) shake.add(0.3);
        return this.say(event.who, nipWords(event.stolen), "#ffb0a0");
      case "shoo":
        this.hear(event.who, sounds.shoo);
        this.puff(event.beast, "#e8ecff", event.isGone ? 12 : 5);
        if (event.isGone)
          this.say(event.who, t("say.shoo", { points: written(pointsFor(event.beast)) }), "#a8f0b4");
        return;
      case "bump":
        return this.reactToBump(event.who, event.by);
      case "knock":
        this.hear(event.who, event.isDown ? sounds.crash : sounds.knock);
        this.puff(event.thing, "#c98d52", event.isDown ? 22 : 6);
        if (event.stolen > 0) this.say(event.who, t("say.raid", { count: written(event.stolen) }), "#ffd98a");
        if (event.thing.owner === this.parts.wilds.hero?.id && event.isDown)
          this.announce(
            t("news.raid", { name: event.who.name }),
            t("news.raidLost", { thing: t(`recipe.${event.thing.kind}`) }),
          );
        return;
      case "pick":
        this.hear(event.who, sounds.gift);
        return this.say(event.who, t("say.bag"), "#ffd98a");
      case "gift":
        this.hear(event.who, sounds.gift);
        if (this.isHero(event.who)) this.announce(t("news.gift"), t("news.giftHow"));
        return;
      case "gone":
        return this.puff(event.thing, "#9a8f86", 10);
      case "alarm":
        kit.sound.play(...sounds.drums);
        return this.announce(t("news.imps"), t("news.impsHow"));
      case "splash":
        kit.sound.play(...(event.isOut ? sounds.doused : sounds.splash));
        return this.puff({ x: event.thing.x, y: event.thing.y - 8 }, "#8fd0ff", event.isOut ? 22 : 10);
      case "raidOver":
        return this.reactToRaidOver(event);
      case "out":
        return this.reactToOut(event.who, event.why);
      case "land":
        return this.puff(event.who, colourOf(event.who.id), 14);
      case "dusk":
        kit.sound.play(...sounds.howl);
        if (dayOf(this.parts.wilds.world.time) <= 2) this.announce(t("news.night"), t("news.nightHow"));
        return;
      case "dawn":
        return this.reactToDawn();
      case "season":
        return this.reactToSeason();
      case "warning":
        return this.announce(t("news.storm"), t("news.stormHow"));
      case "storm":
        shake.add(0.35);
        return kit.sound.play(...sounds.thunder);
      case "calm":
        return;
    }
  }

  private reactToMake({ who, recipe, at }: Extract<WildEvent, { kind: "make" }>) {
    const isFire = recipe === "fire" || recipe === "torch" || recipe === "beacon";
    this.hear(who, isFire ? sounds.light : sounds.make);
    this.puff(at, isFire ? "#ffb53d" : "#e0b987", 16);
    if (!this.isHero(who)) return;
    this.pops.set(recipe, 0);
    this.refusal = undefined;
    this.say(who, t("say.made", { thing: t(`recipe.${recipe}`) }), "#ffd98a");
  }

  private reactToRefusal({ who, recipe, why }: Extract<WildEvent, { kind: "cannot" }>) {
    if (!this.isHero(who)) return;
    this.parts.kit.sound.play(...sounds.cannot);
    this.refusal = { id: recipe, age: 0 };
    const text = t(`refusal.${why}`, { day: written(recipes[recipe].day) });
    this.say(who, text, "#ffb0a0");
  }

  private reactToBump(who: Survivor, by: Survivor) {
    this.hear(this.isHero(who) ? who : by, sounds.bump);
    this.puff(who, "#fff3d6", 8);
    if (this.isHero(who)) {
      this.parts.shake.add(0.25);
      this.say(who, `${by.name}!`, "#ffb0a0");
    }
  }

  private reactToOut(who: Survivor, why: Trouble) {
    this.puff(who, colourOf(who.id), 26, 4);
    if (!this.isHero(who)) return this.hear(who, sounds.crash);
    this.trouble = why;
    this.parts.shake.add(0.5);
    this.parts.kit.sound.play(...sounds.out);
    this.banners = [];
  }

  private reactToRaidOver({ raid, isWon }: Extract<WildEvent, { kind: "raidOver" }>) {
    const { kit, wilds } = this.parts;
    if (!wilds.hero || wilds.hero.isOut) return;
    kit.sound.play(...(isWon ? sounds.gift : sounds.cannot));
    if (isWon) this.announce(t("news.impsWon"), t("news.impsWonHow", { points: RAID_POINTS }));
    else if (raid.fire.fuel <= 0) this.announce(t("news.doused"), t("news.dousedHow"));
    else this.announce(t("news.impsGone"), t("news.impsGoneHow"));
  }

  private reactToDawn() {
    const { kit, wilds } = this.parts;
    const { hero, world } = wilds;
    if (!hero || hero.isOut) return;
    kit.sound.play(...sounds.dawn);
    if (kit.isPlayed && world.time === EXPEDITION_DAYS * DAY)
      this.announce(t("news.tenDays"), t("news.tenDaysHow", { points: Math.floor(hero.points) }));
    const day = dayOf(world.time);
    this.announce(t("hud.day", { day: written(day) }), dawnNews(day));
  }

  private reactToSeason() {
    const { kit, wilds } = this.parts;
    kit.sound.play(...sounds.season);
    const { title, note } = seasonNews(seasonOf(wilds.world.time));
    this.announce(title, note);
  }

  private announce(text: string, note: string) {
    this.banners.push({ text, note, age: 0 });
    if (this.banners.length > 3) this.banners.shift();
  }
}

function nipWords(stolen: Item | undefined): string {
  if (!stolen) return t("say.ouch");
  return t(stolen === "fish" ? "say.tookFish" : "say.tookBerries");
}

const pointsFor = ({ kind }: Beast) => (kind === "imp" ? IMP_POINTS : shooPoints(kind));
