import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";

const line = z.object({
  at: z.string(),
  /** Path of the source on this machine, or its URL. */
  source: z.string(),
  hash: z.string(),
  /** Path of the game in the catalogue. */
  path: z.string(),
  /** `staged` is written before the game is listed, `listed` after it. */
  state: z.enum(["staged", "listed"]),
});

/** A line of the import journal. */
export type JournalLine = z.output<typeof line>;

/** Import journal: which sources became which games. A second import goes on by it where the first was ended. */
export type ImportJournal = {
  /** The last line about a source. */
  lastOf(source: string): JournalLine | undefined;
  add(state: JournalLine["state"], items: readonly Omit<JournalLine, "at" | "state">[]): Promise<void>;
};

/** Opens the import journal in the folder of the operator's games. A last line that was cut off by a kill is ignored. */
export async function openImportJournal(gamesDir: string): Promise<ImportJournal> {
  const file = join(gamesDir, "imports.jsonl");
  const last = new Map<string, JournalLine>();
  const text = await readFile(file, "utf8").catch(() => "");
  for (const row of text.split("\n")) {
    const read = line.safeParse(parsed(row));
    if (read.success) last.set(read.data.source, read.data);
  }
  // A line that was cut off must not swallow the next one.
  let prefix = text === "" || text.endsWith("\n") ? "" : "\n";
  return {
    lastOf: (source) => last.get(source),
    async add(state, items) {
      const lines = items.map((item): JournalLine => ({ at: new Date().toISOString(), ...item, state }));
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await appendFile(file, prefix + lines.map((one) => `${JSON.stringify(one)}\n`).join(""));
      prefix = "";
      for (const one of lines) last.set(one.source, one);
    },
  };
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
