export type EventKind =
  | "whoosh"
  | "hit"
  | "block"
  | "jump"
  | "land"
  | "jets"
  | "grab"
  | "throw"
  | "clang"
  | "break"
  | "crack"
  | "boom"
  | "tell"
  | "shot"
  | "pick"
  | "heal"
  | "coin"
  | "battery"
  | "hurt"
  | "knock"
  | "ko"
  | "revive"
  | "charged"
  | "roll"
  | "pound"
  | "magnet"
  | "whirl"
  | "overdrive"
  | "reflect"
  | "find"
  | "wave"
  | "piece"
  | "go"
  | "checkpoint"
  | "boss"
  | "phase"
  | "dizzy"
  | "won"
  | "lost";

/** Something to be seen or heard. */
export type BrawlEvent = {
  kind: EventKind;
  x: number;
  y: number;
  z: number;
  /** Which foe, thing, trick or force. */
  what?: string;
  /** Damage, points or a count. */
  amount?: number;
};
