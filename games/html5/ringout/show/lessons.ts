import { type Fighter, isGrounded } from "#html5/ringout/core/fighter.ts";
import type { Match } from "#html5/ringout/core/match.ts";
import { isOverNothing } from "#html5/ringout/mind/senses.ts";
import { t } from "#html5/ringout/words.ts";
import type { Show } from "./show.ts";

/** One line for somebody who plays for the first time; what helps most right now. */
export function lessonFor(show: Show, match: Match): string {
  const { bout, career } = show;
  const [self] = match.fighters;
  if (bout?.kind !== "ladder" || !self || match.phase === "end") return "";
  if (isInTrouble(match, self)) return self.airJumps > 0 ? t("lesson.jump") : t("lesson.fly");
  if (bout.rung === 0 && career.stars.length === 0) return first(match, self);
  if (bout.rung === 1 && match.time < 420) return t("lesson.special");
  if (bout.rung === 2 && match.time < 420) return t("lesson.guard");
  return "";
}

const isInTrouble = (match: Match, self: Fighter) =>
  self.stance === "free" && isOverNothing(match, self) && self.y > 20;

function first(match: Match, self: Fighter): string {
  const foe = match.fighters[1];
  if (match.time < 260) return t("lesson.run");
  if (match.time < 640) return t("lesson.hit");
  if ((foe?.damage ?? 0) > 60) return t("lesson.finish");
  if (match.time < 1000) return t("lesson.shield");
  return isGrounded(self) && match.time < 1300 ? t("lesson.out") : "";
}
