/** `/assets/flash/?swf={name}`: plays a SWF of the catalogue in Ruffle. */

import { fetchSwf } from "#player/flash/fetch-swf.ts";
import { FlashError } from "#player/flash/flash-error.ts";
import { flashSettings } from "#player/flash/flash-settings.ts";
import { openFlashPage } from "#player/flash/open-flash-page.ts";
import { loadRuffle, playInRuffle } from "#player/flash/ruffle.ts";
import { swfFilesUrl, swfName } from "#player/protocol/guest.ts";

const { container, progress, loaded, fail } = openFlashPage();
const name = swfName(new URLSearchParams(location.search).get("swf") ?? "") ?? "";

try {
  const [bytes, ruffle] = await Promise.all([fetchSwf(new URL(name, location.href)), loadRuffle(progress)]);
  const base = new URL(swfFilesUrl(name), location.href);
  const swf = { bytes, name, base, container, settings: flashSettings() };
  await playInRuffle(ruffle, swf, fail);
  loaded();
} catch (error) {
  if (!(error instanceof FlashError)) throw error;
  fail(error);
}
