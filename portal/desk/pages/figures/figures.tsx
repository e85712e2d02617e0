import { TitledSection } from "#app/ui/titled-section.tsx";
import table from "#desk/frame/table.module.css";
import { Tabs } from "#desk/frame/tabs.tsx";
import { DeskIsland } from "#desk/islands/desk-island.tsx";
import type { SitePresence } from "#domain/presence/presence-count.ts";
import type { Ranked, Report } from "#domain/statistics/report.ts";
import Chart, { type Line } from "./chart.island.tsx";
import styles from "./figures.module.css";
import { LinkCheckSection } from "./link-check.tsx";
import { ReportedGames, type ShownReport } from "./reported-games.tsx";
import type { ShownCheck } from "./shown-check.ts";
import type { ShownTry } from "./shown-tries.ts";

type Props = {
  readonly span: number;
  readonly spans: readonly number[];
  readonly report: Report;
  readonly plays: readonly Line[];
  readonly presence: SitePresence | undefined;
  readonly reported: readonly ShownReport[];
  readonly tries: readonly ShownTry[];
  readonly nameOf: (path: string) => string;
  readonly check: ShownCheck | undefined;
};

export function Figures({ span, spans, report, plays, presence, reported, tries, nameOf, check }: Props) {
  const days = report.days.map(({ day }) => day);
  const series = (kind: "view" | "launch" | "minutes") => report.days.map(({ totals }) => totals[kind]);
  return (
    <div className={styles["figures"]}>
      <h1>Figures</h1>
      <p>Counted by day and never by visitor.</p>
      <Tabs
        label="Span"
        tabs={spans.map((each) => ({
          title: `${each} days`,
          href: `/figures?days=${each}`,
          isCurrent: each === span,
        }))}
      />
      <Now presence={presence} />
      <TitledSection id="visits" title="Visits and plays" note="Pages shown and games launched, by day.">
        <DeskIsland
          name="chart"
          of={Chart}
          props={{
            label: "Pages and launches by day",
            days,
            lines: [
              { name: "Pages", numbers: series("view") },
              { name: "Launches", numbers: series("launch") },
              { name: "Minutes played", numbers: series("minutes") },
            ],
          }}
        />
      </TitledSection>
      <TitledSection id="plays" title="Plays by game" note="The most launched games, by day.">
        {plays.length === 0 ? (
          <p>Nothing was played in these days.</p>
        ) : (
          <DeskIsland
            name="chart"
            of={Chart}
            props={{ label: "Launches of games by day", days, lines: plays }}
          />
        )}
        {plays.length > 0 && <Ranking list={report.launched} of="Game" what="Launches" nameOf={nameOf} />}
      </TitledSection>
      <TitledSection
        id="missed"
        title="Searched for in vain"
        note="Words that at least three addresses searched for."
      >
        <Ranking list={report.missed} of="Words" what="Searches" nameOf={(words) => words} />
      </TitledSection>
      <ReportedGames games={reported} tries={tries} />
      <LinkCheckSection check={check} />
    </div>
  );
}

function Now({ presence }: { presence: SitePresence | undefined }) {
  return (
    <TitledSection
      id="now"
      title="Here now"
      note="Browsers with a page of the site open. Several processes without Redis count apart."
    >
      {presence ? (
        <p>
          <strong data-testid="visitors-now">{presence.visitors}</strong>
          {presence.games.length > 0 &&
            `, playing ${presence.games.map(({ name, players }) => `${name} (${players})`).join(", ")}`}
        </p>
      ) : (
        <p>Only a portal that serves the desk itself (DESK_PORT) knows who is here.</p>
      )}
    </TitledSection>
  );
}

function Ranking({
  list,
  of,
  what,
  nameOf,
}: {
  list: readonly Ranked[];
  of: string;
  what: string;
  nameOf: (subject: string) => string;
}) {
  if (list.length === 0) return <p>There is nothing yet.</p>;
  return (
    <table className={table["table"]}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{what}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ subject, number }) => (
          <tr key={subject}>
            <td>{nameOf(subject)}</td>
            <td data-label={what}>{number}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
