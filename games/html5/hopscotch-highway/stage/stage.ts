import { type AnimalId, animalIds } from "#html5/hopscotch-highway/core/animals.ts";
import { Crossing, type CrossingEvent } from "#html5/hopscotch-highway/core/crossing.ts";
import { eraAt, hardness } from "#html5/hopscotch-highway/core/eras.ts";
import { heroAt } from "#html5/hopscotch-highway/core/hero.ts";
import type { Wardrobe } from "#html5/hopscotch-highway/core/wardrobe.ts";
import { Camera, zoomOf } from "#html5/hopscotch-highway/draw/camera.ts";
import { Daylight } from "#html5/hopscotch-highway/draw/daylight.ts";
import { Effects } from "#html5/hopscotch-highway/draw/effects.ts";
import { PORTRAIT } from "#html5/hopscotch-highway/draw/figure.ts";
import { drawFlow, drawGround } from "#html5/hopscotch-highway/draw/ground.ts";
import { GroundPicture } from "#html5/hopscotch-highway/draw/ground-picture.ts";
import { fillPatch, lastRow, project, type Sight } from "#html5/hopscotch-highway/draw/iso.ts";
import { Lights } from "#html5/hopscotch-highway/draw/lights.ts";
import { dice } from "#html5/hopscotch-highway/draw/paint.ts";
import { drawRunner, spotOf } from "#html5/hopscotch-highway/draw/runner.ts";
import type { Sprites } from "#html5/hopscotch-highway/draw/sprites.ts";
import { type Brush, drawEraser, thingsOn } from "#html5/hopscotch-highway/draw/things.ts";
import {
  type Banner,
  drawBanner,
  drawCounts,
  eraBanner,
  friendBanner,
} from "#html5/hopscotch-highway/draw/words.ts";
import { t } from "#html5/hopscotch-highway/words.ts";
import { drawNameTags } from "#kit/draw/name-tags.ts";
import { createShake } from "#kit/draw/shake.ts";
import { type View, zoomedView } from "#kit/draw/view.ts";
import { clamp, lerp } from "#kit/ease.ts";
import type { Point } from "#kit/input/controls.ts";
import type { Kit } from "#kit/round.ts";
import { songs } from "./songs.ts";
import { hopSound, sounds, voices } from "./sounds.ts";

/** Pictures outlive the round. Animals have their own, sharp enough for the title. */
export type Art = { things: Sprites; figures: Sprites };

/** Who hops: the animal of this go, and that of the ghost beside it. */
type Cast = { hero(): AnimalId; ghost: AnimalId };

/** Everything about a crossing that can be seen and heard. */
export class Stage {
  readonly camera: Camera;
  private readonly crossing: Crossing;
  private readonly kit: Kit;
  private readonly wardrobe: Wardrobe;
  private readonly cast: Cast;
  private readonly sprites: Sprites;
  private readonly figures: Sprites;
  private readonly lights = new Lights();
  private readonly ground = new GroundPicture();
  private readonly daylight = new Daylight(eraAt(0).season);
  private readonly shake = createShake();
  private readonly effects = new Effects();
  private banners: Banner[] = [];
  private squash = 0;
  private pop = 0;
  private eraserX = 3;

  constructor(
    crossing: Crossing,
    kit: Kit,
    { wardrobe, cast, art }: { wardrobe: Wardrobe; cast: Cast; art: Art },
  ) {
    this.crossing = crossing;
    this.kit = kit;
    this.wardrobe = wardrobe;
    this.cast = cast;
    this.sprites = art.things;
    this.figures = art.figures;
    this.camera = new Camera(crossing.eraser);
    kit.sound.music(songs[eraAt(0).season]);
  }

  step(events: readonly CrossingEvent[]): void {
    for (const event of events) this.react(event);
    const { hero, eraser, fate, time } = this.crossing;
    this.camera.follow(heroAt(hero).x, eraser);
    this.shake.step();
    this.effects.step();
    this.squash *= 0.8;
    this.pop *= 0.85;
    this.daylight.step();
    this.kit.sound.setPace(1 + 0.22 * hardness(this.crossing.score));
    const [banner] = this.banners;
    if (banner && ++banner.age > 190) this.banners.shift();
    // It wipes to and fro, and comes straight for whoever it has caught.
    const goal = fate === "erased" ? hero.x : hero.x + Math.sin(time / 46) * 5;
    this.eraserX = lerp(this.eraserX, goal, fate === "erased" ? 0.3 : 0.06);
    if (time % 5 === 0 && eraser > -5) this.effects.dust(this.eraserX, eraser - 0.4, 1);
  }

