/** A part of a program: a byte, a label, or bytes that depend on where a label lies. */
export type Part = number | { readonly label: string } | Reference;

type Reference = {
  readonly to: string;
  readonly size: number;
  bytes(target: number, here: number): readonly number[];
};

/** Marks a place in a program. */
export const label = (name: string): Part => ({ label: name });

/** The address of a label, low byte first. */
export const addressOf = (to: string): Part => ({
  to,
  size: 2,
  bytes: (target) => [target & 0xff, target >> 8],
});

/** The distance to a label in one byte, counted from the byte after it, as branches of the 6502 and the SM83 have it. */
export const distanceTo = (to: string): Part => ({
  to,
  size: 1,
  bytes: (target, here) => [(target - here - 1) & 0xff],
});

/** Assembles a program for the address at which it will lie. */
export function assemble(origin: number, parts: readonly (Part | readonly Part[])[]): Uint8Array {
  const flat = parts.flat();
  const labels = new Map<string, number>();
  let at = origin;
  for (const part of flat) {
    if (typeof part === "object" && "label" in part) labels.set(part.label, at);
    else at += typeof part === "number" ? 1 : part.size;
  }
  const code: number[] = [];
  for (const part of flat) {
    if (typeof part === "number") code.push(part);
    else if ("to" in part) {
      const target = labels.get(part.to);
      if (target === undefined) throw new Error(`there is no label ${part.to}`);
      code.push(...part.bytes(target, origin + code.length));
    }
  }
  return Uint8Array.from(code);
}
