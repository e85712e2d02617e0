/** `/assets/waflash/{folder}/awayfl.html`: plays the folder's film in AwayFL, under the policy that AwayFL needs. */
import { playInAwayFl } from "./film/awayfl.ts";
import { hangCurtain } from "./film/curtain.ts";
import { FilmError } from "./film/film-error.ts";
import { fetchFilm } from "./film/film-file.ts";
import { goToRuffle } from "./film/other-player.ts";
import { pieces } from "./film/pieces.ts";
import { reportMeta } from "./film/report.ts";

const { container, curtainElement } = pieces();
const curtain = hangCurtain(curtainElement);
document.querySelector("#other")?.addEventListener("click", goToRuffle);

try {
  const bytes = await fetchFilm(new URL("game.swf", location.href));
  const base = new URL(".", location.href);
  reportMeta(await playInAwayFl({ bytes, name: "game.swf", base, container }));
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
