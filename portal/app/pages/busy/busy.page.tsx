import type { PageResult } from "#app/page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";

/** Page of load shedding: sent instead of any page during overload. Running games are not affected. */
export function busyPage(): PageResult {
  return {
    title: "Busy",
    status: 503,
    bare: true,
    body: (
      <Notice title="Everybody came out at once" text="Give it a few seconds, then try again.">
        <a href={urls.games()}>Games</a>
      </Notice>
    ),
  };
}
