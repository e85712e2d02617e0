import type { DeskSession } from "./desk-sessions.ts";

/** The operator of a session, as the journal names them. Whoever opened the desk by a link has no name of their own. */
export function operatorName({ email }: Pick<DeskSession, "email">): string {
  return email ?? "desk";
}
