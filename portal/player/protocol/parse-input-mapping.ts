import { type InputMapping, noInputMapping } from "./input-mapping.ts";
import { isKeyCode } from "./key-code.ts";
import { isRecord } from "./untrusted.ts";

/** The mapping, without anything in it that is no key. */
export function parseInputMapping(data: unknown): InputMapping {
  if (!isRecord(data)) return noInputMapping;
  const keys = isRecord(data["keys"]) ? data["keys"] : {};
  const known = Object.entries(keys).filter(
    (entry): entry is [string, string] => isKeyCode(entry[0]) && isKeyCode(entry[1]),
  );
  return { keys: Object.fromEntries(known), hidesGamepads: data["hidesGamepads"] === true };
}
