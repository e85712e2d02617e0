import { Trio } from "#app/pages/today/trio.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";

/** The three games of the day on the landing page. Absent where the operator turned records off. */
export function TodaysThree({ portal }: { portal: Portal }) {
  if (!portal.records || portal.records.today().trio.length === 0) return null;
  const note = (
    <>
      One course for everybody, until midnight UTC. <a href={urls.today()}>Results and streaks</a>
    </>
  );
  return (
    <TitledSection id="today" title="The daily three" note={note}>
      <Trio portal={portal} />
    </TitledSection>
  );
}
