import { easeOut } from "#games/kit/ease.ts";
import { palette } from "#games/kit/palette.ts";
import { createParticles } from "#games/kit/particles.ts";
import type { Kit } from "#games/kit/round.ts";
import { createShake } from "#games/kit/shake.ts";
import { drawText } from "#games/kit/text.ts";
import type { View } from "#games/kit/view.ts";
import { drawAbove, drawBand } from "./aim-art.ts";
import type { Battle } from "./battle.ts";
import { Camera } from "./camera.ts";
import { drawHint, drawLevelCard, drawResult, drawTurn } from "./cards.ts";
import { drawChart } from "./chart-art.ts";
import { paints, rim, sideColours } from "./colours.ts";
import { drawHud } from "./hud.ts";
import { worldOrigin } from "./layout.ts";
import { drawScene } from "./scene.ts";
import { burstSounds, fanfare, sigh, songs, sounds, throwSounds } from "./sounds.ts";
import type { Voyage, VoyageEvent } from "./voyage.ts";

type Popup = { text: string; x: number; y: number; age: number };

const cries = ["Splash!", "Plop!", "Bye-bye!", "Wet feet!", "Bath time!", "Whoops!"] as const;
const HINTS = [
  "Drag back and let go, or arrows to aim and Space to throw",
  "Left and right: softer, harder. Up and down: lower, higher",
];

/** Everything about the voyage that can be seen and heard. */
export class Stage {
  private readonly voyage: Voyage;
  private readonly kit: Kit;
  private readonly particles = createParticles(420);
  private readonly shake = createShake();
  private readonly camera = new Camera();
  private popups: Popup[] = [];
  private turnAge = 999;
  private resultAge = 0;
  private cry = 0;
  private pointer = { x: 0, y: 0 };

  constructor(voyage: Voyage, kit: Kit) {
    this.voyage = voyage;
    this.kit = kit;
    this.tune();
  }

  step(events: readonly VoyageEvent[], pointer: { x: number; y: number }): void {
    const { voyage, particles } = this;
    const { battle } = voyage;
    this.pointer = { x: pointer.x, y: pointer.y };
    for (const event of events) this.react(event);
    particles.step();
    this.shake.step();
    this.turnAge++;
    for (const popup of this.popups) popup.age++;
    this.popups = this.popups.filter(({ age }) => age < 70);
    this.resultAge = voyage.mode === "result" ? this.resultAge + 1 : 0;
    if (this.resultAge > 0) this.ringStars();
    if (!battle || voyage.mode === "map") return;
    this.camera.step(battle);
    this.trail(battle);
  }

  draw(view: View): void {
    const { voyage, kit } = this;
    voyage.frame = { width: view.width, height: view.height };
    const { battle } = voyage;
    if (voyage.mode === "map" || !battle) {
      drawChart(view, voyage);
      return;
    }
    view.ctx.save();
    this.shake.apply(view);
    this.camera.apply(view);
    drawScene(view, battle, this.particles, kit.isDemo);
    this.drawPopups(view);
    view.ctx.restore();
    if (!kit.isDemo) this.drawWords(view, battle);
  }

  private drawPopups(view: View) {
    const origin = worldOrigin(view);
    for (const { text, x, y, age } of this.popups) {
      view.ctx.globalAlpha = Math.min(1, (70 - age) / 20);
      const style = { size: 30, weight: 900, align: "center", color: palette.chalk, outline: rim } as const;
      drawText(view, text, x + origin.x, y + origin.y - 40 - easeOut(age / 70) * 46, style);
    }
    view.ctx.globalAlpha = 1;
  }

  private drawWords(view: View, battle: Battle) {
    const { voyage } = this;
    drawHud(view, voyage, battle);
    const origin = worldOrigin(view);
    for (const { x, y } of battle.world.shots) {
      if (y + origin.y < -10) drawAbove(view, x + origin.x, -y - origin.y);
    }
    if (voyage.drag && battle.isOpen) drawBand(view, voyage.drag, this.pointer);
    if (battle.phase === "ready") drawLevelCard(view, voyage, battle);
    if (voyage.mode === "result") {
      drawResult(view, voyage, battle, this.resultAge);
      return;
    }
    if (voyage.isDuel && battle.phase === "aim" && this.turnAge < 100) {
      const isLeft = battle.turn === 0;
      const text = isLeft ? "Otters: WASD, Space" : "Penguins: arrows, Enter";
      drawTurn(view, text, sideColours[isLeft ? 0 : 1], this.turnAge);
    }
    const { throws } = battle.sides[0];
    const isNew = voyage.course === 0 && voyage.starsBefore === 0 && battle.isOpen;
    if (isNew) drawHint(view, HINTS[Math.min(throws, HINTS.length - 1)] ?? "");
  }

