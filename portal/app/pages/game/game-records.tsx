import { Island } from "#app/islands/island.tsx";
import Records from "#app/islands/records.island.tsx";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import { boardName, unitWords } from "#app/records/game-words.ts";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { Portal } from "#domain/portal.ts";

/** Section of a game's page for games on the boards: who played best, and one's own run. */
export function GameRecords({ game, portal }: { game: Game; portal: Portal }) {
  const t = useTranslate();
  const entry = portal.records?.today().games.find(({ gamePath }) => gamePath === game.path);
  if (!entry) return null;
  const { game: slug, hasGhost } = entry;
  const unit = unitWords(t, entry.unit);
  const boards = entry.boards.map((board) => ({ ...board, name: boardName(t, board) }));
  const note = richText(t, "gameRecords.note", { link: (text) => <a href={urls.today()}>{text}</a> });
  return (
    <TitledSection id="records" title={t("gameRecords.title")} note={note}>
      <Island name="records" of={Records} when="quiet" props={{ game: slug, unit, boards, hasGhost }} />
      <noscript>
        <p>{t("gameRecords.noScript")}</p>
      </noscript>
    </TitledSection>
  );
}
