import { useEffect, useState, useSyncExternalStore } from "react";
import type { RoomClient } from "./room-client.ts";
import { pageWithRoom, roomInHash } from "./room-hash.ts";
import { showGame } from "./show-game.ts";

const showInUrl = (room: string | undefined) => history.replaceState(null, "", pageWithRoom(location, room));

/** The room of this page, and the one that its URL invites to. `isPressed`: a press has brought the visitor here. */
export function useRoom(client: RoomClient, isPressed: boolean) {
  const state = useSyncExternalStore(client.subscribe, client.state, client.state);
  const [invitation, setInvitation] = useState<string>();
  const [hasPressed, setPressed] = useState(isPressed);
  const { view } = state;
  const code = view?.code;
  const round = view?.round?.number;
  const isUnderWay = view?.phase === "loading" || view?.phase === "play";

  useEffect(() => {
    const readHash = () => {
      const named = roomInHash(location.hash);
      if (named === undefined || client.state().status !== "out") return;
      // After a reload the tab is still a member.
      if (!client.resume(named)) setInvitation(named);
    };
    readHash();
    addEventListener("hashchange", readHash);
    return () => removeEventListener("hashchange", readHash);
  }, [client]);

  useEffect(() => {
    if (code === undefined) return;
    setInvitation(undefined);
    showInUrl(code);
    return () => showInUrl(undefined);
  }, [code]);

  // A game starts by a press in this very page and never by a URL: a visitor who has pressed for the room has pressed for its rounds.
  useEffect(() => {
    if (round !== undefined && isUnderWay && hasPressed) showGame();
  }, [round, isUnderWay, hasPressed]);

  return {
    state,
    invitation,
    hasPressed,
    notePress: () => setPressed(true),
    dismiss() {
      setInvitation(undefined);
      showInUrl(undefined);
    },
  };
}
