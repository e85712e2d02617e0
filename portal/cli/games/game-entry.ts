import type { Framing, Game } from "#domain/catalogue/game.ts";
import type { ImportedGame } from "#domain/catalogue/imported-game.ts";
import { readCatalogue } from "#domain/catalogue/reading/read-catalogue.ts";
import { Refusal } from "#domain/errors.ts";

/** What an operator, or a list from elsewhere, says about a game. */
export type GameFacts = {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly dateAdded: string;
  readonly isTrending?: boolean | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly author?: string | undefined;
  readonly licence?: string | undefined;
  readonly source?: string | undefined;
  readonly language?: string | undefined;
  readonly words?: Game["words"] | undefined;
  /** Refused: the game plays in a window of its own only. */
  readonly framing?: Framing | undefined;
  /** URLs of an external game besides its path. */
  readonly servers?: readonly string[] | undefined;
};

/** The catalogue's entry of an imported game, parsed as the server will parse it. */
export function gameEntry(imported: ImportedGame, facts: GameFacts): Game {
  const { name = imported.name, description = "", isTrending = false, tags = [], ...others } = facts;
  const entry = {
    ...others,
    name,
    path: imported.path,
    gameType: imported.type,
    description,
    isTrending,
    tags: [...new Set([...tags, ...(imported.tags ?? [])])],
    stage: imported.stage,
    controls: imported.controls,
    input: imported.input,
    bytes: imported.bytes || undefined,
    flash: imported.flash && Object.keys(imported.flash).length > 0 ? imported.flash : undefined,
    needs: imported.adaptations?.needs.length ? imported.adaptations.needs : undefined,
  };
  const { games, refused } = readCatalogue([entry], { has: () => true });
  const [game] = games;
  if (!game) throw new Refusal("upload-refused", refused[0]?.reason ?? "it cannot be listed");
  return game;
}
