import { twists } from "#html5/counter-service/engine/core/days.ts";
import type { ShiftEvent } from "#html5/counter-service/engine/core/events.ts";
import { newOn } from "#html5/counter-service/engine/core/pantry.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import {
  middleOf,
  type Place,
  STAGE,
  samePlace,
  targetAt,
} from "#html5/counter-service/engine/core/targets.ts";
import { createBackdrop } from "#html5/counter-service/engine/draw/backdrop.ts";
import { drawGuests } from "#html5/counter-service/engine/draw/draw-guests.ts";
import { drawDoneness } from "#html5/counter-service/engine/draw/gauges.ts";
import type { Look } from "#html5/counter-service/engine/draw/look.ts";
import { drawKitchen } from "#html5/counter-service/engine/draw/room.ts";
import { mix, within } from "#html5/counter-service/engine/draw/shapes.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";
import type { Point } from "#kit/input/controls.ts";
import type { Kit } from "#kit/round.ts";
import { drawFocus, drawHint, drawHud, drawServe, drawTicket, drawTrash } from "./hud.ts";
import { drawMorning } from "./morning.ts";
import { Show } from "./show.ts";

const INK = "#2b1f26";
const BANNER = 130;
/** Everything about a shift that can be seen and heard. */
export class Stage {
  private readonly shift: Shift;
  private readonly look: Look;
  private readonly kit: Kit;
  private readonly show: Show;
  /** Where the mouse hovers in a shift whose hands do not see that. */
  hover: Point | undefined;
  private readonly backdrop = createBackdrop();
  private time = 0;
  private banner = 0;

  constructor(shift: Shift, look: Look, kit: Kit) {
    this.shift = shift;
    this.look = look;
    this.kit = kit;
    this.show = new Show(shift, kit);
    kit.sound.music(look.song);
  }

  step(events: readonly ShiftEvent[]): void {
    this.time++;
    if (events.some(({ kind }) => kind === "hour")) this.banner = 0;
    if (this.shift.phase === "open") this.banner++;
    this.show.step(events);
  }

  draw(view: View): void {
    const { shift, look, show, time } = this;
    const { ctx } = view;
    const left = (view.width - STAGE.width) / 2;
    const top = (view.height - STAGE.height) / 2;
    const key = `${shift.pantry.day}/${shift.bench.spots.length}`;
    this.backdrop(view, key, (paper) => {
      paper.translate(left, top);
      const area = { x: -left, y: -top, width: view.width, height: view.height };
      drawKitchen(paper, shift, look, area);
    });
    ctx.save();
    show.shake.apply(view);
    ctx.translate(left, top);
    drawGuests(view, shift, look, time);
    this.drawStove(view);
    look.drawWork(view, shift, { time, fresh: show.fresh });
    drawTrash(ctx, show.presses.trash);
    drawServe(view, look, shift.isReady, show.presses.serve, time);
    drawTicket(view, shift, look);
    if (shift.phase === "open") drawFocus(view, shift, this.focus);
    show.drawSparks(view);
    this.drawCarried(view);
    // The tape that is watched is somebody else's, and so is its best.
    drawHud(view, shift, this.kit.isPlayed ? this.kit.best : 0);
    const hasHint = shift.pantry.day === 1 && shift.phase === "open" && shift.steps > 0;
    const hinted = hasHint ? drawHint(view, shift, time) : undefined;
    show.drawWords(view);
    if (!samePlace(hinted, this.focus)) this.drawName(view);
    this.drawBanner(view);
    // Behind the title there is a kitchen, not a shop.
    if (shift.phase === "morning" && shift.steps > 0) drawMorning(view, shift, look);
    if (shift.phase === "closing") this.drawShutter(view);
    ctx.restore();
  }

  private get focus(): Place | undefined {
    const { shift, hover } = this;
    if (!hover || shift.hands.hasKeys) return shift.hands.focus;
    return targetAt(shift.targets, hover.x, hover.y);
  }

  private drawStove(view: View) {
    const { shift, look, time } = this;
    const { spots } = shift.bench;
    const { levels } = shift.pantry;
    spots.forEach((slot, index) => {
      const rect = shift.kitchen.places.spots[index];
      if (!slot || !rect || this.isCarried({ kind: "spot", index })) return;
      const { x, y } = middleOf(rect);
      look.drawSlot(view.ctx, slot, x, y - 8, this.show.flips[index] ?? 0, time);
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
      const { x, y } = this.hover ?? carry.at;
      const { kind, index } = carry.from;
      const slot = kind === "spot" ? bench.spots[index] : undefined;
      const dish = slot?.dish ?? (kind === "box" ? bench.box.at(-1) : bench.board);
      if (slot && shift.kitchen.flow === "stack") look.drawSlot(view.ctx, slot, x, y, 0, this.time);
      else if (dish) look.drawDish(view.ctx, dish, x, y, 96);
      return;
    }
    const item = bench.hand === undefined ? undefined : shift.kitchen.items[bench.hand];
    if (!item || shift.phase !== "open") return;
    const target = hasKeys ? shift.targets.find((one) => samePlace(one, focus)) : undefined;
    const at = target ? middleOf(target) : (this.hover ?? shift.hands.pointer);
    if (at) look.drawItem(view.ctx, item.id, at.x + 20, at.y + 16, 40);
  }

  /** What a hovered bin holds: bins have pictures only, so that small frames stay readable. */
  private drawName(view: View) {
    const { shift } = this;
    const { focus } = this;
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
    const { mode, pantry } = shift;
    const isLater = mode === "non-stop" && pantry.day > 1;
    const out = clamp((BANNER - banner) / 15, 0, 1);
    const style = { align: "center", baseline: "middle", outline: INK } as const;
    view.ctx.globalAlpha = out;
    // Between the hours the work goes on: the banner leaves it in sight.
    const place = {
      x: 390,
      y: isLater ? 210 : 330,
      scale: easeBack(clamp(banner / 16, 0, 1)) * (isLater ? 0.6 : 1),
    };
    within(view.ctx, place, () => {
      const title = `${mode === "day" ? "Day" : "Hour"} ${pantry.day}`;
      drawText(view, title, 0, 0, { ...style, size: 76 });
      drawText(view, this.noteOfToday, 0, 58, { ...style, size: 30, color: "#ffe27a" });
    });
    view.ctx.globalAlpha = 1;
  }

  private get noteOfToday(): string {
    const { mode, plan, pantry, kitchen } = this.shift;
    if (plan.twist) return twists[plan.twist].title;
    const { raws, items } = newOn(kitchen, pantry.day);
    const [first] = [...raws, ...items];
    return mode === "non-stop" && pantry.day > 1 && first ? `New: ${first.name}` : this.look.name;
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
    const { mode, isPassed, till, pantry } = this.shift;
    const isDay = mode === "day";
    const title = isPassed ? "That was the day!" : isDay ? "Closed early" : "What a shift!";
    const note = isDay
      ? `${till.coins} coins in the jar`
      : `${till.verdicts.length} served, until hour ${pantry.day}`;
    const style = { align: "center", baseline: "middle", outline: INK } as const;
    drawText(view, title, 480, 230, { ...style, size: 64 });
    drawText(view, note, 480, 300, {
      ...style,
      size: 32,
      color: "#ffe27a",
    });
  }
}
