/** Positions of the first and the last byte, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Parses a `Range` header. `"whole"` where the header is absent, malformed or asks for several ranges (a server may always send
 * the whole), `"outside"` where the range cannot be satisfied.
 */
export function parseRange(header: string | null, size: number): ByteRange | "whole" | "outside" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "outside" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "outside" : { start, end };
}
