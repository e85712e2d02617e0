import { darkness, seasonOf } from "#html5/campfire/core/calendar.ts";
import { distance } from "#html5/campfire/core/island.ts";
import { raidFrom } from "#html5/campfire/core/raids.ts";
import type { Survivor } from "#html5/campfire/core/survivor.ts";
import {
  type Building,
  buildingStats,
  isBuilding,
  isBurning,
  type Node,
  type Thing,
} from "#html5/campfire/core/things.ts";
import type { Wilds } from "#html5/campfire/core/wilds.ts";
import type { WildEvent } from "#html5/campfire/core/world.ts";
import { drawBeast, drawEyes } from "#html5/campfire/draw/animals.ts";
import { Camera, zoomOf } from "#html5/campfire/draw/camera.ts";
import { drawBuilding } from "#html5/campfire/draw/camp-art.ts";
import { colourOf, shadesAt } from "#html5/campfire/draw/colours.ts";
import { Effects } from "#html5/campfire/draw/effects.ts";
import { drawFigure } from "#html5/campfire/draw/figures.ts";
import { Glide, type Place } from "#html5/campfire/draw/glide.ts";
import { type Lamp, Light } from "#html5/campfire/draw/light.ts";
import { Minimap } from "#html5/campfire/draw/minimap.ts";
import { crownReach, drawCrown, drawLow } from "#html5/campfire/draw/nature.ts";
import { drawRaidArrow } from "#html5/campfire/draw/raid-arrow.ts";
import { drawBundle } from "#html5/campfire/draw/scraps.ts";
import { Terrain } from "#html5/campfire/draw/terrain.ts";
import { drawWeather } from "#html5/campfire/draw/weather.ts";
import { createShake } from "#kit/draw/shake.ts";
import type { View } from "#kit/draw/view.ts";
import { wornHat } from "#kit/purse/purse.ts";
import type { Kit } from "#kit/round.ts";
import { barTop, drawBar, type Slot, slotsOf } from "./bar.ts";
import type { Career } from "./career.ts";
import { type Hint, hintFor } from "./hints.ts";
import { BANNER_STEPS, drawBanner, drawHint, drawHud, drawLabel } from "./hud.ts";
import { Reporter } from "./reporter.ts";
import { daySong, nightSong } from "./sounds.ts";

const HINT_EVERY = 20;
const NAMED = 230;

/** Everything about a round that can be seen and heard. */
export class Stage {
  readonly camera = new Camera();
  private readonly wilds: Wilds;
  private readonly kit: Kit;
  private readonly career: Career;
  private readonly terrain: Terrain;
  private readonly minimap: Minimap;
  private readonly glide = new Glide();
  private readonly light = new Light();
  private readonly effects = new Effects();
  private readonly shake = createShake();
  private readonly reporter: Reporter;
  private hint: Hint | undefined;
  private pointed: Slot | undefined;

  constructor(wilds: Wilds, kit: Kit, career: Career) {
    this.wilds = wilds;
    this.kit = kit;
    this.career = career;
    this.terrain = new Terrain(wilds.world.island);
    this.minimap = new Minimap(wilds);
    const { camera, effects, shake } = this;
    this.reporter = new Reporter({ wilds, kit, career, camera, effects, shake });
    if (wilds.hero) camera.follow(wilds.hero);
  }

  private get hero(): Survivor | undefined {
    return this.wilds.hero;
  }

  /** The buttons that are shown now. */
  get slots(): readonly Slot[] {
    const { hero, world } = this.wilds;
    return hero ? slotsOf(hero, world.time) : [];
  }

