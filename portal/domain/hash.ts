/** Incremental 64-bit hash of text: FNV-1a in two lanes. It names versions and picks patterns; it is not cryptographic. */
export type Hash = { add(text: string): void; digest(): string };

export function createFnvHash(): Hash {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  return {
    add(text) {
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        low = Math.imul(low ^ unit, 0x01000193);
        high = Math.imul(high ^ unit ^ (low >>> 15), 0x85ebca6b);
      }
    },
    digest: () => hex(low) + hex(high),
  };
}

/** 32-bit hash of a text, 0 to 2³²−1. */
export function hashOf(text: string): number {
  const hash = createFnvHash();
  hash.add(text);
  return Number.parseInt(hash.digest().slice(8), 16);
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, "0");
}
