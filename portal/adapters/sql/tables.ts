/** A time as the engine returns it: SQLite stores ISO text. Tables that better-auth does not read store milliseconds in a `bigint`. */
export type Timestamp = Date | string;

/** Column types of the tables that `migrations/` creates. */
export type Tables = {
  account: {
    id: string;
    name: string;
    email: string;
    email_verified: boolean | number;
    image: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    last_login_at: Timestamp | null;
    disabled_at: Timestamp | null;
  };
  session: {
    id: string;
    account_id: string;
    token: string;
    expires_at: Timestamp;
    ip_address: string | null;
    user_agent: string | null;
  };
  second_factor: { account_id: string; secret: string; last_counter: number };
  recovery_code: { account_id: string; hash: string };
  game_report: {
    game: string;
    reason: string;
    reporter: string;
    engine: string;
    error: string;
    day: string;
  };
  tally: { day: string; kind: string; subject: string; number: number };
};
