import { useEffect, useState } from "react";
import { hasOwnerKey } from "#app/records/owner.ts";
import { type BoardChoice, type OwnPlace, RecordsError, recordsClient } from "#app/records/records-client.ts";
import type { BoardView } from "#domain/records/board-reading.ts";

/** The chosen board, and the visitor's place on it. */
export function useBoard(game: string, choice: BoardChoice) {
  const [board, setBoard] = useState<BoardView>();
  const [near, setNear] = useState<readonly OwnPlace[]>([]);
  const [trouble, setTrouble] = useState("");
  const [version, setVersion] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version asks again
  useEffect(() => {
    let isOutdated = false;
    const places = hasOwnerKey() ? recordsClient.places(game, choice) : Promise.resolve({ near: [] });
    Promise.all([recordsClient.board(game, choice), places])
      .then(([board, { near }]) => {
        if (isOutdated) return;
        setBoard(board);
        setNear(near);
        setTrouble("");
      })
      .catch((error: unknown) => {
        if (!(error instanceof RecordsError)) throw error;
        if (!isOutdated) setTrouble(error.message);
      });
    return () => {
      isOutdated = true;
    };
  }, [game, choice, version]);

  return { board, near, trouble, refresh: () => setVersion((now) => now + 1) };
}
