import { isGood, linkStates } from "#domain/catalogue/links/link.ts";
import type { DeskFigures } from "#domain/desk/desk-figures.ts";

/** The last link check as the page shows it; undefined where there was none. */
export async function shownCheck({ links }: Pick<DeskFigures, "links">) {
  const check = await links.last();
  if (!check) return undefined;
  const { reports, finishedAt, done, total, isStopped } = check;
  return {
    isRunning: finishedAt === undefined,
    isStopped,
    done,
    total,
    finishedAt: finishedAt?.toISOString(),
    states: linkStates.map((state) => ({
      state,
      number: reports.filter((each) => each.state === state).length,
    })),
    bad: reports.filter((report) => !isGood(report)),
  };
}

export type ShownCheck = NonNullable<Awaited<ReturnType<typeof shownCheck>>>;
