-- The id is a keyed hash of the owner key, which is stored nowhere.
create table record_owner (
  id text primary key,
  adjective integer not null,
  animal integer not null,
  number integer not null,
  played_at bigint not null
);

create table record_entry (
  id text primary key,
  owner_id text not null references record_owner (id) on delete cascade,
  game text not null,
  version text not null,
  board text not null,
  kind text not null,
  day text not null,
  seed bigint not null,
  score double precision not null,
  steps bigint not null,
  at bigint not null,
  tape_hash text not null,
  tape bytea
);
create index record_entry_owner on record_entry (owner_id);
create unique index record_entry_tape on record_entry (game, tape_hash);

-- Score and time stand here once more, so that a board is read from one index.
create table record_place (
  board text not null,
  crew text not null,
  kept_until text not null,
  owner_id text not null references record_owner (id) on delete cascade,
  entry_id text not null references record_entry (id) on delete cascade,
  score double precision not null,
  at bigint not null,
  primary key (board, owner_id)
);
create index record_place_rank on record_place (board, score desc, at, entry_id);
create index record_place_owner on record_place (owner_id, crew);
create index record_place_entry on record_place (entry_id);

create table crew (
  code text primary key,
  adjective integer not null,
  animal integer not null,
  number integer not null,
  played_at bigint not null
);

create table crew_member (
  crew text not null references crew (code) on delete cascade,
  owner_id text not null references record_owner (id) on delete cascade,
  joined_at bigint not null,
  primary key (crew, owner_id)
);
create index crew_member_owner on crew_member (owner_id);

create table record_check (
  id text primary key,
  owner_id text not null references record_owner (id) on delete cascade,
  game text not null,
  tape bytea,
  received_at bigint not null,
  claimed_until bigint not null,
  attempts integer not null,
  result text
);
create index record_check_owner on record_check (owner_id);
create index record_check_waiting on record_check (received_at) where result is null;
