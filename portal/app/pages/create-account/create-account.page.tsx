import type { PageResult } from "#app/page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";

/** Page that says that accounts cannot be created. */
export function createAccountPage(): PageResult {
  return {
    title: "Create account",
    cacheKey: [],
    body: (
      <Notice title="Create account" text="Creating new accounts is disabled for now.">
        <a href={urls.login()}>Have an account? Log in</a>
      </Notice>
    ),
  };
}
