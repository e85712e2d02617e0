import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import { PictureCards } from "#app/ui/picture-cards.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ANY_ROOM, gameWithRoom, urls } from "#app/urls.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
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
    title: "Together",
    description: "Play with a friend by a link. No account, no chat, no addresses.",
    body: (
      <div className={styles["page"]}>
        <header className={styles["head"]}>
          <h1>Play together</h1>
          <p className={styles["lead"]}>
            Open a room, send the link, play. No account, no names typed, no chat: eight faces say it all.
          </p>
        </header>
        <CodeField isUnknown={isUnknown} />
        {together.allowsPublic && <OpenRooms rooms={await together.openRooms()} portal={portal} />}
        <SeatedGames together={together} portal={portal} isPhone={visitor.isPhone} />
      </div>
    ),
  };
}

function OpenRooms({ rooms, portal }: { readonly rooms: readonly OpenRoom[]; readonly portal: Portal }) {
  const cards = rooms.flatMap(({ code, game: id, seats, hostName }) => {
    const game = portal.catalogue.byPath(pathOfId(id) ?? "");
    if (!game) return [];
    const text = `${seats.taken} of ${seats.most} seats taken`;
    return { id: code, game, href: urls.room(code), title: `${hostName} plays ${game.name}`, text };
  });
  return (
    <TitledSection id="open-rooms" title="Open rooms" note="Anybody may sit down in these.">
      {cards.length === 0 ? (
        <p className={styles["empty"]}>
          No room is open to everybody right now. Pick a game and be the first.
        </p>
      ) : (
        <PictureCards cards={cards} testId="open-room" />
      )}
    </TitledSection>
  );
}

type Props = { readonly together: Together; readonly portal: Portal; readonly isPhone: boolean };

function SeatedGames({ together, portal, isPhone }: Props) {
  const cards = together.games.flatMap(({ gamePath, least, most }) => {
    const game = portal.catalogue.byPath(gamePath);
    if (!game) return [];
    const players = least === most ? `${most} players` : `${least} to ${most} players`;
    const href = together.allowsPublic ? gameWithRoom(game, ANY_ROOM, isPhone) : urls.game(game);
    return { id: game.id, game, href, title: game.name, text: players };
  });
  const note = together.allowsPublic
    ? "You get the next free seat, or wait for whoever comes."
    : "Open a room on the page of a game, and send the link.";
  return (
    <TitledSection
      id="seated-games"
      title={together.allowsPublic ? "Play with anybody" : "Games"}
      note={note}
    >
      {cards.length === 0 ? (
        <p className={styles["empty"]}>No game here can be played together yet.</p>
      ) : (
        <PictureCards cards={cards} testId="seated-game" />
      )}
    </TitledSection>
  );
}
