import { type Career, styleOf } from "#html5/counter-service/engine/core/career.ts";
import { twists } from "#html5/counter-service/engine/core/days.ts";
import type { ShiftEvent } from "#html5/counter-service/engine/core/events.ts";
import { newOn } from "#html5/counter-service/engine/core/pantry.ts";
import type { Shift } from "#html5/counter-service/engine/core/shift.ts";
import {
  COUNTER_Y,
  middleOf,
  type Place,
  type Rect,
  samePlace,
  targetAt,
} from "#html5/counter-service/engine/core/targets.ts";
import { shownIn } from "#html5/counter-service/engine/core/wares.ts";
import { createArranger, panelOf, shownAt, toStage } from "#html5/counter-service/engine/draw/arrangement.ts";
import { createBackdrop } from "#html5/counter-service/engine/draw/backdrop.ts";
import { drawOnBar } from "#html5/counter-service/engine/draw/decor.ts";
import { drawGuests } from "#html5/counter-service/engine/draw/draw-guests.ts";
import { drawDoneness } from "#html5/counter-service/engine/draw/gauges.ts";
import type { Look } from "#html5/counter-service/engine/draw/look.ts";
import { type Arrangement, inPanel } from "#html5/counter-service/engine/draw/panel.ts";
import { drawKitchen } from "#html5/counter-service/engine/draw/room.ts";
import { type Ctx, mix, within } from "#html5/counter-service/engine/draw/shapes.ts";
import { drawText } from "#kit/draw/text.ts";
import type { View } from "#kit/draw/view.ts";
import { clamp, easeBack, easeOut } from "#kit/ease.ts";
import type { Point } from "#kit/input/controls.ts";
import type { Kit } from "#kit/round.ts";
import { drawDayCard } from "./day-card.ts";
import { drawFocus, drawHatch, drawHint, drawHud, drawServe, drawTicket, drawTrash } from "./hud.ts";
import { drawMorning } from "./morning.ts";
import { Show } from "./show.ts";

const INK = "#2b1f26";
const BANNER = 130;
/** After so many steps without anything done, the hints come back. */
const IDLE = 480;
/** Between the guests there is room for something on the counter. */
const BAR = [160, 540];
/** The shutter is down after this many steps: nothing behind it has to be drawn. */
const SHUT = 60;
/** Everything about a shift that can be seen and heard. */
export class Stage {
  private readonly shift: Shift;
  private readonly look: Look;
  private readonly kit: Kit;
  private readonly career: Career;
  private readonly show: Show;
  /** Where the mouse hovers, in the units of the arrangement. */
  private hover: Point | undefined;
  private readonly arranged: ReturnType<typeof createArranger>;
  private isBoardFull = false;
  private isPressed = false;
  /** One each for the arrangement with the enlarged board and the one without. */
  private readonly backdrops = [createBackdrop(), createBackdrop()] as const;
  private time = 0;
  private banner = 0;
  /** Steps since something was done. */
  private idle = 0;

  /** `career`: whose outfit and decorations are shown; a shift for the boards has none of its own. */
  constructor(shift: Shift, look: Look, kit: Kit, career: Career) {
    this.career = career;
    this.shift = shift;
    this.look = look;
    this.kit = kit;
    this.arranged = createArranger(look.stations);
    this.show = new Show(shift, kit, (area) => shownAt(this.planIn(kit.view), area));
    kit.sound.music(look.song);
  }

  /** The place on the core's stage that the pointer is at. */
  point({ x, y, isDown }: Point & { isDown: boolean }, view: View): Point {
    const plan = this.planIn(view);
    this.isPressed = isDown;
    this.hover = { x: (x - plan.left) / plan.zoom, y: (y - plan.top) / plan.zoom };
    return toStage(plan, this.hover);
  }

  private planIn(view: View): Arrangement {
    return this.arranged(view, { phase: this.shift.phase, isBoardFull: this.isBoardFull });
  }

  step(events: readonly ShiftEvent[]): void {
    this.time++;
    // Nothing moves away under a finger.
    if (!this.isPressed) this.isBoardFull = this.shift.bench.board !== undefined;
    this.idle = events.some(({ kind }) => kind !== "arrive") ? 0 : this.idle + 1;
    if (events.some(({ kind }) => kind === "hour")) this.banner = 0;
    if (this.shift.phase === "open") this.banner++;
    this.show.step(events);
  }

