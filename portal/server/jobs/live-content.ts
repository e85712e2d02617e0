import type { Logger } from "pino";
import type { ContentReport } from "#adapters/files/content-files.ts";
import type { OperatorContent } from "#adapters/files/operator-content.ts";
import type { Content } from "#domain/content/content.ts";
import { withSiteName } from "#domain/content/site-name.ts";
import type { Language } from "#domain/language/language.ts";
import { withCommands } from "#paths.mjs";

/** Asked rather than told: not every file system that operators use tells of changes. */
const LOOK_INTERVAL_MS = 500;

export type LiveContent = {
  current(): Content;
  /** The current content for a reader of one language. */
  inLanguage(language: Language): Content;
  close(): Promise<void>;
};

type GoodWords = { readonly content: Content; readonly inLanguage: (language: Language) => Content };

/** The words with the site's name in them. */
type Words = { readonly plain: Content; in(language: Language): Content };

/**
 * Background job that reads the operator's words again when a file has changed. Words with a mistake are logged and not used: the last good
 * ones stay, also after a restart. `siteName` goes before the name in them.
 */
export function openLiveContent(
  words: OperatorContent,
  log: Logger,
  { siteName, intervalMs = LOOK_INTERVAL_MS }: { siteName?: string | undefined; intervalMs?: number } = {},
): LiveContent {
  const named = ({ content, inLanguage }: GoodWords): Words => {
    const name = siteName ?? content.site.name;
    const byLanguage = new Map<Language, Content>();
    return {
      plain: withSiteName(content, name),
      in(language) {
        const made = byLanguage.get(language) ?? withSiteName(inLanguage(language), name);
        byLanguage.set(language, made);
        return made;
      },
    };
  };
  let stored = Promise.resolve();
  let seen = words.fingerprint();
  let used = seen;
  let current = named(read() ?? lastGood());

  function read(): GoodWords | undefined {
    const { content, inLanguage, mistakes, leftovers } = words.read();
    for (const { file, line, column, message } of mistakes)
      log.error(
        { file, line, column },
        `the words have a mistake and the last good ones are shown: ${message}`,
      );
    for (const { file, line, column, message } of leftovers)
      log.warn({ file, line, column }, `some words are not used: ${message}`);
    if (content)
      stored = stored.then(words.storeLastGood).catch((error: unknown) => {
        log.warn({ error }, "the words cannot be stored for the next start");
      });
    return content && inLanguage && { content, inLanguage };
  }

  function lastGood(): GoodWords {
    const report = words.readLastGood();
    const { content, inLanguage } = report;
    if (!content || !inLanguage) throw new Error(firstMistake(report));
    return { content, inLanguage };
  }

  function look(): void {
    const before = seen;
    seen = words.fingerprint();
    // A file that changed since the last look may be half written.
    if (seen !== before || seen === used) return;
    used = seen;
    const content = read();
    if (!content) return;
    current = named(content);
    log.info("the words have changed");
  }

  const timer = setInterval(() => {
    try {
      look();
    } catch (error) {
      log.error({ error }, "the words cannot be read; they stay as they were");
    }
  }, intervalMs).unref();
  return {
    current: () => current.plain,
    inLanguage: (language) => current.in(language),
    close() {
      clearInterval(timer);
      return stored;
    },
  };
}

function firstMistake({ mistakes: [first, ...more] }: ContentReport): string {
  const others = more.length > 0 ? withCommands(` (and ${more.length} more: npm run content:check)`) : "";
  return `${first?.file}:${first?.line}: ${first?.message}${others}`;
}
