import { useRef, useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import { isMirror } from "#app/mirror/mirror-base.ts";
import type { GameComparison } from "#app/saves/compare-saves.ts";
import { downloadText, saveFileName } from "#app/saves/download.ts";
import { sendSaves, takeSaves } from "#app/saves/move-saves.ts";
import { parseSaveFile, type SavesByGame, writeSaveFile } from "#app/saves/save-file.ts";
import type { PlayOrigin } from "#domain/play-origin.ts";
import { FileImport } from "./saves/file-import.tsx";
import { ImportPreview } from "./saves/import-preview.tsx";
import { MoveSaves } from "./saves/move-saves.tsx";
import { SavedGames } from "./saves/saved-games.tsx";
import styles from "./saves/saves.module.css";
import { SyncStatus } from "./saves/sync-status.tsx";
import { useSavedGames } from "./saves/use-saved-games.ts";
import { useSync } from "./saves/use-sync.ts";

/** Saves that came from a file or another computer, and what they would change. */
type Offer = {
  readonly saves: SavesByGame;
  readonly comparisons: readonly GameComparison[];
  /** Another for each offer, so that what was ticked in one is not ticked in the next. */
  readonly id: number;
};

type Props = {
  readonly account?: string | undefined;
  readonly play: PlayOrigin;
};

/** Island of the saves on `/mine`: lists them, exports and deletes them, and imports others after a look at what would change. */
export default function Saves({ account, play }: Props) {
  const t = useTranslate();
  const { games, tooLarge, nameOf, trouble, browserSaves, refresh } = useSavedGames(play);
  const sync = useSync(account, browserSaves, refresh);
  const [offer, setOffer] = useState<Offer>();
  const status = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState("");
  const [refusal, setRefusal] = useState("");

  function say(text: string): void {
    setMessage(text);
    setRefusal("");
  }

  /** After a press whose button goes with what it did: the keyboard goes on from the message. */
  function sayAndFocus(text: string): void {
    say(text);
    status.current?.focus({ preventScroll: true });
  }

  function refuse(text: string): void {
    setMessage("");
    setRefusal(text);
    setOffer(undefined);
  }

  async function handleExport(paths: readonly string[]): Promise<void> {
    const now = new Date();
    const [only] = paths;
    const what = paths.length === 1 && only ? nameOf(only) : "";
    downloadText(saveFileName(what, now), writeSaveFile(await browserSaves().read(paths), now));
    say(what ? t("saves.exportedOf", { name: what }) : t("saves.exported", { count: paths.length }));
  }

  async function handleDelete(paths: readonly string[]): Promise<void> {
    const [only] = paths;
    if (sync.isOn) await browserSaves().clear(paths);
    else await browserSaves().remove(paths);
    if (paths.length === 1 && only)
      sayAndFocus(t(sync.isOn ? "saves.deletedEverywhereOf" : "saves.deletedOf", { name: nameOf(only) }));
    else sayAndFocus(t(sync.isOn ? "saves.deletedEverywhere" : "saves.deleted", { count: paths.length }));
    await refresh();
    await sync.run();
  }

  async function handleOffer(saves: SavesByGame): Promise<void> {
    const comparisons = await browserSaves().compare(saves);
    await refresh(saves.keys());
    say("");
    setOffer({ saves, comparisons, id: performance.now() });
  }

  async function handleFile(file: File): Promise<void> {
    const found = parseSaveFile(await file.text());
    if (typeof found === "string") refuse(t(`saveFileRefusals.${found}`));
    else await handleOffer(found);
  }

  async function handleImport(paths: ReadonlySet<string>): Promise<void> {
    if (!offer) return;
    await browserSaves().write(offer.saves, paths);
    setOffer(undefined);
    sayAndFocus(t("saves.imported", { count: paths.size }));
    await refresh();
    await sync.run();
  }

  /** Runs what a press asks for. A browser may refuse to store anything, and then nothing has changed. */
  function run(work: Promise<void>): void {
    work.catch((error: unknown) => {
      console.error(error);
      refuse(t("saves.failed"));
    });
  }

  return (
    <div className={styles["saves"]}>
      <p className={styles["message"]} role="status" ref={status} tabIndex={-1}>
        {message || (games === undefined && !trouble ? t("saves.looking") : "")}
      </p>
      <p className={styles["refusal"]} role="alert">
        {refusal || trouble}
      </p>
      {offer && (
        <ImportPreview
          key={offer.id}
          comparisons={offer.comparisons}
          nameOf={nameOf}
          onImport={(paths) => run(handleImport(paths))}
          onCancel={() => {
            setOffer(undefined);
            sayAndFocus(t("saves.unchanged"));
          }}
        />
      )}
      {games && (
        <SavedGames
          games={games}
          tooLarge={tooLarge}
          nameOf={nameOf}
          onExport={(paths) => run(handleExport(paths))}
          onDelete={(paths) => run(handleDelete(paths))}
        />
      )}
      {games && <FileImport onFile={(file) => run(handleFile(file))} />}
      {games && !isMirror() && (
        <MoveSaves
          hasSaves={games.length > 0}
          onSend={async () => {
            say("");
            return sendSaves(await browserSaves().read(games.map(({ path }) => path)));
          }}
          onTake={async (code) => handleOffer(await takeSaves(code))}
          onRefused={refuse}
        />
      )}
      {games && account !== undefined && (
        <SyncStatus sync={sync} nameOf={nameOf} onLook={(saves) => run(handleOffer(saves))} />
      )}
    </div>
  );
}
