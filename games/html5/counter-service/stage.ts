import { clamp, easeBack, easeOut } from "#games/kit/ease.ts";
import { createParticles } from "#games/kit/particles.ts";
import type { Kit } from "#games/kit/round.ts";
import { createShake } from "#games/kit/shake.ts";
import { drawText } from "#games/kit/text.ts";
import type { View } from "#games/kit/view.ts";
import { createBackdrop } from "./backdrop.ts";
import { twists } from "./days.ts";
import { drawGuests } from "./draw-guests.ts";
import type { ShiftEvent, WorkEvent } from "./events.ts";
import { drawDoneness } from "./gauges.ts";
import { drawFocus, drawHint, drawHud, drawServe, drawTicket, drawTrash } from "./hud.ts";
import type { Look } from "./look.ts";
import { drawMorning } from "./morning.ts";
import { createPops } from "./pops.ts";
import { drawKitchen } from "./room.ts";
import { mix, within } from "./shapes.ts";
import type { Shift } from "./shift.ts";
import { pouring, praise, sounds } from "./sounds.ts";
import { middleOf, type Place, STAGE, samePlace } from "./targets.ts";

const INK = "#2b1f26";
const BANNER = 130;
const pictured: Partial<Record<WorkEvent, { color: string; count: number }>> = {
  sizzle: { color: "rgb(255 255 255 / 0.7)", count: 8 },
  turn: { color: "#ffe0a3", count: 10 },
  take: { color: "rgb(255 255 255 / 0.8)", count: 6 },
  drop: { color: "#fff1d0", count: 6 },
  place: { color: "#fff1d0", count: 6 },
  cut: { color: "#fff1d0", count: 10 },
  send: { color: "#fff1d0", count: 10 },
  trash: { color: "#8b98a0", count: 12 },
  ding: { color: "#ffe14f", count: 10 },
};

/** Everything about a shift that can be seen and heard. */
export class Stage {
  private readonly shift: Shift;
  private readonly look: Look;
  private readonly kit: Kit;
  private readonly particles = createParticles();
  private readonly pops = createPops();
  private readonly shake = createShake();
  private readonly backdrop = createBackdrop();
  private time = 0;
  private fresh = 0;
  private banner = 0;
  private readonly flips: number[] = [0, 0, 0, 0];
  private readonly presses = { serve: 0, trash: 0 };

  constructor(shift: Shift, look: Look, kit: Kit) {
    this.shift = shift;
    this.look = look;
    this.kit = kit;
    kit.sound.music(look.song);
  }

  step(events: readonly ShiftEvent[]): void {
    const { shift, kit } = this;
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
    if (shift.phase === "open") this.banner++;
    this.steam();
    this.listenToPouring();
    const worst = Math.min(
      1,
      ...shift.guests.filter(({ state }) => state === "waiting").map(({ patience }) => patience),
    );
    kit.sound.setPace(worst < 0.25 ? 1.18 : 1);
  }

  draw(view: View): void {
    const { shift, look, time } = this;
    const { ctx } = view;
    const left = (view.width - STAGE.width) / 2;
    const top = (view.height - STAGE.height) / 2;
    const key = `${shift.career.day}/${shift.bench.spots.length}`;
    this.backdrop(view, key, (paper) => {
      paper.translate(left, top);
      const area = { x: -left, y: -top, width: view.width, height: view.height };
      drawKitchen(paper, shift, look, area);
    });
    ctx.save();
    this.shake.apply(view);
    ctx.translate(left, top);
    drawGuests(view, shift, look, time);
    this.drawStove(view);
    look.drawWork(view, shift, { time, fresh: this.fresh, flips: this.flips });
    drawTrash(ctx, this.presses.trash);
    drawServe(view, look, shift.isReady, this.presses.serve, time);
    drawTicket(view, shift, look);
    if (shift.phase === "open") drawFocus(view, shift);
    this.particles.draw(view);
    this.drawCarried(view);
    drawHud(view, shift, this.kit.best);
    const hasHint = shift.career.day === 1 && shift.phase === "open" && shift.steps > 0;
    const hinted = hasHint ? drawHint(view, shift, time) : undefined;
    this.pops.draw(view);
    if (!samePlace(hinted, shift.hands.focus)) this.drawName(view);
    this.drawBanner(view);
    // Behind the title there is a kitchen, not a shop.
    if (shift.phase === "morning" && shift.steps > 0) drawMorning(view, shift, look);
    if (shift.phase === "closing") this.drawShutter(view);
    ctx.restore();
  }

