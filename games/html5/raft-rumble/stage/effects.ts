import type { World, WorldEvent } from "#html5/raft-rumble/core/world.ts";
import { paints, rim } from "#html5/raft-rumble/draw/colours.ts";
import type { Battle } from "#html5/raft-rumble/voyage/battle.ts";
import { worldOrigin } from "#html5/raft-rumble/voyage/layout.ts";
import type { VoyageEvent } from "#html5/raft-rumble/voyage/voyage.ts";
import { t } from "#html5/raft-rumble/words.ts";
import { palette } from "#kit/draw/palette.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { createShake } from "#kit/draw/shake.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { easeOut } from "#kit/ease.ts";
import type { Sound } from "#kit/sound/sound.ts";
import { burstSounds, fanfare, sigh, sounds, throwSounds } from "./sounds.ts";

type Popup = { text: string; x: number; y: number; age: number };
type Burst = Extract<WorldEvent, { kind: "burst" }>;

const POPUP = 70;
const SPLINTER = "#d69a5b";
const cries = ["splash", "plop", "bye", "feet", "bath", "whoops"] as const;
const burstColours: Readonly<Partial<Record<Burst["gadget"], string>>> = {
  duck: palette.yellow,
  spring: "#7ee081",
};

type Show = { readonly battle: Battle | undefined; isGlad(winner: number): boolean };

/** What follows from events: spray, splinters, shakes, cries and sounds. */
export class Effects {
  readonly particles = createParticles(420);
  readonly shake = createShake();
  private readonly scene: Show;
  private readonly sound: Sound;
  private popups: Popup[] = [];
  private cry = 0;

  constructor(scene: Show, sound: Sound) {
    this.scene = scene;
    this.sound = sound;
  }

  step(): void {
    this.particles.step();
    this.shake.step();
    for (const popup of this.popups) popup.age++;
    this.popups = this.popups.filter(({ age }) => age < POPUP);
  }

  react(event: VoyageEvent): void {
    const { sound, shake } = this;
    switch (event.kind) {
      case "throw":
        sound.play(...throwSounds[event.gadget]);
        if (event.gadget === "horn") shake.add(0.45);
        return;
      case "burst":
        this.burst(event);
        return;
      case "over":
        this.end(this.scene.isGlad(event.winner));
        return;
      case "plop":
        this.spray(event.x, event.y, Math.round(event.size * 1.2), 3 + event.size * 0.22);
        shake.add(event.size > 20 ? 0.3 : 0);
        break;
      case "crack":
      case "smash":
        this.splinter(event.x, event.y, event.kind === "smash" ? 12 : 4);
        shake.add(event.kind === "smash" ? 0.2 : 0);
        break;
      case "overboard":
        this.spray(event.crew.x, event.crew.y, 30, 8);
        shake.add(0.25);
        this.popups.push({ text: this.nextCry(), x: event.crew.x, y: event.crew.y, age: 0 });
        break;
      case "slap":
      case "bump":
        shake.add(0.2);
        break;
      case "spout":
        this.spray(event.x, event.y, 34, 11);
        break;
      case "skip":
      case "hatch":
        this.spray(event.x, event.y, 10, 4);
        break;
    }
    sound.play(...sounds[event.kind]);
  }

  /** Bubbles behind what flies, drops from whoever is wet. */
  trail({ sea, shots, crews }: World): void {
    for (const { x, y, kind } of shots) {
      if (kind === "horn" || kind === "duck" || sea.steps % 2) continue;
      const color = "rgb(255 255 255 / 0.7)";
      this.particles.burst({ x, y, count: 1, speed: 0.4, size: 4.5, life: 26, color });
    }
    for (const { id, x, y, wet, state } of crews) {
      if (state !== "aboard" || wet < 0.3 || (sea.steps + id * 9) % 26) continue;
      const drop = { speed: 1, size: 3, life: 24, gravity: 0.12, color: "#8fd0ff" };
      this.particles.burst({ x, y: y - 14, count: 1, ...drop });
    }
  }

  drawPopups(view: View): void {
    const origin = worldOrigin(view);
    for (const { text, x, y, age } of this.popups) {
      view.ctx.globalAlpha = Math.min(1, (POPUP - age) / 20);
      const style = { size: 30, align: "center", outline: rim, floats: true } as const;
      drawText(view, text, x + origin.x, y + origin.y - 40 - easeOut(age / POPUP) * 46, style);
    }
    view.ctx.globalAlpha = 1;
  }

  private nextCry(): string {
    return t(`cry.${cries[this.cry++ % cries.length] ?? cries[0]}`);
  }

  private spray(x: number, y: number, count: number, speed: number) {
    const color = paints[this.scene.battle?.level.waters ?? "ocean"].foam;
    const up = { angle: -Math.PI / 2, spread: 0.9, gravity: 0.2 };
    this.particles.burst({ x, y, count, speed, size: 6, life: 46, color, ...up });
  }

  private splinter(x: number, y: number, count: number) {
    this.particles.burst({ x, y, count, speed: 4.5, size: 5, life: 50, gravity: 0.2, color: SPLINTER });
  }

  private burst({ gadget, x, y }: Burst) {
    const isSmall = gadget === "duck";
    if (gadget === "balloon" || gadget === "spring" || isSmall) this.sound.play(...burstSounds[gadget]);
    this.shake.add(isSmall ? 0.15 : 0.35);
    const color = burstColours[gadget] ?? "#9fe0ff";
    const count = isSmall ? 12 : 30;
    this.particles.burst({ x, y, count, speed: 6.5, size: 8, life: 44, gravity: 0.18, color });
    this.particles.burst({ x, y, count: 10, speed: 3, size: 6, life: 30, color: "#ffffff" });
  }

  private end(isGlad: boolean) {
    this.sound.play(...(isGlad ? fanfare : sigh));
    if (!isGlad) return;
    for (const [i, color] of [palette.yellow, palette.orange, palette.pink, palette.mint].entries()) {
      const x = 180 + i * 200;
      this.particles.burst({ x, y: 140, count: 22, speed: 6, size: 7, life: 100, gravity: 0.08, color });
    }
  }
}
