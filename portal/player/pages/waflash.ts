/** `/assets/waflash/{folder}/`: plays the folder's SWF in Ruffle, and falls back to AwayFL when Ruffle fails. */

import { chooseAwayFl, chosenEngine, openAwayFlPage } from "#player/flash/engine-choice.ts";
import { fetchSwf } from "#player/flash/fetch-swf.ts";
import { FlashError } from "#player/flash/flash-error.ts";
import { flashSettings } from "#player/flash/flash-settings.ts";
import { openFlashPage } from "#player/flash/open-flash-page.ts";
import { reportFlashError } from "#player/flash/report-flash-error.ts";
import { loadRuffle, playInRuffle } from "#player/flash/ruffle.ts";

const { container, progress, loaded, fail } = openFlashPage();
document.querySelector("#other")?.addEventListener("click", chooseAwayFl);

const settings = flashSettings();

if ((chosenEngine() ?? settings.engine) === "awayfl") openAwayFlPage();
else await play();

async function play(): Promise<void> {
  try {
    const [bytes, ruffle] = await Promise.all([
      fetchSwf(new URL("game.swf", location.href)),
      loadRuffle(progress),
    ]);
    const swf = { bytes, name: "game.swf", base: new URL(".", location.href), container, settings };
    await playInRuffle(ruffle, swf, handleFailure);
    loaded();
  } catch (error) {
    if (!(error instanceof FlashError)) throw error;
    handleFailure(error);
  }
}

function handleFailure(error: FlashError): void {
  // No fallback for a missing file, which no engine can play, nor for a visitor who chose Ruffle: they see why it failed.
  if (error.code === "engine-failed" && chosenEngine() === undefined) {
    reportFlashError(error);
    openAwayFlPage();
    return;
  }
  fail(error, [{ label: "flash.tryOther", onPress: chooseAwayFl }]);
}
