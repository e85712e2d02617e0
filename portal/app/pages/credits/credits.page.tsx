import type { PageArgs, PageResult } from "#app/page.ts";
import { PageButtons } from "#app/ui/page-buttons.tsx";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { pageOf } from "#domain/catalogue/listing/paging.ts";
import { creditedSoftware } from "./credited-software.ts";
import styles from "./credits.module.css";

/** Only the largest portals have a second page. */
const GAMES_PER_PAGE = 500;

/** Page of authors and licences: the local games, and the software in visitors' browsers. */
export function creditsPage({ portal, query }: PageArgs): PageResult {
  const shown = pageOf(portal.catalogue.local, query.get("page"), GAMES_PER_PAGE);
  return {
    title: "Credits",
    cacheKey: [shown.page],
    body: (
      <div className={styles["page"]}>
        <h1>Credits</h1>
        <p>Every game that is played right here, who made it, and under which licence it is free to share.</p>
        <Table caption="Games" head={["Game", "Author", "Licence", "Version", "Source"]}>
          {shown.items.map((game) => (
            <GameRow key={game.id} game={game} />
          ))}
        </Table>
        <PageButtons page={shown.page} pages={shown.pages} hrefOf={urls.credits} />
        <p>What the portal itself stands on:</p>
        <Table caption="Software and type" head={["Name", "What it does here", "Licence", "Source"]}>
          {creditedSoftware.map(({ name, what, licence, source }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{what}</td>
              <td>{licence}</td>
              <td>
                <Source address={source} />
              </td>
            </tr>
          ))}
        </Table>
      </div>
    ),
  };
}

function GameRow({ game }: { game: Game }) {
  return (
    <tr>
      <th scope="row">
        <a href={urls.game(game)}>{game.name}</a>
      </th>
      <td>{game.author}</td>
      <td>
        <Licence game={game} />
      </td>
      <td>{game.version}</td>
      <td>
        <Source address={game.source} />
      </td>
    </tr>
  );
}

function Licence({ game }: { game: Game }) {
  if (game.licenceText === undefined) return game.licence;
  return <a href={urls.licence(game.licenceText)}>{game.licence}</a>;
}

function Source({ address }: { address: string | undefined }) {
  if (!address?.startsWith("https://")) return "Made here";
  return (
    <a href={address} rel="noreferrer">
      {new URL(address).host}
    </a>
  );
}

function Table({
  caption,
  head,
  children,
}: {
  caption: string;
  head: readonly string[];
  children: React.ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className={styles["scroll"]} aria-label={caption} tabIndex={0}>
      <table className={styles["table"]}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
