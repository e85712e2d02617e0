import { STEPS_PER_SECOND } from "#kit/clock.ts";
import { sin } from "#kit/exact-math.ts";
import { type Career, effects } from "./career.ts";
import { BURNT, type Cooked, type Dish, emptyDish, mark, type Slot } from "./dish.ts";
import type { Emit, WorkEvent } from "./events.ts";
import type { Kitchen } from "./kitchen.ts";
import type { Item } from "./pantry.ts";
import type { PlaceKind } from "./targets.ts";
import type { Today } from "./today.ts";

const SMOKING = 1.1;
const POUR = 1 / 110;
const MOST_MARKS = 16;
const MOST_CUTS = 6;
const BOX = 4;

/** The work surfaces of a kitchen and what may be done on them. Knows no guests, no points and no screen. */
export class Bench {
  readonly spots: (Slot | undefined)[];
  board: Dish | undefined;
  cutting: Dish | undefined;
  box: Dish[] = [];
  /** The item that is spread with the next touch of a quarter. */
  hand: number | undefined;
  /** The item that is poured in this step. */
  running: string | undefined;
  private steps = 0;
  private readonly kitchen: Kitchen;
  private readonly today: Today;
  /** What the equipment does; bought in the morning, before the bench is set up. */
  readonly effects: ReturnType<typeof effects>;
  private readonly emit: Emit;

  constructor(kitchen: Kitchen, career: Career, today: Today, emit: Emit) {
    this.kitchen = kitchen;
    this.today = today;
    this.effects = effects(career);
    this.emit = emit;
    this.spots = Array<Slot | undefined>(this.effects.spots).fill(undefined);
  }

  /** How far beside the middle the hand is now, -1 to 1. */
  get sway(): number {
    return sin(this.steps / 17) * this.today.plan.sway * this.effects.sway;
  }

  /** The angle at which the cutter stands, 0 to π. */
  get spin(): number {
    return ((this.steps / STEPS_PER_SECOND) * this.today.plan.spin * 2 * Math.PI) % Math.PI;
  }

  /** What would go out if the bell were rung now. */
  get ready(): readonly Dish[] {
    const { flow } = this.kitchen;
    if (flow === "box") return this.box;
    const dish = flow === "stack" ? this.board : this.cutting;
    return dish ? [dish] : [];
  }

  /** `wantedOf`: the doneness that the chosen order asks for. */
  step(wantedOf: (raw: string) => number | undefined): void {
    this.steps++;
    const rate = (this.today.plan.heat * this.effects.heat) / (this.kitchen.stove.seconds * STEPS_PER_SECOND);
    // Only a bell listens for the moment when something is just right.
    const { hasBell } = this.effects;
    for (let index = 0; index < this.spots.length; index++) {
      const slot = this.spots[index];
      if (slot) this.heat(slot, index, rate, hasBell ? wantedOf(slot.dish.base.raw) : undefined);
    }
  }

  pressRaw(index: number): void {
    const raw = this.kitchen.raws[index];
    if (!raw || raw.day > this.today.pantry.day) return;
    const sides = this.kitchen.stove.isTurned ? [0, 0] : [0];
    const dish = { ...emptyDish(), base: { raw: raw.id, sides } };
    if (this.kitchen.flow !== "bake") this.putOnStove(dish, this.freeSpot, "raw", index);
    else if (this.board) this.tell("refuse", "raw", index);
    else {
      this.board = dish;
      this.tell("drop", "board");
    }
  }

  /** On a thing that must be turned: turns it. Otherwise takes it off; coal goes straight into the bin. */
  pressSpot(index: number): void {
    const slot = this.spots[index];
    if (!slot) return;
    const side = slot.dish.base.sides[slot.down] ?? 0;
    if (side > BURNT) this.discard("spot", index);
    else if (this.kitchen.stove.isTurned && slot.down === 0) {
      slot.down = 1;
      slot.hasRung = false;
      this.tell("turn", "spot", index);
    } else this.take(index);
  }

  take(index: number): void {
    const slot = this.spots[index];
    if (!slot) return;
    const { flow } = this.kitchen;
    const { dish } = slot;
    if (flow === "stack") {
      if (!this.pile(dish.base.raw, dish.base)) return;
    } else if (flow === "box") {
      if (this.board) {
        this.tell("refuse", "board");
        return;
      }
      this.board = dish;
    } else {
      if (this.cutting) {
        this.tell("refuse", "cut");
        return;
      }
      this.cutting = dish;
    }
    this.spots[index] = undefined;
    this.tell("take", flow === "bake" ? "cut" : "board");
  }

  pressItem(index: number): void {
    const item = this.itemAt(index);
    if (!item) return;
    if (item.how === "spread") {
      this.hand = index;
      this.tell("pick", "item", index);
    } else if (item.how === "drop") {
      if (this.kitchen.flow !== "stack" && !this.board) this.tell("refuse", "item", index);
      else if (this.pile(item.id)) this.tell("drop", "board");
    } else this.tell(this.board ? "pour" : "refuse", "item", index);
  }

