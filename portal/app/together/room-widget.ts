import { hydrate } from "#app/islands/hydrate.ts";
import { shared } from "#app/islands/presence/connection.ts";
import { loadBoardMessages, loadRoomMessages } from "#app/messages/later-messages.ts";
import { nameText } from "#app/records/name-text.ts";
import { hasOwnerKey, ownerKey } from "#app/records/owner.ts";
import { gameChannel } from "./game-channel.ts";
import { openRoomClient } from "./room-client.ts";
import { roomInHash } from "./room-hash.ts";
import type { RoomProps } from "./room-props.ts";
import { TogetherPanel } from "./together-panel.tsx";

/** Widget of the button 'Play together': a press opens a room. Where the URL names a room, the panel offers to join it. */
export async function mount(button: HTMLElement): Promise<void> {
  const props: RoomProps = JSON.parse(button.dataset["props"] ?? "");
  const place = document.getElementById(props.panel);
  if (!place) return;
  const [t, boards] = await Promise.all([loadRoomMessages(), loadBoardMessages()]);
  const client = openRoomClient({
    game: props.game,
    owner: hasOwnerKey() ? ownerKey() : undefined,
    connection: shared,
    channel: gameChannel,
    storage: sessionStorage,
    t,
    nameText: (name) => nameText(boards, name),
  });
  // Loaded by the first press, which nobody repeats.
  const isPressed = roomInHash(location.hash) === undefined;
  await hydrate(place, TogetherPanel, { ...props, client, button, isPressed }, t, reportError);
  // Not before: what is hydrated has to be as empty as its place.
  if (isPressed) client.open({});
}
