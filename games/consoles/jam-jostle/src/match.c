/* Rounds until one of the two has enough of them. */
#include "game.h"
#include "generated/tiles.h"
#include "generated/music.h"

u8 wins[2];
u8 winner;
u8 seconds;
static u8 ticks, shown_score[2];
static const u8 lengths[3] = {20, 60, 90};
static const u8 score_column[2] = {7, 27};

static u8 __fastcall__ direction_of(u8 pad) {
  if (pad & PAD_UP) return UP;
  if (pad & PAD_DOWN) return DOWN;
  if (pad & PAD_LEFT) return LEFT;
  if (pad & PAD_RIGHT) return RIGHT;
  return NOWHERE;
}

static void show_time(void) {
  static u8 digits[4];
  digits[0] = '0' + seconds / 60;
  digits[1] = ':';
  digits[2] = '0' + (seconds % 60) / 10;
  digits[3] = '0' + seconds % 10;
  vram_run(AT(14, 1), digits, 4);
}

static void show_scores(void) {
  static u8 i;
  for (i = 0; i < 2; ++i) {
    if (score[i] == shown_score[i]) continue;
    shown_score[i] = score[i];
    put_number(AT(score_column[i], 1), score[i], 3);
  }
}

static void draw_wins(void) {
  static u8 i, n;
  for (i = 0; i < 2; ++i) {
    vram_at(AT(i ? 20 : 2, 2));
    for (n = 0; n < (rounds + 1) >> 1; ++n) vram_byte(n < wins[i] ? TILE_CHERRY : TILE_RING);
  }
}

static void open_table(u8 which) {
  screen_off();
  clear_screens();
  set_colours();
  draw_table(which);
  draw_text(AT(2, 1), names[0]);
  draw_text(AT(20, 1), names[1]);
  draw_wins();
  place_snails();
  seconds = lengths[length];
  ticks = 0;
  shown_score[0] = shown_score[1] = 0xFF;
  brightness(0);
  screen_on();
  show_time();
  show_scores();
  draw_painted();
}

static void count_down(void) {
  static u8 n;
  static const char *const calls[4] = {"    READY?    ", "    STEADY    ", "    SPREAD!   ", "              "};
  for (n = 0; n < 3; ++n) {
    put_text(AT(9, 27), calls[n]);
    sfx_play(n == 2 ? sfx_go : sfx_tick);
    draw_snails();
    wait(n == 2 ? 20 : 40);
  }
}

#define PAD_MOVES (PAD_UP | PAD_DOWN | PAD_LEFT | PAD_RIGHT)
static u8 latest[2], tapped[2];

/* Of two directions that are held, the later counts; one that was tapped on the way counts once the snail arrives. */
static u8 __fastcall__ wanted_of(u8 who) {
  static u8 held;
  held = pads[who] & PAD_MOVES;
  if (pressed[who] & PAD_MOVES) latest[who] = tapped[who] = pressed[who] & PAD_MOVES;
  if (held & latest[who]) return direction_of(held & latest[who]);
  return direction_of(held ? held : tapped[who]);
}

static void __fastcall__ control(u8 who) {
  static u8 was_moving;
  if (who == 1 && players == 1) {
    move_snail(1, think(1));
    if (wants_to_use(1)) use_item(1);
    return;
  }
  was_moving = is_moving[who];
  move_snail(who, wanted_of(who));
  if (!was_moving) tapped[who] = 0;
  if (pressed[who] & (PAD_A | PAD_B)) use_item(who);
}

static void tick(void) {
  if (++ticks < 60) return;
  ticks = 0;
  --seconds;
  show_time();
  if (seconds < 6 && seconds) sfx_play(sfx_tick);
}

static void pause(void) {
  put_text(AT(9, 27), "    PAUSE     ");
  do frame();
  while (!((pressed[0] | pressed[1]) & PAD_START));
  put_text(AT(9, 27), "              ");
}

static void play_round(void) {
  music_play(song_jostle);
  screen = SCREEN_ROUND;
  while (seconds) {
    if (seconds == lengths[length] - 1 && ticks == 0) put_text(AT(9, 27), "              ");
    control(ticks & 1);
    control(ticks & 1 ^ 1);
    drop_items();
    draw_painted();
    show_scores();
    tick();
    draw_snails();
    frame();
    if ((pressed[0] | pressed[1]) & PAD_START) pause();
  }
  music_stop();
  sfx_play(sfx_time);
  put_text(AT(9, 27), "  TIME IS UP! ");
  dizzy[0] = dizzy[1] = 0;
  for (ticks = 0; ticks < 60; ++ticks) {
    draw_painted();
    show_scores();
    draw_snails();
    frame();
  }
}

static const char *const verdicts[3] = {"RUBY SPREADS IT BEST!", "BILLIE SPREADS IT BEST!", "A DRAW! TOAST FOR ALL!"};

