import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageResult } from "#app/page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";

/** Page of load shedding: sent instead of any page during overload. Running games are not affected. */
export function busyPage(): PageResult {
  return {
    title: (t) => t("busy.title"),
    status: 503,
    bare: true,
    body: <Busy />,
  };
}

function Busy() {
  const t = useTranslate();
  return (
    <Notice title={t("busy.heading")} text={t("busy.text")}>
      <a href={urls.games()}>{t("notice.games")}</a>
    </Notice>
  );
}
