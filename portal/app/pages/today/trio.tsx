import { useTranslate } from "#app/messages/use-translate.ts";
import { PictureCards } from "#app/ui/picture-cards.tsx";
import { urls } from "#app/urls.ts";
import { wordsFor } from "#domain/catalogue/words/game-words.ts";
import type { Portal } from "#domain/portal.ts";

/** The three games of the day, each with one course for everybody. */
export function Trio({ portal }: { portal: Portal }) {
  const { language } = useTranslate();
  const cards = (portal.records?.today().trio ?? []).flatMap(({ game: id, gamePath }) => {
    const game = portal.catalogue.byPath(gamePath);
    if (!game) return [];
    const { name, description } = wordsFor(game, language);
    const text = description.value;
    return [{ id, game, href: urls.todaysRun(game), title: name, text, textLanguage: description.language }];
  });
  return <PictureCards cards={cards} testId="trio-card" />;
}