  draw(view: View, alpha: number): void {
    const { ctx } = view;
    const zoom = zoomOf(view);
    ctx.save();
    ctx.scale(zoom, zoom);
    const hero = this.drawStreet(zoomedView(view, zoom), alpha);
    ctx.restore();
    if (this.crossing.steps > 0 && !this.kit.isDemo) this.drawWords(view);
    this.kit.teach(view, {
      id: "hop",
      words: { keys: t("lesson.keys"), touch: t("lesson.touch") },
      x: hero.x * zoom,
      y: (hero.y - 66) * zoom,
      isDone: this.crossing.score > 0,
    });
  }

  /** Gives the place of the hero in this view. */
  private drawStreet(view: View, alpha: number): Point {
    const { ctx } = view;
    const { crossing, camera } = this;
    const time = crossing.time + alpha;
    // Whole pixels: ground and things are copied, and must be rounded alike.
    const offset = camera.offset(view, 1 / ctx.getTransform().a);
    const { x, y } = offset;
    const sight = { left: -x, right: view.width - x, top: -y, bottom: view.height - y };
    const brush: Brush = { ctx, sprites: this.sprites, lights: this.lights, time, sight };
    this.sprites.begin(ctx);
    this.figures.begin(ctx, PORTRAIT);
    this.shake.apply(view);
    this.ground.draw(view, offset, (picture, reach) => this.drawGround(picture, reach));
    ctx.save();
    ctx.translate(offset.x, offset.y);
    this.drawRows(brush, alpha);
    this.drawBoard(view, brush);
    this.effects.draw(view);
    ctx.restore();
    this.daylight.draw(view, offset, time, this.lights);
    this.drawNames(view, offset, alpha);
    const hero = spotOf(crossing, alpha);
    const spot = project(hero.x, hero.y + hero.lift, hero.z);
    return { x: spot.x + offset.x, y: spot.y + offset.y };
  }

  private drawGround(view: View, sight: Sight) {
    const { street } = this.crossing;
    for (let index = lastRow(sight); index >= street.first; index--) {
      const row = street.at(index);
      if (row) drawGround(view, row, street.at(index - 1), sight);
    }
  }

  private drawRows(brush: Brush, alpha: number) {
    const { street, eraser } = this.crossing;
    const runners = this.runners(brush, alpha);
    for (let index = lastRow(brush.sight); index > eraser - 1; index--) {
      const row = street.at(index);
      if (!row) continue;
      drawFlow(brush.ctx, row, brush.time);
      const things = index > eraser - 0.4 ? thingsOn(row, brush) : [];
      // Rafts and pads lie under the feet, never in front of them.
      const isAfloat = row.kind === "river" || row.kind === "pads";
      for (const { spot, draw } of runners)
        if (spot.row === index) things.push({ x: isAfloat ? spot.x - 9 : spot.x, draw });
      for (const thing of things.sort((a, b) => b.x - a.x)) thing.draw();
    }
  }

  /** The animals on the street: the ghosts, where it is a race, behind the hero. */
  private runners(brush: Brush, alpha: number) {
    const { crossing, cast, squash, figures } = this;
    const list: { core: Crossing; look: Parameters<typeof drawRunner>[4] }[] = [];
    for (const [at, { core, color }] of (this.kit.ghosts?.() ?? []).entries())
      if (core instanceof Crossing && !core.isOver)
        list.push({ core, look: { animal: this.ghostAnimal(at), squash: 0, isGhost: true, color } });
    list.push({
      core: crossing,
      look: { animal: cast.hero(), squash, isGhost: false, color: this.kit.color },
    });
    return list.map(({ core, look }) => {
      const spot = spotOf(core, alpha);
      const draw = () => {
        if (!look.isGhost)
          this.lights.add({ ...project(spot.x, spot.y + 0.3, spot.z), size: 70, color: "warm", dim: 0.55 });
        drawRunner(brush, figures, core, spot, look);
      };
      return { spot, draw };
    });
  }

