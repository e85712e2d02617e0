import type { Match } from "#html5/pocket-gridiron/core/match.ts";
import { t } from "#html5/pocket-gridiron/words.ts";

/** The one line that a newcomer needs now; gone after the first matches. */
export function hintFor({ mode, down, setting }: Match): string {
  if (setting.matches > 1 && !setting.isPractice) return "";
  if (mode === "call") return t("hint.call");
  if (mode !== "down" || !down) return "";
  if (down.stage === "set") return down.age > 34 ? t("hint.snap") : "";
  if (down.stage === "pocket") {
    if (down.arm.power > 0) return t("hint.ring");
    if (down.arm.isAiming) return t("hint.letGo");
    return t("hint.aim");
  }
  if (down.stage === "run") return t("hint.run");
  return "";
}
