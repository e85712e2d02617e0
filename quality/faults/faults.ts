import { breakCatalogue } from "./catalogue.ts";
import { fillDisk } from "./disk.ts";
import type { Fault } from "./fault.ts";
import { killServer } from "./kill-server.ts";
import { killSync } from "./kill-sync.ts";
import { pauseServer } from "./pause-server.ts";
import { killPostgres, pausePostgres } from "./postgres.ts";
import { breakRedis } from "./redis.ts";
import { upgrade } from "./upgrade.ts";

/** By the name that `--only` takes. */
export const faults: Readonly<Record<string, Fault>> = {
  kill: killServer,
  "sync-kill": killSync,
  pause: pauseServer,
  catalogue: breakCatalogue,
  upgrade,
  disk: fillDisk,
  "postgres-kill": killPostgres,
  "postgres-pause": pausePostgres,
  redis: breakRedis,
};
