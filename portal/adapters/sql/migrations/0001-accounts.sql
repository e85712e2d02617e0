-- Both engines read these files, so they keep to what both understand. SQLite takes any type name: it keeps a
-- timestamptz as ISO text and a boolean as 0 or 1.

create table account (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_login_at timestamptz,
  disabled_at timestamptz
);

create table credential (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  provider_id text not null,
  provider_account_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index credential_account on credential (account_id);

create table session (
  id text primary key,
  account_id text not null references account (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ip_address text,
  user_agent text
);
create index session_account on session (account_id);
