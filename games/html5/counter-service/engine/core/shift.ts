import type { Core } from "#kit/bot.ts";
import { STEPS_PER_SECOND } from "#kit/clock.ts";
import type { Controls } from "#kit/input/controls.ts";
import type { Random } from "#kit/random.ts";
import { type Action, shortcuts } from "./actions.ts";
import { Bench } from "./bench.ts";
import { buy, type Career, pickWare, type Report, upgrades } from "./career.ts";
import type { DayPlan } from "./days.ts";
import { cookedOf, type Dish } from "./dish.ts";
import type { ShiftEvent } from "./events.ts";
import { type Arrival, arrivalsOf, type Guest, notice, takeOrder } from "./guests.ts";
import { Hands, type Pressable } from "./hands.ts";
import { afterSlips, judge } from "./judge.ts";
import type { Kitchen } from "./kitchen.ts";
import { Layout, type ShopPage, shopPages } from "./layout.ts";
import type { Pantry } from "./pantry.ts";
import { Queue } from "./queue.ts";
import { isSlip } from "./slips.ts";
import type { Phase, Snapshot } from "./snapshot.ts";
import type { Place, Target } from "./targets.ts";
import { Till } from "./till.ts";
import { dayOf, hourOf, hourOfGuest, type ShiftMode, type Today } from "./today.ts";
import { wares } from "./wares.ts";

export const HEARTS = 3;
/** The shutter comes down before the result is shown. */
const CLOSING = 130;
const SPOILT = 45;
const SPOILT_FOR_CRITIC = 70;
/** Actions that a bot wants to know about when it has to let go. */
const keyed: readonly Action[] = ["confirm", "nextGuest", ...shortcuts.map(({ action }) => action)];

/**
 * Core of Counter Service, a series of cooking games. One day behind the counter: from the morning's shopping until the last guest has gone.
 * Non-stop there is no morning and no last guest.
 */
export class Shift implements Core<Action, Snapshot>, Pressable {
  readonly kitchen: Kitchen;
  readonly career: Career;
  readonly mode: ShiftMode;
  readonly hands = new Hands();
  readonly till: Till;
  bench: Bench;
  phase: Phase;
  shopPage: ShopPage = "equipment";
  steps = 0;
  hearts = HEARTS;
  closed = 0;
  private readonly random: Random;
  private readonly isOrdered: boolean;
  private readonly queue: Queue;
  private readonly planned: number;
  private readonly layout = new Layout();
  private today: Today;
  private welcomed = 0;
  private opened = 0;
  private events: ShiftEvent[] = [];
  private controls: Controls<Action> | undefined;

  constructor(kitchen: Kitchen, career: Career, random: Random, mode: ShiftMode = "day") {
    this.mode = mode;
    this.kitchen = kitchen;
    this.career = career;
    this.random = random;
    const isDay = mode === "day";
    this.today = isDay ? dayOf(kitchen, career.day) : hourOf(kitchen, 1);
    this.till = new Till(career);
    this.isOrdered = kitchen.flow === "stack";
    const arrivals = arrivalsOf(kitchen.critic, this.pantry, this.plan, random);
    this.queue = new Queue(arrivals, isDay ? undefined : (last) => this.nextHour(last));
    this.planned = this.queue.toCome;
    this.bench = this.newBench();
    // The first day has nothing to sell: straight to work.
    this.phase = !isDay || (career.day === 1 && !career.last) ? "open" : "morning";
    if (this.phase === "morning") this.hands.focus = { kind: "open", index: 0 };
    // Somebody stands at the counter already: the picture behind the title is not an empty room.
    else this.letIn();
  }

  get plan(): DayPlan {
    return this.today.plan;
  }

  get pantry(): Pantry {
    return this.today.pantry;
  }

  get score(): number {
    return this.till.score;
  }

  get isOver(): boolean {
    return this.closed > CLOSING;
  }

  get isPassed(): boolean {
    return this.hearts > 0;
  }

  get guests(): readonly Guest[] {
    return this.queue.guests;
  }

  /** The guest whose ticket is being worked on. */
  get selected(): Guest | undefined {
    return this.queue.selected;
  }

  /** Guests that are still to come. */
  get toCome(): number {
    return this.queue.toCome;
  }

  get targets(): readonly Target[] {
    return this.layout.targetsOf(this);
  }

  step(controls: Controls<Action>): ShiftEvent[] {
    this.events = [];
    this.steps++;
    this.bench.running = undefined;
    if (this.phase === "closing") this.closed++;
    else this.hands.step(controls, this);
    if (this.phase === "open") this.serveTime(controls);
    this.controls = controls;
    return this.events;
  }

