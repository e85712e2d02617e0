import type { ShiftEvent, WorkEvent } from "#html5/counter-service/engine/core/events.ts";
import type { Guest } from "#html5/counter-service/engine/core/guests.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import {
  middleOf,
  type Place,
  type Rect,
  samePlace,
  seatRect,
  serveRect,
} from "#html5/counter-service/engine/core/targets.ts";
import { createPops } from "#html5/counter-service/engine/draw/pops.ts";
import { createParticles } from "#kit/draw/particles.ts";
import { createShake } from "#kit/draw/shake.ts";
import type { View } from "#kit/draw/view.ts";
import type { Point } from "#kit/input/controls.ts";
import type { Kit } from "#kit/round.ts";
import { pouring, praise, sounds } from "./sounds.ts";

const SMOKE = 1.08;
const bursts: Partial<Record<WorkEvent, { color: string; count: number }>> = {
  sizzle: { color: "rgb(255 255 255 / 0.7)", count: 8 },
  turn: { color: "#ffe0a3", count: 10 },
  take: { color: "rgb(255 255 255 / 0.8)", count: 6 },
  drop: { color: "#fff1d0", count: 6 },
  place: { color: "#fff1d0", count: 6 },
  cut: { color: "#fff1d0", count: 10 },
  send: { color: "#fff1d0", count: 10 },
  scrape: { color: "#f3c6d8", count: 14 },
  trash: { color: "#8b98a0", count: 12 },
  ding: { color: "#ffe14f", count: 10 },
};

/** Sparks, steam, sounds and words: how the kitchen answers to what happens in it. */
export class Show {
  /** From 1 to 0 after something has landed, been turned, been pressed. */
  fresh = 0;
  readonly flips: number[] = [0, 0, 0, 0];
  readonly presses = { serve: 0, trash: 0 };
  readonly shake = createShake();
  private readonly particles = createParticles();
  private readonly pops = createPops();
  private readonly shift: Shift;
  private readonly kit: Kit;
  /** Where an area of the core's stage is shown. */
  private readonly shown: (area: Rect) => Rect | undefined;
  private time = 0;

  constructor(shift: Shift, kit: Kit, shown: (area: Rect) => Rect | undefined) {
    this.shown = shown;
    this.shift = shift;
    this.kit = kit;
  }

  step(events: readonly ShiftEvent[]): void {
    this.time++;
    for (const event of events) this.react(event);
    this.particles.step();
    this.pops.step();
    this.shake.step();
    this.fresh = Math.max(0, this.fresh - 1 / 14);
    this.presses.serve *= 0.8;
    this.presses.trash *= 0.86;
    this.flips.forEach((flip, at) => {
      this.flips[at] = Math.max(0, flip - 1 / 20);
    });
    this.steam();
    this.sound();
  }

  drawSparks(view: View): void {
    this.particles.draw(view);
  }

  drawWords(view: View): void {
    this.pops.draw(view);
  }

  private react(event: ShiftEvent) {
    const { kit, shift } = this;
    kit.sound.play(...sounds[event.kind]);
    if ("at" in event) this.work(event.kind, event.at);
    if (event.kind === "walk-out" || event.kind === "heart") this.shake.add(0.3);
    if (event.kind === "slip") this.tellSlip(event.guest);
    if (event.kind !== "served") return;
    const total = event.guest.verdict?.total ?? 0;
    kit.sound.play(...praise(total).map((tone) => ({ ...tone, delay: (tone.delay ?? 0) + 0.25 })));
    this.presses.serve = 1;
    const bell = middleOf(this.shown(serveRect) ?? serveRect);
    if (total >= 90) this.confetti(bell);
    if (shift.till.streak > 1) this.pops.add(`Streak ×${shift.till.streak}`, bell.x, bell.y - 60, "#ffe27a");
  }

