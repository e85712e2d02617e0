create table sync_account (
  account_id text primary key references account (id) on delete cascade,
  revision bigint not null
);

create table synced_save (
  account_id text not null references account (id) on delete cascade,
  game text not null,
  key text not null,
  value text,
  written_at bigint not null,
  revision bigint not null,
  device text not null,
  bytes bigint not null,
  primary key (account_id, game, key)
);
create unique index synced_save_revision on synced_save (account_id, revision);

-- The other side, where two browsers changed the same key.
create table save_copy (
  account_id text not null references account (id) on delete cascade,
  game text not null,
  key text not null,
  value text not null,
  written_at bigint not null,
  device text not null,
  kept_at bigint not null,
  bytes bigint not null,
  primary key (account_id, game, key, written_at, device)
);
