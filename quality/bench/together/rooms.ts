import { idOfPath } from "@recess/portal/domain/catalogue/game-id.ts";
import { type Figure, figure } from "#quality/bench/figures.ts";
import { openLoadGenerator } from "#quality/lib/load/load-generator.ts";
import { startMeasuredPortal } from "#quality/lib/measured-portal.ts";

const ROOMS = 300;
const WARM_UP_SECONDS = 2;
export const ringout = idOfPath("ringout/");

/** What rooms of two cost the server: their memory while nobody plays, and its CPU while all do. */
export async function measureRooms(forMs: number): Promise<Figure[]> {
  const limit = `${2 * ROOMS + 100}`;
  const settings = {
    PRESENCE_LIMIT: limit,
    PRESENCE_PER_ADDRESS: limit,
    MAX_CONNECTIONS: limit,
    CONNECTIONS_PER_ADDRESS: limit,
    // The load comes from many IP addresses, by its own word.
    TRUSTED_PROXIES: "1",
  };
  const portal = await startMeasuredPortal({ settings });
  const generator = openLoadGenerator();
  try {
    await generator.sockets({ load: "room sockets", origin: portal.origin, rooms: ROOMS });
    const empty = await portal.usageAfterGc();
    await generator.sockets({ load: "rooms", game: ringout });
    const idle = await portal.usageAfterGc();
    await generator.sockets({ load: "rounds" });
    await generator.sockets({ load: "busy rooms", seconds: WARM_UP_SECONDS });
    const seconds = forMs / 1000;
    const before = await portal.usage();
    const from = performance.now();
    await generator.sockets({ load: "busy rooms", seconds });
    const { cpuMs } = await portal.usage();
    const share = (cpuMs - before.cpuMs) / (performance.now() - from);
    return [
      figure("together/busy rooms that a core serves", "rooms", ROOMS / share),
      figure("together/CPU of 300 busy rooms", "% of a core", share * 100),
      figure("together/memory of an idle room", "KB", (idle.heap - empty.heap) / ROOMS / 1000),
    ];
  } finally {
    await Promise.all([generator.close(), portal.close()]);
  }
}
