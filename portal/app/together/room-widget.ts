import { hydrate } from "#app/islands/hydrate.ts";
import { shared } from "#app/islands/presence/connection.ts";
import { hasOwnerKey, ownerKey } from "#app/records/owner.ts";
import { gameChannel } from "./game-channel.ts";
import { openRoomClient } from "./room-client.ts";
import { roomInHash } from "./room-hash.ts";
import type { RoomProps } from "./room-props.ts";
import { TogetherPanel } from "./together-panel.tsx";

/** Widget of the button 'Play together': a press opens a room. Where the URL names a room, the panel offers to join it. */
export function mount(button: HTMLElement): void {
  const props: RoomProps = JSON.parse(button.dataset["props"] ?? "");
  const place = document.getElementById(props.panel);
  if (!place) return;
  const client = openRoomClient({
    game: props.game,
    owner: hasOwnerKey() ? ownerKey() : undefined,
    connection: shared,
    channel: gameChannel,
    storage: sessionStorage,
  });
  // Loaded by the first press, which nobody repeats.
  const isPressed = roomInHash(location.hash) === undefined;
  hydrate(place, TogetherPanel, { ...props, client, button, isPressed }, reportError).then(() => {
    // Not before: what is hydrated has to be as empty as its place.
    if (isPressed) client.open({});
  }, reportError);
}
