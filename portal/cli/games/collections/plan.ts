import { resolve } from "node:path";
import { slugFrom, titleFrom } from "#cli/games/import-game.ts";
import { cartridgeTitle } from "#domain/catalogue/cartridge/cartridge-title.ts";
import { slugOf } from "#domain/catalogue/covers/cover-files.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { nameKey } from "#domain/catalogue/reading/duplicates.ts";
import { cleanText } from "#domain/clean-text.ts";
import type { ImportJournal } from "./import-journal.ts";
import type { GameSource, SourceGame } from "./source-game.ts";

export const takenModes = ["skip", "rename", "replace"] as const;

/** What happens to a game whose name is taken. */
export type TakenMode = (typeof takenModes)[number];

/** What is to be done with a game of a collection. */
export type Plan =
  | {
      readonly kind: "import";
      readonly name: string;
      readonly slug: string;
      readonly replaces?: Game | undefined;
    }
  | { readonly kind: "leave"; readonly outcome: "done" | "taken" | "removed"; readonly reason: string };

type Options = {
  readonly own: readonly Game[];
  readonly shipped: readonly Game[];
  readonly journal: ImportJournal;
  readonly onTaken: TakenMode;
};

/**
 * Makes plans for games, one after the other. A planned name, slug and source is taken for those that follow, until `release` says that the game was
 * not taken in after all.
 */
export function planner({ own, shipped, journal, onTaken }: Options) {
  const ownByName = new Map(own.map((game) => [nameKey(game), game]));
  // An own game may take the name of a shipped link.
  const shippedNames = new Set(shipped.map(nameKey));
  const shippedLocalNames = new Set(shipped.filter(({ gameType }) => gameType !== "external").map(nameKey));
  const planned = new Set<string>();
  const plannedSources = new Map<string, string>();
  const slugs = new Set([...own, ...shipped].filter(({ gameType }) => gameType !== "external").map(slugOf));

  const isShipped = (name: string, source: GameSource) =>
    (source.kind === "url" ? shippedNames : shippedLocalNames).has(nameKey({ name }));
  const isTaken = (name: string, source: GameSource) =>
    isShipped(name, source) || ownByName.has(nameKey({ name })) || planned.has(nameKey({ name }));

  function take(name: string, replaces?: Game): Plan {
    planned.add(nameKey({ name }));
    if (replaces && replaces.gameType !== "external")
      return { kind: "import", name, slug: slugOf(replaces), replaces };
    const wanted = slugFrom(name);
    const slug = numbered(wanted, "-", (one) => slugs.has(one));
    slugs.add(slug);
    return { kind: "import", name, slug, replaces };
  }

  function planFor(game: SourceGame, hash: string): Plan {
    const twin = plannedSources.get(sourceKey(game.source));
    if (twin !== undefined)
      return leave("taken", `it is the same as another game of this collection: ${twin}`);
    const plan = planByName(game, hash);
    if (plan.kind === "import") plannedSources.set(sourceKey(game.source), plan.name);
    else if (plan.outcome === "done") plannedSources.set(sourceKey(game.source), nameOf(game));
    return plan;
  }

  function release({ source }: SourceGame, { name, slug, replaces }: Plan & { kind: "import" }): void {
    plannedSources.delete(sourceKey(source));
    planned.delete(nameKey({ name }));
    if (!replaces) slugs.delete(slug);
  }

  function planByName(game: SourceGame, hash: string): Plan {
    const name = nameOf(game);
    const before = journal.lastOf(sourceKey(game.source));
    const listed = before && own.find(({ path }) => path === before.path);
    if (before && listed) {
      if (before.hash === hash) return leave("done", "it was imported before");
      if (onTaken === "replace") return take(name, listed);
      return leave("taken", "it has changed since it was imported; --on-taken replace takes the new one");
    }
    if (before?.hash === hash && before.state === "listed")
      return leave("removed", "you removed it since it was imported; games add brings it back");
    if (!isTaken(name, game.source)) return take(name);
    const replaces = ownByName.get(nameKey({ name }));
    if (onTaken === "rename")
      return take(
        numbered(
          name,
          " ",
          (one) => isTaken(one, game.source),
          (number) => `(${number})`,
        ),
      );
    if (onTaken === "replace" && replaces && !planned.has(nameKey({ name }))) return take(name, replaces);
    const isOther = planned.has(nameKey({ name }));
    return leave(
      "taken",
      isOther ? "another game of this collection has this name" : "a game of this name is listed already",
    );
  }

  return { planFor, release };
}

/** Key of a source in the import journal. */
export function sourceKey(source: GameSource): string {
  if (source.kind === "url") return source.url;
  return `${resolve(source.path)}${partOf(source)}`;
}

/** What tells the games apart that lie in one folder or zip. */
function partOf(source: GameSource): string {
  if (source.kind === "folder" && source.start) return `#${source.start}`;
  return source.kind === "curation" && source.inside !== "" ? `#${source.inside}` : "";
}

/** The name of a game: the list's, or one made of its file's. */
export function nameOf({ entry, source, label }: SourceGame): string {
  if (entry.name !== undefined) return entry.name;
  if (source.kind === "url") return URL.parse(source.url)?.hostname ?? source.url;
  const file = label.split("/").at(-1) ?? label;
  if (source.kind === "cartridge") return titleFrom(cartridgeTitle(file.replace(/\.[^.]+$/, ""), undefined));
  return titleFrom(cleanText(file.replace(/\.(?:swf|zip|html?)$/i, "")));
}

function leave(outcome: "done" | "taken" | "removed", reason: string): Plan {
  return { kind: "leave", outcome, reason };
}

/** The name with the first number behind it that makes it free; without one where it is free already. */
function numbered(
  name: string,
  separator: string,
  isTaken: (name: string) => boolean,
  write: (number: number) => string = (number) => `${number}`,
): string {
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) {
    const candidate = `${name}${separator}${write(number)}`;
    if (!isTaken(candidate)) return candidate;
  }
}
