import { parseArgs } from "node:util";
import { readContent } from "#adapters/files/content-files.ts";

const HELP = `Checks the words that an operator edits, and names each mistake by file, line and column.

Usage: content-check [folder]

  folder      where the words are; content if left out
  -h, --help  show this

Ends with 0 when all is well, 1 when there are mistakes, 2 when it was not called as above.`;

/** Runs the check and gives the exit code. */
export function contentCheck(args: string[], print: (line: string) => void): number {
  const options = { help: { type: "boolean", short: "h" } } as const;
  let called: { values: { help?: boolean }; positionals: string[] };
  try {
    called = parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    print(cause instanceof Error ? cause.message : String(cause));
    print(HELP);
    return 2;
  }
  if (called.values.help) {
    print(HELP);
    return 0;
  }
  const [folder = "content", ...more] = called.positionals;
  if (more.length > 0) {
    print(`One folder at a time: ${more.join(" ")} is too much.`);
    print(HELP);
    return 2;
  }
  return check(folder, print);
}

function check(folder: string, print: (line: string) => void): number {
  const { content, mistakes } = readContent(folder);
  for (const { file, line, column, message } of mistakes) print(`${file}:${line}:${column}: ${message}`);
  if (!content) {
    print(`${mistakes.length} ${mistakes.length === 1 ? "mistake" : "mistakes"} in ${folder}.`);
    return 1;
  }
  const { taglines, refusals, articles, announcements, partners, slides, promos } = content;
  print(
    `All is well in ${folder}: ${taglines.length} taglines, ${refusals.length} refusals, ` +
      `${articles.length} articles, ${announcements.length} announcements, ${partners.length} partners, ` +
      `${slides.length} slides, ${promos.length} banners.`,
  );
  return 0;
}

if (import.meta.main) process.exitCode = contentCheck(process.argv.slice(2), console.log);
