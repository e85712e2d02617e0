/* Everything around the levels: title, the card of an hour, cold tea and the ending. */
#include "game.h"

static const u8 sprite_colours[16] = {0x0F, 0x0F, 0x30, 0x12, 0x0F, 0x07, 0x37, 0x17, 0x0F, 0x0F, 0x28, 0x30, 0x0F, 0x0F, 0x30, 0x16};

/* By level: behind everything, three of the ground, three of things, three of decoration. */
static const u8 level_colours[LEVEL_COUNT][10] = {
    {0x31, 0x30, 0x2C, 0x0C, 0x37, 0x27, 0x07, 0x30, 0x21, 0x0C},
    {0x21, 0x2A, 0x17, 0x07, 0x37, 0x27, 0x07, 0x35, 0x29, 0x0A},
    {0x0C, 0x10, 0x00, 0x0F, 0x37, 0x27, 0x07, 0x27, 0x17, 0x07},
    {0x36, 0x26, 0x16, 0x06, 0x37, 0x27, 0x07, 0x37, 0x17, 0x07},
    {0x04, 0x38, 0x28, 0x08, 0x37, 0x27, 0x07, 0x10, 0x00, 0x0F},
};

static const char *const level_names[LEVEL_COUNT] = {"THE KITCHEN", "THE GARDEN", "THE CELLAR", "THE ROOFS", "THE CLOCK TOWER"};
static const char *const level_hints[LEVEL_COUNT] = {
    "MIND THE BISCUITS.",
    "PRESS A AGAIN IN THE AIR!",
    "CRACKERS CRACK. BE QUICK.",
    "SAUCERS FLY. DO NOT ASK.",
    "WHO PULLED THE PLUG? RUN!",
};

static u8 colours[32];
static u8 i, n;

static void mix(u8 back, u8 light, u8 cloth, u8 dark) {
  colours[0] = back;
  colours[1] = light;
  colours[2] = cloth;
  colours[3] = dark;
  for (i = 0; i < 16; ++i) colours[16 + i] = sprite_colours[i];
}

void level_palette(void) {
  const u8 *from = level_colours[level];
  mix(from[0], 0x30, 0x06, 0x0F);
  for (i = 0; i < 9; ++i) colours[5 + i + i / 3] = from[i + 1];
  palette(colours);
}

static void open_screen(void) {
  fade_out();
  screen_off();
  clear_screens();
}

static void show_screen(void) {
  screen_on();
  fade_in();
}

/* Text in the middle of a row. Screen off. */
static void middle(u8 row, const char *text) {
  n = 0;
  while (text[n]) ++n;
  draw_text(AT(16 - (n >> 1), row), text);
}

static void attributes(u8 from, u8 count, u8 value) {
  vram_at(0x23C0 + from);
  vram_fill(value, count);
}

static void number(u16 address, u16 value, u8 digits) {
  put_number(address, value, digits);
  frame();
}

/* Eight rows of a table across the screen. */
static void table_top(u8 row) {
  static u8 tile;
  for (i = 0; i < 8; ++i) {
    tile = (i < 2 ? TILE_COUNTER_TOP : TILE_COUNTER_FILL) + ((i & 1) << 1);
    vram_at(AT(0, row + i));
    for (n = 0; n < 16; ++n) {
      vram_byte(tile);
      vram_byte(tile + 1);
    }
  }
}

static void guest(u8 x, u8 y, u8 tile, u8 colour) {
  spr_x = x;
  spr_y = y;
  sprite16(tile, colour);
}