  /** While it is held: what is poured, runs. */
  holdItem(index: number): void {
    const item = this.itemAt(index);
    if (item?.how !== "pour" || !this.board) return;
    this.running = item.id;
    const { marks } = this.board;
    let poured = marks.find((one) => one.item === item.id);
    if (!poured) {
      poured = mark(item.id, { amount: 0 });
      marks.push(poured);
    }
    if (poured.amount >= 1) return;
    poured.amount = Math.min(1, poured.amount + POUR);
    if (poured.amount >= 1) this.tell("full", "board");
  }

  pressQuarter(quarter: number): void {
    const item = this.hand === undefined ? undefined : this.itemAt(this.hand);
    if (!this.board || !item) {
      this.tell("refuse", "quarter", quarter);
      return;
    }
    const isThere = this.board.marks.some((one) => one.item === item.id && one.quarter === quarter);
    if (isThere) return;
    this.board.marks.push(mark(item.id, { quarter }));
    this.tell("place", "quarter", quarter);
  }

  /** Sends what lies on the board to where it goes next: oven or box. */
  pressBoard(spot = this.freeSpot): void {
    const { board } = this;
    const { flow } = this.kitchen;
    if (!board?.base || flow === "stack") return;
    if (flow === "bake") {
      if (!this.putOnStove({ ...board, base: board.base }, spot, "board", 0)) return;
    } else {
      if (this.box.length >= BOX) {
        this.tell("refuse", "box");
        return;
      }
      this.box.push(board);
      this.tell("send", "box");
    }
    this.board = undefined;
    this.hand = undefined;
  }

  /** Takes everything off what lies on the board. */
  pressScrape(): void {
    if (!this.board?.marks.length) {
      this.tell("refuse", "scrape");
      return;
    }
    this.board.marks = [];
    this.tell("scrape", "scrape");
  }

  pressCut(): void {
    if (!this.cutting || this.cutting.cuts.length >= MOST_CUTS) return;
    this.cutting.cuts.push(this.spin);
    this.tell("cut", "cut");
  }

  /** Throws away what is there. Gives whether there was anything. */
  discard(kind: PlaceKind, index: number): boolean {
    const isThere = this.remove(kind, index);
    if (isThere) this.tell("trash", "trash");
    return isThere;
  }

  /** The bin takes what is closest to done: a mistake there is the one that is being looked at. */
  pressTrash(): void {
    const isDone = (["box", "cut", "board"] as const).some((kind) => this.discard(kind, 0));
    if (!isDone) this.tell("refuse", "trash");
  }

  clearReady(): void {
    if (this.kitchen.flow === "stack") this.board = undefined;
    this.cutting = undefined;
    this.box = [];
  }

  private remove(kind: PlaceKind, index: number): boolean {
    if (kind === "spot" && this.spots[index]) {
      this.spots[index] = undefined;
      return true;
    }
    if ((kind === "board" || kind === "quarter") && this.board) {
      this.board = undefined;
      return true;
    }
    if (kind === "cut" && this.cutting) {
      this.cutting = undefined;
      return true;
    }
    if (kind !== "box" || this.box.length === 0) return false;
    this.box.pop();
    return true;
  }

  private get freeSpot(): number {
    return this.spots.indexOf(undefined);
  }

  private itemAt(index: number): Item | undefined {
    const item = this.kitchen.items[index];
    return item && item.day <= this.today.pantry.day ? item : undefined;
  }

  private putOnStove(dish: Slot["dish"], spot: number, kind: PlaceKind, index: number): boolean {
    const isFree = spot >= 0 && spot < this.spots.length && !this.spots[spot];
    if (isFree) this.spots[spot] = { dish, down: 0, hasRung: false };
    if (isFree) this.tell("sizzle", "spot", spot);
    else this.tell("refuse", kind, index);
    return isFree;
  }

  /** Lets something fall from the swaying hand. */
  private pile(item: string, cooked?: Cooked): boolean {
    const dish = this.board ?? emptyDish();
    if (dish.marks.length >= MOST_MARKS) {
      this.tell("refuse", "board");
      return false;
    }
    dish.marks.push(mark(item, { off: this.sway, ...(cooked && { cooked }) }));
    this.board = dish;
    return true;
  }

  private heat(slot: Slot, index: number, rate: number, wanted: number | undefined) {
    const { sides } = slot.dish.base;
    const before = sides[slot.down] ?? 0;
    const isRight = wanted !== undefined && Math.abs(before - wanted) < 0.05;
    const after = Math.min(1.5, before + rate * (isRight && this.effects.isKept ? 0.3 : 1));
    sides[slot.down] = after;
    if (before < SMOKING && after >= SMOKING) this.tell("smoke", "spot", index);
    if (!this.effects.hasBell || slot.hasRung || wanted === undefined || after < wanted - 0.03) return;
    slot.hasRung = true;
    this.tell("ding", "spot", index);
  }

  private tell(kind: WorkEvent, place: PlaceKind, index = 0) {
    this.emit({ kind, at: { kind: place, index } });
  }
}
