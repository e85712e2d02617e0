/* The ending: a drawer, two socks, and a question that stays open. */
#include "game.h"
#include "generated/tiles.h"
#include "generated/music.h"

static const u8 colours[32] = {
  0x0F, 0x30, 0x01, 0x11, 0x0F, 0x30, 0x17, 0x27, 0x0F, 0x30, 0x17, 0x27, 0x0F, 0x30, 0x17, 0x27,
  0x0F, 0x0F, 0x11, 0x30, 0x0F, 0x0F, 0x16, 0x30, 0x0F, 0x0F, 0x25, 0x30, 0x0F, 0x0F, 0x28, 0x30,
};
static const char *const story[] = {
  "AND SO, THROUGH SOAP AND GUM", "AND ONE VERY WARM DRYER,", "LEFTY AND RIGHTY GOT HOME.", "NOBODY ASKED ABOUT THE GLOVE.",
};
#define STORY_LINES 4

/* The socks sit in the open drawer: sprites behind the background are seen where it is empty. */
static void draw_pair(u8 age) {
  sprites_begin();
  spr_x = 104;
  spr_y = 42 - ((age >> 4) & 1);
  sprite16(SPRITE_SOCK_HAPPY, BEHIND);
  spr_x = 136;
  spr_y = 42 - ((age >> 4) & 1 ^ 1);
  sprite16(SPRITE_SOCK_HAPPY, BEHIND | FLIP_X | 1);
  spr_x = 120;
  spr_y = 34;
  show_hearts(age & 127);
  sprites_end();
}

static void draw_bedroom(void) {
  static u8 x, y;
  for (y = 2; y < 14; y += 2) {
    for (x = 0; x < 32; x += 2) draw_block(AT(x, y), y == 12 ? TILE_SKIRTING : TILE_WALLPAPER);
  }
  draw_picture(AT(10, 4), picture_dresser);
  vram_at(0x23C0);
  for (y = 0; y < 4; ++y) {
    vram_byte(0);
    vram_byte(0);
    if (y == 0) vram_fill(0, 4);
    else {
      vram_byte(y == 3 ? 0x04 : 0x44);
      vram_fill(y == 3 ? 0x05 : 0x55, 2);
      vram_byte(y == 3 ? 0x01 : 0x11);
    }
    vram_byte(0);
    vram_byte(0);
  }
}

void show_ending(void) {
  static u8 line, at, age;
  static const char *text;
  static u8 letter[1];
  brightness(0);
  screen_off();
  clear_screens();
  palette(colours);
  draw_bedroom();
  screen_on();
  record.has_ended = 1;
  record.last = 0;
  save_store(&record, sizeof record);
  music_play(song_ending);
  screen = SCREEN_ENDING;
  fade_in();
  age = 0;
  for (line = 0; line < STORY_LINES; ++line) {
    text = story[line];
    for (at = 0; text[at]; ++at) {
      letter[0] = text[at];
      vram_run(AT(2 + at, 16 + (line << 1)), letter, 1);
      draw_pair(++age);
      frame();
      draw_pair(++age);
      frame();
    }
    for (at = 0; at < 30; ++at) {
      draw_pair(++age);
      frame();
    }
  }
  put_text(AT(2, 25), "PERFECT FITS:    OF 36");
  put_number(AT(16, 25), perfect_count(), 2);
  if (perfect_count() == LEVELS) put_text(AT(2, 27), "SOLE MATES FOR LIFE!");
  do {
    draw_pair(++age);
    frame();
  } while (!(pressed[0] & (PAD_A | PAD_START)));
  sprites_begin();
  sprites_end();
  fade_out();
  screen = SCREEN_TITLE;
}