  step(events: readonly WildEvent[], pointed: Slot | undefined): void {
    const { world } = this.wilds;
    const { hero } = this;
    this.reporter.step(events);
    this.pointed = pointed ?? this.reporter.refused;
    for (const who of world.survivors) if (who !== hero) this.glide.step(who, who.facing, world.time);
    for (const beast of world.beasts) this.glide.step(beast, beast.heading, world.time);
    if (hero && !hero.isOut) this.camera.follow(hero);
    this.smoke();
    this.effects.step();
    this.shake.step();
    this.listen();
    if (hero && world.time % HINT_EVERY === 0) this.hint = hero.isOut ? undefined : hintFor(world, hero);
  }

  farewell(): string {
    return this.reporter.farewell();
  }

  private smoke() {
    const { world } = this.wilds;
    for (const thing of world.buildings) {
      if (!isBurning(thing) || (world.time + Math.floor(thing.x)) % 14 !== 0) continue;
      if (this.camera.isSeen(this.kit.view, thing))
        this.effects.rise({ x: thing.x, y: thing.y - 14 }, "#ffb53d", 3);
    }
    for (const who of world.survivors) {
      const isShivering = who.warmth < 25 && !who.isOut && (world.time + who.id * 9) % 40 === 0;
      if (isShivering && this.camera.isSeen(this.kit.view, who)) this.effects.rise(who, "#cfe6ff", 4);
    }
  }

  private listen() {
    const { world } = this.wilds;
    const { hero } = this;
    const { sound } = this.kit;
    const dark = darkness(world.time);
    sound.music(dark > 0.5 ? nightSong : daySong);
    const fire = hero && world.buildings.find((thing) => isBurning(thing) && distance(thing, hero) < 200);
    const crackle = fire && hero ? 0.05 * (1 - distance(fire, hero) / 220) * (0.6 + Math.random() * 0.8) : 0;
    sound.drone("fire", { wave: "noise", from: 1700, volume: crackle });
    sound.drone("wind", {
      wave: "noise",
      from: 320 + Math.sin(world.time / 90) * 90,
      volume: 0.02 + dark * 0.025,
    });
    sound.drone("storm", {
      wave: "noise",
      from: seasonOf(world.time) === "winter" ? 500 : 2200,
      volume: world.storm * 0.1,
    });
  }

  draw(view: View, alpha: number): void {
    const { ctx } = view;
    const { wilds, camera, kit, hero, glide } = this;
    const { world } = wilds;
    const { time } = world;
    ctx.save();
    this.shake.apply(view);
    camera.apply(view);
    this.terrain.draw(view, camera, shadesAt(time), time);
    const seen = this.drawThings(view);
    for (const bundle of world.bundles) if (camera.isSeen(view, bundle)) drawBundle(ctx, bundle, time);
    const beasts = world.beasts.filter((beast) => camera.isSeen(view, beast));
    for (const beast of beasts) drawBeast(ctx, beast, glide.placeOf(beast, beast.heading, alpha), time);
    const people = world.survivors.filter((who) => !who.isOut && camera.isSeen(view, who));
    // The hero stands above those who crowd around a fire.
    people.sort((a, b) => Number(a === hero) - Number(b === hero));
    for (const who of people) {
      const hat = who === hero ? this.career.hat : undefined;
      const worn = who === hero ? wornHat() : undefined;
      drawFigure(ctx, who, { color: colourOf(who.id), place: this.placeOf(who, alpha), time, hat, worn });
    }
    const fires = world.buildings.filter((thing) => isBurning(thing) && camera.isSeen(view, thing));
    for (const tree of seen) this.drawTree(view, tree, fires);
    this.effects.draw(view);
    ctx.restore();
    const dark = darkness(time);
    this.light.draw(view, camera, this.lamps(view, people, alpha), Math.max(dark, world.storm * 0.3), time);
    if (dark > 0.3) {
      ctx.save();
      camera.apply(view);
      for (const beast of beasts) drawEyes(ctx, beast, glide.placeOf(beast, beast.heading, alpha), dark);
      ctx.restore();
    }
    const off = camera.toScreen(view, { x: 0, y: 0 });
    drawWeather(view, seasonOf(time), world.storm, time, { x: -off.x, y: -off.y });
    if (!kit.isDemo) this.drawLabels(view, people, alpha);
    // Behind the title and the result these words would be in the way.
    if (kit.isDemo || (kit.isPlayed && wilds.isOver) || !hero) return;
    this.effects.drawWords(view, camera);
    drawHud(view, wilds, hero, this.minimap);
    if (hero.isOut) return;
    const { banner, pops } = this.reporter;
    const hint = kit.isPlayed ? this.hint : undefined;
    if (hint && !this.pointed) drawHint(view, hint.text, barTop(view, this.slots));
    const { pointed } = this;
    drawBar(view, { hero, time, color: colourOf(hero.id), pointed, meant: hint?.slot, pop: pops });
    if (banner && banner.age < BANNER_STEPS) drawBanner(view, banner);
    const from = raidFrom(world, hero);
    if (from) drawRaidArrow(view, camera, from, time);
  }

