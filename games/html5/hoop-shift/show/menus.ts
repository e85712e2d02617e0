import { rivalAt, rivals } from "#html5/hoop-shift/core/rivals.ts";
import { t } from "#html5/hoop-shift/words.ts";
import type { Area, Choice } from "#kit/draw/menu.ts";
import { written } from "#kit/language/translate.ts";
import { type Career, nextRung } from "./career.ts";

/** What `createMenu` takes. */
type MenuPlan = [choices: Choice[], area: Area, columns: number, first: number];

export const LADDER_COLUMNS = 4;

export function mainMenu(career: Career): MenuPlan {
  const isDone = career.stars.length === rivals.length;
  const next = isDone ? t("menu.ladderDone") : t(`rival.${rivalAt(nextRung(career)).name}`);
  const choices = [
    { label: t("menu.ladder"), note: next },
    {
      label: t("menu.contest"),
      note: career.threes ? t("menu.best", { best: written(career.threes) }) : t("menu.contestNote"),
    },
    { label: t("menu.duel"), note: t("menu.duelNote") },
  ];
  return [choices, { x: 75, y: 216, width: 810, height: 222 }, 3, 0];
}

/** The rivals as cards: those who were beaten, the next one, and the rest behind a lock. */
export function ladderMenu(career: Career): MenuPlan {
  const choices = rivals.map(({ name }, rung) => ({
    label: t(`rival.${name}`),
    isLocked: rung > career.stars.length,
  }));
  return [choices, { x: 60, y: 96, width: 840, height: 396 }, LADDER_COLUMNS, nextRung(career)];
}

/** The second player picks a body: anybody, friends need no ladder. */
export function duelMenu(career: Career): MenuPlan {
  const choices = rivals.map(({ name }) => ({ label: t(`rival.${name}`) }));
  return [choices, { x: 60, y: 96, width: 840, height: 396 }, LADDER_COLUMNS, nextRung(career)];
}

export function resultMenu(onward: string): MenuPlan {
  return [[{ label: onward }, { label: t("menu.menu") }], { x: 250, y: 420, width: 460, height: 64 }, 2, 0];
}
