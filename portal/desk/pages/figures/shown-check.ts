import { isGood, linkStates } from "#domain/catalogue/links/link.ts";
import type { Desk } from "#domain/desk/desk.ts";

/** The last link check as the page shows it; undefined where there was none. */
export async function shownCheck({ figures, portal }: Pick<Desk, "figures" | "portal">) {
  const check = await figures.links.last();
  if (!check) return undefined;
  const { reports, finishedAt, done, total, isStopped } = check;
  const bad = reports.filter((report) => !isGood(report));
  const addresses = new Set(bad.map(({ address }) => address));
  const games = new Map(
    bad.length === 0
      ? []
      : portal.catalogue.games.flatMap(({ id, name, servers }) =>
          servers.filter((address) => addresses.has(address)).map((address) => [address, { id, name }]),
        ),
  );
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
    bad: bad.map(({ address, state, detail }) => ({ address, state, detail, game: games.get(address) })),
  };
}

export type ShownCheck = NonNullable<Awaited<ReturnType<typeof shownCheck>>>;
