import { type Fighter, isGrounded } from "#html5/ringout/core/fighter.ts";
import type { Match } from "#html5/ringout/core/match.ts";
import { isOverNothing } from "#html5/ringout/mind/senses.ts";
import type { Show } from "./show.ts";

/** One line for somebody who plays for the first time; what helps most right now. */
export function lessonFor(show: Show, match: Match): string {
  const { bout, career } = show;
  const [self] = match.fighters;
  if (bout?.kind !== "ladder" || !self || match.phase === "end") return "";
  if (isInTrouble(match, self)) return self.airJumps > 0 ? "Jump back!" : "Up + K: fly home!";
  if (bout.rung === 0 && career.stars.length === 0) return first(match, self);
  if (bout.rung === 1 && match.time < 420)
    return "K is your special · hold J with a direction for a harder hit";
  if (bout.rung === 2 && match.time < 420)
    return "Guard and a direction rolls · guard and J throws those who hide";
  return "";
}

const isInTrouble = (match: Match, self: Fighter) =>
  self.stance === "free" && isOverNothing(match, self) && self.y > 20;

function first(match: Match, self: Fighter): string {
  const foe = match.fighters[1];
  if (match.time < 260) return "Arrows or WASD: run and jump, twice in the air";
  if (match.time < 640) return "J hits. With a direction it hits harder: side, up, down";
  if ((foe?.damage ?? 0) > 60) return "High %? Now one hard hit sends it out of the ring!";
  if (match.time < 1000) return "L is the shield. In the air it dodges";
  return isGrounded(self) && match.time < 1300 ? "Knock it out of the picture, left, right, up or down" : "";
}
