import type { Round, RoundRequest } from "#player/protocol/round.ts";
import { wakeRecords } from "./wake-records.ts";

// One game runs in a page: the stage and the panel of records meet here without knowing each other.

let request: RoundRequest | undefined;
let post: ((request: RoundRequest) => void) | undefined;
let lastRound: Round | undefined;
let handleRound: ((round: Round) => void) | undefined;

/** The game of this page takes requests now: it gets the last one, which may be older than the game's launch. */
export function connectGame(postToGame: (request: RoundRequest) => void): void {
  post = postToGame;
  if (request) post(request);
  wakeRecords();
}

export function disconnectGame(): void {
  post = undefined;
}

/** Asks the game for a kind of round: at once if it runs, otherwise once it does. */
export function requestRound(next: RoundRequest): void {
  // A game plays free runs by itself, and every request ends the round that is being played.
  if (next.type === "free" && (request?.type ?? "free") === "free") return;
  request = next;
  post?.(next);
}

/** Passes a round that is over to the panel, or stores it until there is one. */
export function reportRound(round: Round): void {
  if (handleRound) handleRound(round);
  else lastRound = round;
}

/** Listens for rounds that are over. Returns a function that stops it. */
export function onRound(handle: (round: Round) => void): () => void {
  handleRound = handle;
  if (lastRound) handle(lastRound);
  lastRound = undefined;
  return () => {
    handleRound = undefined;
  };
}
