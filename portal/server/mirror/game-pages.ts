import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { escapeHtml } from "#domain/escape-html.ts";
import { emptyContext, policyHeaders } from "#server/http/policy/response-headers.ts";
import { iconTag, readGamePage, withBridge } from "#server/play-origin/inject-bridge.ts";
import { withModulesInside } from "./inline-modules.ts";
import { SOURCE_HOST } from "./mirror-source.ts";
import { metaPolicy } from "./rewrite-page.ts";
import { underBase } from "./under-base.ts";
import { readBuilt } from "./walk-files.ts";

/** Kinds of pages of games, as in the policy of the portal. */
export type GamePageKind = "html5" | "ruffle" | "awayfl" | "console";

export type GamePageOptions = {
  readonly kind: GamePageKind;
  readonly base: string;
  /** URL of the bridge's script. */
  readonly bridge: string;
  /** URL of the icon of games. */
  readonly icon: string;
  /** Folder of the page's files, and of those that it names by `/assets/player/`. */
  readonly dir: string;
  readonly playerDir: string;
  /** More for the head of the page. */
  readonly tag?: string;
};

/** A game's page as a mirror has it: modules inside, the bridge first, and with it the policy that a file host cannot send. */
export function mirroredGamePage(file: Buffer, options: GamePageOptions): Buffer {
  const { base, bridge, icon, kind, tag: more = "" } = options;
  const { bytes, charset } = readGamePage(file);
  const page = bytes.toString("latin1").replaceAll("/assets/player/", `${base}assets/player/`);
  const own = Buffer.from(
    withModulesInside(page, (path) => readText(path, options)),
    "latin1",
  );
  const policy = escapeHtml(policyFor(kind, base));
  const tag = `<meta charset="${charset}"><script src="${base}${bridge.slice(1)}" data-site="" data-policy="${policy}"></script>${iconTag(`${base}${icon.slice(1)}`)}${more}`;
  return withBridge(own, tag);
}

/** A module of the page; those of the player name its engines. */
function readText(path: string, { base, dir, playerDir }: GamePageOptions): string | undefined {
  const ofPlayer = `${base}assets/player/`;
  const isOurs = path.startsWith(ofPlayer);
  const folder = isOurs ? playerDir : dir;
  const file = join(folder, isOurs ? path.slice(ofPlayer.length) : path);
  if (relative(folder, file).startsWith("..")) return undefined;
  if (!existsSync(file) && !existsSync(`${file}.br`)) return undefined;
  const text = readBuilt(file).toString();
  return isOurs ? underBase(text, base) : text;
}

/** Our own players run the same scripts as on a portal; only there they come as files. */
function policyFor(kind: GamePageKind, base: string): string {
  const { "content-security-policy": policy = "" } = policyHeaders(kind, {
    ...emptyContext,
    host: `${SOURCE_HOST}${base.slice(0, -1)}`,
    isOpaque: true,
  });
  const isOurs = kind !== "html5";
  return metaPolicy(policy, []).replace(
    "script-src ",
    isOurs ? "script-src 'unsafe-inline' data: " : "script-src ",
  );
}
