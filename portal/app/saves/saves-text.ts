import type { GameComparison } from "./compare-saves.ts";

/** Formats the size of saves, in decimal units: `34 bytes`, `640 KB`, `1.2 MB`. */
export function saveSizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? "byte" : "bytes"}`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `1 game`, `3 games`. */
export function gamesWords(number: number): string {
  return `${number} ${number === 1 ? "game" : "games"}`;
}

/** What an import would do to a game. */
export const verdictWords: Readonly<Record<GameComparison["verdict"], string>> = {
  new: "New here",
  newer: "Newer than here",
  older: "Older than here",
  same: "The same as here",
  mixed: "Some newer, some older than here",
};

/** The name of a game that the catalogue no longer lists, or that cannot be asked for now: its path, without what only files have. */
export function nameOfPath(path: string): string {
  const name = path.replace(/\/+$/, "").split("/").at(-1) ?? "";
  return name.replace(/\.(?:swf|html?)$/i, "").replaceAll(/[-_]+/g, " ") || path;
}
