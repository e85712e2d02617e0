import { loadWords, type MessageKey } from "#player/language/translate.ts";
import { writePage } from "#player/language/write-page.ts";
import { openLoadingScreen } from "#player/loading-screen.ts";
import type { OnProgress } from "#player/protocol/engine-transfer.ts";
import type { FlashError } from "./flash-error.ts";
import { pageElements } from "./page-elements.ts";
import { reportFlashError } from "./report-flash-error.ts";

/** A button of the error screen besides that which tries again. */
type Way = { readonly label: MessageKey; readonly onPress: () => void };

/** What every Flash page does around its engine. The words of the visitor's language come while the engine is loaded. */
export function openFlashPage() {
  const { container, loading } = pageElements();
  const screen = loadWords().then((t) => {
    writePage(t);
    return { ...openLoadingScreen(loading, t), t };
  });
  let shown: Awaited<typeof screen> | undefined;
  screen.then((opened) => {
    shown = opened;
  }, reportError);
  const progress: OnProgress = (done, total) => shown?.progress(done, total);

  return {
    container,
    progress,
    /** The game runs. */
    loaded(): void {
      loading.hidden = true;
    },
    /** Tells the visitor, and the site, why the SWF does not play. */
    fail(error: FlashError, ways: readonly Way[] = []): void {
      const { code } = error;
      reportFlashError(error);
      screen.then(({ t, fail }) => {
        const again = { label: t("loading.again"), onPress: () => location.reload() };
        const others = ways.map(({ label, onPress }) => ({ label: t(label), onPress }));
        fail(t(`flashErrorTitle.${code}`), t(`flashErrorText.${code}`), [again, ...others]);
      }, reportError);
    },
  };
}
