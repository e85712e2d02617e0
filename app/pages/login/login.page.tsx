import type { Page } from "#app/page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";

export function loginPage(): Page {
  return {
    title: "Log in",
    body: (
      <Notice title="Log in" text="Signing in is not switched on here yet. Every game plays without it.">
        <a href={urls.createAccount()}>Create an account</a>
      </Notice>
    ),
  };
}
