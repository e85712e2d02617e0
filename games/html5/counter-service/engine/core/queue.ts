import type { Dish } from "./dish.ts";
import { type Arrival, FAREWELL, type Guest, newGuest, stepGuest } from "./guests.ts";
import { SEATS } from "./targets.ts";

/** The longest that the counter stays empty, in steps. */
const BREATHER = 100;
/** The middle fills first. */
const seats = [1, 2, 0, 3].slice(0, SEATS);

const isGone = ({ left }: Guest) => left >= FAREWELL;

/** Who is at the counter, who is still to come, and whose ticket is being worked on. */
export class Queue {
  guests: Guest[] = [];
  selected: Guest | undefined;
  private coming: readonly Arrival[];

  private readonly more: ((last: Arrival) => readonly Arrival[]) | undefined;

  /** `more`: who comes after the last one; nobody by default. */
  constructor(arrivals: readonly Arrival[], more?: (last: Arrival) => readonly Arrival[]) {
    this.coming = arrivals;
    this.more = more;
  }

  get toCome(): number {
    return this.coming.length;
  }

  get isDone(): boolean {
    return this.coming.length === 0 && this.guests.length === 0;
  }

  /** The guest who comes in now, if one does. */
  letIn(now: number, order: () => readonly Dish[]): Guest | undefined {
    this.hurryUp(now);
    const next = this.coming[0];
    if (!next || next.at > now) return undefined;
    const seat = seats.find((free) => this.guests.every((guest) => guest.seat !== free));
    if (seat === undefined) return undefined;
    const later = this.coming.slice(1);
    this.coming = later.length === 0 && this.more ? this.more(next) : later;
    const guest = newGuest(next.person, seat, order());
    this.guests.push(guest);
    return guest;
  }

  /** Gives those who have waited long enough; `seconds` is how long a usual guest waits. */
  step(seconds: number): Guest[] {
    const fedUp = this.guests.filter((guest) => stepGuest(guest, seconds));
    if (this.guests.some(isGone)) this.guests = this.guests.filter((guest) => !isGone(guest));
    return fedUp;
  }

  at(seat: number): Guest | undefined {
    return this.guests.find((guest) => guest.seat === seat && guest.state !== "leaving");
  }

  /** Whoever still has to be asked, or else the next ticket that way. */
  beside(way: number): Guest | undefined {
    const here = this.guests
      .filter(({ state }) => state === "asking" || state === "waiting")
      .toSorted((a, b) => a.seat - b.seat);
    const asking = here.find(({ state }) => state === "asking");
    const at = this.selected ? here.indexOf(this.selected) : -1;
    return asking ?? here.at((at + way) % Math.max(1, here.length));
  }

  /** Off they go; the ticket of whoever is least patient comes up. */
  sendOff(guest: Guest): void {
    guest.state = "leaving";
    if (this.selected !== guest) return;
    const waiting = this.guests.filter(({ state }) => state === "waiting");
    this.selected = waiting.toSorted((a, b) => a.patience - b.patience)[0];
  }

  /** Whoever is quick does not stand in front of an empty counter: the next guest comes at once, and so do the rest. */
  private hurryUp(now: number) {
    const next = this.coming[0];
    if (!next || this.guests.some(({ state }) => state !== "leaving")) return;
    const early = next.at - now - BREATHER;
    if (early > 0) this.coming = this.coming.map(({ person, at }) => ({ person, at: at - early }));
  }
}
