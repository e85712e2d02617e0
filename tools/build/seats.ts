import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "@recess/portal/paths.mjs";
import { html5Dir, html5Games } from "./html5.ts";
import { bundleVersioned } from "./versioned-module.ts";

const kitFile = (name: string) => path.join(root, "games", "kit", "together", name);

/** What the build tells the server about a game that several people play from machines of their own. */
export type SeatsEntry = {
  /** The path of the game in the catalogue. */
  readonly gamePath: string;
  /** Hash of the rules and of the netcode: only machines with the same version play together. */
  readonly version: string;
  /** The module that plays the tapes of its rounds. */
  readonly file: string;
  readonly least: number;
  readonly most: number;
  readonly hasComputers: boolean;
  readonly netcode: "rollback" | "lockstep" | "race";
  readonly choices: readonly {
    readonly key: string;
    readonly label: string;
    readonly values: readonly {
      readonly value: string | number;
      readonly label: string;
      readonly seat?: number;
    }[];
  }[];
};

type GameWithSeats = { readonly slug: string; readonly path: string; readonly seatsFile: string };

/** Our games with seats: those with a `seats.ts`. */
export async function gamesWithSeats(): Promise<GameWithSeats[]> {
  const games = await html5Games();
  return games
    .map((game) => ({ ...game, seatsFile: path.join(html5Dir, game.path, "seats.ts") }))
    .filter(({ seatsFile }) => existsSync(seatsFile));
}

/** Bundles the rules of a game with seats into one module without imports, which plays the tape of a round to its result, and reads its seats. */
export async function buildGameSeats(
  { slug, seatsFile }: GameWithSeats,
  outDir: string,
): Promise<SeatsEntry> {
  await mkdir(outDir, { recursive: true });
  const { code, version } = await bundleVersioned(seatsFile, entryCode(seatsFile), "SEATS_VERSION");
  const file = `${slug}.js`;
  await writeFile(path.join(outDir, file), code);
  const { seats } = await import(`${pathToFileURL(path.join(outDir, file)).href}?version=${version}`);
  if (seats.slug !== slug) throw new Error(`${seatsFile} names another game, ${seats.slug}.`);
  const { least, most } = seats.seats;
  const { netcode, hasComputers, choices = [] } = seats;
  return { gamePath: `${slug}/`, version, file, least, most, hasComputers, netcode, choices };
}

/** Lists the games with seats by slug in `index.json`, for the server. */
export async function writeSeatsIndex(
  index: Readonly<Record<string, SeatsEntry>>,
  outDir: string,
): Promise<void> {
  await writeFile(path.join(outDir, "index.json"), JSON.stringify(index, undefined, 2));
}

/** The netcode is part of what the version is a hash of: machines that talk in different ways must not meet. */
const entryCode = (seatsFile: string) => `
import { seats } from ${JSON.stringify(seatsFile)};
import { replayRound } from ${JSON.stringify(kitFile("round-tape.ts"))};
export { seats };
export { Peer } from ${JSON.stringify(kitFile("peer.ts"))};
export const replay = (tape, terms) => ({ scores: replayRound(seats, tape, terms) });
`;
