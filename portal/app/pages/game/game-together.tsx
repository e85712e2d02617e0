import { useTranslate } from "#app/messages/use-translate.ts";
import { choiceWords } from "#app/records/game-words.ts";
import type { RoomProps } from "#app/together/room-props.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import type { Game } from "#domain/catalogue/game.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import type { Portal } from "#domain/portal.ts";

/** Id of the element below the stage that gets the panel of a room. */
export const ROOM_PANEL_ID = "room";

/** Button that opens a room, on the page of a game with seats. Its script is loaded by the press, or by a URL that names a room. */
export function TogetherButton({ game, portal }: { game: Game; portal: Portal }) {
  const t = useTranslate();
  const seats = portal.together?.seatsOf(game.path);
  if (!portal.together || !seats) return null;
  const props: RoomProps = {
    game: game.id,
    name: nameFor(game, t.language),
    seats: {
      most: seats.most,
      hasComputers: seats.hasComputers,
      choices: seats.choices.map((choice) => choiceWords(t, choice)),
    },
    allowsPublic: portal.together.allowsPublic,
    panel: ROOM_PANEL_ID,
  };
  return (
    <button type="button" className={buttons["quiet"]} data-widget="room" data-props={JSON.stringify(props)}>
      <Icon name="people" /> {t("gameTogether.play")}
    </button>
  );
}
