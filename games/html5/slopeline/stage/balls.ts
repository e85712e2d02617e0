import { type Colour, hex } from "#html5/slopeline/draw/looks.ts";

/** The balls in the bag: each is there once so many metres were rolled, over all goes. */
export type BallKind = { name: string; metres: number; light: Colour };

export const balls: readonly [BallKind, ...BallKind[]] = [
  { name: "Kickball", metres: 0, light: hex("ff8a3d") },
  { name: "Melon", metres: 800, light: hex("7ddc6a") },
  { name: "Beach ball", metres: 2500, light: hex("7cc4ff") },
  { name: "Planet", metres: 6000, light: hex("6aa8ff") },
  { name: "Disco ball", metres: 14_000, light: hex("ff7df0") },
  { name: "Little sun", metres: 30_000, light: hex("ffc04d") },
];

export const openBalls = (metres: number) => balls.filter((ball) => ball.metres <= metres);

/** What the last screen says about the bag after a go. */
export function bagNote(before: number, after: number): string {
  const fresh = balls.findLast((ball) => ball.metres > before && ball.metres <= after);
  if (fresh) return `New ball: ${fresh.name}! Press B to take it`;
  const next = balls.find((ball) => ball.metres > after);
  return next ? `${(next.metres - Math.floor(after)).toLocaleString("en")} m to the next ball` : "";
}
