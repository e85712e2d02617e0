import type { Translate } from "#player/language/translate.ts";

const signs: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Period: ".",
  Comma: ",",
  Slash: "/",
  Semicolon: ";",
  Quote: "'",
  BracketLeft: "[",
  BracketRight: "]",
};

/** Keys with a name that differs by language. */
const named = { ShiftLeft: "key.shiftLeft", ShiftRight: "key.shiftRight", Space: "key.space" } as const;

/** Buttons of a gamepad that have a sign or a name on it. */
const padButtons: Readonly<Record<string, string>> = {
  8: "Select",
  9: "Start",
  12: "↑",
  13: "↓",
  14: "←",
  15: "→",
};

const stickWays: Readonly<Record<string, string>> = { "x-": "←", "x+": "→", "y-": "↑", "y+": "↓" };

/** How a key or a button of a gamepad is shown: `X`, `↑`, `pad 3`. */
export function codeLabel(code: string, t: Translate): string {
  const [, button] = /^pad:(\d+)$/.exec(code) ?? [];
  if (button !== undefined) return t("key.pad", { button: padButtons[button] ?? Number(button) + 1 });
  const way = stickWays[code.replace("pad:", "")];
  if (way !== undefined) return t("key.stick", { way });
  const key = Object.entries(named).find(([name]) => name === code)?.[1];
  return key ? t(key) : (signs[code] ?? code.replace(/^(?:Key|Digit)/, ""));
}
