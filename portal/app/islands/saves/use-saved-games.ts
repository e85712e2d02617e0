import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import { PURSE_PATH } from "#app/purse/purse-save.ts";
import { type BrowserSaves, openBrowserSaves } from "#app/saves/browser-saves.ts";
import { fetchGameNames } from "#app/saves/game-names.ts";
import { nameOfPath } from "#app/saves/saves-text.ts";
import type { SavedGame } from "#app/stage/save-database.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";

/** The games with saves in this browser, read when the page shows them and again by `refresh`. */
export function useSavedGames(play: PlayOrigin) {
  const t = useTranslate();
  const opened = useRef<BrowserSaves>(undefined);
  const [games, setGames] = useState<readonly SavedGame[]>();
  const [nameOf, setNameOf] = useState(() => nameOfPath);
  const [trouble, setTrouble] = useState("");
  // Games that keep more in databases than can travel.
  const [tooLarge, setTooLarge] = useState<readonly string[]>([]);
  // Counts refreshes: one that began earlier may get its names later, and would show what is deleted by now.
  const refreshes = useRef(0);

  const browserSaves = useCallback(() => {
    opened.current ??= openBrowserSaves(play);
    return opened.current;
  }, [play]);

  /** Reads the list again; `others` are games that are not in it and need a name too. */
  const refresh = useCallback(
    async (others: Iterable<string> = []) => {
      refreshes.current += 1;
      const number = refreshes.current;
      const list = await browserSaves().list();
      const paths = new Set([...list.map(({ path }) => path), ...others]);
      paths.delete(PURSE_PATH);
      const names = await fetchGameNames([...paths]);
      if (number !== refreshes.current) return;
      setNameOf(() => (path: string) => (path === PURSE_PATH ? t("saves.purse") : names(path)));
      setGames(list);
    },
    [browserSaves, t],
  );

  useEffect(() => {
    async function readAll(): Promise<void> {
      await refresh();
      setTooLarge(await browserSaves().mirror());
      await refresh();
    }
    readAll().catch((error: unknown) => {
      console.error(error);
      setTrouble(t("saves.noStorage"));
    });
  }, [refresh, browserSaves, t]);

  return { games, tooLarge, nameOf, trouble, browserSaves, refresh };
}