  /** The faces on the card stay alive. */
  linger(): void {
    this.time++;
  }

  draw(frame: View): void {
    const { shift, look, show } = this;
    const { ctx } = frame;
    const plan = this.planIn(frame);
    const style = styleOf(this.career);
    const { zoom, left, top, width, height } = plan;
    const view: View = { ctx, width, height, scale: frame.scale * zoom };
    const key = [plan.key, shift.pantry.day, shift.bench.spots.length, ...style.shown].join("/");
    this.backdrops[plan.isEnlarged ? 1 : 0](frame, key, (paper) => {
      paper.translate(left, top);
      paper.scale(zoom, zoom);
      drawKitchen(paper, shift, look, style, plan);
    });
    ctx.save();
    show.shake.apply(frame);
    ctx.translate(left, top);
    ctx.scale(zoom, zoom);
    if (shift.closed > SHUT) this.drawShutter(view, plan);
    else this.drawOpen(view, plan);
    // Behind the title there is a kitchen, not a shop.
    if (shift.phase === "morning" && shift.steps > 0) drawMorning(view, plan, shift, look, this.time);
    ctx.restore();
  }

  /** The kitchen as it is worked in. */
  private drawOpen(view: View, plan: Arrangement) {
    const { shift, show, time } = this;
    if (shift.phase !== "morning") this.drawService(view, plan);
    show.drawSparks(view);
    this.drawCarried(view, plan);
    // The tape that is watched is somebody else's, and so is its best.
    if (shift.phase !== "morning" && shift.steps > 0)
      drawHud(view, plan, shift, this.kit.isPlayed ? this.kit.best : 0);
    const isHinted = shift.phase === "open" && shift.steps > 0;
    const hinted = isHinted ? drawHint(view, plan, shift, this.isNeedy, time) : undefined;
    show.drawWords(view);
    if (!samePlace(hinted, this.focus)) this.drawName(view, plan);
    this.drawBanner(view, plan);
    if (shift.phase === "closing") this.drawShutter(view, plan);
  }

  /** Guests, dishes, ticket and bell. */
  private drawService(view: View, plan: Arrangement) {
    const { shift, look, show, time } = this;
    const { ctx } = view;
    const motion = { time, fresh: show.fresh };
    ctx.save();
    const guests = panelOf(plan, "guests");
    if (guests && plan.isEnlarged) {
      ctx.beginPath();
      ctx.rect(guests.to.x - 2, 0, plan.area.width, plan.height);
      ctx.clip();
    }
    const style = styleOf(this.career);
    inPanel(view, guests, (part) => {
      drawGuests(part, shift, look, time);
      for (const x of BAR) drawOnBar(ctx, shownIn(style, "bar"), x, COUNTER_Y - 3, time);
    });
    ctx.restore();
    inPanel(view, panelOf(plan, "stove"), ({ ctx: paper }) => this.drawStove(paper));
    inPanel(view, panelOf(plan, "board"), (part) => look.drawBoard(part, shift, motion));
    inPanel(view, panelOf(plan, "next"), (part) => look.drawNext?.(part, shift, motion));
    inPanel(view, panelOf(plan, "shelf"), () => {
      drawHatch(ctx, shift, look, style, time);
      drawTrash(ctx, show.presses.trash);
    });
    const bell = panelOf(plan, "serve");
    if (bell) drawServe(view, bell.to, look, shift.isReady, show.presses.serve, time);
    // The title needs no words behind it.
    if (shift.steps > 0) inPanel(view, panelOf(plan, "ticket"), (part) => drawTicket(part, shift, look));
    if (shift.phase === "open") drawFocus(view, plan, shift, this.focus);
  }

  private get focus(): Place | undefined {
    const { shift, hover, kit } = this;
    if (shift.mode === "day" || !hover || shift.hands.hasKeys) return shift.hands.focus;
    const { x, y } = toStage(this.planIn(kit.view), hover);
    return targetAt(shift.targets, x, y);
  }

