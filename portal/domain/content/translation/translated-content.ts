import type { Content } from "#domain/content/content.ts";
import type { CardId, SiteSettings } from "#domain/content/site.ts";
import { isUncounted } from "#domain/content/visitors-claim.ts";
import { DEFAULT_LANGUAGE, type Language } from "#domain/language/language.ts";
import { entryKey, isKeyedFile } from "./entry-key.ts";
import type { LanguageWords } from "./words-schemas.ts";

/** Content and its words in one language, each the shipped ones and the operator's. */
export type TranslationSources = {
  readonly language: Language;
  /** The operator's content over the shipped one. */
  readonly plain: Content;
  /** The shipped content alone: words that ship with it fit what is unchanged. */
  readonly shipped: Content;
  readonly ownWords: LanguageWords;
  readonly shippedWords: LanguageWords;
};

/**
 * The content for a reader of one language. An entry is the operator's translation, or the shipped one where the operator did not change the
 * entry, or else as it is; then it has the language that it is in.
 */
export function translatedContent(sources: TranslationSources): Content {
  const { plain } = sources;
  const { announcements, articles, partners, slides, promos } = plain;
  return {
    site: translatedSite(sources),
    taglines: listOf("taglines", sources).list,
    refusals: listOf("refusals", sources).list,
    announcements: entries(announcements, "announcements", sources, (one, { title, content }) => ({
      ...one,
      title,
      content,
    })),
    articles: entries(articles, "articles", sources, (one, words) => ({ ...one, ...words })),
    partners: entries(partners, "partners", sources, (one, { name = one.name, description, soon }) => ({
      ...one,
      name,
      description,
      link: "setting" in one.link && soon ? { ...one.link, soon } : one.link,
    })),
    slides: entries(slides, "slides", sources, (one, { title }) => ({ ...one, title })),
    promos: entries(promos, "promos", sources, (one, { title, blurb }) => ({ ...one, title, blurb })),
  };
}

type Entries = Pick<Content, "announcements" | "articles" | "partners" | "slides" | "promos">;
type EntryWords<File extends keyof Entries> = NonNullable<LanguageWords[File]>[string];

function entries<File extends keyof Entries, Entry extends Entries[File][number]>(
  list: readonly Entry[],
  file: File,
  sources: TranslationSources,
  withWords: (entry: Entry, words: EntryWords<File>) => Entry,
): Entry[] {
  const { language, shipped, ownWords, shippedWords } = sources;
  const shippedEntries = new Map(
    shipped[file].map((entry) => [entryKey(file, entry), JSON.stringify(entry)]),
  );
  return list.map((entry) => {
    const key = entryKey(file, entry);
    const isShipped = shippedEntries.get(key) === JSON.stringify(entry);
    const words =
      wordsAt<File>(ownWords[file], key) ?? (isShipped ? wordsAt<File>(shippedWords[file], key) : undefined);
    return words ? withWords(entry, words) : fallenBack(entry, isShipped, sources, language);
  });
}

function wordsAt<File extends keyof Entries>(
  words: LanguageWords[File],
  key: string,
): EntryWords<File> | undefined {
  const all = words as Readonly<Record<string, EntryWords<File>>> | undefined;
  return all !== undefined && Object.hasOwn(all, key) ? all[key] : undefined;
}

/** What is shipped is English; the rest is in the operator's language. */
function fallenBack<Value extends object>(
  value: Value,
  isShipped: boolean,
  { plain }: TranslationSources,
  wanted: Language,
): Value & { language?: Language } {
  const language = isShipped ? DEFAULT_LANGUAGE : plain.site.language;
  return language === wanted ? value : { ...value, language };
}

function listOf(
  file: "taglines" | "refusals",
  { plain, shipped, ownWords, shippedWords, language }: TranslationSources,
): { list: readonly string[]; language?: Language } {
  const isShipped = plain[file].join("\n") === shipped[file].join("\n");
  const words = ownWords[file] ?? (isShipped ? shippedWords[file] : undefined);
  if (words) return { list: words };
  const own = isShipped ? DEFAULT_LANGUAGE : plain.site.language;
  return { list: plain[file], ...(own !== language && { language: own }) };
}

function translatedSite(sources: TranslationSources): SiteSettings {
  const { plain, shipped, ownWords, shippedWords, language } = sources;
  const { site } = plain;
  const [own = {}, theirs = {}] = [ownWords.site, shippedWords.site];
  const written = (["taglines", "refusals"] as const).flatMap((file) => {
    const { language: of } = listOf(file, sources);
    return of ? [[file, of] as const] : [];
  });
  const isShipped = (of: (site: SiteSettings) => unknown) =>
    JSON.stringify(of(site)) === JSON.stringify(of(shipped.site));
  const areClaimsShipped = isShipped(({ claims }) => claims);
  const claims = own.claims ?? (areClaimsShipped ? theirs.claims : undefined);
  const imprint = own.imprint;
  const card = (id: CardId) => {
    const isUnchanged = isShipped(({ cards }) => [cards[id].title, cards[id].blurb]);
    const words = own.cards?.[id] ?? (isUnchanged ? theirs.cards?.[id] : undefined);
    return words ?? fallenBack({}, isUnchanged, sources, language);
  };
  const { cards, support } = site;
  const isSupportShipped = isShipped(({ support: { title, blurb, soon } }) => [title, blurb, soon]);
  const supportWords = own.support ?? (isSupportShipped ? theirs.support : undefined);
  return {
    ...site,
    claims: { ...(claims ?? site.claims), isUncounted: isUncounted(site) },
    support: { ...support, ...(supportWords ?? fallenBack({}, isSupportShipped, sources, language)) },
    cards: {
      games: { ...cards.games, ...card("games") },
      social: { ...cards.social, ...card("social") },
      emulator: { ...cards.emulator, ...card("emulator") },
      partners: { ...cards.partners, ...card("partners") },
      source: { ...cards.source, ...card("source") },
      chat: { ...cards.chat, ...card("chat") },
      video: { ...cards.video, ...card("video") },
    },
    imprint: site.imprint && {
      ...site.imprint,
      ...(imprint ?? fallenBack({}, false, sources, language)),
    },
    written: Object.fromEntries(written),
  };
}

/** Words of a language file for entries that the content does not have: each names the file and the key. */
export function leftoverWords(plain: Content, words: LanguageWords): { file: keyof Content; key: string }[] {
  return (Object.keys(plain) as (keyof Content)[]).flatMap((file) => {
    const named = words[file];
    if (!isKeyedFile(file) || !named) return [];
    const keys = new Set(plain[file].map((entry: object) => entryKey(file, entry)));
    return Object.keys(named)
      .filter((key) => !keys.has(key))
      .map((key) => ({ file, key }));
  });
}
