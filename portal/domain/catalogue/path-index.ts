import { ITEMS_PER_STEP, type Steps } from "#domain/steps.ts";
import { unmanagedUint32 } from "#domain/unmanaged-arrays.ts";
import type { Game } from "./game.ts";

/** Finds the game with this path, or with this URL among its servers. */
export type PathIndex = (path: string) => Game | undefined;

/**
 * Builds the index, a hash table of row numbers with open addressing. Not a `Map`: V8 internalizes its keys, and each time the table of all
 * internalized strings grows beyond some hundred thousand, the process stops for a tenth of a second and more.
 */
export function* pathIndexSteps(games: readonly Game[]): Steps<PathIndex> {
  let keys = 0;
  for (const [at, { servers }] of games.entries()) {
    keys += 1 + 2 * servers.length;
    if (at % ITEMS_PER_STEP === 0) yield;
  }
  // A power of two, so that a mask wraps around; at most three quarters full, so that chains stay short.
  const capacity = 2 ** Math.ceil(Math.log2((keys * 4) / 3 + 1));
  const hashes = unmanagedUint32(capacity);
  /** Row numbers from 1 on; 0 is an empty slot. */
  const rows = unmanagedUint32(capacity);

  /** The slot of a key, or the empty one where it belongs. */
  function slotOf(key: string, hash: number): number {
    let slot = hash & (capacity - 1);
    for (let row = rows[slot] ?? 0; row !== 0; row = rows[slot] ?? 0) {
      if (hashes[slot] === hash && hasKey(games[row - 1], key)) break;
      slot = (slot + 1) & (capacity - 1);
    }
    return slot;
  }

  function add(key: string, row: number): void {
    const hash = hashOfKey(key);
    const slot = slotOf(key, hash);
    if (rows[slot] !== 0) return;
    hashes[slot] = hash;
    rows[slot] = row + 1;
  }

  // All paths come before the servers: a path leads to the game that has it as its own.
  for (const [row, game] of games.entries()) {
    add(game.path, row);
    if (row % ITEMS_PER_STEP === 0) yield;
  }
  for (const [row, game] of games.entries()) {
    for (const server of game.servers) {
      add(server, row);
      add(normalized(server), row);
    }
    if (row % ITEMS_PER_STEP === 0) yield;
  }
  return (path) => games[(rows[slotOf(path, hashOfKey(path))] ?? 0) - 1];
}

function hasKey(game: Game | undefined, key: string): boolean {
  if (!game) return false;
  return game.path === key || game.servers.some((server) => server === key || normalized(server) === key);
}

/** Links from elsewhere may carry the URL as a browser normalizes it. */
function normalized(server: string): string {
  return URL.parse(server)?.href ?? server;
}

/** FNV-1a of 32 bits, mixed at the end: a mask takes the low bits, which alone would follow the last letters. */
function hashOfKey(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
