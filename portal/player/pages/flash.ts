/** `/assets/flash/?swf={name}`: plays a film of the catalogue in Ruffle. */

import { fetchFilm } from "#player/flash/fetch-swf.ts";
import { FilmError } from "#player/flash/flash-error.ts";
import { hangCurtain } from "#player/flash/loading-screen.ts";
import { pieces } from "#player/flash/page-elements.ts";
import { playInRuffle } from "#player/flash/ruffle.ts";
import { swfName } from "#player/protocol/guest.ts";

const { container, curtainElement } = pieces();
const curtain = hangCurtain(curtainElement);
const name = swfName(new URLSearchParams(location.search).get("swf") ?? "") ?? "";

try {
  const bytes = await fetchFilm(new URL(name, location.href));
  const film = { bytes, name, base: new URL(".", location.href), container };
  await playInRuffle(film, { onProgress: curtain.progress, onPanic: showFailure });
  curtain.raise();
} catch (error) {
  if (!(error instanceof FilmError)) throw error;
  showFailure(error);
}

function showFailure(error: FilmError): void {
  const { title, text } = error.words;
  console.error(error);
  curtain.fail(title, text, [{ label: "Try again", onPress: () => location.reload() }]);
}
