/**
 * Keys that a visitor can choose as panic key, as `KeyboardEvent.key` has them: few games use them, and school keyboards have most. Each has the
 * id of its name (the message `panicKeyNames.<id>`).
 */
export const panicKeys = {
  "`": "backquote",
  "\\": "backslash",
  Escape: "escape",
  End: "end",
  F2: "functionKey",
  F4: "functionKey",
  F8: "functionKey",
  F9: "functionKey",
} as const;

export type PanicKeyName = keyof typeof panicKeys;

export function isPanicKey(key: unknown): key is PanicKeyName {
  return typeof key === "string" && Object.hasOwn(panicKeys, key);
}
