import type { DeskArgs, DeskPage } from "#desk/page.ts";
import { pathOfId } from "#domain/catalogue/game-id.ts";
import { Refusal } from "#domain/errors.ts";
import { GameForm } from "./game-form.tsx";
import { gamesActions, gamesUploads } from "./games-actions.tsx";
import { GamesTable } from "./games-table.tsx";
import { tableQuery } from "./table-address.ts";

/** Games: the table of all, and one page for each with everything that can be changed about it. */
export const gamesPage: DeskPage = {
  title: "Games",
  icon: "games",
  async show(args) {
    const [view, id = ""] = args.rest;
    return view === "game" ? showGame(args, id) : showTable(args);
  },
  actions: gamesActions,
  uploads: gamesUploads,
  data: { intakes: ({ desk }) => desk.games.intakes() },
  files: {
    async cover({ desk, query }) {
      const path = pathOfId(query.get("id") ?? "");
      const cover = path === undefined ? undefined : await desk.games.cover(path);
      return cover && { name: "cover", type: cover.type, body: cover.bytes };
    },
  },
};

async function showTable({ desk, query }: DeskArgs) {
  const wanted = tableQuery(query);
  const [page, lastChange, unused, intakes] = await Promise.all([
    desk.games.table(wanted, query.get("page")),
    desk.games.lastChange(),
    desk.games.unused(),
    desk.games.intakes(),
  ]);
  return <GamesTable {...{ query: wanted, page, lastChange, unused, intakes }} />;
}

async function showGame({ desk }: DeskArgs, id: string) {
  const path = pathOfId(id);
  const known = path === undefined ? undefined : await desk.games.find(path);
  if (!known) throw new Refusal("game-not-found", "There is no such game.");
  return <GameForm known={known} desk={desk} />;
}
