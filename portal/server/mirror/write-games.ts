import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CARTRIDGE_FILE, isConsolePath } from "#domain/catalogue/console-path.ts";
import type { FlashSettings } from "#domain/catalogue/flash-settings.ts";
import type { PublicGame } from "#domain/catalogue/public-game.ts";
import { guestOf } from "#domain/catalogue/recall.ts";
import { companionFolder } from "#domain/catalogue/swf/companion-files.ts";
import { flashSettingsTag } from "#server/play-origin/flash-settings-tag.ts";
import { readPlayerIndex } from "#server/play-origin/player-index.ts";
import { type GamePageKind, mirroredGamePage } from "./game-pages.ts";
import type { MirrorFolder } from "./mirror-folder.ts";
import { underBase } from "./under-base.ts";
import { readBuilt, walkFiles } from "./walk-files.ts";

type Options = {
  readonly folder: MirrorFolder;
  readonly base: string;
  readonly games: readonly PublicGame[];
  /** Built games and player. */
  readonly playDir: string;
  /** The operator's own games. */
  readonly addedDir: string;
};

/** Parts of the player that a mirror has no use for: bridges of other arrangements, and what keeps games offline. */
const isForPortals = /^(?:bridge|opaque-bridge|mover|packer|worker)[-.]|\.html$|^player\.json$/;

/** Writes the files of local games, of the players and of the Flash engines. */
export async function writeGames({ folder, base, games, playDir, addedDir }: Options): Promise<void> {
  const { mirrorBridge: bridge, icon } = readPlayerIndex(playDir);
  const playerDir = join(playDir, "player");
  const roots = [playDir, addedDir];
  const settings = flashSettingsTag(settingsByGuest(games));

  for (const { gameType, path } of games) {
    if (isConsolePath(path)) await copyCartridge(path);
    else if (gameType === "html5") await copyGame("html5", first(path));
    if (gameType === "flash") await copySwf(path);
    if (gameType === "waflash") await copyWaflash(first(path.replace(/^waflash\//, "")));
  }
  if (games.some(({ gameType }) => gameType === "flash"))
    await writePlayerPage("flash.html", "ruffle", "flash/index.html");
  await copyTree(playerDir, "assets/player", "ruffle", (name) => isForPortals.test(name));

  async function copyGame(kind: string, name: string): Promise<void> {
    const root = roots.find((root) => existsSync(join(root, kind, name)));
    if (root === undefined) throw new Error(`the files of ${kind}/${name} are missing`);
    await copyTree(join(root, kind, name), `assets/${kind}/${name}`, "html5");
  }

  async function copyCartridge(path: string): Promise<void> {
    await copyGame("html5", `${path}${CARTRIDGE_FILE}`);
    await writePlayerPage("console.html", "console", `html5/${path}index.html`);
  }

  async function copySwf(path: string): Promise<void> {
    await copyGame("flash", path);
    const companions = companionFolder(path);
    if (existsSync(join(addedDir, "flash", companions))) await copyGame("flash", companions);
  }

  async function copyWaflash(name: string): Promise<void> {
    await copyGame("waflash", name);
    const target = `waflash/${name}`;
    if (!(await folder.has(`assets/${target}/index.html`))) {
      await writePlayerPage("waflash.html", "ruffle", `${target}/index.html`);
      await writePlayerPage("awayfl.html", "awayfl", `${target}/awayfl.html`);
    }
    const [swf, ...others] = (await readdir(join(playDir, target))).filter((file) => file.endsWith(".swf"));
    if (swf && others.length === 0)
      await folder.write(`assets/${target}/game.swf`, await readFile(join(playDir, target, swf)));
  }

  async function writePlayerPage(name: string, kind: GamePageKind, target: string): Promise<void> {
    const page = await readFile(join(playerDir, name));
    await folder.write(
      `assets/${target}`,
      mirroredGamePage(page, { kind, base, bridge, icon, dir: playerDir, playerDir, tag: settings }),
    );
  }

  /** Copies a folder with all that is in it, or the one file that it is. */
  async function copyTree(
    source: string,
    target: string,
    kind: GamePageKind,
    isLeftOut: (path: string) => boolean = () => false,
  ): Promise<void> {
    if ((await stat(source)).isFile()) return copyOne(source, target, kind, readBuilt(source));
    for await (const { path, bytes } of walkFiles(source))
      if (!isLeftOut(path)) await copyOne(join(source, path), `${target}/${path}`, kind, bytes());
  }

  function copyOne(source: string, target: string, kind: GamePageKind, bytes: Buffer): Promise<void> {
    const dir = dirname(source);
    if (/\.html?$/i.test(source))
      return folder.write(target, mirroredGamePage(bytes, { kind, base, bridge, icon, dir, playerDir }));
    // The scripts of the player name its engines; those of games and engines name nothing of ours.
    return folder.write(target, dir === playerDir ? underBase(bytes.toString(), base) : bytes);
  }
}

/** The settings of Flash games. One page plays all SWFs of a mirror. */
function settingsByGuest(games: readonly PublicGame[]): ReadonlyMap<string, FlashSettings> {
  return new Map(games.flatMap((game) => (game.flash ? [[guestOf(game) ?? "", game.flash]] : [])));
}

function first(path: string): string {
  return path.split("/", 1).join();
}