  /** Names of those who are near, and not under the buttons: all at once would be a crowd of words. */
  private drawLabels(view: View, people: readonly Survivor[], alpha: number) {
    const { hero, camera } = this;
    if (!hero) return;
    const bottom = barTop(view, this.slots) - 12 * zoomOf(view);
    for (const who of people) {
      if (who === hero || distance(who, hero) > NAMED) continue;
      const place = camera.toScreen(view, this.placeOf(who, alpha));
      if (place.y < bottom) drawLabel(view, who, place);
    }
  }

  /** What stands on the ground. Gives the trees, whose crowns come over the people. */
  private drawThings(view: View): Node[] {
    const { ctx } = view;
    const { world } = this.wilds;
    const { left, top, right, bottom } = this.camera.sight(view);
    const season = seasonOf(world.time);
    const trees: Node[] = [];
    world.grid.eachIn(left, top, right, bottom, (thing: Thing) => {
      if (isBuilding(thing)) drawBuilding(ctx, thing, colourOf(thing.owner), world.time);
      else {
        drawLow(ctx, thing, season, world.time);
        if (thing.kind === "tree") trees.push(thing);
      }
    });
    return trees;
  }

  /** A crown must hide neither the hero nor a fire. */
  private drawTree({ ctx }: View, tree: Node, fires: readonly Building[]) {
    const { world, hero } = this.wilds;
    const isOverHero = hero !== undefined && !hero.isOut && distance(hero, tree) < crownReach + 6;
    const isOver = isOverHero || fires.some((fire) => distance(fire, tree) < crownReach + 18);
    drawCrown(ctx, tree, seasonOf(world.time), world.time, isOver);
  }

  /** The hero moves in every step, and all others in turns. */
  private placeOf(who: Survivor, alpha: number): Place {
    if (who !== this.hero) return this.glide.placeOf(who, who.facing, alpha);
    return { x: who.x + who.vx * alpha, y: who.y + who.vy * alpha, facing: who.facing };
  }

  private lamps(view: View, people: readonly Survivor[], alpha: number): Lamp[] {
    const lamps: Lamp[] = [];
    for (const thing of this.wilds.world.buildings) {
      const { light } = buildingStats[thing.kind];
      const isLit = isBurning(thing) || thing.kind === "tent";
      if (!isLit || light === 0 || !this.camera.isSeen(view, thing, light)) continue;
      const strength = thing.kind === "tent" ? 1 : Math.min(1, 0.55 + thing.fuel / 2400);
      lamps.push({ x: thing.x, y: thing.y, reach: light * strength });
    }
    for (const { kind, x, y } of this.wilds.world.beasts) {
      if (kind === "imp") lamps.push({ x, y, reach: 60 });
    }
    for (const who of people) {
      const { x, y } = this.placeOf(who, alpha);
      if (who.torch > 0) lamps.push({ x, y, reach: 190 });
      else if (who === this.hero) lamps.push({ x, y, reach: 75 });
    }
    return lamps;
  }
}
