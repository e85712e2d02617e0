import type { Logger } from "pino";
import type { ContentReport } from "#adapters/files/content-files.ts";
import type { OperatorContent } from "#adapters/files/operator-content.ts";
import type { Content } from "#domain/content/content.ts";
import { withSiteName } from "#domain/content/site-name.ts";
import { withCommands } from "#paths.mjs";

/** Asked rather than told: not every file system that operators use tells of changes. */
const LOOK_INTERVAL_MS = 500;

export type LiveContent = { current(): Content; close(): Promise<void> };

/**
 * Background job that reads the operator's words again when a file has changed. Words with a mistake are logged and not used: the last good
 * ones stay, also after a restart. `siteName` goes before the name in them.
 */
export function openLiveContent(
  words: OperatorContent,
  log: Logger,
  { siteName, intervalMs = LOOK_INTERVAL_MS }: { siteName?: string | undefined; intervalMs?: number } = {},
): LiveContent {
  const named = (content: Content) => withSiteName(content, siteName ?? content.site.name);
  let stored = Promise.resolve();
  let seen = words.fingerprint();
  let used = seen;
  let current = named(read() ?? lastGood());

  function read(): Content | undefined {
    const { content, mistakes } = words.read();
    for (const { file, line, column, message } of mistakes)
      log.error(
        { file, line, column },
        `the words have a mistake and the last good ones are shown: ${message}`,
      );
    if (content)
      stored = stored.then(words.storeLastGood).catch((error: unknown) => {
        log.warn({ error }, "the words cannot be stored for the next start");
      });
    return content;
  }

  function lastGood(): Content {
    const report = words.readLastGood();
    if (!report.content) throw new Error(firstMistake(report));
    return report.content;
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
    current: () => current,
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
