import type { ResetTokens } from "#domain/identity/reset-token.ts";

/** Session of an operator at the desk. Visitors' sessions are others. */
export type DeskSession = {
  /** Hash of the token in the cookie. */
  readonly id: string;
  /** Email address of the operator's account; undefined for a session that a one-time link began. */
  readonly email: string | undefined;
  readonly createdAt: Date;
  readonly seenAt: Date;
};

/** Sessions end this long after the last request. */
export const IDLE_LIFETIME_MS = 60 * 60_000;
/** Sessions end this long after their begin, in use or not. */
export const SESSION_LIFETIME_MS = 12 * 60 * 60_000;
/** The time of the last request is stored no more often than this. */
const SEEN_INTERVAL_MS = 60_000;

/** Store of desk sessions by their id. */
export interface DeskSessionStore {
  add(session: DeskSession): Promise<void>;
  find(id: string): Promise<DeskSession | undefined>;
  setSeen(id: string, at: Date): Promise<void>;
  list(): Promise<readonly DeskSession[]>;
  remove(id: string): Promise<void>;
}

/** Sessions at the desk: begun by a one-time link or by an operator's account. */
export interface DeskSessions {
  /** Begins a session and gives its token. */
  begin(email?: string): Promise<string>;
  /** The session of a token, while it lasts. */
  find(token: string): Promise<DeskSession | undefined>;
  /** Sessions that last, latest first. Removes those that are over. */
  list(): Promise<readonly DeskSession[]>;
  end(id: string): Promise<void>;
}

export function openDeskSessions(
  store: DeskSessionStore,
  { tokens, now }: { tokens: ResetTokens; now: () => Date },
): DeskSessions {
  const isOver = ({ createdAt, seenAt }: DeskSession) =>
    now().getTime() - createdAt.getTime() >= SESSION_LIFETIME_MS ||
    now().getTime() - seenAt.getTime() >= IDLE_LIFETIME_MS;

  return {
    async begin(email) {
      const token = tokens.generate();
      await store.add({ id: tokens.hash(token), email, createdAt: now(), seenAt: now() });
      return token;
    },
    async find(token) {
      const session = await store.find(tokens.hash(token));
      if (!session) return undefined;
      if (isOver(session)) {
        await store.remove(session.id);
        return undefined;
      }
      if (now().getTime() - session.seenAt.getTime() >= SEEN_INTERVAL_MS)
        await store.setSeen(session.id, now());
      return session;
    },
    async list() {
      const all = await store.list();
      for (const { id } of all.filter(isOver)) await store.remove(id);
      const lasting = all.filter((session) => !isOver(session));
      return lasting.toSorted((a, b) => b.seenAt.getTime() - a.seenAt.getTime());
    },
    end: (id) => store.remove(id),
  };
}
