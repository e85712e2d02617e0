import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageResult } from "#app/page.ts";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";

/** Page that says that accounts cannot be created. */
export function createAccountPage(): PageResult {
  return {
    title: (t) => t("createAccount.title"),
    cacheKey: [],
    body: <CreateAccount />,
  };
}

function CreateAccount() {
  const t = useTranslate();
  return (
    <Notice title={t("createAccount.title")} text={t("createAccount.disabled")}>
      <a href={urls.login()}>{t("createAccount.logIn")}</a>
    </Notice>
  );
}
