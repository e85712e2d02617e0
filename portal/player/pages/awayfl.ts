/** `/assets/waflash/{folder}/awayfl.html`: plays the folder's SWF in AwayFL, under the CSP that AwayFL needs. */
import { playInAwayFl } from "#player/flash/awayfl.ts";
import { chooseRuffle } from "#player/flash/engine-choice.ts";
import { fetchSwf } from "#player/flash/fetch-swf.ts";
import { FlashError } from "#player/flash/flash-error.ts";
import { openLoadingScreen } from "#player/flash/loading-screen.ts";
import { pageElements } from "#player/flash/page-elements.ts";
import { reportFlashError } from "#player/flash/report-flash-error.ts";

const { container, loading } = pageElements();
const loadingScreen = openLoadingScreen(loading);
document.querySelector("#other")?.addEventListener("click", chooseRuffle);

try {
  const bytes = await fetchSwf(new URL("game.swf", location.href));
  const base = new URL(".", location.href);
  await playInAwayFl({ bytes, name: "game.swf", base, container });
  loadingScreen.hide();
} catch (error) {
  if (!(error instanceof FlashError)) throw error;
  reportFlashError(error);
  const { title, text } = error.words;
  loadingScreen.fail(title, text, [
    { label: "Try again", onPress: () => location.reload() },
    { label: "Try the other player", onPress: chooseRuffle },
  ]);
}
