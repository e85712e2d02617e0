import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { drawNameTags, type NameTag } from "#kit/draw/name-tags.ts";
import { palette } from "#kit/draw/palette.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { createShake } from "#kit/draw/shake.ts";
import { drawText, sizeWithin } from "#kit/draw/text.ts";
import { type View, zoomedView } from "#kit/draw/view.ts";
import { clamp, easeOut } from "#kit/ease.ts";
import type { Point } from "#kit/input/controls.ts";
import { written } from "#kit/language/translate.ts";
import { heroHat } from "#kit/purse/purse.ts";
import type { Kit } from "#kit/round.ts";
import { css, paintsOf } from "./colours.ts";
import { bagColors, drawFigure, type Pose } from "./figure.ts";
import { HERO_WIDTH } from "./hero.ts";
import { Run, type RunEvent } from "./run.ts";
import { drawGround, drawScenery } from "./scenery.ts";
import { nearMiss, songs, sounds } from "./sounds.ts";
import { drawObstacles, drawStars } from "./things.ts";
import { Tumble } from "./tumble.ts";
import { t } from "./words.ts";
import { daylightAt, isGolden, type Milestone, milestoneAt, speedAt, type World } from "./worlds.ts";

/** Where the hero stands on the screen. */
const HERO_X = 96;
/** How much of a ghost is seen. */
const GHOST_ALPHA = 0.42;
const STAGGER = 15;
const BANNER = 3.2 * STEPS_PER_SECOND;
const BLEND = 2 * STEPS_PER_SECOND;
/** The slow beginning is seen from near. Later the view widens with the pace, so that as many seconds of road lie ahead. */
const NEAREST = 1.5;
const zoomAt = (seconds: number) => clamp((NEAREST * speedAt(0)) / speedAt(seconds), 1, NEAREST);

/** Everything about a run that can be seen and heard. */
export class Stage {
  private readonly run: Run;
  private readonly kit: Kit;
  private readonly particles = createParticles();
  private readonly shake = createShake();
  private squash = 0;
  private tumble: Tumble | undefined;
  private popup = { text: "", age: 999 };
  private banner: { milestone: Milestone; from: World; age: number };

  constructor(run: Run, kit: Kit) {
    this.run = run;
    this.kit = kit;
    const milestone = milestoneAt(0);
    this.banner = { milestone, from: milestone.world, age: 0 };
    kit.sound.music(songs[milestone.world]);
  }

  step(events: readonly RunEvent[]): void {
    const { run, particles } = this;
    for (const event of events) this.react(event);
    particles.step(run.crashed ? 0 : -run.speed);
    this.shake.step();
    this.tumble?.step();
    this.squash *= 0.82;
    this.popup.age++;
    this.banner.age++;
    if (run.hero.isOnGround && run.steps % 7 === 0 && !run.crashed) this.dust(1, 1.2);
    if (run.hero.dash > 0) {
      particles.burst({
        x: HERO_X,
        y: 24 + run.hero.y,
        count: 2,
        speed: 1,
        size: 9,
        life: 18,
        color: palette.orange,
      });
    }
    this.kit.sound.setPace(0.75 + (0.25 * speedAt(run.seconds)) / speedAt(0));
  }

  /** Once the run is over, under the result. */
  linger(): void {
    this.particles.step(0);
    this.shake.step();
    this.tumble?.step();
  }

  draw(view: View, alpha: number): void {
    const { ctx } = view;
    const zoom = zoomAt(this.run.seconds);
    const near = zoomedView(view, zoom);
    const groundY = Math.round(near.height * 0.8);
    ctx.save();
    ctx.scale(zoom, zoom);
    this.drawRoad(near, groundY, alpha);
    ctx.restore();
    if (!this.kit.isDemo)
      this.drawWords(view, { x: (HERO_X + 20) * zoom, y: (groundY - this.run.hero.y - 80) * zoom });
  }

