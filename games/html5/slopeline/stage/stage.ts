import { RADIUS } from "#html5/slopeline/core/ball.ts";
import type { Run, RunEvent } from "#html5/slopeline/core/run.ts";
import { speedAt, zoneAt } from "#html5/slopeline/core/zones.ts";
import { Brush, type Corner } from "#html5/slopeline/draw/brush.ts";
import { Follower } from "#html5/slopeline/draw/eye.ts";
import { paintHorizon, paintStars } from "#html5/slopeline/draw/horizon.ts";
import { paintArrows, paintGems, paintTrail, paintWind } from "#html5/slopeline/draw/lights.ts";
import { type Colour, hex, mixColour, mixLooks } from "#html5/slopeline/draw/looks.ts";
import type { Painter } from "#html5/slopeline/draw/painter.ts";
import { paintPipe } from "#html5/slopeline/draw/pipes.ts";
import { paintScenery } from "#html5/slopeline/draw/scenery.ts";
import { paintBlock, paintPiece } from "#html5/slopeline/draw/slabs.ts";
import { paintLight, Sparks } from "#html5/slopeline/draw/sparks.ts";
import { t } from "#html5/slopeline/words.ts";
import { type Matrix, multiply, turn } from "#kit/draw/matrix.ts";
import { drawNameTags } from "#kit/draw/name-tags.ts";
import { palette } from "#kit/draw/palette.ts";
import { prefersLessMotion } from "#kit/draw/shake.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp } from "#kit/ease.ts";
import type { Kit } from "#kit/round.ts";
import { balls } from "./balls.ts";
import { Hud } from "./hud.ts";
import { rivalBalls, rivalNames } from "./rivals.ts";
import { gem, land, nearMiss, rumble, songs, sounds } from "./sounds.ts";

export const MOST = { solids: 5000, backdrop: 300, glows: 900 };
const WHITE: Colour = [1, 1, 1];
const BLEND = 150;
const STEP = 1 / 60;
const TRAIL = 22;
/** A wheel that turned as fast as the ball rolls would seem to stand still. */
const ROLL = 0.4;

/** Shared by all rounds: filled anew for every picture. */
const solids = new Brush(MOST.solids);
const backdrop = new Brush(MOST.backdrop);
const glows = new Brush(MOST.glows);

/** Everything about a run that can be seen and heard. */
export class Stage {
  private readonly run: Run;
  private readonly kit: Kit;
  private readonly painter: Painter;
  private readonly follower: Follower;
  private readonly hud = new Hud();
  private readonly sparks = new Sparks();
  private readonly isStill = prefersLessMotion();
  private turn: Matrix = turn([1, 0, 0], 0.6);
  private trail: Corner[] = [];
  private look: { from: ReturnType<typeof zoneAt>["look"]; age: number };
  private zone: ReturnType<typeof zoneAt>;
  private shake = 0;
  private squash = 0;
  private gemsInRow = 0;
  private drawnSinceStep = 0;
  private sinceGem = 99;

  constructor(run: Run, kit: Kit, painter: Painter) {
    this.run = run;
    this.kit = kit;
    this.painter = painter;
    this.follower = new Follower(run);
    this.zone = zoneAt(run.ball.z);
    this.look = { from: this.zone.look, age: BLEND };
    kit.sound.music(songs[this.zone.look]);
  }

  step(events: readonly RunEvent[]): void {
    const { run, kit } = this;
    if (run.steps === 1) this.hud.announce(this.zone);
    for (const event of events) this.react(event);
    this.follower.step(run);
    this.hud.step();
    this.sparks.step();
    this.look.age++;
    this.drawnSinceStep = 0;
    this.sinceGem++;
    this.shake = Math.max(0, this.shake - 0.02);
    this.squash *= 0.84;
    this.rollOn();
    kit.sound.setPace(0.94 + (speedAt(run.ball.z) - 27) / 160);
    if (run.ball.isOnGround && !run.out && run.steps % 9 === 0) kit.sound.play(rumble(run.ball.vz));
  }