  private drawStove(view: View) {
    const { shift, look, time } = this;
    const { spots } = shift.bench;
    const { levels } = shift.pantry;
    spots.forEach((slot, index) => {
      const rect = shift.kitchen.places.spots[index];
      if (!slot || !rect || this.isCarried({ kind: "spot", index })) return;
      const { x, y } = middleOf(rect);
      look.drawSlot(view.ctx, slot, x, y - 8, this.flips[index] ?? 0, time);
      const { raw, sides } = slot.dish.base;
      const wanted = shift.wantedOf(raw);
      sides.forEach((value, side) => {
        const low = rect.y + rect.height - (sides.length > 1 && side !== slot.down ? 34 : 22);
        const bar = { x: rect.x + 12, y: low, width: rect.width - 24 };
        drawDoneness(view.ctx, bar, value, levels, wanted, side === slot.down);
      });
    });
  }

  private isCarried(place: Place): boolean {
    const { carry } = this.shift.hands;
    return carry?.isMoving === true && samePlace(carry.from, place);
  }

  private drawCarried(view: View) {
    const { shift, look } = this;
    const { carry, hasKeys, focus } = shift.hands;
    const { bench } = shift;
    if (carry?.isMoving) {
      const { kind, index } = carry.from;
      const slot = kind === "spot" ? bench.spots[index] : undefined;
      const dish = slot?.dish ?? (kind === "box" ? bench.box.at(-1) : bench.board);
      if (slot && shift.kitchen.flow === "stack")
        look.drawSlot(view.ctx, slot, carry.at.x, carry.at.y, 0, this.time);
      else if (dish) look.drawDish(view.ctx, dish, carry.at.x, carry.at.y, 96);
      return;
    }
    const item = bench.hand === undefined ? undefined : shift.kitchen.items[bench.hand];
    if (!item || shift.phase !== "open") return;
    const target = hasKeys ? shift.targets.find((one) => samePlace(one, focus)) : undefined;
    const at = target ? middleOf(target) : shift.hands.pointer;
    if (at) look.drawItem(view.ctx, item.id, at.x + 20, at.y + 16, 40);
  }

  /** What a hovered bin holds: bins have pictures only, so that small frames stay readable. */
  private drawName(view: View) {
    const { shift } = this;
    const { focus } = shift.hands;
    const target = shift.targets.find((one) => samePlace(one, focus));
    if (!target || shift.phase !== "open" || (target.kind !== "item" && target.kind !== "raw")) return;
    const { items, raws } = shift.kitchen;
    const name = (target.kind === "item" ? items : raws)[target.index]?.name ?? "";
    const x = clamp(middleOf(target).x, 90, 700);
    drawText(view, name, x, target.y - 13, { size: 19, align: "center", baseline: "middle", outline: INK });
  }

  private drawBanner(view: View) {
    const { shift, banner } = this;
    if (banner === 0 || banner > BANNER || shift.phase !== "open") return;
    const { twist } = shift.plan;
    const out = clamp((BANNER - banner) / 15, 0, 1);
    const style = { align: "center", baseline: "middle", outline: INK } as const;
    view.ctx.globalAlpha = out;
    within(view.ctx, { x: 390, y: 330, scale: easeBack(clamp(banner / 16, 0, 1)) }, () => {
      drawText(view, `Day ${shift.career.day}`, 0, 0, { ...style, size: 76, weight: 900 });
      const note = twist ? twists[twist].title : this.look.name;
      drawText(view, note, 0, 58, { ...style, size: 30, color: "#ffe27a" });
    });
    view.ctx.globalAlpha = 1;
  }

