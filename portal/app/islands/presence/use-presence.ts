import { useEffect, useRef, useState } from "react";
import { isMirror } from "#app/mirror/mirror-base.ts";
import type { GamePresence, SitePresence } from "#domain/presence/presence-count.ts";
import { type Connection, openConnection } from "./connection.ts";

/** Presence of the site; undefined until the server sends it, and while the connection is lost. */
export function useSitePresence(): SitePresence | undefined {
  return usePresence<SitePresence>(undefined, false);
}

/** Presence of the site and of one game. Reports this page as playing it while `isPlaying`. */
export function useGamePresence(game: string, isPlaying: boolean): GamePresence | undefined {
  return usePresence<GamePresence>(game, isPlaying);
}

function usePresence<Figures>(game: string | undefined, isPlaying: boolean): Figures | undefined {
  const connection = useRef<Connection>(undefined);
  const playing = useRef(isPlaying);
  const [figures, setFigures] = useState<Figures>();

  useEffect(() => {
    if (isMirror()) return;
    const opened = openConnection<Figures>(game, setFigures);
    opened.setPlaying(playing.current);
    connection.current = opened;
    return () => opened.close();
  }, [game]);

  useEffect(() => {
    // Remembered for a connection that is opened later.
    playing.current = isPlaying;
    connection.current?.setPlaying(isPlaying);
  }, [isPlaying]);

  return figures;
}
