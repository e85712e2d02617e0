/** Keys that a visitor can choose as panic key, as `KeyboardEvent.key` has them, with names: few games use them, and school keyboards have most. */
export const panicKeys = {
  "`": "` (backquote)",
  "\\": "\\ (backslash)",
  Escape: "Esc",
  End: "End",
  F2: "F2",
  F4: "F4",
  F8: "F8",
  F9: "F9",
} as const;

export type PanicKeyName = keyof typeof panicKeys;

export function isPanicKey(key: unknown): key is PanicKeyName {
  return typeof key === "string" && Object.hasOwn(panicKeys, key);
}
