import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import { nameText } from "#app/records/name-text.ts";
import { PictureCards } from "#app/ui/picture-cards.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ANY_ROOM, gameWithRoom, urls } from "#app/urls.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import type { Portal } from "#domain/portal.ts";
import type { OpenRoom } from "#domain/together/room-view.ts";
import type { Together } from "#domain/together/rooms.ts";
import { CodeField } from "./code-field.tsx";
import styles from "./together.module.css";

/** Page 'Together': a field for the code of a room, the public rooms, and every game that can be played together. */
export async function togetherPage(args: PageArgs): Promise<PageResult> {
  const { portal, query, visitor } = args;
  const { together } = portal;
  if (!together) return notFoundPage(args);
  const isUnknown = query.get("room") === "unknown";
  return {
    title: (t) => t("together.title"),
    description: (t) => t("together.description"),
    body: (
      <div className={styles["page"]}>
        <Head />
        <CodeField isUnknown={isUnknown} />
        {together.allowsPublic && <OpenRooms rooms={await together.openRooms()} portal={portal} />}
        <SeatedGames together={together} portal={portal} isPhone={visitor.isPhone} />
      </div>
    ),
  };
}

function Head() {
  const t = useTranslate();
  return (
    <header className={styles["head"]}>
      <h1>{t("together.heading")}</h1>
      <p className={styles["lead"]}>{t("together.lead")}</p>
    </header>
  );
}

function OpenRooms({ rooms, portal }: { readonly rooms: readonly OpenRoom[]; readonly portal: Portal }) {
  const t = useTranslate();
  const cards = rooms.flatMap(({ code, game: id, seats, hostName }) => {
    const game = portal.catalogue.byPath(pathOfId(id) ?? "");
    if (!game || !hostName) return [];
    const title = t("together.hostPlays", { name: nameText(t, hostName), game: nameFor(game, t.language) });
    return { id: code, game, href: urls.room(code), title, text: t("together.seats", seats) };
  });
  return (
    <TitledSection id="open-rooms" title={t("together.openRooms")} note={t("together.openRoomsNote")}>
      {cards.length === 0 ? (
        <p className={styles["empty"]}>{t("together.noOpenRooms")}</p>
      ) : (
        <PictureCards cards={cards} testId="open-room" />
      )}
    </TitledSection>
  );
}

type Props = { readonly together: Together; readonly portal: Portal; readonly isPhone: boolean };

function SeatedGames({ together, portal, isPhone }: Props) {
  const t = useTranslate();
  const cards = together.games.flatMap(({ gamePath, least, most }) => {
    const game = portal.catalogue.byPath(gamePath);
    if (!game) return [];
    const players = t(least === most ? "together.players" : "together.playersRange", { least, most });
    const href = together.allowsPublic ? gameWithRoom(game, ANY_ROOM, isPhone) : urls.game(game);
    return { id: game.id, game, href, title: nameFor(game, t.language), text: players };
  });
  const note = together.allowsPublic ? t("together.anybodyNote") : t("together.gamesNote");
  return (
    <TitledSection
      id="seated-games"
      title={together.allowsPublic ? t("together.anybody") : t("together.games")}
      note={note}
    >
      {cards.length === 0 ? (
        <p className={styles["empty"]}>{t("together.noGames")}</p>
      ) : (
        <PictureCards cards={cards} testId="seated-game" />
      )}
    </TitledSection>
  );
}
