import { urls } from "#app/urls.ts";
import { type SignedInUser, shownName } from "#domain/identity/user.ts";
import styles from "./account-status.module.css";

/** Who is signed in, and the way out. Nobody else's page has it, so everyone else's can be kept by a cache. */
export function AccountCorner({ user }: { user: SignedInUser }) {
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
