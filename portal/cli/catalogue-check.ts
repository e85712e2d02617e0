import { readCatalogueSources } from "#adapters/files/catalogue-files.ts";
import { brokenRules } from "#domain/catalogue/reading/house-rules.ts";
import { readCommand } from "./command.ts";

const help = `Checks everything that the portal lists: catalogue/*.json and the manifests under games/.

  npm run catalogue:check -- [folder]   the portal's folder; where you stand when left out

Names each bad entry with its file and the reason. Ends with 0 when all is well, 1 when something is not,
2 when asked for something unknown.`;

async function check(root: string): Promise<number> {
  const { games, files, refused } = await readCatalogueSources(root);
  const fileOf = new Map(games.map((game, at) => [game, files[at]]));
  const faults = [
    ...refused.map(({ file, entry, reason }) =>
      entry === undefined ? `${file}: ${reason}` : `${file}: "${entry}": ${reason}`,
    ),
    ...brokenRules(games, new Date()).map(
      ({ game, reason }) => `${fileOf.get(game)}: "${game.name}": ${reason}`,
    ),
  ];
  if (games.length === 0 && faults.length === 0) faults.push(`${root}: there are no games here`);
  for (const fault of faults) console.error(fault);
  const types = Object.entries(Object.groupBy(games, (game) => game.gameType));
  const counts = types.map(([type, list]) => `${list.length} ${type}`).join(", ");
  console.log(`${games.length} games${counts && ` (${counts})`}, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

const { positionals, refuse } = readCommand(help, { allowPositionals: true });
if (positionals.length > 1) refuse();
process.exitCode = await check(positionals[0] ?? process.cwd());
