import button from "#app/ui/button.module.css";
import form from "#app/ui/form.module.css";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { ActionForm } from "#desk/frame/action-form.tsx";
import table from "#desk/frame/table.module.css";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { type ListPage, pageButtons } from "#domain/catalogue/listing/paging.ts";
import type { Change } from "#domain/catalogue/overlay/change.ts";
import {
  type TableQuery,
  type TableRow,
  tableMarks,
  tableSorts,
} from "#domain/catalogue/overlay/game-table.ts";
import type { Intake } from "#domain/desk/desk-games.ts";
import { AddGames } from "./add-games.tsx";
import { Choice } from "./choice.tsx";
import styles from "./games.module.css";
import { tableAddress } from "./table-address.ts";

type Props = {
  readonly query: TableQuery;
  readonly page: ListPage<TableRow>;
  readonly lastChange: Change | undefined;
  readonly unused: readonly (readonly [string, string])[];
  readonly intakes: readonly Intake[];
};

/** The table of all games, with adding above it. */
export function GamesTable({ query, page, lastChange, unused, intakes }: Props) {
  const shown = `${tableAddress(query, page.page)}`;
  return (
    <div className={styles["games"]}>
      <h1>Games</h1>
      <AddGames intakes={intakes} />
      <TitledSection id="all" title="All games" note={countWords(page.total, query)}>
        <Filters query={query} />
        {lastChange && (
          <ActionForm action="undo" query={shown} className={styles["row"]}>
            <span>
              Last change: {lastChange.action} of {lastChange.name}
            </span>
            <button className={button["quiet"]} type="submit">
              Undo
            </button>
          </ActionForm>
        )}
        <table className={table["table"]}>
          <thead>
            <tr>
              {["Game", "Type", "Tags", "Plays", "Reports", "Size", "State"].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">
                <span className="for-screen-readers">Change</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {page.items.map((row) => (
              <Row key={row.game.path} row={row} shown={shown} />
            ))}
          </tbody>
        </table>
        {page.items.length === 0 && (
          <p>
            No game is like that. <a href="/games#all">Show all games</a>
          </p>
        )}
        <Pages query={query} page={page} />
      </TitledSection>
      {unused.length > 0 && <Unused edits={unused} />}
    </div>
  );
}

/** How many games the table has, of all or of those that are asked for. */
function countWords(total: number, query: TableQuery): string {
  const { sort: _, ...filters } = query;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  if (!isFiltered) return `${total} of them, shipped and yours.`;
  return total === 1 ? "One fits." : `${total} fit.`;
}

function Filters({ query }: { query: TableQuery }) {
  return (
    <form method="get" action="/games" className={styles["filters"]}>
      <label className={form["label"]}>
        Search
        <input className={form["field"]} type="search" name="search" defaultValue={query.search} />
      </label>
      <Choice
        label="Type"
        name="type"
        value={query.type}
        values={["html5", "flash", "waflash", "external"]}
      />
      <label className={form["label"]}>
        Tag
        <input className={form["field"]} name="tag" defaultValue={query.tag} />
      </label>
      <Choice label="Only" name="only" value={query.mark} values={tableMarks} />
      <Choice
        label="Sorted by"
        name="sort"
        value={query.sort === "list" ? "" : query.sort}
        values={tableSorts.filter((sort) => sort !== "list")}
        none="as listed"
      />
      <button className={button["primary"]} type="submit">
        Show
      </button>
    </form>
  );
}

/** `shown` is the query of the table, which each press leads back to. */
function Row({ row, shown }: { row: TableRow; shown: string }) {
  const { game, plays, reports, isHidden } = row;
  return (
    <tr>
      <td data-label="Game">
        <a href={`/games/game/${idOfPath(game.path)}`}>{game.name}</a>
      </td>
      <td data-label="Type" className={styles["short"]}>
        {game.gameType}
      </td>
      <td data-label="Tags">{game.tags.join(", ")}</td>
      <td data-label="Plays">{plays}</td>
      <td data-label="Reports">{reports}</td>
      <td data-label="Size" className={styles["short"]}>
        {game.bytes ? `${(game.bytes / 1e6).toFixed(1)} MB` : "–"}
      </td>
      <td data-label="State">{stateOf(row).join(", ")}</td>
      <td>
        <span className={styles["presses"]}>
          <Press action={isHidden ? "show" : "hide"} game={game} shown={shown} />
          <Press action={game.isTrending ? "unfeature" : "feature"} game={game} shown={shown} />
        </span>
      </td>
    </tr>
  );
}

const presses = { hide: "Hide", show: "Show", feature: "Feature", unfeature: "Unfeature" } as const;

type PressProps = { action: keyof typeof presses; game: TableRow["game"]; shown: string };

function Press({ action, game: { path, name }, shown }: PressProps) {
  return (
    <ActionForm action={action} query={shown}>
      <input type="hidden" name="path" value={path} />
      <button className={button["quiet"]} type="submit" aria-label={`${presses[action]} ${name}`}>
        {presses[action]}
      </button>
    </ActionForm>
  );
}

function stateOf({ game, isHidden, isRecalled, isEdited, isAdded, isVerified }: TableRow): string[] {
  const marks = {
    hidden: isHidden,
    recalled: isRecalled,
    featured: game.isTrending,
    edited: isEdited,
    yours: isAdded,
    verified: isVerified,
  };
  return Object.entries(marks).flatMap(([mark, isSet]) => (isSet ? [mark] : []));
}

function Pages({ query, page }: { query: TableQuery; page: ListPage<TableRow> }) {
  if (page.pages === 1) return null;
  const hrefOf = (number: number) => `/games?${tableAddress(query, number)}`;
  return (
    <nav className={styles["row"]} aria-label="Pages">
      {pageButtons(page.page, page.pages).map((number, at) =>
        number === "gap" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two gaps at most, and both are alike
          <span key={`gap ${at}`}>…</span>
        ) : (
          <a key={number} href={hrefOf(number)} aria-current={number === page.page ? "page" : undefined}>
            {number}
          </a>
        ),
      )}
    </nav>
  );
}

function Unused({ edits }: { edits: readonly (readonly [string, string])[] }) {
  return (
    <TitledSection
      id="unused"
      title="Not used"
      note="Changes of games that are gone. They wait for a game of that path."
    >
      {edits.map(([path, name]) => (
        <ActionForm key={path} action="reset" className={styles["row"]}>
          <input type="hidden" name="path" value={path} />
          <span>
            {name} ({path})
          </span>
          <button className={button["quiet"]} type="submit">
            Forget
          </button>
        </ActionForm>
      ))}
    </TitledSection>
  );
}
