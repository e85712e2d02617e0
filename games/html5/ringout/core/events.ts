import type { MoveName } from "./moves.ts";

/** What eyes and ears should react to. */
export type MatchEvent =
  | { kind: "hit"; x: number; y: number; seat: number; by: number | undefined; power: number; angle: number }
  | { kind: "block"; x: number; y: number; seat: number }
  | { kind: "mirror"; x: number; y: number; seat: number }
  | { kind: "armour"; x: number; y: number; seat: number }
  | { kind: "break" | "jump" | "airJump" | "land" | "roll" | "dodge" | "ledge" | "return"; seat: number }
  | { kind: "swing" | "charge"; seat: number; move: MoveName }
  | { kind: "shot"; seat: number }
  | { kind: "pop"; x: number; y: number }
  | { kind: "out"; seat: number; by: number | undefined; x: number; y: number; side: Side }
  | { kind: "warning" | "hazard" }
  | { kind: "count"; left: number }
  | { kind: "go" | "end" };

export type Side = "left" | "right" | "top" | "bottom";
