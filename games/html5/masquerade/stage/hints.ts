import { t } from "#html5/masquerade/words.ts";
import { deviceInHand } from "#kit/input/device.ts";

/** Steps for which a round tells its keys. */
const HINT_STEPS = 60 * 12;

export function keysHint(steps: number, hasMouse: boolean): string {
  if (steps > HINT_STEPS) return "";
  if (deviceInHand() === "touch") return t("hint.touch");
  return hasMouse ? t("hint.mouse") : t("hint.keys");
}
