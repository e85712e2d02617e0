import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { PageButtons } from "#app/ui/page-buttons.tsx";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { type ListPage, pageOf } from "#domain/catalogue/listing/paging.ts";
import { nameFor } from "#domain/catalogue/words/game-words.ts";
import { creditedSoftware } from "./credited-software.ts";
import styles from "./credits.module.css";

/** Only the largest portals have a second page. */
const GAMES_PER_PAGE = 500;

/** Page of authors and licences: the local games, and the software in visitors' browsers. */
export function creditsPage({ portal, query }: PageArgs): PageResult {
  const shown = pageOf(portal.catalogue.local, query.get("page"), GAMES_PER_PAGE);
  return {
    title: (t) => t("credits.title"),
    address: urls.credits(shown.page),
    cacheKey: [shown.page],
    body: <Credits shown={shown} />,
  };
}

function Credits({ shown }: { shown: ListPage<Game> }) {
  const t = useTranslate();
  const [licence, source] = [t("credits.licence"), t("credits.source")];
  return (
    <div className={styles["page"]}>
      <h1>{t("credits.title")}</h1>
      <p>{t("credits.lead")}</p>
      <Table
        caption={t("credits.games")}
        head={[t("credits.game"), t("credits.author"), licence, t("credits.version"), source]}
      >
        {shown.items.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </Table>
      <PageButtons page={shown.page} pages={shown.pages} hrefOf={urls.credits} />
      <p>{t("credits.softwareLead")}</p>
      <Table
        caption={t("credits.software")}
        head={[t("credits.name"), t("credits.purpose"), licence, source]}
      >
        {creditedSoftware.map(({ name, id, licence, source }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{t(`creditedSoftware.${id}`)}</td>
            <td>{licence}</td>
            <td>
              <Source address={source} />
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

function GameRow({ game }: { game: Game }) {
  const { language } = useTranslate();
  return (
    <tr>
      <th scope="row">
        <a href={urls.game(game)}>{nameFor(game, language)}</a>
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
  const t = useTranslate();
  if (!address?.startsWith("https://")) return t("credits.madeHere");
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
