import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageResult } from "#app/page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";

/** Page of the rate limit: sent instead of search results when one IP address searches too often. */
export function tooOftenPage(): PageResult {
  return {
    title: (t) => t("tooOften.title"),
    status: 429,
    body: <TooOften />,
  };
}

function TooOften() {
  const t = useTranslate();
  return (
    <Notice title={t("tooOften.heading")} text={t("tooOften.text")}>
      <a href={urls.games()}>{t("tooOften.games")}</a>
    </Notice>
  );
}