  snapshot(): Snapshot {
    const { phase, steps, guests, bench, controls } = this;
    const held = controls ? keyed.filter((action) => controls.held(action)) : [];
    const { spots, board, cutting, box, hand, sway, spin } = bench;
    const at = this.selected ? guests.indexOf(this.selected) : -1;
    const selected = at < 0 ? undefined : at;
    return { phase, steps, guests, selected, spots, board, cutting, box, hand, sway, spin, held };
  }

  press({ kind, index }: Place): void {
    const { bench } = this;
    if (kind === "guest") this.pressGuest(this.queue.at(index));
    else if (kind === "raw") bench.pressRaw(index);
    else if (kind === "spot") bench.pressSpot(index);
    else if (kind === "item") this.pressItem(index);
    else if (kind === "quarter") bench.pressQuarter(index);
    else if (kind === "cut") bench.pressCut();
    else if (kind === "scrape") bench.pressScrape();
    else if (kind === "trash") bench.pressTrash();
    else if (kind === "board" || kind === "box") this.pressOn();
    else if (kind === "serve") this.serve();
    else if (kind === "upgrade") this.buyUpgrade(index);
    else if (kind === "ware") this.pickWare(index);
    else if (kind === "tab") this.shopPage = shopPages[index] ?? this.shopPage;
    else if (kind === "open") this.open();
  }

  hold({ kind, index }: Place): void {
    if (kind === "item") this.bench.holdItem(index);
  }

  drag(from: Place, to: Place): void {
    const { bench } = this;
    if (to.kind === "trash") bench.discard(from.kind, from.index);
    else if (to.kind === "guest") this.handTo(this.queue.at(to.index));
    else if (to.kind === "serve") this.serve();
    else if (from.kind === "spot" && to.kind !== "spot") bench.take(from.index);
    else if (to.kind === "spot") bench.pressBoard(to.index);
    else if (to.kind === "box") bench.pressBoard();
  }

  isLoose({ kind, index }: Place): boolean {
    const { bench } = this;
    if (kind === "spot") return bench.spots[index] !== undefined;
    if (kind === "quarter") return bench.board !== undefined && bench.hand === undefined;
    if (kind === "board") return bench.board !== undefined;
    return kind === "box" && bench.box.length > 0;
  }

  /** The doneness that the chosen order asks for. */
  wantedOf(raw: string): number | undefined {
    const cooked = this.selected?.order.flatMap(cookedOf) ?? [];
    return cooked.find((one) => one.raw === raw)?.sides[0];
  }

  /** Whether what is ready looks finished, so that a click on the guest may hand it over. */
  get isReady(): boolean {
    const { ready } = this.bench;
    const order = this.selected?.order;
    if (!order || ready.length < order.length) return false;
    const isCut = (dish: Dish) => dish.cuts.length >= (order[0]?.cuts.length ?? 0);
    const last = order[0]?.marks.at(-1)?.item;
    const isClosed = ({ marks }: Dish) => !this.isOrdered || marks.at(-1)?.item === last;
    return ready.every((dish) => isCut(dish) && isClosed(dish));
  }

  report(): Report {
    const { till, career, isPassed } = this;
    return {
      day: career.day,
      isPassed,
      served: till.servings.length,
      guests: this.planned,
      coins: till.coins,
      waiting: till.mean("waiting"),
      cooking: till.mean("cooking"),
      building: till.mean("building"),
    };
  }

  /** What is kept of this day. Earned is earned, even on a day that has to be done again. */
  careerAfter(): Career {
    const { career, isPassed, till } = this;
    return {
      ...career,
      day: career.day + (isPassed ? 1 : 0),
      coins: career.coins + till.coins,
      total: career.total + till.score,
      friends: till.friendsAfter(),
      last: this.report(),
    };
  }

  private serveTime(controls: Controls<Action>) {
    if (controls.pressed("nextGuest")) this.selectBeside(1);
    if (controls.pressed("lastGuest")) this.selectBeside(-1);
    this.letIn();
    const patience = this.plan.patience * this.bench.effects.patience;
    for (const guest of this.queue.step(patience)) this.walkOut(guest);
    this.bench.step((raw) => this.wantedOf(raw));
    if (this.queue.isDone || this.hearts === 0) this.close();
  }

  private letIn() {
    const guest = this.queue.letIn(this.steps - this.opened, () => this.newOrder());
    if (guest) this.emit({ kind: "arrive", guest });
  }

