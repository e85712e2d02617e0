import type { Page } from "#app/page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";

export function createAccountPage(): Page {
  return {
    title: "Create account",
    keep: [],
    body: (
      <Notice title="Create account" text="Creating new accounts is disabled for now.">
        <a href={urls.login()}>Have an account? Log in</a>
      </Notice>
    ),
  };
}
