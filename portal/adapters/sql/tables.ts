/** A time as the engine returns it: SQLite stores ISO text. Tables that better-auth does not read store milliseconds in a `bigint`. */
export type Timestamp = Date | string;

type NameColumns = { adjective: number; animal: number; number: number };

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
  reset_token: { hash: string; account_id: string; expires_at: number; used_at: number | null };
  game_report: {
    game: string;
    reason: string;
    reporter: string;
    engine: string;
    error: string;
    day: string;
  };
  record_owner: NameColumns & { id: string; played_at: number };
  record_entry: {
    id: string;
    owner_id: string;
    game: string;
    version: string;
    board: string;
    kind: string;
    day: string;
    seed: number;
    score: number;
    steps: number;
    at: number;
    tape_hash: string;
    tape: Uint8Array | null;
  };
  record_place: {
    board: string;
    crew: string;
    kept_until: string;
    owner_id: string;
    entry_id: string;
    score: number;
    at: number;
  };
  record_check: {
    id: string;
    owner_id: string;
    game: string;
    tape: Uint8Array | null;
    received_at: number;
    claimed_until: number;
    attempts: number;
    result: string | null;
  };
  crew: NameColumns & { code: string; played_at: number };
  crew_member: { crew: string; owner_id: string; joined_at: number };
  parcel: { id: string; data: Uint8Array | null; bytes: number; expires_at: number };
  sync_account: { account_id: string; revision: number };
  synced_save: {
    account_id: string;
    game: string;
    key: string;
    value: string | null;
    written_at: number;
    revision: number;
    device: string;
    bytes: number;
  };
  save_copy: {
    account_id: string;
    game: string;
    key: string;
    value: string;
    written_at: number;
    device: string;
    kept_at: number;
    bytes: number;
  };
  journal: {
    id: string;
    at: number;
    operator: string;
    action: string;
    subject: string;
    detail: string;
  };
  tally: { day: string; kind: string; subject: string; number: number };
};
