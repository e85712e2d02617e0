/** `/assets/flash/?swf={name}`: plays a SWF of the catalogue in Ruffle. */

import { fetchSwf } from "#player/flash/fetch-swf.ts";
import { FlashError } from "#player/flash/flash-error.ts";
import { flashSettings } from "#player/flash/flash-settings.ts";
import { openLoadingScreen } from "#player/flash/loading-screen.ts";
import { pageElements } from "#player/flash/page-elements.ts";
import { reportFlashError } from "#player/flash/report-flash-error.ts";
import { loadRuffle, playInRuffle } from "#player/flash/ruffle.ts";
import { swfFilesUrl, swfName } from "#player/protocol/guest.ts";

const { container, loading } = pageElements();
const loadingScreen = openLoadingScreen(loading);
const name = swfName(new URLSearchParams(location.search).get("swf") ?? "") ?? "";

try {
  const [bytes, ruffle] = await Promise.all([
    fetchSwf(new URL(name, location.href)),
    loadRuffle(loadingScreen.progress),
  ]);
  const base = new URL(swfFilesUrl(name), location.href);
  const swf = { bytes, name, base, container, settings: flashSettings() };
  await playInRuffle(ruffle, swf, showFailure);
  loadingScreen.hide();
} catch (error) {
  if (!(error instanceof FlashError)) throw error;
  showFailure(error);
}

function showFailure(error: FlashError): void {
  const { title, text } = error.words;
  reportFlashError(error);
  loadingScreen.fail(title, text, [{ label: "Try again", onPress: () => location.reload() }]);
}
