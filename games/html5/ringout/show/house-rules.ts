import { type ArenaId, arenaIds } from "#html5/ringout/core/arenas.ts";
import type { Rule } from "#html5/ringout/core/match.ts";
import { type Level, levels } from "#html5/ringout/mind/skills.ts";
import { turned } from "./hats.ts";

/** What friends agree on before they fight. */
export type HouseRules = { arena: ArenaId | "any"; rule: number; computers: number; level: Level };

type RuleId = "lives-3" | "lives-5" | "minutes-2";

export const NEW_RULES: HouseRules = { arena: "any", rule: 0, computers: 1, level: "steady" };

/** The words of a rule are the message `rule.` of its id. */
export const rules: readonly { id: RuleId; rule: Rule }[] = [
  { id: "lives-3", rule: { kind: "stocks", stocks: 3 } },
  { id: "lives-5", rule: { kind: "stocks", stocks: 5 } },
  { id: "minutes-2", rule: { kind: "time", steps: 2 * 60 * 60 } },
];
export const places = ["any", ...arenaIds] as const;
export const MOST_FIGHTERS = 4;
export const rows = ["arena", "rule", "computers", "level", "fight"] as const;

/** Nobody fights alone, and no more than four fit. */
export function fitted(house: HouseRules, players: number): HouseRules {
  const least = players < 2 ? 1 : 0;
  return { ...house, computers: Math.min(MOST_FIGHTERS - players, Math.max(least, house.computers)) };
}

/** Changes the agreement in one row. */
export function changed(house: HouseRules, row: number, by: number, players: number): HouseRules {
  if (row === 0) return { ...house, arena: turned(places, house.arena, by) };
  if (row === 1) return { ...house, rule: (house.rule + by + rules.length) % rules.length };
  if (row === 3) return { ...house, level: turned(levels, house.level, by) };
  if (row !== 2) return house;
  const least = players < 2 ? 1 : 0;
  const counts = Array.from({ length: MOST_FIGHTERS - players - least + 1 }, (_, at) => at + least);
  return { ...house, computers: turned(counts, house.computers, by) };
}
