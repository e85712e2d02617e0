import { Island } from "#app/islands/island.tsx";
import Records from "#app/islands/records.island.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import type { Portal } from "#domain/portal.ts";

/** Section of a game's page for games on the boards: who played best, and one's own run. */
export function GameRecords({ game, portal }: { game: Game; portal: Portal }) {
  const entry = portal.records?.today().games.find(({ gamePath }) => gamePath === game.path);
  if (!entry) return null;
  const { game: slug, unit, boards, hasGhost } = entry;
  const note = (
    <>
      Every run here was played again by the server, so none is made up.{" "}
      <a href={urls.today()}>The daily three</a>
    </>
  );
  return (
    <TitledSection id="records" title="Records" note={note}>
      <Island name="records" of={Records} when="quiet" props={{ game: slug, unit, boards, hasGhost }} />
      <noscript>
        <p>The board takes script, which is off in this browser.</p>
      </noscript>
    </TitledSection>
  );
}
