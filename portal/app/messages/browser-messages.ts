import { loadOnce } from "#app/load-once.ts";
import { loadTwice } from "#app/load-twice.ts";
import type { Language } from "#domain/language/language.ts";
import { type CompiledMessages, type Translate, translateWith } from "./translate.ts";

const pageMessages = loadOnce(() =>
  loadTwice(() =>
    import("./message-files.ts").then(({ messagesIn }) => messagesIn(document.documentElement.lang)),
  ),
);

/** Loads the messages of the page's language, once. */
export const browserMessages = loadOnce(() => withMessages());

/** The messages of an island or a widget: those that came with it, or all. */
export async function messagesWith({ dataset }: HTMLElement): Promise<Translate> {
  const { messages } = dataset;
  return messages ? translateWith(JSON.parse(messages), document.documentElement.lang) : browserMessages();
}

/** The messages of the page's language with those of a chunk that is loaded later. */
export async function withMessages(
  later?: (language: Language) => Promise<CompiledMessages>,
): Promise<Translate> {
  const language = document.documentElement.lang;
  return translateWith({ ...(await pageMessages()), ...(await later?.(language)) }, language);
}
