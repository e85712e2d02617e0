import type { Logger } from "pino";
import { operatorEdits } from "#adapters/files/operator-edits.ts";
import { operatorGames } from "#adapters/files/operator-games.ts";
import type { Db } from "#adapters/sql/db.ts";
import { coverOf, coverSvg } from "#domain/catalogue/covers/cover.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { pageOf } from "#domain/catalogue/listing/paging.ts";
import { tableGames, tableRow } from "#domain/catalogue/overlay/game-table.ts";
import { knownGames, unusedEdits } from "#domain/catalogue/overlay/known-games.ts";
import { endRecall, guestOf, recalledPaths, recallGame } from "#domain/catalogue/recall.ts";
import type { DeskGames } from "#domain/desk/desk-games.ts";
import { Refusal } from "#domain/errors.ts";
import type { Portal } from "#domain/portal.ts";
import type { StaticFiles } from "#server/http/static/static-files.ts";
import type { LiveCatalogue } from "#server/jobs/live-catalogue.ts";
import { readGameFigures } from "./game-figures.ts";
import { openIntakes } from "./intakes.ts";
import { openEditing } from "./open-editing.ts";
import { COVER_MAX_BYTES, storeCover } from "./store-cover.ts";

type Options = {
  readonly dataDir: string;
  readonly portal: Portal;
  readonly db: Db;
  /** The games that the portal brings, those that the operator hid, and all that are not listed. */
  readonly games: Pick<LiveCatalogue, "built" | "hidden" | "unlisted">;
  /** Covers. */
  readonly files: StaticFiles;
  readonly log: Logger;
};

/** Opens what the desk does with games, over the portal that it belongs to. */
export function openDeskGames({ dataDir, portal, db, games, files, log }: Options): DeskGames {
  const added = operatorGames(dataDir);
  const edits = operatorEdits(dataDir);
  const intakes = openIntakes({ dataDir, log, now: portal.now });

  /** All games as they are shown: those that are listed, then the others. */
  const shownGames = () => portal.catalogue.games.concat(games.unlisted());

  async function find(path: string) {
    const [overlay, { games: own }] = await Promise.all([edits.read(), added.read()]);
    const isThis = (game: Game) => game.path === path;
    return knownGames({ added: own.filter(isThis), shipped: games.built().filter(isThis) }, overlay)[0];
  }

  return {
    editing: openEditing(dataDir, async () => games.built()),
    find,
    async table(query, page) {
      const [figures, overlay, { games: own }] = await Promise.all([
        readGameFigures(db, portal.now()),
        edits.read(),
        added.read(),
      ]);
      const paths = new Set(own.map(({ path }) => path));
      const recalled = recalledPaths(portal.recalls);
      const marks = {
        isHidden: (path: string) => games.hidden().has(path),
        isRecalled: (path: string) => recalled.has(path),
        isEdited: (path: string) => overlay.has(path),
        isAdded: (path: string) => paths.has(path),
      };
      const listed = pageOf(tableGames(shownGames(), query, figures, marks), page);
      return { ...listed, items: listed.items.map((game) => tableRow(game, figures, marks)) };
    },
    async unused() {
      const [overlay, { games: own }] = await Promise.all([edits.read(), added.read()]);
      if (overlay.size === 0) return [];
      const known = knownGames({ added: own, shipped: games.built() }, overlay);
      return unusedEdits(known, overlay).map(([path, { of }]) => [path, of] as const);
    },
    lastChange: async () => (await edits.readHistory()).at(-1),
    isRecalled: (path) => recalledPaths(portal.recalls).has(path),
    recall: (path, isFixed) =>
      added.change(async () => {
        const recalls = await added.readRecalls();
        const game = (await find(path))?.game;
        if (!game) throw new Refusal("game-not-found", "There is no such game.");
        const { name, gameType } = game;
        const next = isFixed
          ? endRecall(recalls, path)
          : recallGame(recalls, { path, name, guest: guestOf({ gameType, path }) }, portal.now());
        if (!next) throw new Refusal("game-not-found", "It is not recalled.");
        await added.writeRecalls(next);
      }),
    async storeCover(path, picture) {
      return storeCover(dataDir, path, await readAll(picture));
    },
    async cover(path) {
      const known = await find(path);
      if (!known) return undefined;
      const file = coverOf(known.shown);
      const response = await files.serve(new Request("http://desk/"), `covers/${file}`);
      if (response?.ok)
        return {
          type: response.headers.get("content-type") ?? "image/webp",
          bytes: new Uint8Array(await response.arrayBuffer()),
        };
      if (!file.endsWith(".svg")) return undefined;
      return { type: "image/svg+xml", bytes: new TextEncoder().encode(coverSvg(known.shown)) };
    },
    addFiles: intakes.addFiles,
    addAddress: intakes.addAddress,
    intakes: intakes.list,
  };
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > COVER_MAX_BYTES) throw new Refusal("upload-refused", "The picture is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
