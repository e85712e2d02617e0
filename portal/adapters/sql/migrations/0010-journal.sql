-- Ids sort by time.
create table journal (
  id text primary key,
  at bigint not null,
  operator text not null,
  action text not null,
  subject text not null,
  detail text not null
);
create index journal_at on journal (at);
