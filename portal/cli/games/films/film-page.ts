import type { AnyNode } from "acorn";
import { dataOf, parseScript } from "#adapters/acorn/js-data.ts";
import type { FlashSettings } from "#domain/catalogue/flash-settings.ts";
import { decodedPath } from "#domain/decoded-path.ts";
import { Refusal } from "#domain/errors.ts";
import { tokensOf } from "#domain/markup.ts";
import { pageSettings } from "./page-settings.ts";
import { embeddedFilms, type Parameters, type ScriptFilm } from "./script-films.ts";

/** What a page does with films: the SWF files that it shows, the settings that it gives them, and what else it has. */
export type FilmPage = {
  /** Paths as the page writes them, without their query. */
  readonly films: readonly string[];
  readonly settings: FlashSettings;
  /** Scripts of the page that lie beside it. */
  readonly scripts: readonly string[];
  /** It draws or frames something itself, so that it does more than show a film. */
  readonly isMore: boolean;
  /** It loads a player for films, or has an element for one. */
  readonly hasPlayer: boolean;
};

/** What draws on a page without Flash. */
export const drawsItself =
  /getContext|requestAnimationFrame|<canvas|createElement\(["'`]canvas|Phaser|PIXI|createjs|UnityLoader/;

/** Scripts that play or embed films. */
const playerScript = /ruffle|swfobject|AC_RunActiveContent|waflash/i;

const playerElements = ["embed", "object", "ruffle-player", "ruffle-embed", "ruffle-object"];

const installers = /(?:expressInstall|playerProductInstall)\.swf/i;

/**
 * Reads a page in latin1: `<embed>`, `<object>` and Ruffle's elements, and the calls of SWFObject and Ruffle in its scripts. `ownScripts` are the
 * texts of scripts that lie beside it.
 */
export function readFilmPage(page: string, ownScripts: readonly string[] = []): FilmPage {
  const found: ScriptFilm[] = ownScripts.flatMap(filmsOfScript);
  const scripts: string[] = [];
  let isMore = false;
  let hasPlayer = false;
  for (const token of tokensOf(page)) {
    if (token.kind !== "start") continue;
    const attribute = (name: string) => decodeEntities(token.attributes.get(name) ?? "");
    hasPlayer ||=
      playerElements.includes(token.name) || (token.name === "script" && playerScript.test(attribute("src")));
    switch (token.name) {
      case "embed":
      case "ruffle-player":
      case "ruffle-embed":
        found.push({
          film: attribute("src"),
          parameters: fromQuery(attribute("flashvars")),
          options: { scale: attribute("scale"), quality: attribute("quality") },
        });
        break;
      case "object":
      case "ruffle-object":
        found.push({ film: attribute("data"), parameters: {} });
        break;
      case "param":
        found.push(paramFilm(attribute("name").toLowerCase(), attribute("value")));
        break;
      case "script":
        if (token.attributes.has("src")) scripts.push(attribute("src"));
        else found.push(...filmsOfScript(contentFrom(page, token.end)));
        break;
      case "iframe": {
        // A page for all films: <iframe src="/ruffle.html?swf=games/x.swf">
        const film = /[?&#](?:[^=&#]*=)?([^&#=]+\.swf)(?=[&#]|$)/i.exec(attribute("src"))?.[1];
        hasPlayer ||= film !== undefined;
        if (film === undefined) isMore = true;
        else found.push({ film: decodedPath(film), parameters: {} });
        break;
      }
      case "canvas":
      case "frame":
        isMore = true;
        break;
    }
  }
  const options: Record<string, unknown> = Object.assign({}, ...found.map((one) => one.options ?? {}));
  const shown = found.filter(({ film }) => /\.swf(?:[?#]|$)/i.test(film) && !installers.test(film));
  return {
    films: [...new Set(shown.map(({ film }) => film.replace(/[?#].*$/, "")))],
    settings: pageSettings(
      options,
      Object.assign(
        {},
        ...found.map(({ parameters }) => parameters),
        ...shown.map(({ film }) => fromQuery(/\?([^#]*)/.exec(film)?.[1] ?? "")),
      ),
    ),
    scripts: scripts.filter((src) => !/^(?:[a-z]+:)?\/\//i.test(src)),
    isMore: isMore || drawsItself.test(page),
    hasPlayer,
  };
}

function paramFilm(name: string, value: string): ScriptFilm {
  if (name === "flashvars") return { film: "", parameters: fromQuery(value) };
  if (name === "movie" || name === "src") return { film: value, parameters: {} };
  return { film: "", parameters: {}, options: { [name]: value } };
}

function filmsOfScript(text: string): ScriptFilm[] {
  try {
    const program: AnyNode = parseScript(text);
    return embeddedFilms(program, dataOf);
  } catch (error) {
    // A script that is no JavaScript would not run either.
    if (error instanceof Refusal) return [];
    throw error;
  }
}

function contentFrom(page: string, start: number): string {
  const end = page.slice(start).search(/<\/script/i);
  return end < 0 ? "" : page.slice(start, start + end);
}

function fromQuery(text: string): Parameters {
  return Object.fromEntries(new URLSearchParams(text));
}

function decodeEntities(text: string): string {
  return text
    .replaceAll(/&(?:amp|#38);/g, "&")
    .replaceAll(/&(?:quot|#34);/g, '"')
    .replaceAll("&#39;", "'");
}