  private drawRoad(view: View, groundY: number, alpha: number) {
    const { run } = this;
    const { ctx } = view;
    const { milestone, from, age } = this.banner;
    const ahead = run.crashed ? 0 : alpha;
    const camera = run.distance + run.speed * ahead - HERO_X;
    const daylight = daylightAt(run.steps);
    const paints = paintsOf(from, milestone.world, age / BLEND, daylight);
    const { world } = milestone;
    this.shake.apply(view);
    const place = {
      from,
      world,
      blend: clamp(age / BLEND, 0, 1),
      paints,
      daylight,
      camera,
      groundY,
      steps: run.steps,
    };
    const sight = { camera, groundY, paints, world, age: run.steps };
    drawScenery(view, place);
    drawGround(
      view,
      place,
      run.course.obstacles.filter(({ kind }) => kind === "gap"),
    );
    drawObstacles(ctx, run.course.obstacles, view.width, sight);
    drawStars(ctx, run.course.stars, sight);
    ctx.save();
    ctx.translate(0, groundY);
    ctx.scale(1, -1);
    this.particles.draw(view);
    ctx.restore();
    const names = this.drawGhosts(view, groundY, ahead);
    const { color } = this.kit;
    const { tumble } = this;
    const pose: Pose = {
      ...poseOf(run, { x: HERO_X, groundY, ahead, squash: this.squash }),
      ...(tumble && lyingPose(run, tumble)),
      hat: heroHat(this.kit),
    };
    drawFigure(ctx, color === undefined ? pose : { ...pose, bag: bagColors(color) });
    if (tumble?.isDown)
      drawStars(ctx, dizzyStars(pose.x + HERO_WIDTH / 2, tumble.age), {
        ...sight,
        camera: 0,
        age: tumble.age,
      });
    drawNameTags(view, names);
  }

  /** The runs that this one is raced against, behind the hero and see-through: nobody must take them for the hero. Returns their names. */
  private drawGhosts({ ctx, width }: View, groundY: number, alpha: number): NameTag[] {
    const names: NameTag[] = [];
    ctx.save();
    ctx.globalAlpha = GHOST_ALPHA;
    for (const [at, { core: ghost, name, color, late = 0 }] of (this.kit.ghosts?.() ?? []).entries()) {
      if (!(ghost instanceof Run)) continue;
      const ahead = ghost.crashed ? 0 : alpha;
      // All run equally fast, so those of a room are drawn where they are by now, each a little behind the one before.
      const here = ghost.distance + ghost.speed * (ghost.crashed ? 0 : ahead + late);
      const shift = name === undefined ? 0 : STAGGER * (at + 1);
      const x = HERO_X + here - (this.run.distance + this.run.speed * alpha) - shift;
      if (x < -HERO_X || x > width) continue;
      const pose = poseOf(ghost, { x, groundY, ahead, squash: 0 });
      drawFigure(ctx, color === undefined ? pose : { ...pose, bag: bagColors(color) });
      if (name !== undefined && color !== undefined && !ghost.isOver)
        names.push({ name, color, x: x + HERO_WIDTH / 2, y: groundY - ghost.hero.y - 72 });
    }
    ctx.restore();
    return names;
  }

  /** `overHead` is a place above the hero. */
  private drawWords(view: View, overHead: Point) {
    const { run, popup, banner } = this;
    const outline = "rgb(10 18 14 / 0.6)";
    drawText(view, written(run.score), 20, 14, { size: 34, outline });
    if (this.kit.isPlayed)
      drawText(
        view,
        t("hud.best", { best: written(Math.max(this.kit.best, run.score)) }),
        view.width - 20,
        14,
        {
          size: 22,
          align: "right",
          outline,
        },
      );
    this.drawEnergy(view);
    this.kit.teach(view, {
      id: "jump",
      words: { keys: t("lesson.keys"), touch: t("lesson.touch"), pad: t("lesson.pad") },
      ...overHead,
      isDone: run.hero.y > 0,
    });
    if (popup.age < 50) {
      drawText(view, popup.text, overHead.x, overHead.y - easeOut(popup.age / 50) * 40, {
        size: 24,
        align: "center",
        floats: true,
        color: palette.yellow,
        outline,
      });
    }
    if (banner.age < BANNER && run.steps > 0) {
      view.ctx.globalAlpha = clamp(Math.min(banner.age / 15, (BANNER - banner.age) / 25), 0, 1);
      const { name } = banner.milestone;
      const hint = t(`stretchHint.${name}`);
      const top = view.height * 0.2;
      const height = drawText(view, t(`stretch.${name}`), view.width / 2, top, {
        size: 44,
        align: "center",
        outline,
      });
      drawText(view, hint, view.width / 2, top + height, {
        size: sizeWithin(view, hint, 24, view.width * 0.94),
        align: "center",
        color: palette.mint,
        outline,
      });
      view.ctx.globalAlpha = 1;
    }
  }

