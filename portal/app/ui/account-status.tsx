import { useTranslate } from "#app/messages/use-translate.ts";
import { urls } from "#app/urls.ts";
import { type SignedInUser, shownName } from "#domain/identity/user.ts";
import styles from "./account-status.module.css";

/** Name of the signed-in account, and sign-out. Other visitors' pages do not have it, so caches may share them. */
export function AccountStatus({ user }: { user: SignedInUser }) {
  const t = useTranslate();
  return (
    <form className={styles["corner"]} method="post" action={urls.logout()} data-testid="account">
      <a className={styles["name"]} href={urls.account()} title={user.email ?? undefined}>
        {shownName(user)}
      </a>
      <button className={styles["out"]} type="submit">
        {t("accountStatus.signOut")}
      </button>
    </form>
  );
}
