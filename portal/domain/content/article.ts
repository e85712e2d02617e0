import { truncate } from "#domain/catalogue/listing/descriptions.ts";
import type { Language } from "#domain/language/language.ts";

/** An article of the operator. */
export type Article = {
  /** The last part of its URL: /articles/{name}. */
  name: string;
  title: string;
  /** The first moment of its day, in UTC. */
  date: Date;
  /** The intro; the list shows how it begins. */
  content: readonly string[];
  content2: readonly string[];
  content3: readonly string[];
  /** The language that it is in, where that is not the reader's. */
  language?: Language;
};

const INTRO_LENGTH = 150;

/** How the article begins, as the list shows it: its first 150 characters. */
export function articleIntro(article: Article): string {
  return truncate(article.content.join(" "), INTRO_LENGTH);
}

export function articleNamed(articles: readonly Article[], name: string): Article | undefined {
  return articles.find((article) => article.name === name);
}

/** Newest first; articles of one day keep the order in which the operator wrote them. */
export function newestArticlesFirst(articles: readonly Article[]): Article[] {
  return articles.toSorted((a, b) => b.date.getTime() - a.date.getTime());
}