  /** A tape says who hopped; the others of a room are any animals but the own. */
  private ghostAnimal(at: number): AnimalId {
    const { cast, kit } = this;
    if (!kit.isTogether) return cast.ghost;
    const others = animalIds.filter((id) => id !== cast.hero());
    return others[at % others.length] ?? cast.ghost;
  }

  private drawNames(view: View, offset: Point, alpha: number) {
    const tags = (this.kit.ghosts?.() ?? []).flatMap(({ core, name, color }) => {
      if (!(core instanceof Crossing) || core.isOver || name === undefined || color === undefined) return [];
      const { row, x, y, z, lift } = spotOf(core, alpha);
      // What the own eraser has wiped is not drawn.
      if (row <= this.crossing.eraser - 1) return [];
      const spot = project(x, y + lift, z);
      return [{ name, color, x: spot.x + offset.x, y: spot.y + offset.y - 62 }];
    });
    drawNameTags(view, tags);
  }

  /** What the eraser leaves behind: bare blackboard with smears of chalk. */
  private drawBoard({ ctx }: View, brush: Brush) {
    const { eraser, fate, farewell } = this.crossing;
    fillPatch(ctx, { x1: -40, x2: 40, z1: eraser - 30, z2: eraser, y: 0.1 }, "#1d2f27");
    for (let index = Math.floor(eraser) - 6; index < eraser; index++) {
      for (let i = 0; i < 5; i++) {
        const x = dice(index, i) * 26 - 13;
        const z = index + dice(i, index);
        if (z + 0.3 > eraser) continue;
        const patch = { x1: x, x2: x + 1 + dice(i, 4) * 2.4, z1: z, z2: z + 0.22, y: 0.1 };
        fillPatch(ctx, patch, `rgb(244 240 228 / ${0.04 + dice(index, i + 9) * 0.07})`);
      }
    }
    fillPatch(
      ctx,
      { x1: -30, x2: 30, z1: eraser - 0.06, z2: eraser + 0.05, y: 0.17 },
      "rgb(255 255 255 / 0.5)",
    );
    const isWiping = fate === "erased";
    const swing = isWiping ? Math.sin(farewell / 3) * 0.8 * clamp(1 - farewell / 50, 0, 1) : 0;
    drawEraser(brush, this.eraserX + swing, eraser + (isWiping ? 0.6 : 0));
  }

  private drawWords(view: View) {
    const { score } = this.crossing;
    const best = this.kit.isPlayed ? Math.max(this.kit.best, score) : undefined;
    drawCounts(view, { score, best, coins: this.crossing.coins, pop: this.pop });
    const [banner] = this.banners;
    if (banner) drawBanner(view, banner);
  }

  private react(event: CrossingEvent) {
    const { crossing, kit, effects } = this;
    const { hero } = crossing;
    const voice = voices[this.cast.hero()];
    if (event.kind === "hop") {
      kit.sound.play(...hopSound(event.streak, voice.pitch));
      effects.dust(hero.fromX, hero.fromRow, 2);
      return;
    }
    kit.sound.play(...sounds[event.kind]);
    switch (event.kind) {
      case "land":
        this.squash = 1;
        this.meetFriends(0);
        break;
      case "bump":
        this.shake.add(0.12);
        break;
      case "coin":
        effects.sparkle(event.x, event.row);
        effects.say(event.worth > 1 ? `+${event.worth}` : "+1", event.x, event.row);
        this.meetFriends(event.worth);
        break;
      case "mark":
        this.pop = 1;
        kit.sound.play(...voice.call);
        effects.confetti(hero.x, hero.row);
        break;
      case "era":
        this.banners.push(eraBanner(event.era));
        this.daylight.turnTo(event.era.season);
        kit.sound.music(songs[event.era.season]);
        break;
      case "bell":
        break;
      default:
        kit.sound.music();
        kit.sound.play(...voice.call.map((tone) => ({ ...tone, delay: (tone.delay ?? 0) + 0.2 })));
        this.shake.add(event.kind === "flung" ? 0.7 : 0.45);
        effects.farewell(event.kind, hero.x, hero.row);
    }
  }

  private meetFriends(coins: number) {
    // What the bot or a tape finds is not the player's.
    if (!this.kit.isPlayed) return;
    const friends = this.wardrobe.earn(coins, this.crossing.score);
    for (const friend of friends) this.banners.push(friendBanner(friend));
    if (friends.length > 0) this.kit.sound.play(...sounds.friend);
  }
}
