import { parseArgs } from "node:util";
import { readCatalogueSources } from "#adapters/files/catalogue-files.ts";
import { brokenRules } from "#domain/catalogue/house-rules.ts";

const help = `Checks everything that the portal lists: catalogue/*.json and the manifests under games/.

  node cli/catalogue-check.ts [folder]   the portal's folder; where you stand when left out

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

function argumentsGiven() {
  const options = { help: { type: "boolean", short: "h" } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return undefined;
  }
}

const given = argumentsGiven();
if (!given || given.positionals.length > 1) {
  console.error(`I do not know what to do with that.\n\n${help}`);
  process.exitCode = 2;
} else if (given.values.help) {
  console.log(help);
} else {
  process.exitCode = await check(given.positionals[0] ?? process.cwd());
}