  private newOrder(): Dish[] {
    const hour = hourOfGuest(this.welcomed++);
    if (this.mode === "non-stop" && hour !== this.pantry.day) {
      this.today = hourOf(this.kitchen, hour);
      this.emit({ kind: "hour" });
    }
    return this.kitchen.order(this.pantry, this.random);
  }

  /** Non-stop: the guests of the next hour, after the last one of this hour. */
  private nextHour(last: Arrival): Arrival[] {
    const { kitchen, random } = this;
    const { plan, pantry } = hourOf(kitchen, hourOfGuest(this.welcomed) + 1);
    const arrivals = arrivalsOf(kitchen.critic, pantry, plan, random);
    const people = arrivals.map(({ person }) => person);
    // Nobody comes twice in a row.
    if (people[0] === last.person) people.splice(1, 0, ...people.splice(0, 1));
    const from = last.at + Math.round(plan.gap * STEPS_PER_SECOND);
    return arrivals.map(({ person, at }, index) => ({ person: people[index] ?? person, at: from + at }));
  }

  private pressItem(index: number) {
    const { bench, selected, kitchen } = this;
    const item = kitchen.items[index];
    const isHere = item !== undefined && item.day <= this.pantry.day;
    if (isHere && selected && isSlip(index, kitchen, bench, selected.order)) {
      notice(selected, item.id);
      this.emit({ kind: "slip", guest: selected });
    }
    bench.pressItem(index);
  }

  private pressGuest(guest: Guest | undefined) {
    if (!guest || guest.state === "coming" || guest.state === "leaving") return;
    if (guest.state === "waiting" && guest === this.selected && this.isReady) return this.serve();
    const isNew = guest.state === "asking";
    if (isNew) takeOrder(guest);
    // Asking one guest does not take the eyes off another's ticket that is being worked on.
    if (isNew && this.selected) return this.emit({ kind: "order", guest });
    this.queue.selected = guest;
    this.emit({ kind: isNew ? "order" : "select", guest });
  }

  private selectBeside(way: number) {
    const next = this.queue.beside(way);
    // Looking for another ticket serves nobody.
    if (next !== this.selected) this.pressGuest(next);
  }

  /** A press on the board or the box sends things on, out to the guest at the end. */
  private pressOn() {
    if (!this.isOrdered && this.bench.board) this.bench.pressBoard();
    else if (this.isReady) this.serve();
  }

  private handTo(guest: Guest | undefined) {
    if (guest?.state !== "waiting") return;
    this.queue.selected = guest;
    this.serve();
  }

  private serve() {
    const guest = this.selected;
    const { ready } = this.bench;
    if (!guest || ready.length === 0) {
      this.emit({ kind: "refuse", at: { kind: "serve", index: 0 } });
      return;
    }
    const { isOrdered } = this;
    const verdict = afterSlips(judge(ready, guest.order, guest.patience, { isOrdered }), guest.slips);
    this.till.take(guest, verdict, ready);
    this.bench.clearReady();
    this.queue.sendOff(guest);
    this.emit({ kind: "served", guest });
    if (verdict.total < (guest.person === this.kitchen.critic ? SPOILT_FOR_CRITIC : SPOILT)) this.loseHeart();
  }

  private walkOut(guest: Guest) {
    this.queue.sendOff(guest);
    this.till.streak = 0;
    this.emit({ kind: "walk-out", guest });
    this.loseHeart();
  }

  private loseHeart() {
    this.hearts = Math.max(0, this.hearts - 1);
    this.emit({ kind: "heart" });
  }

  private buyUpgrade(index: number) {
    const upgrade = upgrades[index];
    if (upgrade && buy(this.career, upgrade.id)) this.emit({ kind: "buy" });
    else this.emit({ kind: "refuse", at: { kind: "upgrade", index } });
  }

  private pickWare(index: number) {
    const ware = wares[index];
    if (ware && pickWare(this.career, ware)) this.emit({ kind: "pick-ware" });
    else this.emit({ kind: "refuse", at: { kind: "ware", index } });
  }

  private open() {
    this.phase = "open";
    this.opened = this.steps;
    this.bench = this.newBench();
    this.hands.focus = undefined;
    this.emit({ kind: "open" });
  }

  private close() {
    this.phase = "closing";
    this.emit({ kind: "close" });
  }

  private newBench(): Bench {
    return new Bench(this.kitchen, this.career, this, (event) => this.emit(event));
  }

  private emit(event: ShiftEvent) {
    this.events.push(event);
  }
}