  private react(event: VoyageEvent) {
    const { kit, particles, shake } = this;
    const { sound } = kit;
    const foam = paints[this.voyage.battle?.level.waters ?? "ocean"].foam;
    const spray = (x: number, y: number, count: number, speed: number) =>
      particles.burst({
        x,
        y,
        count,
        speed,
        size: 6,
        life: 46,
        gravity: 0.2,
        angle: -Math.PI / 2,
        spread: 0.9,
        color: foam,
      });
    if (event.kind === "throw") {
      sound.play(...throwSounds[event.gadget]);
      if (event.gadget === "horn") shake.add(0.45);
    } else if (event.kind === "burst") {
      const { gadget, x, y } = event;
      if (gadget === "balloon" || gadget === "spring" || gadget === "duck")
        sound.play(...burstSounds[gadget]);
      shake.add(gadget === "duck" ? 0.15 : 0.35);
      const color = gadget === "duck" ? palette.yellow : gadget === "spring" ? "#7ee081" : "#9fe0ff";
      particles.burst({
        x,
        y,
        count: gadget === "duck" ? 12 : 30,
        speed: 6.5,
        size: 8,
        life: 44,
        gravity: 0.18,
        color,
      });
      particles.burst({ x, y, count: 10, speed: 3, size: 6, life: 30, color: "#ffffff" });
    } else if (event.kind === "plop") {
      sound.play(...sounds.plop);
      spray(event.x, event.y, Math.round(event.size * 1.2), 3 + event.size * 0.22);
      if (event.size > 20) shake.add(0.3);
    } else if (event.kind === "crack" || event.kind === "smash") {
      sound.play(...sounds[event.kind]);
      const count = event.kind === "smash" ? 12 : 4;
      particles.burst({
        x: event.x,
        y: event.y,
        count,
        speed: 4.5,
        size: 5,
        life: 50,
        gravity: 0.2,
        color: "#d69a5b",
      });
      if (event.kind === "smash") shake.add(0.2);
    } else if (event.kind === "knock") {
      sound.play(...sounds.knock);
    } else if (event.kind === "overboard") {
      const { x, y } = event.crew;
      sound.play(...sounds.overboard);
      spray(x, y, 30, 8);
      shake.add(0.25);
      this.popups.push({ text: cries[this.cry++ % cries.length] ?? cries[0], x, y, age: 0 });
    } else if (event.kind === "turn") {
      this.turnAge = 0;
      sound.play(...sounds.turn);
    } else if (event.kind === "over") {
      sound.play(...(event.winner === 0 || this.voyage.isDuel ? fanfare : sigh));
      if (event.winner === 0 || this.voyage.isDuel) this.celebrate();
    } else {
      sound.play(...sounds[event.kind]);
      if (event.kind === "sail" || event.kind === "chosen") this.tune();
      if (event.kind === "slap" || event.kind === "bump") shake.add(0.2);
      if (event.kind === "skip" || event.kind === "spout" || event.kind === "hatch") {
        spray(event.x, event.y, event.kind === "spout" ? 34 : 10, event.kind === "spout" ? 11 : 4);
      }
    }
  }

  private tune() {
    const { mode, battle } = this.voyage;
    this.popups = [];
    this.kit.sound.music(songs[mode === "map" ? "lagoon" : (battle?.level.waters ?? "lagoon")]);
  }

  private celebrate() {
    for (const [i, color] of [palette.yellow, palette.orange, palette.pink, palette.mint].entries()) {
      const x = 180 + i * 200;
      this.particles.burst({ x, y: 140, count: 22, speed: 6, size: 7, life: 100, gravity: 0.08, color });
    }
  }

  private ringStars() {
    const { battle } = this.voyage;
    const won = this.voyage.isDuel ? 0 : (battle?.stars ?? 0);
    for (let i = 0; i < won; i++) if (this.resultAge === 22 + i * 16) this.kit.sound.play(...sounds.star);
  }

  private trail(battle: Battle) {
    const { steps } = battle.world.sea;
    for (const { x, y, kind } of battle.world.shots) {
      if (kind === "horn" || kind === "duck" || steps % 2) continue;
      this.particles.burst({
        x,
        y,
        count: 1,
        speed: 0.4,
        size: 4.5,
        life: 26,
        color: "rgb(255 255 255 / 0.7)",
      });
    }
    for (const { x, y, wet, state } of battle.world.crews) {
      if (state === "aboard" && wet > 0.3 && (steps + x) % 26 < 1) {
        this.particles.burst({
          x,
          y: y - 14,
          count: 1,
          speed: 1,
          size: 3,
          life: 24,
          gravity: 0.12,
          color: "#8fd0ff",
        });
      }
    }
  }
}
