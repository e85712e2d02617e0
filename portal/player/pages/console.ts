/** `/assets/html5/consoles/{slug}/`: plays the cartridge of a console game. */

import { currentFrameGroup } from "#player/bridge/frame-group.ts";
import { ConsoleError } from "#player/consoles/console-error.ts";
import { fetchCartridge } from "#player/consoles/fetch-cartridge.ts";
import { pageElements } from "#player/consoles/page-elements.ts";
import { playConsole } from "#player/consoles/play-console.ts";
import { loadWords } from "#player/language/translate.ts";
import { writePage } from "#player/language/write-page.ts";
import { openLoadingScreen } from "#player/loading-screen.ts";

const elements = pageElements();
const fetched = fetchCartridge(new URL("cartridge.rom", location.href));
// What it throws is handled below, once there are words for it.
fetched.catch(() => undefined);
const t = await loadWords();
writePage(t);
const loadingScreen = openLoadingScreen(elements.loading, t);

try {
  await playConsole(await fetched, elements, t, showFailure);
  loadingScreen.hide();
} catch (error) {
  if (!(error instanceof ConsoleError)) throw error;
  showFailure(error);
}

/** Tells the visitor, and the site: a visitor may report the game as broken. */
function showFailure(error: ConsoleError): void {
  const { code, detail } = error;
  console.error(error);
  currentFrameGroup()?.reportFailure(`console-${code}`);
  elements.toolbar.hidden = true;
  const text = t(`consoleErrorText.${code}`, { chip: detail });
  const again = { label: t("loading.again"), onPress: () => location.reload() };
  loadingScreen.fail(t(`consoleErrorTitle.${code}`), text, [again]);
}
