import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { BrowserSaves } from "#app/saves/browser-saves.ts";
import { SavesRefused } from "#app/saves/saves-refused.ts";
import { nameOfPath } from "#app/saves/saves-text.ts";
import { fetchCopies, forgetCopies } from "#app/saves/sync/sync-client.ts";
import { setSyncedAccount, syncedAccount } from "#app/saves/sync/sync-switch.ts";
import type { SaveCopy } from "#domain/saves/sync-store.ts";

/** Sync of this browser with the account that is signed in. */
export type SyncControl = {
  readonly isOn: boolean;
  readonly isRunning: boolean;
  readonly syncedAt: Date | undefined;
  readonly trouble: string;
  /** What lost to another browser, oldest first. */
  readonly copies: readonly SaveCopy[];
  turnOn(): void;
  turnOff(): void;
  run(): Promise<void>;
  forget(game: string): void;
};

export function useSync(
  account: string | undefined,
  browserSaves: () => BrowserSaves,
  onSynced: () => Promise<void>,
): SyncControl {
  const t = useTranslate();
  const [isOn, setOn] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [syncedAt, setSyncedAt] = useState<Date>();
  const [trouble, setTrouble] = useState("");
  const [copies, setCopies] = useState<readonly SaveCopy[]>([]);
  // Counts what was forgotten: a sync that began before would show it again.
  const forgotten = useRef(0);

  const run = useCallback(async () => {
    if (account === undefined || syncedAccount() !== account) return;
    setRunning(true);
    try {
      const forgottenBefore = forgotten.current;
      const { hasCopies, tooLarge } = await browserSaves().sync(account);
      const found = hasCopies ? await fetchCopies() : [];
      if (forgotten.current === forgottenBefore) setCopies(found);
      setSyncedAt(new Date());
      setTrouble(
        tooLarge.length > 0
          ? t("savesSync.tooLarge", { games: tooLarge.map(nameOfPath).join(t("list.separator")) })
          : "",
      );
      await onSynced();
    } catch (error) {
      if (!(error instanceof SavesRefused)) reportError(error);
      setTrouble(error instanceof SavesRefused ? error.words(t) : t("savesSync.failed"));
    } finally {
      setRunning(false);
    }
  }, [account, browserSaves, onSynced, t]);

  useEffect(() => {
    setOn(account !== undefined && syncedAccount() === account);
    void run();
  }, [account, run]);

  return {
    isOn,
    isRunning,
    syncedAt,
    trouble,
    copies,
    turnOn() {
      setSyncedAccount(account);
      setOn(true);
      void run();
    },
    turnOff() {
      setSyncedAccount(undefined);
      setOn(false);
      setTrouble("");
    },
    run,
    forget(game) {
      forgotten.current += 1;
      forgetCopies(game)
        .then(() => setCopies((shown) => shown.filter((copy) => copy.game !== game)))
        .catch((error: unknown) =>
          setTrouble(error instanceof SavesRefused ? error.words(t) : t("savesSync.notForgotten")),
        );
    },
  };
}
