import type { PageResult } from "#app/page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";

/** Page of the rate limit: sent instead of search results when one IP address searches too often. */
export function tooOftenPage(): PageResult {
  return {
    title: "Slow down",
    status: 429,
    body: (
      <Notice
        title="That was a lot of searching"
        text="Your network has searched very often in the last minute. Wait a minute, then try again. Games go on as before."
      >
        <a href={urls.games()}>Look through all games</a>
      </Notice>
    ),
  };
}