  private drawEnergy(view: View) {
    const { ctx } = view;
    const { energy } = this.run.hero;
    const y = Math.max(62, 14 + 44);
    ctx.fillStyle = "rgb(10 18 14 / 0.45)";
    ctx.beginPath();
    ctx.roundRect(20, y, 110, 12, 6);
    ctx.fill();
    ctx.fillStyle = energy >= 1 ? palette.orange : css([255, 211, 92], 0.9);
    ctx.beginPath();
    ctx.roundRect(20, y, 12 + 98 * energy, 12, 6);
    ctx.fill();
    if (energy >= 1) drawText(view, t("hud.dash"), 140, y - 7, { size: 18, outline: "rgb(10 18 14 / 0.6)" });
  }

  private react(event: RunEvent) {
    const { run, particles, kit } = this;
    const heroY = run.hero.y;
    if (event.kind === "near-miss") {
      kit.sound.play(nearMiss(event.combo));
      this.say(
        t(event.combo > 1 ? "hud.closeAgain" : "hud.close", { times: event.combo, points: event.points }),
      );
      return;
    }
    kit.sound.play(...sounds[event.kind]);
    if (event.kind === "jump" || event.kind === "bounce") this.dust(6, 3);
    if (event.kind === "land") {
      this.squash = 1;
      this.dust(8, 3.4);
    }
    if (event.kind === "dash") this.shake.add(0.15);
    if (event.kind === "star") {
      const x = event.x - run.distance + HERO_X;
      particles.burst({ x, y: event.y, count: 6, speed: 3, size: 4, life: 22, color: palette.yellow });
    }
    if (event.kind === "smash") {
      this.shake.add(0.35);
      this.say(t("hud.smash", { points: 10 }));
      const x = event.x - run.distance + HERO_X;
      particles.burst({
        x,
        y: event.y,
        count: 18,
        speed: 8,
        size: 7,
        gravity: -0.4,
        angle: 0.4,
        spread: 1,
        color: "#e6a071",
      });
    }
    if (event.kind === "milestone") {
      this.banner = { milestone: event.milestone, from: this.banner.milestone.world, age: 0 };
      kit.sound.music(songs[event.milestone.world]);
    }
    if (event.kind === "crash") {
      // In a gap it falls out of sight.
      if (heroY >= 0) this.tumble = new Tumble(heroY);
      this.shake.add(0.7);
      kit.sound.music();
      for (const color of ["#fdfdf6", palette.blue, palette.orange]) {
        particles.burst({
          x: HERO_X + 20,
          y: heroY + 30,
          count: 9,
          speed: 9,
          size: 8,
          life: 60,
          gravity: -0.35,
          color,
          angle: 1.2,
          spread: 1.2,
        });
      }
    }
  }

  private say(text: string) {
    this.popup = { text, age: 0 };
  }

  private dust(count: number, speed: number) {
    this.particles.burst({
      x: HERO_X + 14,
      y: 2,
      count,
      speed,
      size: 5,
      life: 22,
      color: "rgb(255 240 215 / 0.7)",
      angle: 2.4,
      spread: 0.7,
    });
  }
}

type Place = { x: number; groundY: number; ahead: number; squash: number };

/** A runner as it is drawn, `ahead` of a step after the last. */
function poseOf(run: Run, { x, groundY, ahead, squash }: Place): Pose {
  const y = run.hero.isOnGround ? run.hero.y : run.hero.y + run.hero.vy * ahead;
  return {
    hero: { ...run.hero, y },
    x,
    groundY,
    stride: run.distance / 17,
    squash,
    turn: run.crashed ? -run.crashed * 0.16 : 0,
    isGolden: isGolden(run.seconds),
  };
}

/** The hero as it is thrown back. Rotated about its middle, it would float above the ground by the difference of its sides. */
function lyingPose(run: Run, { y, back, turn, isDown }: Tumble): Partial<Pose> {
  const hero = { ...run.hero, y: y + (isDown ? -5 : 0), vy: 0, isOnGround: false, isDucking: false };
  return { hero, x: HERO_X - back, turn };
}

/** Stars that circle over the head of a hero who lies on the ground. */
function dizzyStars(x: number, age: number) {
  return [0, 1, 2].map((at) => {
    const angle = age * 0.07 + (at * Math.PI * 2) / 3;
    return { x: x + Math.cos(angle) * 30, y: 66 + Math.sin(angle) * 8, isGone: false };
  });
}
