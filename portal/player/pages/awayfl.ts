/**
 * `/assets/waflash/{folder}/awayfl.html`: plays the folder's SWF in AwayFL, under the CSP that AwayFL needs. Also `/assets/flash/?swf={name}` where
 * the operator set this engine for the SWF; the visitor then has no choice.
 */
import { playInAwayFl } from "#player/flash/awayfl.ts";
import { chooseRuffle } from "#player/flash/engine-choice.ts";
import { fetchSwf } from "#player/flash/fetch-swf.ts";
import { FlashError } from "#player/flash/flash-error.ts";
import { flashSettings } from "#player/flash/flash-settings.ts";
import { openFlashPage } from "#player/flash/open-flash-page.ts";
import { swfFilesUrl, swfName } from "#player/protocol/guest.ts";

const { container, loaded, fail } = openFlashPage();
const swf = swfName(new URLSearchParams(location.search).get("swf") ?? "");
if (swf === undefined) document.querySelector("#other")?.addEventListener("click", chooseRuffle);
else document.querySelector("#other")?.remove();

try {
  const name = swf ?? "game.swf";
  const bytes = await fetchSwf(new URL(name, location.href));
  const base = new URL(swf === undefined ? "." : swfFilesUrl(swf), location.href);
  await playInAwayFl({ bytes, name, base, container, settings: flashSettings() });
  loaded();
} catch (error) {
  if (!(error instanceof FlashError)) throw error;
  fail(error, swf === undefined ? [{ label: "flash.tryOther", onPress: chooseRuffle }] : []);
}
