import { existsSync } from "node:fs";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pino } from "pino";
import type { Assets } from "#app/app.ts";
import type { Config } from "#server/config.ts";
import { builtApp, openOrigins } from "#server/origins.ts";
import { underBase } from "./under-base.ts";

/** The portal that a mirror is made from, asked in this process. */
export type MirrorSource = {
  /** URL of the script that answers for suggestions. */
  readonly suggestions: string;
  ask(address: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

/** Host of the requests; no page carries it. */
export const SOURCE_HOST = "mirror.invalid";

/** How often a busy portal is asked again. */
const MAX_ATTEMPTS = 50;
const RETRY_DELAY_MS = 200;

/**
 * Opens the built portal as a mirror shows it: without records, games on its own origin. Words and games are the operator's; the database is
 * an empty one, so that nothing of the portal's own is opened or counted.
 */
export async function openMirrorSource(config: Config, dist: string, base: string): Promise<MirrorSource> {
  const dataDir = await mkdtemp(join(tmpdir(), "recess-export-"));
  for (const name of ["games", "content"]) {
    const own = resolve(config.dataDir, name);
    if (existsSync(own)) await symlink(own, join(dataDir, name));
  }
  // Before the app is loaded: its inline scripts have addresses in them.
  globalThis.recessMirrorBase = base;
  const { databaseUrl: _, redisUrl: __, ...own } = config;
  const origins = await openOrigins(
    {
      ...own,
      databaseUrl: undefined,
      redisUrl: undefined,
      dataDir,
      play: { kind: "same" },
      hasRecords: false,
      together: undefined,
    },
    dist,
    pino({ level: "silent" }),
  );
  const [app, assets] = await builtApp(dist);
  const mirrored = mirroredAssets(assets, base);
  const site = origins.siteWith(app, mirrored);
  return {
    suggestions: mirrored.mirrorSuggestions ?? "",
    async ask(address, init = {}) {
      for (let attempt = 1; ; attempt += 1) {
        // A page that a script fetches is not counted.
        const headers = { "sec-fetch-dest": "empty", ...init.headers };
        const response = await site.fetch(
          new Request(`http://${SOURCE_HOST}${address}`, { ...init, headers }),
        );
        if (response.status !== 503 || attempt === MAX_ATTEMPTS) return response;
        await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
      }
    },
    async close() {
      await origins.presence.close();
      await origins.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The scripts and styles of the build, below the base. There is no service worker: games without an origin cannot be kept. */
function mirroredAssets({ build: _, worker: __, ...assets }: Assets, base: string): Assets {
  return JSON.parse(underBase(JSON.stringify(assets), base));
}
