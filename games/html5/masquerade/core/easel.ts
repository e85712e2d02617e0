import { cos, hypot, sin } from "#kit/exact-math.ts";
import { aimAt, helped, inSights } from "./aim.ts";
import { BLOB_SPEED, type Blob, fly, type Landing } from "./blob.ts";
import type { PartyEvent } from "./events.ts";
import { type Guest, type Intent, RADIUS } from "./guest.ts";
import type { Level } from "./level.ts";

const RELOAD = 11;
const ARMS = 9;
const FAN = 0.62;
const FLOP = 3.2;

/** All the paint of a round: who paints, what flies, whom it meets. */
export class Easel {
  blobs: Blob[] = [];
  private readonly level: Level;
  private readonly guests: readonly Guest[];
  private readonly events: PartyEvent[];
  private readonly onHit: (who: Guest, by: Guest, coats: number) => void;

  constructor(
    level: Level,
    guests: readonly Guest[],
    events: PartyEvent[],
    onHit: (who: Guest, by: Guest, coats: number) => void,
  ) {
    this.level = level;
    this.guests = guests;
    this.events = events;
    this.onHit = onHit;
  }

  paint(who: Guest, { help }: Intent): void {
    if (who.reload > 0) return;
    const isPopping = who.has("toaster");
    if (who.tank < 1 && !isPopping) {
      who.reload = RELOAD;
      this.events.push({ kind: "empty", who });
      return;
    }
    if (!isPopping) who.tank--;
    who.reload = isPopping ? 5 : RELOAD;
    who.quiet = 0;
    const aim = helped(this.level, who, this.guests, help);
    this.throwBlob(who, aim.angle, aim.pitch);
    this.events.push({ kind: "shot", who, isBig: who.has("melon") });
  }

  /** The octopus: a fan of paint, for nothing. */
  fan(who: Guest, help: number): void {
    const { angle, pitch } = helped(this.level, who, this.guests, help);
    for (let arm = 0; arm < ARMS; arm++) {
      const part = arm / (ARMS - 1) - 0.5;
      this.throwBlob(who, angle + part * 2 * FAN, pitch + Math.abs(part) * 0.12);
    }
    who.quiet = 0;
    this.events.push({ kind: "shot", who, isBig: true });
  }

  /** The frog comes down. */
  flop(who: Guest): void {
    this.events.push({ kind: "flop", who, at: { x: who.x, y: who.y, z: who.z } });
    for (const other of this.guests) {
      if (other === who || other.isOut || other.safe > 0) continue;
      const distance = hypot(other.x - who.x, other.y - who.y);
      if (distance < FLOP && Math.abs(other.z - who.z) < 1.6) this.onHit(other, who, 2);
    }
  }

  step(): void {
    this.blobs = this.blobs.filter((blob) => {
      const landing = fly(this.level, blob, this.guests);
      return !landing || this.land(blob, landing);
    });
  }

  private throwBlob(who: Guest, angle: number, pitch: number) {
    const isBig = who.has("melon");
    const isThick = who.bucket > 0;
    const flat = cos(pitch) * BLOB_SPEED;
    const { x, y, z } = who.eye;
    this.blobs.push({
      owner: who,
      x: x + cos(angle) * RADIUS,
      y: y + sin(angle) * RADIUS,
      z: z - 0.08,
      vx: cos(angle) * flat,
      vy: sin(angle) * flat,
      vz: sin(pitch) * BLOB_SPEED,
      size: isBig ? 0.36 : isThick ? 0.18 : 0.13,
      coats: isBig || isThick ? 2 : 1,
      age: 0,
      prey: who.has("owl") ? inSights(this.level, who, this.guests, 0.4)?.guest : undefined,
    });
  }

  /** True when it flies on. */
  private land(blob: Blob, landing: Landing): boolean {
    if (landing.kind === "gone") return false;
    const { x, y, z, owner } = blob;
    if (landing.kind === "wall") {
      const size = blob.size > 0.2 ? 1.15 : 0.55;
      this.events.push({ kind: "splat", at: landing.at, normal: landing.normal, size, who: owner });
      return false;
    }
    const { guest } = landing;
    if (guest.has("puffer")) {
      this.bounce(blob, guest);
      return true;
    }
    if (guest.safe > 0) return false;
    this.events.push({ kind: "hit", who: guest, by: owner, at: { x, y, z } });
    this.onHit(guest, owner, blob.coats);
    return false;
  }

  private bounce(blob: Blob, guest: Guest) {
    const { angle, pitch } = aimAt(blob, blob.owner.chest);
    this.events.push({ kind: "bounce", who: guest, at: { x: blob.x, y: blob.y, z: blob.z } });
    blob.owner = guest;
    blob.prey = undefined;
    blob.age = 0;
    blob.vx = cos(angle) * cos(pitch) * BLOB_SPEED;
    blob.vy = sin(angle) * cos(pitch) * BLOB_SPEED;
    blob.vz = sin(pitch) * BLOB_SPEED;
  }
}
