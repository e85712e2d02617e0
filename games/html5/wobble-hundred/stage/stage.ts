import type { Career } from "#html5/wobble-hundred/core/career.ts";
import type { Ending, RaceEvent } from "#html5/wobble-hundred/core/race.ts";
import { Sprint } from "#html5/wobble-hundred/core/sprint.ts";
import { Camera, METRE, zoomOf } from "#html5/wobble-hundred/draw/camera.ts";
import { sceneries } from "#html5/wobble-hundred/draw/colours.ts";
import { drawRunner } from "#html5/wobble-hundred/draw/figure.ts";
import { drawFirstHint, drawKeycaps } from "#html5/wobble-hundred/draw/keycaps.ts";
import { ghostLook, heroLook, racerLook } from "#html5/wobble-hundred/draw/looks.ts";
import { Stadium } from "#html5/wobble-hundred/draw/stadium.ts";
import { drawFence, drawTrack } from "#html5/wobble-hundred/draw/track.ts";
import { t } from "#html5/wobble-hundred/words.ts";
import { drawNameTags } from "#kit/draw/name-tags.ts";
import { palette } from "#kit/draw/palette.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { createShake } from "#kit/draw/shake.ts";
import type { View } from "#kit/draw/view.ts";
import { deviceInHand } from "#kit/input/device.ts";
import { heroHat } from "#kit/purse/purse.ts";
import { createRandom } from "#kit/random.ts";
import type { Kit } from "#kit/round.ts";
import { drawComment, drawHud, type Rival } from "./hud.ts";
import { band, footfall, sounds } from "./sounds.ts";
import { type Cue, endings, lines } from "./words.ts";

let sprints = 0;

/** All that is seen and heard of a sprint. Changes nothing in it. */
export class Stage {
  private readonly sprint: Sprint;
  private readonly kit: Kit;
  private readonly career: Career;
  private readonly camera = new Camera();
  private readonly particles = createParticles();
  private readonly shake = createShake();
  private readonly stadium: Stadium;
  private readonly number = ++sprints;
  private comment = { text: "", age: 0 };
  private time = 0;
  private steps = 0;
  private isWobbling = false;
  private isAhead = false;

  constructor(sprint: Sprint, kit: Kit, career: Career) {
    this.sprint = sprint;
    this.kit = kit;
    this.career = career;
    this.stadium = new Stadium(sprint.id, sceneries[sprint.id]);
    kit.sound.music(band);
    // Whoever has never run here is told what is special about it.
    if (career.best(sprint.id).metres === 0) this.comment.text = t(`hint.${sprint.id}`);
    else this.say("ready");
  }

  /** What the commentator said about the end. */
  get lastWords(): string {
    return this.comment.text;
  }

  step(events: readonly RaceEvent[]): void {
    const { race } = this.sprint;
    this.time++;
    if (this.sprint.hasBegun || this.comment.age < 150) this.comment.age++;
    if (race.steps === 1) this.kit.sound.play(...sounds.start);
    for (const event of events) this.show(event);
    this.watchWobble();
    this.watchGhost();
    const { hip } = race.runner.body;
    this.kit.sound.setPace(1 + Math.min(0.5, Math.max(0, hip.vx) * 0.12));
    const roar = race.ending === "finish" ? 0.12 : Math.min(0.07, 0.012 + Math.max(0, hip.vx) * 0.014);
    this.kit.sound.drone("crowd", { wave: "noise", from: 700, volume: roar });
    this.move();
  }

  /** A step under the result. */
  linger(): void {
    this.time++;
    this.move();
  }

  private move() {
    const { hip } = this.sprint.race.runner.body;
    this.camera.follow(hip.x, hip.vx);
    this.particles.step();
    this.shake.step();
    this.stadium.step();
  }

  draw(frame: View, alpha: number): void {
    const { ctx } = frame;
    const { rivals } = this;
    const zoom = zoomOf(frame);
    const view = {
      ctx,
      width: frame.width / zoom,
      height: frame.height / zoom,
      scale: frame.scale * zoom,
    };
    const { race, id, mask } = this.sprint;
    const floor = this.camera.floor(view);
    const left = this.camera.left(view);
    ctx.save();
    ctx.scale(zoom, zoom);
    this.shake.apply(view);
    this.stadium.draw(view, left, floor, this.time);
    drawTrack(view, race.rules, sceneries[id], left, floor);
    for (const fence of race.fences) drawFence(ctx, fence, left, floor);
    this.drawShadow(view, left, floor);
    ctx.translate(-left, floor);
    const ahead = this.sprint.hasBegun ? alpha : 0;
    for (const rival of rivals) {
      ctx.globalAlpha = rival.color === undefined ? 0.45 : 0.6;
      const look = rival.color === undefined ? ghostLook : racerLook(rival.color);
      drawRunner(ctx, rival.race.runner, look, ahead, rival.race.ending ?? "running", this.time);
      ctx.globalAlpha = 1;
    }
    const { color } = this.kit;
    const look = color === undefined ? heroLook : { ...heroLook, shirt: color, shirtFar: color, band: color };
    const dressed = { ...look, hat: heroHat(this.kit) };
    drawRunner(ctx, race.runner, dressed, ahead, race.ending ?? "running", this.time);
    this.particles.draw(view);
    ctx.restore();
    drawNameTags(
      frame,
      rivals.flatMap(({ race: { runner }, name, color }) => {
        if (name === undefined || color === undefined) return [];
        const head = runner.at("head");
        const x = (head.x * METRE - left) * zoom;
        return [{ name, color, x, y: (floor - head.y * METRE - 44) * zoom }];
      }),
    );
    const { isDemo, isPlayed, isTogether } = this.kit;
    // The kit's own words show a player the result.
    if (isDemo || (isPlayed && this.sprint.isOver)) return;
    const record = isPlayed ? this.career.best(id) : undefined;
    drawHud(frame, this.sprint, { rivals, record });
    drawComment(frame, this.comment.text, this.comment.age);
    // Fingers have the site's buttons, which lie over these corners.
    if (deviceInHand() === "touch") return;
    drawKeycaps(frame, mask, race.farthest < 6);
    if (!this.sprint.hasBegun && (isPlayed || isTogether)) drawFirstHint(frame, this.time);
  }

