import type { Outage } from "#adapters/sql/engine.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Metrics } from "#domain/metrics.ts";

type Parts = {
  readonly portal: { readonly catalogue: Pick<Catalogue, "size"> };
  readonly presence: { connections(): number; roomCounts(): { rooms: number; members: number } };
  readonly database: { outage(): Outage | undefined };
  countsWaiting(): number;
};

/** Registers the gauges of the whole portal. */
export function registerGauges(metrics: Metrics, { portal, presence, database, countsWaiting }: Parts): void {
  metrics.gauge(
    { name: "catalogue_games", help: "Games that are listed.", aggregator: "max" },
    () => portal.catalogue.size,
  );
  metrics.gauge(
    { name: "presence_connections", help: "Pages that are connected for presence." },
    presence.connections,
  );
  metrics.gauge(
    { name: "together_rooms", help: "Rooms whose host is connected." },
    () => presence.roomCounts().rooms,
  );
  metrics.gauge(
    { name: "together_members", help: "Members of rooms who are connected." },
    () => presence.roomCounts().members,
  );
  metrics.gauge(
    { name: "counts_waiting", help: "Different counts that wait to be written down." },
    countsWaiting,
  );
  metrics.gauge(
    {
      name: "database_up",
      help: "1 while the database answers and takes what is written.",
      aggregator: "min",
    },
    () => (database.outage() ? 0 : 1),
  );
}
