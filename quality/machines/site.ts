import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileCacheDir } from "@recess/portal/paths.mjs";
import { startPostgres } from "@recess/portal/testing/postgres-server.ts";
import { startRedis } from "@recess/portal/testing/redis-server.ts";
import { type RunningPortal, startPortal } from "@recess/portal/testing/running-portal.ts";
import type { TestService } from "@recess/portal/testing/service-process.ts";
import { type FrontProxy, startProxy } from "./front-proxy.ts";
import { type Machine, type Network, openNetwork } from "./network.ts";
import type { Programs } from "./obstacles.ts";

/** One portal process of the site. */
export type SitePortal = {
  readonly name: string;
  readonly machine: Machine;
  readonly port: number;
  start(): Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
};

/** A site of three portals on two machines, with PostgreSQL, Redis and nginx on this one. */
export type Site = {
  readonly network: Network;
  readonly portals: readonly SitePortal[];
  readonly postgres: TestService;
  readonly redis: TestService;
  readonly proxy: FrontProxy;
  /** For what opens the database itself. */
  readonly database: { readonly dataDir: string; readonly databaseUrl: string };
};

/** The play origin's wildcard, as the documented proxy has it. */
const PLAY_ORIGIN = "https://*.play.example.org";

/** A file of a game, at the game's own host. */
export const gameFile = { host: "chess-html5.play.example.org", path: "/assets/html5/chess/index.html" };

/** Starts the site. All that was started is put on the stack, which ends it. */
export async function openSite(programs: Programs, stack: AsyncDisposableStack): Promise<Site> {
  const dir = stack.adopt(mkdtempSync(join(tmpdir(), "recess-machines-")), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );
  const network = stack.adopt(openNetwork(), ({ close }) => close());
  const [a, b] = network.machines;
  const gateways = network.machines.map(({ gateway }) => gateway);
  const postgres = stack.adopt(await startPostgres(programs.postgres, gateways), (service) => service.stop());
  const redis = stack.adopt(await startRedis(programs.redis, gateways), (service) => service.stop());
  const places = [
    { name: "a1", machine: a, port: 3000 },
    { name: "a2", machine: a, port: 3010 },
    { name: "b1", machine: b, port: 3000 },
  ];
  const portals = places.map((place) => {
    const reachedFrom = (url: string) => url.replace("127.0.0.1", place.machine.gateway);
    const portal = sitePortal(place, join(dir, place.name), {
      DATABASE_URL: reachedFrom(postgres.url),
      REDIS_URL: reachedFrom(redis.url),
    });
    stack.defer(() => portal.kill());
    return portal;
  });
  // The first makes the tables.
  await portals[0]?.start();
  await Promise.all(portals.slice(1).map((portal) => portal.start()));
  const addresses = places.map(({ machine, port }) => ({ address: machine.address, port }));
  const proxy = stack.adopt(await startProxy(programs.nginx, addresses), (started) => started.service.stop());
  return { network, portals, postgres, redis, proxy, database: { dataDir: dir, databaseUrl: postgres.url } };
}

type Place = Pick<SitePortal, "name" | "machine" | "port">;

function sitePortal(place: Place, dataDir: string, services: Readonly<Record<string, string>>): SitePortal {
  let running: RunningPortal | undefined;
  return {
    ...place,
    async start() {
      running = await startPortal({
        dataDir,
        port: place.port,
        host: place.machine.address,
        runner: place.machine.runner,
        settings: {
          ...services,
          PLAY_ORIGIN,
          SESSION_SECRET: "the same secret on every machine of the test",
          // nginx, and the CDN for which the test's visitors name their addresses.
          TRUSTED_PROXIES: "2",
          LOG_LEVEL: "silent",
          NODE_COMPILE_CACHE: compileCacheDir,
        },
      });
    },
    async kill() {
      running?.process.kill("SIGKILL");
      await running?.ended;
    },
  };
}
