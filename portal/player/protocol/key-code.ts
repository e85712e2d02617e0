/** Key as it is pressed in a game's page: its `KeyboardEvent.code`, and what `key` and `keyCode` say of it. */
export type KeyFacts = { readonly key: string; readonly keyCode: number };

const named: Readonly<Record<string, KeyFacts>> = {
  ArrowLeft: { key: "ArrowLeft", keyCode: 37 },
  ArrowUp: { key: "ArrowUp", keyCode: 38 },
  ArrowRight: { key: "ArrowRight", keyCode: 39 },
  ArrowDown: { key: "ArrowDown", keyCode: 40 },
  Space: { key: " ", keyCode: 32 },
  Enter: { key: "Enter", keyCode: 13 },
  Escape: { key: "Escape", keyCode: 27 },
  Backspace: { key: "Backspace", keyCode: 8 },
  Tab: { key: "Tab", keyCode: 9 },
  ShiftLeft: { key: "Shift", keyCode: 16 },
  ShiftRight: { key: "Shift", keyCode: 16 },
  ControlLeft: { key: "Control", keyCode: 17 },
  ControlRight: { key: "Control", keyCode: 17 },
  Comma: { key: ",", keyCode: 188 },
  Period: { key: ".", keyCode: 190 },
  Slash: { key: "/", keyCode: 191 },
  Minus: { key: "-", keyCode: 189 },
  Equal: { key: "=", keyCode: 187 },
};

/** The facts of a key by its code; undefined for keys that no game needs, and for what is no code. */
export function keyFacts(code: string): KeyFacts | undefined {
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (letter) return { key: letter.toLowerCase(), keyCode: letter.charCodeAt(0) };
  if (digit) return { key: digit, keyCode: digit.charCodeAt(0) };
  return Object.hasOwn(named, code) ? named[code] : undefined;
}

/** Codes that a key can be mapped to, in the order of a list. */
export const keyCodes: readonly string[] = [
  ...Object.keys(named),
  ...Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ", (letter) => `Key${letter}`),
  ...Array.from("1234567890", (digit) => `Digit${digit}`),
];

export function isKeyCode(data: unknown): data is string {
  return typeof data === "string" && keyFacts(data) !== undefined;
}
