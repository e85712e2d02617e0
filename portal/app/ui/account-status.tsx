import { urls } from "#app/urls.ts";
import { type SignedInUser, shownName } from "#domain/identity/user.ts";
import styles from "./account-status.module.css";

/** Name of the signed-in account, and sign-out. Other visitors' pages do not have it, so caches may share them. */
export function AccountStatus({ user }: { user: SignedInUser }) {
  return (
    <form className={styles["corner"]} method="post" action={urls.logout()} data-testid="account">
      <span className={styles["name"]} title={user.email ?? undefined}>
        {shownName(user)}
      </span>
      <button className={styles["out"]} type="submit">
        Sign out
      </button>
    </form>
  );
}