  private tellSlip({ seat }: Guest) {
    const area = this.shown(seatRect(seat));
    if (!area) return;
    this.shake.add(0.12);
    this.pops.add("Not that one!", middleOf(area).x, area.y + area.height * 0.6, "#ffb199");
  }

  private work(kind: WorkEvent, at: Place) {
    const place = this.shift.targets.find((one) => samePlace(one, at));
    const target = place && this.shown(place);
    if (!target) return;
    const { x, y } = middleOf(target);
    const burst = bursts[kind];
    if (burst) this.particles.burst({ x, y, speed: 4, size: 5, life: 26, gravity: 0.12, ...burst });
    if (kind === "drop" || kind === "take" || kind === "send") this.fresh = 1;
    if (kind === "turn" || kind === "sizzle") this.flips[at.index] = 1;
    if (kind === "trash") this.presses.trash = 1;
    if (kind === "drop" || kind === "take") this.praiseDrop(kind, x, target.y + 30);
    if (kind === "smoke") this.pops.add("It burns!", x, y - 10, "#ffb199");
    if (kind === "full") this.pops.add("Full", x, y - 40, "#ffb199");
    if (kind === "refuse") this.pops.add(this.whyNot(at), x, y - 20, "#ffd9c9");
  }

  private whyNot({ kind }: Place): string {
    if (kind === "raw") return this.shift.kitchen.flow === "bake" ? "Board is full" : "Stove is full";
    if (kind === "serve") return this.shift.selected ? "Nothing to serve" : "No order yet";
    if (kind === "item") return "Nothing on the board";
    if (kind === "quarter") return "Pick a topping";
    if (kind === "upgrade" || kind === "ware") return "Not enough tips";
    if (kind === "scrape") return "Nothing to scrape off";
    return kind === "trash" ? "Nothing to throw" : "No room";
  }

  private praiseDrop(kind: WorkEvent, x: number, y: number) {
    const { kitchen, bench } = this.shift;
    const isDropped = kitchen.flow === "stack" || (kitchen.flow === "box" && kind === "drop");
    if (!isDropped) return;
    const off = Math.abs(bench.board?.marks.at(-1)?.off ?? 0.3);
    if (off < 0.08) this.pops.add("Perfect!", x, y, "#9ff0b0");
    else if (off > 0.55) this.pops.add("Wonky", x, y, "#ffd9c9");
  }

  private confetti({ x, y }: Point) {
    const flight = { x, y: y - 40, count: 9, speed: 11, size: 6, life: 60, gravity: 0.3 };
    for (const color of ["#ffcf3f", "#ff5d73", "#5fce6d", "#7cc4ff"])
      this.particles.burst({ ...flight, color, angle: -2.2, spread: 0.7 });
  }

  private steam() {
    const { bench, kitchen } = this.shift;
    bench.spots.forEach((slot, index) => {
      const rect = kitchen.places.spots[index];
      if (!slot || !rect || (this.time + index * 7) % 14 !== 0) return;
      const isSmoking = (slot.dish.base.sides[slot.down] ?? 0) > SMOKE;
      const { x, y } = middleOf(this.shown(rect) ?? rect);
      const puff = { x, y: y - 20, speed: 1.3, size: 9, life: 50, angle: -Math.PI / 2, spread: 0.5 };
      const color = isSmoking ? "rgb(40 34 38 / 0.75)" : "rgb(255 255 255 / 0.35)";
      this.particles.burst({ ...puff, color, count: isSmoking ? 3 : 1 });
    });
  }

  /** What lasts: the trickle of sauce, and music that hurries when somebody is about to leave. */
  private sound() {
    const { bench, guests } = this.shift;
    const { board, running } = bench;
    const amount = board?.marks.find(({ item }) => item === running)?.amount ?? 1;
    if (running && amount < 1 && this.time % 4 === 0) this.kit.sound.play(pouring(amount));
    const isUrgent = guests.some(({ state, patience }) => state === "waiting" && patience < 0.25);
    this.kit.sound.setPace(isUrgent ? 1.18 : 1);
  }
}
