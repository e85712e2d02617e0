import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { Cover } from "#app/ui/cover.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageButtons } from "#app/ui/page-buttons.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Star } from "#app/ui/star.tsx";
import { urls } from "#app/urls.ts";
import type { Game } from "#domain/catalogue/game.ts";
import { resultDescription, truncate } from "#domain/catalogue/listing/descriptions.ts";
import type { ListPage } from "#domain/catalogue/listing/paging.ts";
import { wordsFor } from "#domain/catalogue/words/game-words.ts";
import styles from "./search-results.module.css";

type Props = { words: string; shown: ListPage<Game>; meant: readonly Game[]; total: number };

/** Search box, results and page buttons; without a result, similar names. */
export function SearchResults({ words, shown, meant, total }: Props) {
  const t = useTranslate();
  const query = truncate(words, 200);
  return (
    <>
      <div className={styles["head"]}>
        <h1>{t("search.title")}</h1>
        <SearchBox total={total} words={query} />
      </div>
      {shown.total === 0 ? (
        <>
          <div className={styles["none"]}>
            <p>{t("search.nothing", { words: query })}</p>
            <a href={urls.games()}>{t("search.lookThrough", { count: total })}</a>
          </div>
          {meant.length > 0 && <DidYouMean games={meant} />}
        </>
      ) : (
        <>
          <ol className={styles["results"]}>
            {shown.items.map((game) => (
              <Result key={game.id} game={game} />
            ))}
          </ol>
          <PageButtons page={shown.page} pages={shown.pages} hrefOf={(page) => urls.search(words, page)} />
          {shown.page === shown.pages && <p className={styles["end"]}>{t("search.end")}</p>}
        </>
      )}
    </>
  );
}

function DidYouMean({ games }: { games: readonly Game[] }) {
  const t = useTranslate();
  return (
    <section className={styles["meant"]} aria-labelledby="meant">
      <h2 id="meant">{t("search.didYouMean")}</h2>
      <ol className={styles["results"]}>
        {games.map((game) => (
          <Result key={game.id} game={game} />
        ))}
      </ol>
    </section>
  );
}

/** One result: cover, name and description. */
export function Result({ game }: { game: Game }) {
  const t = useTranslate();
  const { name, description } = wordsFor(game, t.language);
  return (
    <li className={styles["result"]}>
      <div className={styles["cover"]}>
        <Cover game={game} />
      </div>
      <div className={styles["words"]}>
        <h2 className={styles["name"]}>
          <a className={styles["link"]} href={urls.loading(game)} data-testid="result-name">
            {name}
          </a>
          {game.isTrending && (
            <span className={styles["mark"]}>
              <Icon name="flame" label={t("search.trending")} />
            </span>
          )}
        </h2>
        <p className={styles["description"]} {...inLanguage(description.language, t.language)}>
          {resultDescription(description.value)}
        </p>
      </div>
      <Star game={game} />
    </li>
  );
}
