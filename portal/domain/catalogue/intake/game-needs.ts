import type { GameNeed } from "#domain/catalogue/game.ts";

/** What a script or page asks for that a game's frame does not have unless its entry says so. */
export function needsIn(code: string): GameNeed[] {
  const needs: GameNeed[] = [];
  if (asksQuestions.test(code) && !ownQuestions.test(code)) needs.push("dialogs");
  if (sharesMemory.test(code)) needs.push("isolation");
  return needs;
}

const asksQuestions = /(?:(?<![\w$.])|\bwindow\.)(?:confirm|prompt)\s*\(/;
/** A function of the game's own with that name. */
const ownQuestions = /function\s+(?:confirm|prompt)\s*\(/;
const sharesMemory = /\bnew\s+SharedArrayBuffer\b|\bcrossOriginIsolated\b|\bshared\s*:\s*(?:true|!0)\b/;
