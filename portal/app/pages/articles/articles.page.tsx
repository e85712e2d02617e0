import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { Day } from "#app/ui/day.tsx";
import { urls } from "#app/urls.ts";
import { type Article, articleIntro, newestArticlesFirst } from "#domain/content/article.ts";
import styles from "./articles.module.css";

/** Page with the list of articles, newest first. */
export function articlesPage({ portal }: PageArgs): PageResult {
  return {
    title: (t) => t("articles.title"),
    cacheKey: [],
    body: <ArticleList articles={newestArticlesFirst(portal.content.articles)} />,
  };
}

function ArticleList({ articles }: { articles: readonly Article[] }) {
  const t = useTranslate();
  return (
    <div className={styles["page"]}>
      <h1>{t("articles.title")}</h1>
      <ul className={styles["list"]}>
        {articles.map((article) => (
          <li key={article.name} className={styles["item"]} {...inLanguage(article.language, t.language)}>
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
  );
}
