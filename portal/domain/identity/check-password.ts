import type { Identity, SignInAttempt } from "./identity.ts";
import { SecondFactorNeeded } from "./second-factor.ts";

/**
 * Checks the password of a signed-in account, within the limits of signing in: a stolen session is no way around them. Signs in and out
 * again.
 */
export async function checkPassword(
  identity: Pick<Identity, "signIn" | "signOut">,
  attempt: SignInAttempt,
): Promise<void> {
  try {
    const { session } = await identity.signIn(attempt);
    await identity.signOut(session);
  } catch (error) {
    if (!(error instanceof SecondFactorNeeded)) throw error;
  }
}