  /** The runners to beat: those that are raced, else the player's own best. */
  private get rivals(): Rival[] {
    const raced = (this.kit.ghosts?.() ?? []).flatMap(({ core, name, color }) =>
      core instanceof Sprint ? [{ race: core.race, name, color }] : [],
    );
    const { ghost } = this.sprint;
    return raced.length === 0 && ghost ? [{ race: ghost, name: undefined, color: undefined }] : raced;
  }

  private drawShadow({ ctx }: View, left: number, floor: number) {
    const hip = this.sprint.race.runner.at("hip");
    ctx.fillStyle = "rgb(42 26 46 / 0.22)";
    ctx.beginPath();
    ctx.ellipse(hip.x * METRE - left, floor + 3, 62 + hip.y * 12, 10, 0, 0, 7);
    ctx.fill();
  }

  private show(event: RaceEvent) {
    const { sound } = this.kit;
    const { dust } = sceneries[this.sprint.id];
    if (event.kind === "step") {
      if (++this.steps === 2) this.say("first");
      sound.play(footfall(event.force));
      const x = event.x * METRE;
      this.particles.burst({
        x,
        y: -2,
        count: 5,
        speed: 2.2,
        angle: -2.4,
        spread: 0.7,
        color: dust,
        gravity: 0.1,
      });
    } else if (event.kind === "fence") {
      sound.play(...sounds.fence);
      this.shake.add(0.3);
      this.say("fence");
      this.particles.burst({
        x: event.x * METRE,
        y: -40,
        count: 10,
        speed: 4,
        color: "#ffffff",
        gravity: 0.2,
      });
    } else if (event.kind === "mark") {
      sound.play(...sounds.mark);
      this.stadium.cheer(0.4);
      this.say("mark");
    } else if (event.kind === "takeoff") {
      sound.play(...sounds.takeoff);
      this.say("takeoff");
    } else this.showEnd(event.ending);
  }

  private showEnd(ending: Ending) {
    const { sound } = this.kit;
    this.comment = { text: this.choose(endings[ending]), age: 0 };
    const head = this.sprint.race.runner.at("head");
    const at = { x: head.x * METRE, y: -head.y * METRE };
    if (ending === "finish") {
      sound.play(...sounds.finish);
      this.stadium.cheer(1);
      for (const color of [palette.yellow, palette.mint, palette.pink, palette.blue])
        this.particles.burst({
          ...at,
          y: at.y - 90,
          count: 26,
          speed: 8,
          color,
          gravity: 0.12,
          life: 100,
          size: 6,
        });
      return;
    }
    sound.play(...(ending === "sand" ? sounds.sand : sounds.face));
    this.shake.add(0.55);
    this.stadium.cheer(0.5);
    const { dust } = sceneries[this.sprint.id];
    const hip = this.sprint.race.runner.at("hip").x * METRE;
    this.particles.burst({
      x: hip,
      y: -4,
      count: 26,
      speed: 5,
      angle: -1.57,
      spread: 1.2,
      color: dust,
      gravity: 0.16,
      size: 7,
    });
    if (ending !== "sand")
      this.particles.burst({
        ...at,
        count: 9,
        speed: 4,
        color: palette.yellow,
        life: 60,
        size: 6,
        angle: -1.57,
        spread: 1,
      });
  }

  private watchWobble() {
    const { race } = this.sprint;
    const { lean } = race.runner;
    const isNow = !race.ending && (lean > 0.42 || lean < -0.85);
    if (isNow && !this.isWobbling) {
      this.kit.sound.play(...sounds.wobble);
      if (this.comment.age > 120) this.say("wobble");
    }
    this.isWobbling = isNow;
  }

  private watchGhost() {
    const { rivals } = this;
    const { race } = this.sprint;
    if (rivals.length === 0 || race.ending || race.steps < 120) return;
    const farthest = Math.max(...rivals.map((rival) => rival.race.farthest));
    const isNow = race.farthest > farthest + 0.3;
    if (isNow && !this.isAhead) this.say(rivals[0]?.race === this.sprint.ghost ? "ghost" : "rival");
    this.isAhead = isNow || (this.isAhead && race.farthest > farthest - 1);
  }

  private say(cue: Cue) {
    this.comment = { text: this.choose(lines[cue]), age: 0 };
  }

  /** Words for this moment of the run: the same in its replay, and without a number from the source that rules may use. */
  private choose(words: readonly [string, ...string[]]): string {
    return createRandom(this.sprint.race.steps || this.number).pick(words);
  }
}
