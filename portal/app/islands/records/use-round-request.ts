import { useCallback, useEffect, useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import { RecordsError, recordsClient } from "#app/records/records-client.ts";
import { requestRound } from "#app/records/round-channel.ts";
import { asksForTape } from "#app/records/wake-records.ts";
import type { BoardKind } from "#domain/records/board.ts";
import type { ShownPlace } from "#domain/records/board-reading.ts";

type Tape = { readonly entry: string; readonly name: { readonly text: string } };

/** Asks the game for today's run, a free one, a tape to watch or a ghost to race; also for what the page's URL asks. */
export function useRoundRequest(game: string) {
  const t = useTranslate();
  const [words, setWords] = useState("");

  const play = useCallback(
    async (type: "watch" | "race", { entry, name }: Tape) => {
      try {
        const tape = await recordsClient.tape(entry);
        requestRound({ type, tape });
        setWords(t(type === "watch" ? "records.watching" : "records.racing", { name: name.text }));
        history.replaceState(null, "", `?${type}=${entry}`);
      } catch (error) {
        if (!(error instanceof RecordsError)) throw error;
        setWords(error.message);
      }
    },
    [t],
  );

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const type = query.has("watch") ? "watch" : "race";
    const id = query.get(type);
    if (id === null) return;
    recordsClient
      .entry(id)
      .then(({ name }) => play(type, { entry: id, name }))
      .catch((error: unknown) => {
        if (!(error instanceof RecordsError)) throw error;
        setWords(error.message);
      });
  }, [play]);

  const setKind = useCallback(
    (kind: BoardKind) => {
      if (asksForTape(location)) return;
      if (kind === "free") requestRound({ type: "free" });
      else
        recordsClient.today().then(
          ({ games }) => {
            const seed = games.find((one) => one.game === game)?.seed;
            if (seed !== undefined) requestRound({ type: "today", seed });
          },
          // Without today's seed the game plays free runs; the board says what is wrong.
          () => undefined,
        );
    },
    [game],
  );

  return {
    words,
    setKind,
    watch: (place: ShownPlace) => void play("watch", place).then(showStage).catch(reportError),
    race: (place: ShownPlace) => void play("race", place).then(showStage).catch(reportError),
  };
}

/** Brings the game into sight, and launches it where it does not run yet: the press that asked for it was for this. */
function showStage(): void {
  const stage = document.querySelector<HTMLElement>("[data-island=stage]");
  stage?.scrollIntoView({ block: "nearest" });
  stage?.querySelector<HTMLButtonElement>("[data-launch]")?.click();
}
