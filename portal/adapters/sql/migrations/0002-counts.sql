create table tally (
  day text not null,
  kind text not null,
  subject text not null,
  number bigint not null,
  primary key (day, kind, subject)
);
