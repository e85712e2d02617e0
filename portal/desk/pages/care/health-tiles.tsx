import { TitledSection } from "#app/ui/titled-section.tsx";
import { byteSize } from "#desk/frame/byte-size.ts";
import type { Health } from "#domain/desk/care.ts";
import styles from "./care.module.css";

/** Below this share of free space a disk is worth a look. */
const LOW_DISK_SHARE = 0.1;

/** Health of database, Redis, disk and memory, a tile each. */
export function HealthTiles({ health }: { health: Health }) {
  const { database, redis, disk, memory, processes, uptimeSeconds } = health;
  const isDiskLow = disk.freeBytes < disk.totalBytes * LOW_DISK_SHARE;
  return (
    <TitledSection
      id="health"
      title="Health"
      note={`The process that shows this runs for ${duration(uptimeSeconds)}.`}
    >
      <ul className={styles["tiles"]}>
        <Tile
          title="Database"
          isWell={database.outage === undefined}
          value={database.outage === undefined ? "well" : "out of order"}
          detail={database.outage ?? databaseDetail(database)}
        />
        <Tile
          title="Redis"
          isWell={redis !== "down"}
          value={redis === "up" ? "connected" : redis === "down" ? "not reached" : "not used"}
          detail={redis === undefined ? "needed by several machines alone" : "shared by all processes"}
        />
        <Tile
          title="Disk"
          isWell={!isDiskLow}
          value={`${byteSize(disk.freeBytes)} free`}
          detail={`of ${byteSize(disk.totalBytes)}, where the data folder is`}
        />
        <Tile
          title="Memory"
          isWell
          value={byteSize(memory.usedBytes)}
          detail={`used by this one of ${processes} ${processes === 1 ? "process" : "processes"}; ${byteSize(memory.freeBytes)} of ${byteSize(memory.totalBytes)} free`}
        />
      </ul>
    </TitledSection>
  );
}

type TileProps = {
  readonly title: string;
  readonly value: string;
  readonly detail: string;
  readonly isWell: boolean;
};

function Tile({ title, value, detail, isWell }: TileProps) {
  return (
    <li className={isWell ? styles["tile"] : styles["ill"]}>
      <h3>{title}</h3>
      <p className={styles["value"]}>{value}</p>
      <p className={styles["detail"]}>{detail}</p>
    </li>
  );
}

function databaseDetail({ engine, responseMs, bytes }: Health["database"]): string {
  const name = { sqlite: "SQLite", postgres: "PostgreSQL" }[engine];
  if (responseMs === undefined || bytes === undefined) return name;
  return `${name}, ${byteSize(bytes)}, answers in ${responseMs.toFixed(1)} ms`;
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}
