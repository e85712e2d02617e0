create table game_report (
  game text not null,
  reason text not null,
  reporter text not null,
  engine text not null,
  error text not null,
  day text not null,
  primary key (game, reason, reporter)
);
create index game_report_day on game_report (day);