/* Two bars grow until one stops. */
static void count_cells(void) {
  static u8 n, i, column;
  for (n = 0; n <= 150; ++n) {
    if (n > score[0] && n > score[1]) break;
    if (n % 6 == 5) {
      column = 4 + n / 6;
      for (i = 0; i < 2; ++i) {
        if (n <= score[i]) put(AT(column, i ? 13 : 9), TILE_BAR);
      }
      sfx_play(sfx_count);
    }
    for (i = 0; i < 2; ++i) {
      if (n <= score[i]) put_number(AT(25, i ? 13 : 9), n, 3);
    }
    frame();
    if (n & 1) frame();
  }
}

static void __fastcall__ draw_result_snails(u8 age) {
  static u8 i;
  sprites_begin();
  for (i = 0; i < 2; ++i) {
    spr_x = 10;
    spr_y = i ? 99 : 67;
    if (winner == i) spr_y -= age & 16 ? 3 : 0;
    draw_snail(i, age == 0 ? SPRITE_SNAIL_FRONT : winner == i || winner == DRAW ? SPRITE_SNAIL_HAPPY : SPRITE_SNAIL_DIZZY, 0);
  }
  sprites_end();
}

static void clear_for_result(void) {
  static u8 i;
  fade_out();
  screen_off();
  clear_screens();
  set_colours();
  vram_at(0x23C0);
  vram_fill(0xFF, 64);
  for (i = 0; i < 2; ++i) {
    vram_at(0x23C0 + (i ? 24 : 16));
    vram_fill(i ? 0xAA : 0x55, 8);
  }
  draw_cloth();
}

static void wait_for_a(void) {
  static u8 age;
  age = 30;
  do {
    ++age;
    draw_result_snails(age | 1);
    frame();
  } while (!((pressed[0] | pressed[1]) & (PAD_A | PAD_START)));
}

static void show_result(void) {
  winner = score[0] == score[1] ? DRAW : score[0] < score[1];
  clear_for_result();
  draw_text(AT(10, 4), "THE COUNT");
  screen_on();
  draw_result_snails(0);
  screen = SCREEN_RESULT;
  fade_in();
  count_cells();
  if (winner != DRAW) ++wins[winner];
  if (score[0] > record.best_cells) record.best_cells = score[0];
  music_play(winner == 1 && players == 1 ? song_lost : song_won);
  put_text(AT(4, 18), verdicts[winner]);
  put_text(AT(4, 22), "RUBY      BILLIE");
  put_number(AT(9, 22), wins[0], 1);
  put_number(AT(21, 22), wins[1], 1);
  wait_for_a();
}

static const u8 cherry_x[4] = {88, 104, 136, 152};

/* The winner hops on a pile of stars; the other has gone to the sink. */
static void __fastcall__ draw_winner(u8 age) {
  static u8 i;
  sprites_begin();
  spr_x = 120;
  spr_y = 96 - (age & 16 ? 6 : 0);
  draw_snail(winner, SPRITE_SNAIL_HAPPY, 0);
  for (i = 0; i < 4; ++i) {
    spr_x = cherry_x[i];
    spr_y = 92 + ((age + (i << 3)) & 16 ? 0 : 6);
    sprite(SPRITE_STAR, 2);
  }
  spr_x = 224;
  spr_y = 190;
  draw_snail(winner ^ 1, SPRITE_SNAIL_DIZZY, 0);
  sprites_end();
}

static void show_match(void) {
  static u8 age;
  clear_for_result();
  vram_at(0x23C0 + 16);
  vram_fill(winner ? 0xAA : 0x55, 8);
  vram_fill(0xFF, 8);
  if (winner == 0 && players == 1 && record.matches < 99) ++record.matches;
  save_store(&record, sizeof record);
  draw_text(AT(4, 5), "THE BREAKFAST BELONGS TO");
  draw_text(AT(winner ? 13 : 14, 8), names[winner]);
  draw_text(AT(4, 17), winner ? "BILLIE WIPES THE TABLE." : "RUBY LICKS THE SPOON.");
  draw_text(AT(4, 19), "THE OTHER DOES THE DISHES.");
  screen_on();
  screen = SCREEN_MATCH;
  music_play(song_title);
  fade_in();
  age = 0;
  do {
    draw_winner(++age);
    frame();
  } while (!((pressed[0] | pressed[1]) & (PAD_A | PAD_START)));
  sprites_begin();
  sprites_end();
  fade_out();
}

void play_match(void) {
  static u8 round;
  wins[0] = wins[1] = round = 0;
  do {
    screen = SCREEN_READY;
    open_table(table == 3 ? round % 3 : table);
    fade_in();
    count_down();
    play_round();
    show_result();
    ++round;
  } while (wins[0] <= rounds >> 1 && wins[1] <= rounds >> 1);
  winner = wins[1] > wins[0];
  show_match();
}
