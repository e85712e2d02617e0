import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import { notFoundPage } from "#app/pages/not-found/not-found.page.tsx";
import { Day } from "#app/ui/day.tsx";
import { urls } from "#app/urls.ts";
import { type Article, articleIntro, articleNamed } from "#domain/content/article.ts";
import styles from "./article.module.css";

/** Page of one article. */
export function articlePage(args: PageArgs): PageResult {
  const article = articleNamed(args.portal.content.articles, args.params["articleId"] ?? "");
  if (!article) return notFoundPage(args);
  return {
    title: article.title,
    description: articleIntro(article),
    cacheKey: [article.name],
    body: <ArticleText article={article} />,
  };
}

/** Text of an article, with its title and day. */
export function ArticleText({ article }: { article: Article }) {
  const t = useTranslate();
  const written = inLanguage(article.language, t.language);
  const parts = [
    { id: "intro", paragraphs: article.content },
    { id: "middle", paragraphs: article.content2 },
    { id: "end", paragraphs: article.content3 },
  ];
  return (
    <article className={styles["article"]}>
      <h1 {...written}>{article.title}</h1>
      <Day date={article.date} />
      {parts.map(({ id, paragraphs }) => (
        <section key={id} className={styles["part"]} {...written}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p>
        <a href={urls.articles()}>{t("article.all")}</a>
      </p>
    </article>
  );
}
