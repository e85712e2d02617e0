/**
 * The seed of a game's daily board: a pure function of the game and the UTC day, unsigned 32 bit.
 * FNV-1a alone would give neighbouring days neighbouring seeds, so its result is mixed once more (the finalizer of MurmurHash3).
 */
export function dailySeed(game: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${game}:${day}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
