import { TitledSection } from "#app/ui/titled-section.tsx";
import type { Health } from "#domain/desk/care.ts";
import { type HealthFact, healthFacts } from "#domain/desk/health-facts.ts";
import styles from "./care.module.css";

/** Health of database, Redis, disk and memory, a tile each. */
export function HealthTiles({ health }: { health: Health }) {
  return (
    <TitledSection
      id="health"
      title="Health"
      note={`The process that shows this was started ${duration(health.uptimeSeconds)} ago.`}
    >
      <ul className={styles["tiles"]}>
        {healthFacts(health).map((fact) => (
          <Tile key={fact.title} {...fact} />
        ))}
      </ul>
    </TitledSection>
  );
}

function Tile({ title, value, detail, isWell }: HealthFact) {
  return (
    <li className={isWell ? styles["tile"] : styles["ill"]}>
      <h3>{title}</h3>
      <p className={styles["value"]}>{value}</p>
      <p className={styles["detail"]}>{detail}</p>
    </li>
  );
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} days`;
}