/* Gives the level to begin with. */
u8 title_screen(u8 unlocked, u16 best) {
  static u8 choice, walk, t;
  open_screen();
  draw_picture(AT(8, 4), picture_late);
  draw_picture(AT(10, 7), picture_tea);
  table_top(20);
  vram_at(AT(0, 28));
  vram_fill(TILE_CLOTH, 64);
  middle(13, "A TEAPOT ON THE RUN");
  draw_text(AT(11, 15), unlocked ? "NEW GAME" : "PRESS START");
  if (unlocked) draw_text(AT(11, 17), "ON AT 0 O'CLOCK");
  if (unlocked) {
    vram_at(AT(17, 17));
    vram_byte('1' + unlocked);
  }
  if (best) middle(28, "BEST 0000 SECONDS");
  attributes(8, 16, 0x55);
  attributes(40, 16, 0xAA);
  mix(0x31, 0x0F, 0x31, 0x0F);
  colours[5] = 0x37;
  colours[6] = 0x16;
  colours[7] = 0x06;
  colours[9] = 0x30;
  colours[10] = 0x26;
  colours[11] = 0x06;
  palette(colours);
  music_play(song_title);
  if (best) number(AT(13, 28), best, 4);
  show_screen();
  choice = unlocked ? 1 : 0;
  walk = 0;
  for (;;) {
    ++walk;
    t = (walk >> 3) & 3;
    sprites_begin();
    if (unlocked) {
      spr_x = 76;
      spr_y = choice ? 135 : 119;
      sprite(SPRITE_SPARKLE, 3);
    }
    guest(40, 143, t == 0 ? SPRITE_HERO_WALK_A : t == 2 ? SPRITE_HERO_WALK_B : SPRITE_HERO_STAND, 0);
    spr_w = 2;
    spr_h = 1;
    spr_y = 137;
    sprite_block(SPRITE_LID, 0);
    guest(176, 143 + (t == 1), SPRITE_CUP, 0);
    guest(196, 143 + (t == 2), SPRITE_JUG, 0);
    guest(216, 143 + (t == 3), SPRITE_BOWL, 0);
    sprites_end();
    if (unlocked && (pressed[0] & (PAD_UP | PAD_DOWN | PAD_SELECT))) {
      choice ^= 1;
      sfx_play(sfx_pick);
    }
    frame();
    if (pressed[0] & (PAD_START | PAD_A)) break;
  }
  random_seed += frames;
  sfx_play(sfx_cup);
  wait(20);
  return choice ? unlocked : 0;
}

/* The hour and the place, before a level. */
void card_screen(void) {
  open_screen();
  for (i = 0; i < 4; ++i) {
    vram_at(AT(14, 7 + i));
    for (n = 0; n < 4; ++n) vram_byte(TILE_CLOCK + (i << 2) + n);
  }
  middle(13, "0 O'CLOCK");
  vram_at(AT(12, 13));
  vram_byte('1' + level);
  middle(16, level_names[level]);
  middle(19, level_hints[level]);
  middle(23, "CUPS 0");
  vram_at(AT(18, 23));
  vram_byte('0' + cups);
  attributes(8, 16, 0x55);
  mix(0x0F, 0x30, 0x0F, 0x0F);
  colours[5] = 0x37;
  colours[6] = 0x27;
  colours[7] = 0x07;
  palette(colours);
  show_screen();
  for (i = 0; i < 100; ++i) {
    frame();
    if (pressed[0] & PAD_START) break;
  }
}

void cold_screen(void) {
  open_screen();
  music_play(song_oops);
  middle(12, "THE TEA WENT COLD.");
  middle(15, "PUT THE KETTLE ON AGAIN?");
  mix(0x0C, 0x30, 0x0C, 0x0F);
  palette(colours);
  show_screen();
  do {
    sprites_begin();
    guest(120, 140, SPRITE_HERO_STAND, FLIP_Y);
    sprites_end();
    frame();
  } while (!(pressed[0] & (PAD_START | PAD_A)));
}

void ending_screen(u16 best) {
  static u8 t;
  open_screen();
  table_top(16);
  vram_at(AT(0, 24));
  vram_fill(TILE_CLOTH, 192);
  middle(4, "TEA IS SERVED!");
  middle(7, "SPOUT IS LATE BY 00:00.");
  middle(9, "NOBODY MINDS. THERE IS CAKE.");
  middle(12, "SUGAR 000   SECONDS 0000");
  if (best) middle(26, "BEST 0000 SECONDS");
  attributes(32, 16, 0xAA);
  mix(0x35, 0x0F, 0x35, 0x0F);
  colours[9] = 0x30;
  colours[10] = 0x26;
  colours[11] = 0x06;
  palette(colours);
  number(AT(22, 7), seconds / 60, 2);
  number(AT(25, 7), seconds % 60, 2);
  number(AT(10, 12), sugar, 3);
  number(AT(24, 12), seconds, 4);
  if (best) number(AT(13, 26), best, 4);
  music_play(song_title);
  show_screen();
  do {
    t = (frames >> 3) & 3;
    sprites_begin();
    guest(72, 111 - (t == 0 ? 3 : 0), SPRITE_HERO_STAND, 0);
    spr_w = 2;
    spr_h = 1;
    spr_y -= t == 0 ? 10 : 6;
    sprite_block(SPRITE_LID, 0);
    guest(104, 111 - (t == 1 ? 3 : 0), SPRITE_CUP, FLIP_X);
    guest(136, 111 - (t == 2 ? 3 : 0), SPRITE_JUG, 0);
    guest(168, 111 - (t == 3 ? 3 : 0), SPRITE_BOWL, 0);
    sprites_end();
    frame();
  } while (!(pressed[0] & PAD_START));
}
