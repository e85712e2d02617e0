import type { Translate } from "#app/messages/translate.ts";
import type { Way } from "#domain/catalogue/input/input-preset.ts";
import { MOUSE_BUTTON } from "./controls.ts";

export const waySigns: Readonly<Record<Way, string>> = { up: "↑", down: "↓", left: "←", right: "→" };

/** Keys whose names the messages have. */
const named = [
  MOUSE_BUTTON,
  "Space",
  "Enter",
  "Escape",
  "Backspace",
  "Tab",
  "ShiftLeft",
  "ShiftRight",
  "ControlLeft",
  "ControlRight",
  "Comma",
  "Period",
  "Slash",
  "Minus",
  "Equal",
] as const;

/** Name of a key for a visitor: "W", "Space", "←". */
export function keyLabel(t: Translate, code: string): string {
  const name = named.find((one) => one === code);
  if (name) return t(`keys.${name}`);
  const [, way] = /^Arrow(Up|Down|Left|Right)$/.exec(code) ?? [];
  return way ? waySigns[way.toLowerCase() as Way] : code.replace(/^(?:Key|Digit)/, "");
}
