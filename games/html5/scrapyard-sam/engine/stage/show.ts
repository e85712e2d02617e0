import type { BrawlEvent, EventKind } from "#html5/scrapyard-sam/engine/core/events.ts";
import { createDebris } from "#html5/scrapyard-sam/engine/draw/debris.ts";
import { screenY } from "#html5/scrapyard-sam/engine/draw/draw-floor.ts";
import { bodies } from "#html5/scrapyard-sam/engine/draw/foe-bodies.ts";
import { createPops } from "#html5/scrapyard-sam/engine/draw/pops.ts";
import { t } from "#html5/scrapyard-sam/words.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { createShake } from "#kit/draw/shake.ts";
import type { View } from "#kit/draw/view.ts";
import { written } from "#kit/language/translate.ts";
import type { Kit } from "#kit/round.ts";
import { soundOf } from "./sounds.ts";

const clangs = [
  t("clang.bonk"),
  t("clang.clang"),
  t("clang.doink"),
  t("clang.krunk"),
  t("clang.plonk"),
  t("clang.sproing"),
];
const SPARK = "#ffe27a";
type Place = { x: number; y: number };
type Reaction = (show: Show, event: BrawlEvent, at: Place) => void;

/** What events look and sound like: sparks, bits, words, shakes. */
export class Show {
  readonly particles = createParticles(200);
  readonly debris = createDebris();
  readonly pops = createPops();
  readonly shake = createShake();
  dust = "#ffffff";
  private readonly kit: Kit;
  private words = 0;
  private quiet = 0;

  constructor(kit: Kit) {
    this.kit = kit;
  }

  step(events: readonly BrawlEvent[]): void {
    for (const event of events) {
      this.kit.sound.play(...soundOf(event));
      reactions[event.kind]?.(this, event, { x: event.x, y: screenY(event.z, event.y) });
    }
    if (this.quiet > 0) this.quiet--;
    this.particles.step();
    this.debris.step();
    this.pops.step();
    this.shake.step();
  }

  draw(view: View): void {
    this.debris.draw(view.ctx);
    this.particles.draw(view);
    this.pops.draw(view);
  }

  sparks({ x, y }: Place, count: number, color = SPARK, speed = 6): void {
    this.particles.burst({ x, y, count, speed, color, size: 5, life: 22, gravity: 0.15 });
  }

  puff({ x, y }: Place, count: number, speed = 3): void {
    this.particles.burst({ x, y, count, speed, color: this.dust, size: 9, life: 26, gravity: -0.05 });
  }

  /** One big word at a time: a page full of them says nothing. */
  bang(at: Place, color: string): void {
    if (this.quiet > 0) return;
    this.quiet = 24;
    this.pops.bang(clangs[this.words++ % clangs.length] ?? "", at.x, at.y - 66, color);
  }
}

const reactions: Partial<Record<EventKind, Reaction>> = {
  hit(show, { what }, at) {
    const isHeavy = what === "heavy";
    show.sparks(at, isHeavy ? 14 : 6, isHeavy ? "#ffffff" : SPARK, isHeavy ? 9 : 6);
    show.shake.add(isHeavy ? 0.24 : 0.08);
    if (isHeavy) show.bang(at, "#ff6b3d");
  },
  block: (show, _event, at) => show.sparks(at, 6, "#cfe8ff"),
  hurt(show, { what }, at) {
    show.sparks(at, 12, "#ff5d5d", 7);
    show.shake.add(what === "heavy" ? 0.42 : 0.25);
  },
  land: (show, _event, at) => show.puff(at, 6),
  jump: (show, _event, at) => show.puff(at, 4),
  roll: (show, _event, at) => show.puff(at, 7),
  jets: (show, _event, at) =>
    show.particles.burst({
      ...at,
      count: 16,
      speed: 6,
      color: "#e8fbff",
      size: 8,
      angle: Math.PI / 2,
      spread: 0.5,
    }),
  clang(show, _event, at) {
    show.sparks(at, 10);
    show.shake.add(0.2);
    show.bang(at, "#3d8bff");
  },
  break(show, { what, z, amount }, at) {
    const parts =
      what && what in bodies ? bodies[what as keyof typeof bodies].parts : ["#ffd35c", "#ff6b3d", "#c9ccd8"];
    show.debris.burst(at.x, at.y, screenY(z), parts, what === "boss" ? 50 : 14);
    show.sparks(at, 14);
    show.shake.add(what === "boss" ? 0.8 : 0.2);
    if (amount) show.pops.word(`+${written(amount)}`, at.x, at.y - 30, "#ffe27a");
  },
  crack: (show, { z }, at) => show.debris.burst(at.x, at.y, screenY(z), ["#c98d4e", "#8f5c2b", "#dca565"], 9),
  boom(show, { amount = 60 }, at) {
    show.sparks(at, 26, "#ff8a2a", amount / 11);
    show.sparks(at, 14, "#fff2b0", amount / 16);
    show.puff(at, 12, 5);
    show.shake.add(amount > 100 ? 0.6 : 0.25);
    if (amount > 100) show.pops.bang(t("pop.kaboom"), at.x, at.y - 60, "#e2453c");
  },
  pound(show, { amount = 100, what }, at) {
    for (const side of [-1, 1]) show.puff({ x: at.x + (side * amount) / 2, y: at.y }, 8, 5);
    show.shake.add(what === "boss" ? 0.5 : 0.25);
  },
  reflect: (show, _event, at) => show.pops.bang(t("pop.sentBack"), at.x, at.y - 30, "#2fb8a6"),
  heal: (show, { amount = 0 }, at) =>
    show.pops.word(t("pop.oil", { oil: written(amount) }), at.x, at.y - 20, "#8ff0a0"),
  coin: (show, { amount = 0 }, at) => show.pops.word(`+${written(amount)}`, at.x, at.y - 20, "#ffe27a"),
  battery: (show, _event, at) => show.pops.word(t("pop.battery"), at.x, at.y - 30, "#8df0dc", 26),
  charged: (show, _event, at) => show.sparks(at, 10, "#8df0dc"),
  revive(show, _event, at) {
    show.sparks(at, 40, "#8df0dc", 12);
    show.shake.add(0.5);
  },
  whirl: (show, _event, at) => show.puff(at, 14, 7),
  overdrive(show, _event, at) {
    show.sparks(at, 40, "#ffb347", 11);
    show.pops.bang(t("pop.fullBoil"), at.x, at.y - 70, "#ff5a26");
    show.shake.add(0.4);
  },
  dizzy: (show, _event, at) => show.pops.word(t("pop.dizzy"), at.x, at.y - 30, "#ffe27a", 24),
  phase(show, _event, at) {
    show.sparks(at, 30, "#ff5d5d", 10);
    show.pops.bang(t("pop.enough"), at.x, at.y - 50, "#c2264a");
    show.shake.add(0.6);
  },
  find: (show, _event, at) => show.sparks(at, 36, "#fff1a8", 8),
};
