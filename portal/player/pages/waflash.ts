/** `/assets/waflash/{folder}/`: plays the folder's film in Ruffle, and hands over to the second engine when Ruffle cannot. */

import { goToAwayFl, handOver, preferredPlayer } from "#player/flash/engine-choice.ts";
import { fetchFilm } from "#player/flash/fetch-swf.ts";
import { FilmError } from "#player/flash/flash-error.ts";
import { hangCurtain } from "#player/flash/loading-screen.ts";
import { pieces } from "#player/flash/page-elements.ts";
import { playInRuffle } from "#player/flash/ruffle.ts";

const { container, curtainElement } = pieces();
const curtain = hangCurtain(curtainElement);
document.querySelector("#other")?.addEventListener("click", goToAwayFl);

// Whoever chose the other player for this game gets it right away.
if (preferredPlayer() === "awayfl") handOver();
else await play();

async function play(): Promise<void> {
  try {
    const bytes = await fetchFilm(new URL("game.swf", location.href));
    const film = { bytes, name: "game.swf", base: new URL(".", location.href), container };
    await playInRuffle(film, { onProgress: curtain.progress, onPanic: handleFailure });
    curtain.raise();
  } catch (error) {
    if (!(error instanceof FilmError)) throw error;
    handleFailure(error);
  }
}

function handleFailure(error: FilmError): void {
  console.error(error);
  // A film that is not there is not there for anybody; and who asked for Ruffle by name is told why it is not Ruffle.
  if (error.code === "engine-failed" && preferredPlayer() === undefined) {
    handOver();
    return;
  }
  const { title, text } = error.words;
  curtain.fail(title, text, [
    { label: "Try again", onPress: () => location.reload() },
    { label: "Try the other player", onPress: goToAwayFl },
  ]);
}
