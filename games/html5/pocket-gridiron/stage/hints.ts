import type { Match } from "#html5/pocket-gridiron/core/match.ts";

/** The one line that a newcomer needs now; gone after the first matches. */
export function hintFor({ mode, down, setting }: Match): string {
  if (setting.matches > 1) return "";
  if (mode === "call") return "Choose a play: arrows and Space, or click";
  if (mode !== "down" || !down) return "";
  if (down.stage === "set") return down.age > 34 ? "Space or press to snap the ball" : "";
  if (down.stage === "pocket") {
    if (down.arm.power > 0) return "Let go when the red ring meets the green one";
    if (down.arm.isAiming) return "Let go to throw";
    return "Drag to where the ball should land · or up/down, hold Space";
  }
  if (down.stage === "run") return "Steer! Space: juke sideways, dive straight on";
  return "";
}
