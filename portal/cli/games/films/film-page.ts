import type { AnyNode } from "acorn";
import { dataOf, parseScript } from "#adapters/acorn/js-data.ts";
import { Refusal } from "#domain/errors.ts";
import { tokensOf } from "#domain/markup.ts";
import { embeddedFilms, type Parameters, type ScriptFilm } from "./script-films.ts";

/** What a page does with films: the SWF files that it shows, the FlashVars that it gives them, and what else it has. */
export type FilmPage = {
  /** Paths as the page writes them, without their query. */
  readonly films: readonly string[];
  readonly parameters: Parameters;
  /** Scripts of the page that lie beside it. */
  readonly scripts: readonly string[];
  /** It draws or frames something itself, so that it does more than show a film. */
  readonly isMore: boolean;
};

/** What draws on a page without Flash. */
export const drawsItself =
  /getContext|requestAnimationFrame|<canvas|createElement\(["'`]canvas|Phaser|PIXI|createjs|UnityLoader/;

const installers = /(?:expressInstall|playerProductInstall)\.swf/i;

/** Reads a page in latin1: `<embed>`, `<object>` and Ruffle's elements, and the calls of SWFObject and Ruffle in its scripts. */
export function readFilmPage(page: string): FilmPage {
  const found: ScriptFilm[] = [];
  const scripts: string[] = [];
  let isMore = false;
  for (const token of tokensOf(page)) {
    if (token.kind !== "start") continue;
    const attribute = (name: string) => decodeEntities(token.attributes.get(name) ?? "");
    switch (token.name) {
      case "embed":
      case "ruffle-player":
      case "ruffle-embed":
        found.push({ film: attribute("src"), parameters: fromQuery(attribute("flashvars")) });
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
      case "canvas":
      case "iframe":
      case "frame":
        isMore = true;
        break;
    }
  }
  const shown = found.filter(({ film }) => /\.swf(?:[?#]|$)/i.test(film) && !installers.test(film));
  return {
    films: [...new Set(shown.map(({ film }) => film.replace(/[?#].*$/, "")))],
    parameters: Object.assign(
      {},
      ...found.map(({ parameters }) => parameters),
      ...shown.map(({ film }) => fromQuery(/\?([^#]*)/.exec(film)?.[1] ?? "")),
    ),
    scripts: scripts.filter((src) => !/^(?:[a-z]+:)?\/\//i.test(src)),
    isMore: isMore || drawsItself.test(page),
  };
}

function paramFilm(name: string, value: string): ScriptFilm {
  if (name === "flashvars") return { film: "", parameters: fromQuery(value) };
  return { film: name === "movie" || name === "src" ? value : "", parameters: {} };
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
