import { useEffect, useRef, useState } from "react";
import type { GamePresence, SitePresence } from "#domain/presence/presence-count.ts";
import type { Connection } from "./connection.ts";

/** How many are on the site, and what they play. Undefined until the server says so, and while it is out of reach. */
export function useSitePresence(): SitePresence | undefined {
  return usePresence<SitePresence>(undefined, false);
}

/** How many are on the site and how many play this game; counts this page among the latter while it plays. */
export function useGamePresence(game: string, isPlaying: boolean): GamePresence | undefined {
  return usePresence<GamePresence>(game, isPlaying);
}

function usePresence<Figures>(game: string | undefined, isPlaying: boolean): Figures | undefined {
  const connection = useRef<Connection>(undefined);
  const playing = useRef(isPlaying);
  const [figures, setFigures] = useState<Figures>();

  useEffect(() => {
    let isGone = false;
    import("./connection.ts").then(
      ({ openConnection }) => {
        if (isGone) return;
        connection.current = openConnection<Figures>(game, setFigures);
        connection.current.setPlaying(playing.current);
      },
      // The page is whole without it.
      (error: unknown) => console.warn("presence is not available", error),
    );
    return () => {
      isGone = true;
      connection.current?.close();
    };
  }, [game]);

  useEffect(() => {
    // Kept for a connection that is still on its way.
    playing.current = isPlaying;
    connection.current?.setPlaying(isPlaying);
  }, [isPlaying]);

  return figures;
}