  draw(view: View, between: number, skin: number): void {
    const { run } = this;
    const isWaiting = run.steps === 0;
    // Even the fastest displays show no more than eight pictures per step.
    const isStill = !isWaiting && ++this.drawnSinceStep > 12;
    const alpha = isStill ? 0 : between;
    const time = isWaiting ? performance.now() / 1000 : (run.steps + alpha) * STEP;
    const ahead = run.out?.how === "smash" || isWaiting ? 0 : alpha * STEP;
    const { ball, track } = run;
    const { paints, sky } = mixLooks(this.look.from, this.zone.look, this.look.age / BLEND);
    const eye = this.follower.look(isWaiting ? 0 : alpha, this.shakeNow(), isWaiting ? time * 0.5 : 0);
    const at: Corner = [
      ball.x + ball.vx * ahead,
      ball.y + (ball.isOnGround || isWaiting ? 0 : ball.vy * ahead) + RADIUS * (1 - this.squash * 0.3),
      ball.z + ball.vz * ahead,
    ];
    const onGround = ball.isOnGround ? ball.vy * ahead : 0;
    const place: Corner = [at[0], at[1] + onGround, at[2]];
    const light = this.kit.color === undefined ? (balls[skin]?.light ?? WHITE) : hex(this.kit.color.slice(1));

    solids.begin(eye.at);
    backdrop.begin(eye.at);
    glows.begin(eye.at);
    paintHorizon(backdrop, paints, sky);
    paintStars(glows, eye, sky.stars, time);
    for (const piece of track.pieces) {
      paintPiece(solids, piece, paints);
      paintPipe(solids, piece, paints, time);
    }
    for (const block of track.blocks) paintBlock(solids, block, run.steps + alpha, paints);
    paintScenery(solids, track, this.zone.look, paints);
    paintGems(solids, glows, eye, track, paints, time);
    paintArrows(glows, track, paints, time);
    paintWind(glows, eye, run.out ? 0 : ball.vz, paints, run.steps * STEP + ahead);
    const isThere = run.out?.how !== "smash";
    if (isThere) {
      const heat = clamp(run.combo / 6, 0, 1);
      const colour = mixColour(light, WHITE, heat * 0.4);
      paintTrail(
        glows,
        [...this.trail, [place[0], place[1] - RADIUS, place[2]]],
        0.75,
        colour,
        0.35 + heat * 0.5,
      );
      paintLight(glows, eye, place, 2.1 + heat, light, 0.28 + heat * 0.25);
    }
    this.sparks.paint(glows, eye);
    const ghosts = rivalBalls(this.kit.ghosts?.() ?? [], place, alpha);
    for (const ghost of ghosts) paintLight(glows, eye, ghost.at, 1.7, ghost.light, 0.3 * ghost.alpha);
    const bend = [Math.sin(ball.z / 310) * 0.00075, Math.sin(ball.z / 470 + 1) * 0.0003 + 0.0001] as const;
    const flat = 1 - this.squash * 0.3;
    const wide = 1 + this.squash * 0.16;
    this.painter.paint({
      eye,
      paints,
      sky,
      time,
      drift: (ball.z + ball.vz * ahead) * 0.004,
      radius: RADIUS,
      isStill,
      bend,
      ball: isThere ? { at: place, turn: this.turn, squash: [wide, flat, wide], skin, light } : undefined,
      ghosts,
      solids,
      backdrop,
      glows,
    });
    drawNameTags(view, rivalNames(ghosts, place, view, eye, bend));
    const { isDemo, isPlayed, best } = this.kit;
    if (!isWaiting && !isDemo) this.hud.draw(view, run, isPlayed ? best : undefined, isStill);
    this.kit.teach(view, {
      id: "steer",
      words: { keys: t("lesson.keys"), touch: t("lesson.touch"), pad: t("lesson.pad") },
      x: view.width / 2,
      y: view.height * 0.6,
      isDone: run.score > 30,
    });
  }