  private drawStove(ctx: Ctx) {
    const { shift, look, time } = this;
    const { spots } = shift.bench;
    const { levels } = shift.pantry;
    spots.forEach((slot, index) => {
      const rect = shift.kitchen.places.spots[index];
      if (!slot || !rect || this.isCarried({ kind: "spot", index })) return;
      const { x, y } = middleOf(rect);
      look.drawSlot(ctx, slot, x, y - 8, this.show.flips[index] ?? 0, time);
      const { raw, sides } = slot.dish.base;
      const wanted = shift.wantedOf(raw);
      sides.forEach((value, side) => {
        const low = rect.y + rect.height - (sides.length > 1 && side !== slot.down ? 34 : 22);
        const bar = { x: rect.x + 12, y: low, width: rect.width - 24 };
        drawDoneness(ctx, bar, value, levels, wanted, side === slot.down);
      });
    });
  }

  /** On the first day, and later whoever does not go on. */
  private get isNeedy(): boolean {
    const { pantry, bench } = this.shift;
    return pantry.day === 1 || (this.idle > IDLE && bench.running === undefined);
  }

  private isCarried(place: Place): boolean {
    const { carry } = this.shift.hands;
    return carry?.isMoving === true && samePlace(carry.from, place);
  }

  private drawCarried(view: View, plan: Arrangement) {
    const { shift, look } = this;
    const { carry, hasKeys, focus, pointer } = shift.hands;
    const { bench } = shift;
    // Where a tape is watched there is no mouse but the recorded one.
    const shown = (at: Point) => shownAt(plan, { ...at, width: 0, height: 0 }) ?? at;
    if (carry?.isMoving) {
      const { x, y } = this.hover ?? shown(carry.at);
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
    const at = target ? middleOf(this.shown(plan, target)) : (this.hover ?? (pointer && shown(pointer)));
    if (at) look.drawItem(view.ctx, item.id, at.x + 20, at.y + 16, 40);
  }

  private shown(plan: Arrangement, area: Rect): Rect {
    return shownAt(plan, area) ?? area;
  }

  /** What a hovered bin holds: bins have pictures only, so that small frames stay readable. */
  private drawName(view: View, plan: Arrangement) {
    const { shift } = this;
    const { focus } = this;
    const target = shift.targets.find((one) => samePlace(one, focus));
    if (!target || shift.phase !== "open" || (target.kind !== "item" && target.kind !== "raw")) return;
    const { items, raws } = shift.kitchen;
    const name = (target.kind === "item" ? items : raws)[target.index]?.name ?? "";
    const area = this.shown(plan, target);
    const x = clamp(middleOf(area).x, 90, plan.width - 100);
    drawText(view, name, x, area.y - 13, { size: 19, align: "center", baseline: "middle", outline: INK });
  }

  private drawBanner(view: View, plan: Arrangement) {
    const { shift, banner } = this;
    if (banner === 0 || banner > BANNER || shift.phase !== "open") return;
    const { mode, pantry } = shift;
    const isLater = mode === "non-stop" && pantry.day > 1;
    const out = clamp((BANNER - banner) / 15, 0, 1);
    const style = { align: "center", baseline: "middle", outline: INK } as const;
    view.ctx.globalAlpha = out;
    // Between the hours the work goes on: the banner leaves it in sight.
    const place = {
      x: plan.isUpright ? plan.width / 2 : plan.width / 2 - 90,
      y: isLater ? plan.counterY - 16 : plan.counterY + 104,
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

  private drawShutter(view: View, plan: Arrangement) {
    const { ctx } = view;
    const { x, y: top, width, height } = plan.area;
    const low = top + easeOut(clamp(this.shift.closed / SHUT, 0, 1)) * (height + 40);
    const { accent, accentDark } = this.look.paint;
    for (let y = top, slat = 0; y < low; y += 40, slat++) {
      ctx.fillStyle = slat % 2 === 0 ? accent : mix(accent, accentDark, 0.5);
      ctx.fillRect(x, y, width, Math.min(40, low - y));
    }
    const rise = clamp((this.shift.closed - SHUT) / 20, 0, 1);
    if (rise === 0) return;
    ctx.save();
    ctx.translate(0, (1 - easeBack(rise)) * height);
    drawDayCard(view, plan, this.shift, this.look, this.time);
    ctx.restore();
  }
}
