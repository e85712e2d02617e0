import { type CharacterId, characterIds } from "#html5/ringout/core/characters.ts";
import { t } from "#html5/ringout/words.ts";
import type { Area, Choice } from "#kit/draw/menu.ts";
import { written } from "#kit/language/translate.ts";
import { type Career, nextRung } from "./career.ts";
import { rows } from "./house-rules.ts";
import { ladder, rungAt } from "./ladder.ts";

/** What `createMenu` takes. */
export type MenuPlan = [choices: Choice[], area: Area, columns: number, first: number];

export function mainMenu(career: Career): MenuPlan {
  const isDone = career.stars.length === ladder.length;
  const choices = [
    {
      label: t("menu.ladder"),
      note: isDone
        ? t("menu.ladderDone")
        : t("menu.ladderNext", { name: t(`rung.${rungAt(nextRung(career)).name}`) }),
    },
    {
      label: t("menu.endless"),
      note: career.endless ? t("menu.best", { best: written(career.endless) }) : t("menu.endlessNote"),
    },
    { label: t("menu.friends"), note: t("menu.friendsNote") },
    { label: t("menu.wardrobe"), note: t("menu.wardrobeNote") },
  ];
  return [choices, { x: 60, y: 212, width: 840, height: 226 }, 4, 0];
}

export function pickMenu(kind: CharacterId): MenuPlan {
  const choices = characterIds.map((id) => ({ label: t(`fighter.${id}`) }));
  return [choices, { x: 60, y: 100, width: 840, height: 310 }, 3, characterIds.indexOf(kind)];
}

export function ladderMenu(career: Career): MenuPlan {
  const choices = ladder.map(({ name }, rung) => ({
    label: t(`rung.${name}`),
    isLocked: rung > career.stars.length,
  }));
  return [choices, { x: 50, y: 92, width: 860, height: 396 }, 4, nextRung(career)];
}

export function rulesMenu(): MenuPlan {
  const choices = rows.map((row) => ({ label: t(`house.${row}`) }));
  return [choices, { x: 230, y: 96, width: 500, height: 380 }, 1, 0];
}

export function resultMenu(onward: string): MenuPlan {
  return [[{ label: onward }, { label: t("menu.menu") }], { x: 250, y: 440, width: 460, height: 62 }, 2, 0];
}
