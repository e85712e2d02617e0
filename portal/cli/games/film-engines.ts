import type { Game } from "#domain/catalogue/game.ts";
import type { FilmEngine } from "#domain/catalogue/swf/film-engine.ts";
import { engineWords } from "#domain/catalogue/swf/film-wishes.ts";
import { withCommands } from "#paths.mjs";

/** A film as it is listed, and the engine that it needs. */
export type Film = { readonly game: Game; readonly needed: FilmEngine };

/** What `games check` says about films: a line for each that needs another engine than Ruffle, then how many there are. */
export function filmEngineLines(films: readonly Film[]): string[] {
  const others = films.filter(({ needed }) => needed.engine !== "ruffle");
  if (films.length === 0) return [];
  const count = (engine: FilmEngine["engine"]) =>
    films.filter(({ needed }) => needed.engine === engine).length;
  const counts = [
    `${count("ruffle")} for Ruffle`,
    `${count("awayfl")} for AwayFL`,
    `${count("none")} with parts that no engine here plays`,
  ];
  return [...others.map(lineOf), `${films.length} films of your own: ${counts.join(", ")}`];
}

function lineOf({ game, needed }: Film): string {
  const words = `${game.name}: ${engineWords(needed)}`;
  if (needed.engine !== "awayfl") return words;
  return game.flash?.engine === "awayfl"
    ? `${words}, as it is set`
    : withCommands(`${words}: npm run games -- edit ${game.path} --engine awayfl`);
}
