import { DEFAULT_LANGUAGE, type Language } from "#domain/language/language.ts";
import type { CompiledMessages } from "./translate.ts";

type Files = Readonly<Record<string, () => Promise<CompiledMessages>>>;

/** A chunk for each language, with the sections that browsers need. This list is a chunk too: it grows with the languages, and a launch needs none of them. */
const browser = import.meta.glob<CompiledMessages>("./*.json", { query: "?browser", import: "default" });
const boards = import.meta.glob<CompiledMessages>("./*.json", { query: "?boards", import: "default" });
const room = import.meta.glob<CompiledMessages>("./*.json", { query: "?room", import: "default" });

/** The sections that most scripts need. */
export const messagesIn = (language: Language) => load(browser, language);

/** Names and refusals of the boards. */
export const boardMessagesIn = (language: Language) => load(boards, language);

/** The words of rooms. */
export const roomMessagesIn = (language: Language) => load(room, language);

async function load(files: Files, language: Language): Promise<CompiledMessages> {
  const file = files[`./${language}.json`] ?? files[`./${DEFAULT_LANGUAGE}.json`];
  if (!file) throw new Error("The build has no English messages.");
  return file();
}
