import { approach, clamp } from "#kit/ease.ts";
import type { Controls } from "#kit/input/controls.ts";
import { inSights } from "./aim.ts";
import { DT, type Guest, type Intent } from "./guest.ts";
import type { Level } from "./level.ts";

export type Action =
  | "forward"
  | "back"
  | "left"
  | "right"
  | "turnLeft"
  | "turnRight"
  | "space"
  | "paint"
  | "jump"
  | "power";

/** What mouse, finger and stick add to the keys. Turns are radians in this step. */
export type Look = {
  turn: number;
  pitch: number;
  /** The mouse is caught: it looks and paints, and Space is free for jumping. */
  hasMouse: boolean;
  isPainting: boolean;
  usesPower: boolean;
};

export const noLook: Look = { turn: 0, pitch: 0, hasMouse: false, isPainting: false, usesPower: false };

/** Radians a second: a tap turns a little, holding turns fast. */
const SLOW_TURN = 1.3;
const FAST_TURN = 3.5;
const GAIN = 7;
/** Who turns by keys is helped on; who aims by mouse hardly. */
const KEY_HELP = 0.1;
const MOUSE_HELP = 0.022;

/** Turns what the player holds into what the guest does. */
export class Hands {
  private turnSpeed = 0;

  intend(level: Level, me: Guest, guests: readonly Guest[], controls: Controls<Action>, look: Look): Intent {
    const axis = (plus: Action, minus: Action) => Number(controls.held(plus)) - Number(controls.held(minus));
    const isKeyed = !look.hasMouse;
    const space = controls.held("space");
    const target = isKeyed ? inSights(level, me, guests, 0.3) : undefined;
    return {
      forward: axis("forward", "back"),
      side: axis("right", "left"),
      turn: look.turn + this.turn(axis("turnRight", "turnLeft"), target?.off),
      pitch: isKeyed && look.pitch === 0 ? this.level(me, target?.pitch) : me.pitch + look.pitch,
      isPainting: look.isPainting || controls.held("paint") || (isKeyed && space),
      isJumping: controls.pressed("jump") || (look.hasMouse && space),
      usesPower: look.usesPower || controls.pressed("power"),
      help: isKeyed ? KEY_HELP : MOUSE_HELP,
    };
  }

  /** Slower when somebody is nearly in the middle, so that keys do not swing past. */
  private turn(way: number, off: number | undefined): number {
    if (way === 0) this.turnSpeed = 0;
    else {
      const fastest = off !== undefined && off < 0.2 ? SLOW_TURN * 1.15 : FAST_TURN;
      const from = this.turnSpeed === 0 ? SLOW_TURN : Math.abs(this.turnSpeed);
      this.turnSpeed = way * approach(from, fastest, from > fastest ? GAIN * DT * 4 : GAIN * DT);
    }
    return this.turnSpeed * DT;
  }

  /** The head nods by itself towards whoever is ahead, and back to level. */
  private level(me: Guest, wanted = 0): number {
    return me.pitch + clamp((wanted - me.pitch) * 0.16, -0.05, 0.05);
  }
}