  private shakeNow() {
    const reach = this.isStill ? 0 : this.shake * this.shake * 1.1;
    const t = this.run.steps;
    return { x: Math.sin(t * 1.9) * reach, y: Math.sin(t * 2.7) * reach };
  }

  private rollOn() {
    const { ball, out } = this.run;
    if (out?.how === "smash") return;
    const pace = Math.hypot(ball.vx, ball.vz);
    if (pace > 0.1) {
      const axis = [ball.vz / pace, 0, -ball.vx / pace] as const;
      this.turn = multiply(turn(axis, (pace * STEP * ROLL) / RADIUS), this.turn);
    }
    this.trail = [...this.trail, [ball.x, ball.y, ball.z] as const].slice(-TRAIL);
  }

  private react(event: RunEvent) {
    const { run, hud, kit } = this;
    const { ball } = run;
    const at: Corner = [ball.x, ball.y + RADIUS, ball.z];
    const { paints } = mixLooks(this.zone.look, this.zone.look, 1);
    switch (event.kind) {
      case "gem": {
        this.gemsInRow = this.sinceGem < 30 ? this.gemsInRow + 1 : 0;
        this.sinceGem = 0;
        kit.sound.play(gem(this.gemsInRow));
        hud.cheer();
        const along: Corner = [0, 3, ball.vz * 0.75];
        this.sparks.burst({ at: [event.x, event.y, event.z], count: 7, force: 6, colour: paints.gem, along });
        return;
      }
      case "near-miss": {
        kit.sound.play(...nearMiss(event.combo));
        hud.say(
          t(event.combo > 1 ? "hud.closeAgain" : "hud.close", { times: event.combo, points: event.points }),
        );
        hud.cheer();
        this.shake = Math.min(0.6, this.shake + 0.16);
        const side = Math.sign(event.block.x - ball.x);
        const edge: Corner = [ball.x + side * RADIUS, at[1], ball.z];
        const along: Corner = [-side * 4, 2, ball.vz * 0.7];
        this.sparks.burst({ at: edge, count: 14, force: 9, colour: paints.blockEdge, along });
        return;
      }
      case "land": {
        kit.sound.play(land(event.force));
        this.squash = clamp(event.force / 16, 0, 1);
        this.shake = Math.min(0.6, this.shake + event.force * 0.012);
        const along: Corner = [0, 2, ball.vz * 0.8];
        const count = Math.round(clamp(event.force, 4, 16));
        this.sparks.burst({ at: [ball.x, ball.y, ball.z], count, force: 7, colour: paints.deckEdge, along });
        return;
      }
      case "zone":
        this.look = { from: this.zone.look, age: 0 };
        this.zone = event.zone;
        hud.announce(event.zone);
        kit.sound.play(...sounds.zone);
        kit.sound.music(songs[event.zone.look]);
        return;
      case "air":
        hud.say(t("hud.air", { points: event.points }), palette.mint);
        break;
      case "boost":
        hud.say(t("hud.boost"), palette.mint);
        this.shake = 0.35;
        break;
      case "smash":
        this.burst(at);
        break;
      case "fall":
        kit.sound.music();
        break;
    }
    kit.sound.play(...sounds[event.kind]);
  }

  private burst(at: Corner) {
    this.kit.sound.music();
    this.shake = 1;
    for (const [colour, force] of [
      [[1, 0.5, 0.2], 22],
      [[1, 0.9, 0.6], 15],
      [WHITE, 9],
    ] as const) {
      this.sparks.burst({ at, count: 40, force, colour, size: 0.55, life: 66, gravity: 18 });
    }
    this.sparks.burst({ at, count: 1, force: 0, colour: [1, 0.8, 0.5], size: 14, life: 16, gravity: 0 });
  }
}
