-- A parcel that was taken has no data any more; its row goes when it expires.
create table parcel (
  id text primary key,
  data bytea,
  bytes bigint not null,
  expires_at bigint not null
);