  private drawShutter(view: View) {
    const { ctx } = view;
    const low = easeOut(clamp(this.shift.closed / 60, 0, 1)) * 700 - 100;
    const { accent, accentDark } = this.look.paint;
    for (let y = -120; y < low; y += 40) {
      ctx.fillStyle = (y / 40) % 2 === 0 ? accent : mix(accent, accentDark, 0.5);
      ctx.fillRect(-600, y, 2200, Math.min(40, low - y));
    }
    if (low < 320) return;
    const title = this.shift.isPassed ? "That was the day!" : "Closed early";
    const style = { align: "center", baseline: "middle", outline: INK } as const;
    drawText(view, title, 480, 230, { ...style, size: 64, weight: 900 });
    drawText(view, `${this.shift.coins} coins in the jar`, 480, 300, {
      ...style,
      size: 32,
      color: "#ffe27a",
    });
  }

  private react(event: ShiftEvent) {
    const { kit, shift } = this;
    kit.sound.play(...sounds[event.kind]);
    if ("at" in event) this.showWork(event.kind, event.at);
    if (event.kind === "served" && event.guest.verdict) {
      const { total } = event.guest.verdict;
      kit.sound.play(...praise(total).map((tone) => ({ ...tone, delay: (tone.delay ?? 0) + 0.25 })));
      this.presses.serve = 1;
      if (total >= 90) this.confetti();
      if (shift.streak > 1) this.pops.add(`Streak ×${shift.streak}`, 480, 270, "#ffe27a");
    }
    if (event.kind === "walk-out" || event.kind === "heart") this.shake.add(0.3);
  }

  private showWork(kind: WorkEvent, at: Place) {
    const target = this.shift.targets.find((one) => samePlace(one, at));
    if (!target) return;
    const { x, y } = middleOf(target);
    const burst = pictured[kind];
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
    if (kind === "upgrade") return "Not enough coins";
    return kind === "trash" ? "Nothing to throw" : "No room";
  }

  private praiseDrop(kind: WorkEvent, x: number, y: number) {
    const off = Math.abs(this.shift.bench.board?.marks.at(-1)?.off ?? 1);
    if (this.shift.kitchen.flow === "stack" || (this.shift.kitchen.flow === "box" && kind === "drop")) {
      if (off < 0.08) this.pops.add("Perfect!", x, y, "#9ff0b0");
      else if (off > 0.55) this.pops.add("Wonky", x, y, "#ffd9c9");
    }
  }

  private confetti() {
    for (const color of ["#ffcf3f", "#ff5d73", "#5fce6d", "#7cc4ff"])
      this.particles.burst({
        x: 860,
        y: 450,
        count: 9,
        speed: 11,
        size: 6,
        life: 60,
        gravity: 0.3,
        color,
        angle: -2.2,
        spread: 0.7,
      });
  }

  private steam() {
    const { spots } = this.shift.bench;
    spots.forEach((slot, index) => {
      const rect = this.shift.kitchen.places.spots[index];
      if (!slot || !rect || (this.time + index * 7) % 14 !== 0) return;
      const side = slot.dish.base.sides[slot.down] ?? 0;
      const { x, y } = middleOf(rect);
      const color = side > 1.08 ? "rgb(40 34 38 / 0.75)" : "rgb(255 255 255 / 0.35)";
      this.particles.burst({
        x,
        y: y - 20,
        count: side > 1.08 ? 3 : 1,
        speed: 1.3,
        size: 9,
        life: 50,
        color,
        angle: -Math.PI / 2,
        spread: 0.5,
      });
    });
  }

  private listenToPouring() {
    const { board, running } = this.shift.bench;
    const amount = board?.marks.find(({ item }) => item === running)?.amount ?? 1;
    if (running && amount < 1 && this.time % 4 === 0) this.kit.sound.play(pouring(amount));
  }
}
