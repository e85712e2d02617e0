/** `/assets/waflash/{folder}/awayfl.html`: plays the folder's film in AwayFL, under the policy that AwayFL needs. */
import { playInAwayFl } from "#player/flash/awayfl.ts";
import { goToRuffle } from "#player/flash/engine-choice.ts";
import { fetchFilm } from "#player/flash/fetch-swf.ts";
import { FilmError } from "#player/flash/flash-error.ts";
import { hangCurtain } from "#player/flash/loading-screen.ts";
import { pieces } from "#player/flash/page-elements.ts";

const { container, curtainElement } = pieces();
const curtain = hangCurtain(curtainElement);
document.querySelector("#other")?.addEventListener("click", goToRuffle);

try {
  const bytes = await fetchFilm(new URL("game.swf", location.href));
  const base = new URL(".", location.href);
  await playInAwayFl({ bytes, name: "game.swf", base, container });
  curtain.raise();
} catch (error) {
  if (!(error instanceof FilmError)) throw error;
  console.error(error);
  const { title, text } = error.words;
  curtain.fail(title, text, [
    { label: "Try again", onPress: () => location.reload() },
    { label: "Try the other player", onPress: goToRuffle },
  ]);
}
