import { PictureCards } from "#app/ui/picture-cards.tsx";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";

/** The three games of the day, each with one course for everybody. */
export function Trio({ portal }: { portal: Portal }) {
  const cards = (portal.records?.today().trio ?? []).flatMap(({ game: id, gamePath }) => {
    const game = portal.catalogue.byPath(gamePath);
    return game ? [{ id, game, href: urls.todaysRun(game), title: game.name, text: game.description }] : [];
  });
  return <PictureCards cards={cards} testId="trio-card" />;
}
