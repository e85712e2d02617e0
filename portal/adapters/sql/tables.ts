/** A time as the engine gives it: SQLite keeps ISO text. Tables that only we read keep milliseconds in a `bigint` instead. */
export type Timestamp = Date | string;

/** The tables as `migrations/` leaves them. */
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
  tally: { day: string; kind: string; subject: string; number: number };
};
