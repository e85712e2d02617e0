import { type Colour, hex } from "#html5/slopeline/draw/looks.ts";
import { t } from "#html5/slopeline/words.ts";
import { deviceInHand } from "#kit/input/device.ts";
import { written } from "#kit/language/translate.ts";

/** The balls in the bag: each is there once so many metres were rolled, over all goes. */
export type BallKind = { name: string; metres: number; light: Colour };

export const balls: readonly [BallKind, ...BallKind[]] = [
  { name: t("ball.kickball"), metres: 0, light: hex("ff8a3d") },
  { name: t("ball.melon"), metres: 800, light: hex("7ddc6a") },
  { name: t("ball.beach"), metres: 2500, light: hex("7cc4ff") },
  { name: t("ball.planet"), metres: 6000, light: hex("6aa8ff") },
  { name: t("ball.disco"), metres: 14_000, light: hex("ff7df0") },
  { name: t("ball.sun"), metres: 30_000, light: hex("ffc04d") },
];

export const openBalls = (metres: number) => balls.filter((ball) => ball.metres <= metres);

/** What the last screen says about the bag after a go. */
export function bagNote(before: number, after: number): string {
  const fresh = balls.findLast((ball) => ball.metres > before && ball.metres <= after);
  if (fresh) return t(deviceInHand() === "touch" ? "bag.newBallTouch" : "bag.newBall", { ball: fresh.name });
  const next = balls.find((ball) => ball.metres > after);
  return next ? t("bag.nextBall", { metres: written(next.metres - Math.floor(after)) }) : "";
}
