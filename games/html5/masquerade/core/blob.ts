import { hypot3 } from "#kit/exact-math.ts";
import { DT, type Guest, HEIGHT, RADIUS } from "./guest.ts";
import { CELL, type Level, type Place } from "./level.ts";

export const BLOB_SPEED = 27;
const GRAVITY = 7;
const PARTS = 2;
const LIFE = 110;

/** Paint in the air. */
export type Blob = Place & {
  owner: Guest;
  vx: number;
  vy: number;
  vz: number;
  size: number;
  coats: number;
  age: number;
  /** Whom it bends towards. */
  prey: Guest | undefined;
};

export type Normal = { nx: number; ny: number; nz: number };
export type Landing =
  | { kind: "wall"; at: Place; normal: Normal }
  | { kind: "guest"; guest: Guest }
  | { kind: "gone" };

/** Flies through a sixtieth of a second; gives where it ended, if it did. */
export function fly(level: Level, blob: Blob, guests: readonly Guest[]): Landing | undefined {
  if (++blob.age > LIFE) return { kind: "gone" };
  if (blob.prey) bend(blob, blob.prey);
  for (let part = 0; part < PARTS; part++) {
    const from = { x: blob.x, y: blob.y, z: blob.z };
    blob.vz -= (GRAVITY * DT) / PARTS;
    blob.x += (blob.vx * DT) / PARTS;
    blob.y += (blob.vy * DT) / PARTS;
    blob.z += (blob.vz * DT) / PARTS;
    const guest = guests.find((other) => touches(blob, other));
    if (guest) return { kind: "guest", guest };
    const height = level.heightAt(blob.x, blob.y);
    if (blob.z <= height) return landOn(level, blob, from, height);
  }
  return undefined;
}

function touches(blob: Blob, guest: Guest): boolean {
  if (guest === blob.owner || guest.isOut) return false;
  const reach = RADIUS + blob.size + (guest.has("puffer") ? 0.45 : 0);
  const dx = blob.x - guest.x;
  const dy = blob.y - guest.y;
  if (dx * dx + dy * dy > reach * reach) return false;
  return blob.z > guest.z - blob.size && blob.z < guest.z + HEIGHT + 0.15 + blob.size;
}

function bend(blob: Blob, prey: Guest) {
  if (prey.isOut) return;
  const { x, y, z } = prey.chest;
  const length = hypot3(x - blob.x, y - blob.y, z - blob.z) || 1;
  const pull = 0.16;
  blob.vx += ((x - blob.x) / length) * BLOB_SPEED * pull - blob.vx * pull;
  blob.vy += ((y - blob.y) / length) * BLOB_SPEED * pull - blob.vy * pull;
  blob.vz += ((z - blob.z) / length) * BLOB_SPEED * pull - blob.vz * pull;
}

/** On top of something or on its side: whichever it came through. */
function landOn(level: Level, blob: Blob, from: Place, height: number): Landing {
  if (from.z > height) {
    return { kind: "wall", at: { x: blob.x, y: blob.y, z: height }, normal: { nx: 0, ny: 0, nz: 1 } };
  }
  const crossesX = Math.floor(from.x / CELL) !== Math.floor(blob.x / CELL);
  const isSideX = crossesX && level.heightAt(blob.x, from.y) >= blob.z;
  const z = Math.max(0.02, blob.z);
  if (isSideX) {
    const way = Math.sign(blob.x - from.x);
    const x = way > 0 ? Math.floor(blob.x / CELL) * CELL : Math.ceil(blob.x / CELL) * CELL;
    return { kind: "wall", at: { x, y: blob.y, z }, normal: { nx: -way, ny: 0, nz: 0 } };
  }
  const way = Math.sign(blob.y - from.y) || 1;
  const y = way > 0 ? Math.floor(blob.y / CELL) * CELL : Math.ceil(blob.y / CELL) * CELL;
  return { kind: "wall", at: { x: blob.x, y, z }, normal: { nx: 0, ny: -way, nz: 0 } };
}
