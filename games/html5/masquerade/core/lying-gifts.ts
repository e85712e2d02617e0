import { hypot } from "#kit/exact-math.ts";
import type { Random } from "#kit/random.ts";
import type { PartyEvent } from "./events.ts";
import { type Gift, type GiftId, giftIds } from "./gifts.ts";
import type { Guest } from "./guest.ts";
import type { Level } from "./level.ts";

/** Steps for which thick paint and quick shoes last, and for which somebody who was just washed cannot be painted. */
const BUCKET_STEPS = 8 * 60;
const SHOES_STEPS = 9 * 60;
const WASHED_STEPS = 2 * 60;
const FIRST_WAIT = 3 * 60;
const WAIT = 7 * 60;
const MOST = 3;
const REACH = 1.2;

/** What lies around to be picked up: now and then something more, under a lantern. */
export class LyingGifts {
  readonly lying: Gift[] = [];
  private wait = FIRST_WAIT;
  private readonly level: Level;
  private readonly guests: readonly Guest[];
  private readonly events: PartyEvent[];
  private readonly random: Random;

  constructor(level: Level, guests: readonly Guest[], events: PartyEvent[], random: Random) {
    this.level = level;
    this.guests = guests;
    this.events = events;
    this.random = random;
  }

  step(): void {
    if (this.lying.length < MOST && --this.wait <= 0) this.lay();
    for (const guest of this.guests) {
      const at = this.lying.findIndex((gift) => isInReach(guest, gift));
      const [gift] = at < 0 || guest.isOut ? [] : this.lying.splice(at, 1);
      if (gift) this.give(gift.id, guest);
    }
  }

  private lay() {
    const { level, random, lying } = this;
    this.wait = WAIT;
    const free = level.lamps.filter(({ x, y }) => !lying.some((gift) => gift.x === x && gift.y === y));
    const [place] = random.shuffle(free);
    const [id] = random.shuffle(giftIds.filter((one) => !lying.some((gift) => gift.id === one)));
    if (!place || !id) return;
    const gift = { ...place, id };
    lying.push(gift);
    this.events.push({ kind: "gift", at: gift });
  }

  private give(id: GiftId, guest: Guest) {
    if (id === "shoes") guest.shoes = SHOES_STEPS;
    else if (id === "bucket") guest.fillUp(BUCKET_STEPS);
    else guest.wash(WASHED_STEPS);
    this.events.push({ kind: "take", who: guest, gift: id });
  }
}

const isInReach = (guest: Guest, { x, y, z }: Gift) =>
  hypot(guest.x - x, guest.y - y) < REACH && Math.abs(guest.z - z) < 1.2;
