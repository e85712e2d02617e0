import { richText, useTranslate } from "#app/messages/use-translate.ts";
import { Trio } from "#app/pages/today/trio.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";

/** The three games of the day on the landing page. Absent where the operator turned records off. */
export function TodaysThree({ portal }: { portal: Portal }) {
  const t = useTranslate();
  if (!portal.records || portal.records.today().trio.length === 0) return null;
  const note = richText(t, "todaysThree.note", { link: (text) => <a href={urls.today()}>{text}</a> });
  return (
    <TitledSection id="today" title={t("todaysThree.title")} note={note}>
      <Trio portal={portal} />
    </TitledSection>
  );
}
