import { type CatalogueSources, readCatalogueSources } from "#adapters/files/catalogue-files.ts";
import { brokenRules } from "#domain/catalogue/reading/house-rules.ts";
import { reportOnWords } from "#domain/catalogue/words/shipped-words.ts";
import { readCommand } from "./command.ts";

const help = `Checks everything that the portal lists: catalogue/*.json and the manifests under games/.

  npm run catalogue:check -- [folder]   the portal's folder; where you stand when left out

Names each bad entry with its file and the reason. Ends with 0 when all is well, 1 when something is not,
2 when asked for something unknown.`;

async function check(root: string): Promise<number> {
  const { games, files, refused, words } = await readCatalogueSources(root);
  const fileOf = new Map(games.map((game, at) => [game, files[at]]));
  const faults = [
    ...refused.map(({ file, entry, reason }) =>
      entry === undefined ? `${file}: ${reason}` : `${file}: "${entry}": ${reason}`,
    ),
    ...brokenRules(games, new Date()).map(
      ({ game, reason }) => `${fileOf.get(game)}: "${game.name}": ${reason}`,
    ),
    ...wordFaults({ words, games, files }),
  ];
  if (games.length === 0 && faults.length === 0) faults.push(`${root}: there are no games here`);
  for (const fault of faults) console.error(fault);
  const types = Object.entries(Object.groupBy(games, (game) => game.gameType));
  const counts = types.map(([type, list]) => `${list.length} ${type}`).join(", ");
  console.log(`${games.length} games${counts && ` (${counts})`}, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

/** What the words in other languages lack of our own games. What is there for nothing is only told. */
function wordFaults({ words, games, files }: Pick<CatalogueSources, "words" | "games" | "files">): string[] {
  const shipped = games.map((game, at) => ({ game, isOurs: files[at]?.startsWith("games/") === true }));
  return [...words].flatMap(([language, file]) => {
    const { missing, unused } = reportOnWords(file, shipped);
    const named = (what: string) => `catalogue/words/${language}.json ${what}`;
    for (const what of unused) console.warn(`${named(what)}; it can be deleted`);
    return missing.map(named);
  });
}

const { positionals, refuse } = readCommand(help, { allowPositionals: true });
if (positionals.length > 1) refuse();
process.exitCode = await check(positionals[0] ?? process.cwd());
