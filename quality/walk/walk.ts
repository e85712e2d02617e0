import type { ChildProcess } from "node:child_process";
import { chmod, chown, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { portalVersion } from "@recess/portal/server/portal-version.ts";
import { freePortPair } from "@recess/portal/testing/free-port.ts";
import { unprivileged } from "@recess/portal/testing/service-process.ts";
import type { TlsSite } from "./tls-site.ts";
import { makePath, stop, type UnpackedRelease, unpackedRelease } from "./unpacked-release.ts";

/** An operator's machine: where things are on it, what runs, and what went wrong so far. */
export type Walk = {
  /** Temporary folder of the walk. */
  readonly dir: string;
  /** Folder with the made archives. */
  readonly made: string;
  /** `/opt/recess` of the documentation. */
  readonly opt: string;
  readonly dataDir: string;
  readonly port: number;
  readonly origin: string;
  readonly release: UnpackedRelease;
  /** The same release under a later version. */
  readonly next: UnpackedRelease;
  /** Whether times are not judged and costly repetitions are left out. */
  readonly isShort: boolean;
  readonly mistakes: string[];
  /** Ends all that the walk has started. */
  readonly stack: AsyncDisposableStack;
  /** The site behind TLS, once it is there; undefined where there is no nginx. */
  tls: TlsSite | undefined;
  portal: ChildProcess | undefined;
};

export const NEXT_VERSION = "999.0.0";

export async function beginWalk(
  dir: string,
  stack: AsyncDisposableStack,
  options: { readonly isShort: boolean },
): Promise<Walk> {
  // The ordinary user has to get through.
  await chmod(dir, 0o711);
  const opt = join(dir, "opt");
  await mkdir(opt);
  const port = await freePortPair();
  const env = {
    PATH: await makePath(join(dir, "bin")),
    PORT: `${port}`,
    HOST: "127.0.0.1",
    CHROMIUM: "/none",
  };
  const walk: Walk = {
    dir,
    made: join(dir, "made"),
    opt,
    dataDir: join(opt, "recess-data"),
    port,
    origin: `http://127.0.0.1:${port}`,
    release: unpackedRelease(join(opt, `recess-${portalVersion()}`), env),
    next: unpackedRelease(join(opt, `recess-${NEXT_VERSION}`), env),
    ...options,
    mistakes: [],
    stack,
    tls: undefined,
    portal: undefined,
  };
  stack.defer(() => stopPortal(walk));
  return walk;
}

export function expect(walk: Walk, isRight: boolean, mistake: string): void {
  if (!isRight) walk.mistakes.push(mistake);
}

/** Runs a command of a release, and notes where it ends otherwise than it should. */
export async function expectRun(
  walk: Walk,
  words: readonly string[],
  { status = 0, contains = "", input = "" },
  { run }: UnpackedRelease = walk.release,
): Promise<void> {
  const result = await run(words, input);
  if (result.status === status && result.output.includes(contains)) return;
  walk.mistakes.push(
    `./recess ${words.join(" ")}: ended with ${result.status} instead of ${status}, "${contains}" expected:\n${result.output}`,
  );
}

/** Visits an address as a visitor does: through TLS, once that is there, and on to the host of a game. */
export async function visit({ tls, origin }: Walk, path: string): Promise<{ status: number; body: string }> {
  if (!tls) {
    const response = await fetch(`${origin}${path}`);
    return { status: response.status, body: await response.text() };
  }
  const answer = await tls.ask(path);
  const { location } = answer.headers;
  return location === undefined ? answer : tls.ask(path, { host: new URL(location, tls.origin).hostname });
}

/** Makes a folder that belongs to the ordinary user, as `install -d -o recess` does. */
export async function makeFolder(folder: string): Promise<string> {
  await mkdir(folder, { mode: 0o700 });
  const { uid, gid } = unprivileged(folder);
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

/** Writes the settings file, which the next start reads. */
export async function writeSettings(walk: Walk, settings: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(join(walk.dataDir, ".env"), lines.join(""));
}

export async function startPortal(walk: Walk, release = walk.release): Promise<void> {
  await stopPortal(walk);
  walk.portal = await release.start();
}

export async function stopPortal(walk: Walk): Promise<void> {
  if (walk.portal) await stop(walk.portal);
  walk.portal = undefined;
}
