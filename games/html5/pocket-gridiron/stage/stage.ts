import type { Club, ClubEvent } from "#html5/pocket-gridiron/club/club.ts";
import { toScreen } from "#html5/pocket-gridiron/core/field.ts";
import type { Match } from "#html5/pocket-gridiron/core/match.ts";
import { drawActors } from "#html5/pocket-gridiron/draw/actors.ts";
import { ink } from "#html5/pocket-gridiron/draw/colours.ts";
import { drawHuddle } from "#html5/pocket-gridiron/draw/huddle.ts";
import { drawMarks, drawPitch } from "#html5/pocket-gridiron/draw/pitch.ts";
import { drawSky } from "#html5/pocket-gridiron/draw/sky.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { createShake } from "#kit/draw/shake.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import type { Kit } from "#kit/round.ts";
import { drawKick, drawNews, drawScoreBoard, drawStory } from "./boards.ts";
import { drawDefence, drawHand } from "./cards.ts";
import { drawClubHouse, drawReport } from "./club-house.ts";
import { hintFor } from "./hints.ts";
import { clubSong, matchSong, sounds } from "./sounds.ts";

const shakes: Partial<Record<ClubEvent["kind"], number>> = {
  hit: 0.35,
  break: 0.25,
  touchdown: 0.5,
  picked: 0.3,
};
const cheers: Partial<Record<ClubEvent["kind"], number>> = {
  touchdown: 1,
  catch: 0.5,
  break: 0.6,
  miss: 0.6,
  first: 0.6,
  good: 0.8,
  stopped: 0.6,
  champions: 1,
};
const confetti = [ink.yellow, ink.coral, ink.mint, ink.sky];

/** All that is seen and heard of the club. */
export class Stage {
  private readonly particles = createParticles();
  private readonly shake = createShake();
  private cheer = 0;
  private age = 0;
  private readonly club: Club;
  private readonly kit: Kit;

  constructor(club: Club, kit: Kit) {
    this.club = club;
    this.kit = kit;
  }

  step(events: readonly ClubEvent[]): void {
    const { sound } = this.kit;
    this.age++;
    this.cheer = Math.max(0, this.cheer - 0.006);
    for (const event of events) this.react(event);
    sound.music(this.club.mode === "match" ? matchSong : clubSong);
    const murmur = this.club.mode === "match" ? 0.018 + this.cheer * 0.07 : 0;
    sound.drone("crowd", { wave: "noise", from: 700 + this.cheer * 500, volume: murmur });
    this.particles.step();
    this.shake.step();
    this.dust();
  }

  private react(event: ClubEvent) {
    this.kit.sound.play(...sounds[event.kind]);
    this.shake.add(shakes[event.kind] ?? 0);
    this.cheer = Math.max(this.cheer, cheers[event.kind] ?? 0);
    if (event.kind === "touchdown" || event.kind === "champions") {
      for (const color of confetti) {
        for (const x of [180, 480, 780])
          this.particles.burst({ x, y: 120, count: 14, speed: 9, gravity: 0.13, size: 8, life: 110, color });
      }
    }
    if (!("x" in event)) return;
    const at = toScreen(event, this.club.match?.camera ?? 0);
    if (event.kind === "hit" || event.kind === "break") {
      this.particles.burst({
        x: at.x,
        y: at.y,
        count: 16,
        speed: 4,
        gravity: 0.15,
        color: "#9c7a4a",
        size: 6,
      });
    }
    if (event.kind === "catch")
      this.particles.burst({ ...at, y: at.y - 24, count: 14, speed: 4, color: ink.yellow });
    if (event.kind === "juke") this.particles.burst({ ...at, count: 10, speed: 3, color: ink.cream });
  }

  /** Grass flies where the ball carrier runs. */
  private dust() {
    const down = this.club.match?.down;
    if (down?.stage !== "run" || !down.carrier || this.age % 5 !== 0) return;
    const at = toScreen(down.carrier, down.camera);
    const color = down.runner.juke > 0 ? ink.cream : "rgba(240, 240, 200, 0.7)";
    this.particles.burst({ x: at.x - 8, y: at.y, count: 2, speed: 1.5, color, life: 18 });
  }

  draw(view: View): void {
    const { club } = this;
    if (club.mode === "hub") drawClubHouse(view, club);
    else if (club.match) this.drawMatch(view, club.match);
    if (club.mode === "report") drawReport(view, club);
    this.particles.draw(view);
  }

  private drawMatch(view: View, match: Match) {
    const { mode, board, setting, down, kick, camera } = match;
    view.ctx.save();
    this.shake.apply(view);
    drawPitch(view, camera, setting, this.cheer, this.age);
    if (board.isOurBall) drawMarks(view, camera, down?.setting.line ?? board.spot, board.mark);
    if (down) drawActors(view, down, setting, this.age);
    else if (mode === "call") drawHuddle(view, match);
    drawSky(view, setting.weather, camera, this.age);
    view.ctx.restore();
    view.ctx.fillStyle = ink.board;
    view.ctx.fillRect(0, 0, view.width, 42);
    if (this.kit.isDemo) return;
    drawScoreBoard(view, match);
    if (mode === "call") drawHand(view, match);
    else if (mode === "defend") drawDefence(view, match);
    else if (mode === "rival") drawStory(view, match);
    else if (mode === "kick" && kick) drawKick(view, kick, this.age);
    else if (mode === "whistle") drawNews(view, match);
    const y = mode === "call" ? 338 : 508;
    const hint = {
      size: 22,
      align: "center",
      baseline: "middle",
      color: ink.cream,
      outline: ink.outline,
    } as const;
    drawText(view, hintFor(match), view.width / 2, y, hint);
  }
}
