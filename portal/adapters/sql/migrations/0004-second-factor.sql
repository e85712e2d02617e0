create table second_factor (
  account_id text primary key references account (id) on delete cascade,
  secret text not null,
  last_counter bigint not null
);

create table recovery_code (
  account_id text not null references account (id) on delete cascade,
  hash text not null,
  primary key (account_id, hash)
);
