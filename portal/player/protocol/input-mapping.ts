import { isKeyCode } from "./key-code.ts";
import { isRecord } from "./untrusted.ts";

/** What the bridge does with input that reaches the game's page by itself. */
export type InputMapping = {
  /** Codes of pressed keys, and of the keys that the game sees instead. */
  readonly keys: Readonly<Record<string, string>>;
  /** The site reads gamepads, so the game must not. */
  readonly hidesGamepads: boolean;
};

export const noInputMapping: InputMapping = { keys: {}, hidesGamepads: false };

/** The mapping, without anything in it that is no key. */
export function parseInputMapping(data: unknown): InputMapping {
  if (!isRecord(data)) return noInputMapping;
  const keys = isRecord(data["keys"]) ? data["keys"] : {};
  const known = Object.entries(keys).filter(
    (entry): entry is [string, string] => isKeyCode(entry[0]) && isKeyCode(entry[1]),
  );
  return { keys: Object.fromEntries(known), hidesGamepads: data["hidesGamepads"] === true };
}
