import { type CharacterId, characterIds } from "#html5/ringout/core/characters.ts";
import type { Controls } from "#kit/input/controls.ts";
import { type HatId, turned } from "./hats.ts";
import { type Action, type Device, devices } from "./pads.ts";

export const MOST_PLAYERS = 3;

/** Somebody who has sat down at a device and chooses. */
export type Seat = { device: Device; kind: CharacterId; hat: HatId; isReady: boolean };

/** Where up to three people sit down, pick somebody, and say when. */
export class Seats {
  readonly list: Seat[] = [];
  private readonly hats: readonly HatId[];

  constructor(hats: readonly HatId[], first?: { kind: CharacterId; hat: HatId }) {
    this.hats = hats;
    this.kind = first?.kind ?? "lefty";
    this.hat = first?.hat ?? "none";
  }

  private readonly kind: CharacterId;
  private readonly hat: HatId;

  get areReady(): boolean {
    return this.list.length > 0 && this.list.every(({ isReady }) => isReady);
  }

  /** Gives true when something changed, so that it can be heard. */
  step(controls: Controls<Action>): boolean {
    const before = JSON.stringify(this.list);
    for (const device of devices) {
      const seat = this.list.find((one) => one.device === device);
      const pressed = (control: "left" | "right" | "up" | "down" | "jump" | "attack" | "special") =>
        controls.pressed(`${device}:${control}`);
      // On a gamepad the lowest button means yes everywhere; on the keyboard it is the way up.
      const isYes = pressed("attack") || (device.startsWith("pad") && pressed("jump"));
      if (!seat) {
        if (isYes) this.sitDown(device);
      } else if (pressed("special")) this.standBack(seat);
      else if (!seat.isReady) {
        seat.kind = turned(characterIds, seat.kind, Number(pressed("right")) - Number(pressed("left")));
        seat.hat = turned(this.hats, seat.hat, Number(pressed("down")) - Number(pressed("up")));
        if (isYes) seat.isReady = true;
      }
    }
    return JSON.stringify(this.list) !== before;
  }

  /** Enter, Space or a click: whoever sits is ready; where nobody sits, somebody sits down at the keys. */
  hurry(): void {
    if (this.list.length === 0) this.sitDown("wasd");
    else for (const seat of this.list) seat.isReady = true;
  }

  private sitDown(device: Device) {
    if (this.list.length >= MOST_PLAYERS) return;
    const isFirst = this.list.length === 0;
    const kind = isFirst ? this.kind : (characterIds[this.list.length % characterIds.length] ?? "lefty");
    this.list.push({ device, kind, hat: isFirst ? this.hat : "none", isReady: false });
  }

  private standBack(seat: Seat) {
    if (seat.isReady) seat.isReady = false;
    else this.list.splice(this.list.indexOf(seat), 1);
  }
}
