-- The token itself is in the link alone.
create table reset_token (
  hash text primary key,
  account_id text not null references account (id) on delete cascade,
  expires_at bigint not null,
  used_at bigint
);
create index reset_token_account on reset_token (account_id);
