/** `/assets/flash/?swf={name}`: plays a film of the catalogue in Ruffle. */
import { swfName } from "#player/protocol.ts";
import { hangCurtain } from "./film/curtain.ts";
import { FilmError } from "./film/film-error.ts";
import { fetchFilm } from "./film/film-file.ts";
import { pieces } from "./film/pieces.ts";
import { reportMeta } from "./film/report.ts";
import { playInRuffle } from "./film/ruffle.ts";

const { container, curtainElement } = pieces();
const curtain = hangCurtain(curtainElement);
const name = swfName(new URLSearchParams(location.search).get("swf") ?? "") ?? "";

try {
  const bytes = await fetchFilm(new URL(name, location.href));
  const film = { bytes, name, base: new URL(".", location.href), container };
  reportMeta(await playInRuffle(film, { onProgress: curtain.progress, onPanic: showFailure }));
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
