import type { PageArgs, PageResult } from "#app/page.ts";
import { Day } from "#app/ui/day.tsx";
import { urls } from "#app/urls.ts";
import { articleIntro, newestArticlesFirst } from "#domain/content/article.ts";
import styles from "./articles.module.css";

/** Page with the list of articles, newest first. */
export function articlesPage({ portal }: PageArgs): PageResult {
  return {
    title: "Articles",
    cacheKey: [],
    body: (
      <div className={styles["page"]}>
        <h1>Articles</h1>
        <ul className={styles["list"]}>
          {newestArticlesFirst(portal.content.articles).map((article) => (
            <li key={article.name} className={styles["item"]}>
              <h2>
                <a className={styles["link"]} href={urls.article(article.name)}>
                  {article.title}
                </a>
              </h2>
              <p>{articleIntro(article)}</p>
              <Day date={article.date} />
            </li>
          ))}
        </ul>
      </div>
    ),
  };
}
