import type { Stage } from "#app/stage/stage.ts";

/** Releases the keys that are no longer held, and presses those that are now. `Set.difference` is too new for some school computers. */
export function pressDifference(
  { pressKey }: Pick<Stage, "pressKey">,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): void {
  for (const code of before) if (!after.has(code)) pressKey(code, false);
  for (const code of after) if (!before.has(code)) pressKey(code, true);
}

export function without(codes: ReadonlySet<string>, left: string): Set<string> {
  return new Set([...codes].filter((code) => code !== left));
}
