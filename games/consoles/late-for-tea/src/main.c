/* Late for Tea: the course of a game, from the title over five hours to the table. */
#include "game.h"

#define FIRST_CUPS 5
#define SAVE_SIZE 4

/* What a bot looks at. */
#define SCREEN_TITLE 0
#define SCREEN_CARD 1
#define SCREEN_PLAY 2
#define SCREEN_COLD 3
#define SCREEN_ENDING 4
u8 screen;

u8 level, cups, outcome, ticks;
u16 sugar, seconds;

static struct {
  u8 unlocked;
  u8 reserved;
  u16 best;
} record;

static const u8 *const songs[LEVEL_COUNT] = {song_kitchen, song_kitchen, song_cellar, song_title, song_tower};

static void draw_all(void) {
  sprites_begin();
  hero_draw();
  effects_draw();
  actors_draw();
  if (level == LEVEL_COUNT - 1) wave_draw();
  sprites_end();
}

static void count_time(void) {
  ++ticks;
  if (ticks < 60) return;
  ticks = 0;
  if (seconds < 9999) ++seconds;
}

static void pause(void) {
  brightness(2);
  sfx_play(sfx_pick);
  do frame();
  while (!(pressed[0] & PAD_START));
  brightness(4);
}

static void open_level(void) {
  outcome = PLAYING;
  fade_out();
  screen_off();
  clear_screens();
  hud_open();
  level_open();
  hero_place();
  actors_reset();
  effects_reset();
  wave_reset();
  level_palette();
  draw_all();
  music_play(songs[level]);
  screen_on();
  fade_in();
}

static void fall(void) {
  music_play(song_oops);
  wait(12);
  hero_vy = -64;
  for (ticks = 0; ticks < 80; ++ticks) {
    hero_y += hero_vy;
    hero_vy += 4;
    draw_all();
    frame();
  }
  ticks = 0;
}

static void play_level(void) {
  open_level();
  do {
    if (pressed[0] & PAD_START) pause();
    hero_move();
    actors_move();
    crumbles_move();
    camera_follow();
    if (level == LEVEL_COUNT - 1) wave_move();
    count_time();
    hud_update();
    draw_all();
    frame();
  } while (outcome == PLAYING);
  if (outcome == DYING) fall();
  else {
    music_play(song_clear);
    hero_vx = 0;
    on_ground = 1;
    for (ticks = 0; ticks < 140; ++ticks) {
      draw_all();
      hud_update();
      frame();
    }
    ticks = 0;
  }
}

/* From this level until the tea is served or cold. */
static void play_game(void) {
  static u8 first;
  first = level;
  cups = FIRST_CUPS;
  has_lid = 1;
  while (level < LEVEL_COUNT) {
    checkpoint = 0;
    do {
      screen = SCREEN_CARD;
      card_screen();
      screen = SCREEN_PLAY;
      play_level();
      if (outcome == CLEARED) break;
      --cups;
      has_lid = 1;
    } while (cups);
    music_stop();
    if (!cups) {
      screen = SCREEN_COLD;
      cold_screen();
      return;
    }
    ++level;
    if (level > record.unlocked && level < LEVEL_COUNT) record.unlocked = level;
    save_store(&record, SAVE_SIZE);
  }
  /* Only a game from the first hour on counts. */
  if (!first && (!record.best || seconds < record.best)) {
    record.best = seconds;
    save_store(&record, SAVE_SIZE);
  }
  screen = SCREEN_ENDING;
  ending_screen(record.best);
}

void main(void) {
  brightness(0);
  if (!save_load(&record, SAVE_SIZE) || record.unlocked >= LEVEL_COUNT) {
    record.unlocked = 0;
    record.best = 0;
  }
  for (;;) {
    screen = SCREEN_TITLE;
    level = title_screen(record.unlocked, record.best);
    sugar = seconds = 0;
    ticks = 0;
    play_game();
  }
}
