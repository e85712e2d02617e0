import type { Name } from "#domain/records/name.ts";
import type { RoomOptions } from "./seated-game.ts";

/** Lobby, then loading, play and over as often as the host starts a round. */
export type Phase = "lobby" | "loading" | "play" | "over";

/** Somebody in a room. */
export type Member = {
  /** 0 to 63, for as long as the member is in the room. */
  readonly number: number;
  readonly name: Name;
  /** Null for a watcher. */
  readonly seat: number | null;
  /** Keyed hash of the token by which the member comes back. */
  readonly tokenHash: string;
  /** The process and the socket that the member is connected to; null while away. */
  readonly connection: string | null;
  /** When the member dropped; null while connected. */
  readonly awaySince: number | null;
  /** The game of this round is loaded. */
  readonly isReady: boolean;
};

export type Round = {
  readonly number: number;
  readonly seed: number;
  /** The server's time at the first step; null while machines are loading. */
  readonly startsAt: number | null;
  /** The member on each seat of this round; null for the computer, or where the member has left. */
  readonly seats: readonly (number | null)[];
  /** Who sat on each seat when the round began; null for the computer. */
  readonly names: readonly (Name | null)[];
  /** What was chosen for this round: the host may choose anew when it is over. */
  readonly options: RoomOptions;
};

/** What the round came to, by seat. */
export type RoundResult = {
  readonly scores: readonly number[];
  /** Most machines came to the same and none to something else, or all tapes of the round did. */
  readonly isAgreed: boolean;
  /** The machines disagreed, so their tapes are being played, have settled it, or could not. */
  readonly check?: "running" | "settled" | "failed";
};

/** What a member's tape led to: null for a tape without a result, and where the machine is still playing. */
export type RoundCheck = {
  readonly member: number;
  readonly scores: readonly number[] | null;
  readonly isPlaying?: true;
};

/** A room: a few people who play one game together. Plain data, so that any process can store and change it. */
export type Room = {
  /** 22 characters that cannot be guessed: the link. */
  readonly id: string;
  /** Six letters: free again when the room ends. */
  readonly code: string;
  /** One more with every change. */
  readonly revision: number;
  /** The game's id in the catalogue, and the version of its rules. */
  readonly game: string;
  readonly version: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** Hash of the IP address that it was opened from, for the limit of one address. */
  readonly openedFrom: string;
  readonly phase: Phase;
  /** Nobody new comes in. */
  readonly isLocked: boolean;
  /** Listed for everybody. */
  readonly isPublic: boolean;
  readonly options: RoomOptions;
  /** How many seats the computer takes. */
  readonly computers: number;
  /** The number of the member who is the host. */
  readonly host: number;
  readonly members: readonly Member[];
  /** The number of the next member. */
  readonly nextNumber: number;
  readonly round: Round | null;
  /** What machines have reported of this round. */
  readonly reports: readonly { readonly member: number; readonly scores: readonly number[] }[];
  readonly result: RoundResult | null;
  /** What the members of a disputed round had to show for their result. */
  readonly checks: readonly RoundCheck[];
  /** When waiting for machines ends: for those that load, for their reports, or for their tapes. */
  readonly deadline: number | null;
  /** Since when nobody is connected; null while somebody is. */
  readonly emptySince: number | null;
  readonly changedAt: number;
};

/** A dropped member has so long to come back to the same seat; a room with nobody connected ends after it. */
export const RETURN_MS = 30_000;
/** A room in which nothing happens ends after this. */
export const IDLE_MS = 2 * 3_600_000;
/** Stores forget a room after this unless its process keeps it: a killed process keeps nothing. */
export const KEEP_MS = 60_000;

export const isConnected = ({ connection }: Member): boolean => connection !== null;

export function memberOf(room: Room, number: number): Member | undefined {
  return room.members.find((member) => member.number === number);
}

export function isUnderWay({ phase }: Room): boolean {
  return phase === "loading" || phase === "play";
}

/** The seats that nobody has taken, first one first. */
export function freeSeats({ members, seats }: Room): number[] {
  const taken = new Set(members.map(({ seat }) => seat));
  return Array.from({ length: seats.most }, (_, seat) => seat).filter((seat) => !taken.has(seat));
}

/** For how long a store has to keep the room from now on. */
export function keepMs({ emptySince }: Room, now: number): number {
  return emptySince === null ? KEEP_MS : Math.max(0, emptySince + RETURN_MS - now);
}
