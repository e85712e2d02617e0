import { type CharacterId, characterIds, characters } from "#html5/ringout/core/characters.ts";
import type { Area, Choice } from "#kit/draw/menu.ts";
import { type Career, nextRung } from "./career.ts";
import { rows } from "./house-rules.ts";
import { ladder, rungAt } from "./ladder.ts";

/** What `createMenu` takes. */
export type MenuPlan = [choices: Choice[], area: Area, columns: number, first: number];

export function mainMenu(career: Career): MenuPlan {
  const isDone = career.stars.length === ladder.length;
  const choices = [
    { label: "The ladder", note: isDone ? "All beaten" : `Next: ${rungAt(nextRung(career)).name}` },
    { label: "Endless", note: career.endless ? `Best: ${career.endless}` : "One life after another" },
    { label: "Friends", note: "Up to three, and computers" },
    { label: "Wardrobe", note: "Fighter and hat" },
  ];
  return [choices, { x: 60, y: 212, width: 840, height: 226 }, 4, 0];
}

export function pickMenu(kind: CharacterId): MenuPlan {
  const choices = characterIds.map((id) => ({ label: characters[id].name }));
  return [choices, { x: 60, y: 110, width: 840, height: 290 }, 4, characterIds.indexOf(kind)];
}

export function ladderMenu(career: Career): MenuPlan {
  const choices = ladder.map(({ name }, rung) => ({ label: name, isLocked: rung > career.stars.length }));
  return [choices, { x: 50, y: 92, width: 860, height: 396 }, 4, nextRung(career)];
}

export function rulesMenu(): MenuPlan {
  const choices = rows.map((label) => ({ label }));
  return [choices, { x: 230, y: 96, width: 500, height: 380 }, 1, 0];
}

export function resultMenu(onward: string): MenuPlan {
  return [[{ label: onward }, { label: "Menu" }], { x: 250, y: 440, width: 460, height: 62 }, 2, 0];
}
