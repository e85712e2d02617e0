/* Sole Mates: two socks look for each other, from room to room. */
#include "game.h"

Record record;
u8 screen;

const char *const room_names[] = {"THE BEDROOM", "THE BATHROOM", "THE LAUNDRY", "THE HALLWAY", "THE ATTIC", "THE DRYER"};
const char *const room_rules[] = {
  "ONE PAD, TWO SOCKS: MEET UP!", "SOCKS HATE PUDDLES.         ", "SOAP IS SLIPPERY. WHEEE!    ",
  "GUM HOLDS YOU FOR A MOVE.   ", "STAND ON A BUTTON: DOOR OPEN", "DRYERS TURN THE MIRROR.     ",
};

/* A level opens when one of the two before it is solved, so that nobody is stuck at a single one. */
u8 __fastcall__ is_open(u8 which) {
  return which == 0 || record.best[which] || record.best[which - 1] || (which > 1 && record.best[which - 2]);
}

u8 perfect_count(void) {
  static u8 i, count;
  count = 0;
  for (i = 0; i < LEVELS; ++i) {
    if (record.best[i] && record.best[i] <= level_pars[i]) ++count;
  }
  return count;
}

void wait_for_start(void) {
  do frame();
  while (!(pressed[0] & (PAD_A | PAD_START)));
}

/* Levels follow one another until the player goes back to the list. */
static void play_on(void) {
  for (;;) {
    if (level % LEVELS_PER_ROOM == 0) show_room();
    play_level();
    if (screen != SCREEN_PAIRED) return;
    fade_out();
    if (level == LEVELS - 1) {
      show_ending();
      return;
    }
    ++level;
  }
}

void main(void) {
  save_load(&record, sizeof record);
  for (;;) {
    show_title();
    level = record.last;
    if (level >= LEVELS) level = 0;
    screen = SCREEN_SELECT;
    if (!record.best[0]) play_on();
    while (screen == SCREEN_SELECT) {
      show_select();
      if (screen == SCREEN_TITLE) break;
      play_on();
    }
  }
}
