/* Jam Jostle: two snails, one breakfast. The title, the menu, and the order of the screens. */
#include "game.h"
#include "generated/tiles.h"
#include "generated/music.h"

Record record;
u8 screen;
u8 players = 1, strength = 0, rounds = 3, length = 1, table = 3;
const char *const names[2] = {"RUBY", "BILLIE"};

static const u8 colours[32] = {
  0x0F, 0x37, 0x27, 0x17, 0x0F, 0x16, 0x06, 0x36, 0x0F, 0x12, 0x02, 0x32, 0x0F, 0x30, 0x28, 0x17,
  0x0F, 0x0F, 0x26, 0x38, 0x0F, 0x0F, 0x21, 0x38, 0x0F, 0x0F, 0x28, 0x30, 0x0F, 0x0F, 0x27, 0x30,
};

void set_colours(void) { palette(colours); }

/* The tablecloth along the bottom of every screen but the table itself. */
void draw_cloth(void) {
  vram_at(AT(0, 26));
  vram_fill(TILE_CHECK, 128);
  vram_at(0x23F0);
  vram_fill(0x5F, 8);
  vram_fill(0x55, 8);
}

#define STRIP_ROW 22
static u8 strip[8];
static const u8 jam_rows[4] = {TILE_JAM, TILE_JAM + 1, TILE_JAM + 2, TILE_JAM + 3};

/* Gives the cell of the title's toast under a snail to it. */
static void __fastcall__ spread(u8 who, u8 column) {
  static u8 shift, at;
  at = column >> 1;
  shift = column & 1 ? 6 : 4;
  strip[at] = strip[at] & ~(3 << shift) | (who + 1) << shift;
  vram_run(AT(column << 1, STRIP_ROW), jam_rows, 2);
  vram_run(AT(column << 1, STRIP_ROW + 1), jam_rows + 2, 2);
  vram_run(0x23E8 + at, strip + at, 1);
}

/* On the title the two chase each other along a slice of toast, and their jam with them. */
static void draw_chase(void) {
  static u8 i, x;
  sprites_begin();
  for (i = 0; i < 2; ++i) {
    x = frames + (i ? 0 : 90);
    spr_x = x;
    spr_y = 172;
    draw_snail(i, frames & 8 ? SPRITE_SNAIL_SIDE : SPRITE_SNAIL_SIDE_TWO, 0);
    if ((x & 15) == 8) spread(i, x >> 4);
  }
  spr_x = 40;
  spr_y = 40 + (frames >> 5 & 1);
  sprite16(SPRITE_JAR, 2);
  spr_x = 200;
  sprite16(SPRITE_PEPPER, 2);
  spr_x = 208;
  spr_y = 112 - (frames >> 5 & 1);
  sprite16(SPRITE_SPOON, 2);
  sprites_end();
}

void show_title(void) {
  static u8 i;
  brightness(0);
  screen_off();
  clear_screens();
  set_colours();
  draw_picture(AT(11, 4), picture_jam_word);
  draw_picture(AT(7, 9), picture_jostle_word);
  draw_text(AT(10, 16), "PRESS START");
  draw_text(AT(4, 18), "A RECESS CARTRIDGE  2026");
  if (record.matches) {
    draw_text(AT(4, 20), "BREAKFASTS WON");
    vram_at(AT(19, 20));
    vram_byte('0' + record.matches / 10 % 10);
    vram_byte('0' + record.matches % 10);
  }
  vram_at(AT(0, STRIP_ROW - 1));
  vram_fill(TILE_CRUST_TOP, 32);
  for (i = 0; i < 32; i += 2) {
    vram_at(AT(i, STRIP_ROW));
    vram_byte(TILE_TOAST);
    vram_byte(TILE_TOAST + 1);
    vram_at(AT(i, STRIP_ROW + 1));
    vram_byte(TILE_TOAST + 2);
    vram_byte(TILE_TOAST + 3);
  }
  vram_at(AT(0, STRIP_ROW + 2));
  vram_fill(TILE_CRUST_BOTTOM, 32);
  draw_cloth();
  for (i = 0; i < 8; ++i) strip[i] = 0x0F;
  vram_at(0x23C0);
  vram_fill(0xFF, 8);
  vram_fill(0x55, 8);
  vram_fill(0xAA, 16);
  vram_fill(0xFF, 8);
  vram_fill(0x0F, 8);
  vram_fill(0x50, 8);
  screen_on();
  music_play(song_title);
  screen = SCREEN_TITLE;
  fade_in();
  do {
    draw_chase();
    random();
    frame();
  } while (!((pressed[0] | pressed[1]) & (PAD_A | PAD_START)));
  sfx_play(sfx_go);
  sprites_begin();
  sprites_end();
  fade_out();
}

#define LINES 5
static const char *const labels[LINES] = {"PLAYERS", "BILLIE IS", "BEST OF", "ROUNDS", "TABLE"};
static const char *const player_words[2] = {"1 AND A COMPUTER", "2 AT ONE CONSOLE"};
static const char *const strength_words[3] = {"SLEEPY  ", "AWAKE   ", "STARVING"};
static const char *const round_words[3] = {"1", "3", "5"};
static const char *const length_words[3] = {"SNACK, 20 SEC", "MEAL,  60 SEC", "FEAST, 90 SEC"};
static const char *const table_words[4] = {"TOAST     ", "WAFFLE    ", "PANCAKE   ", "IN TURN   "};

static void __fastcall__ show_choice(u8 line) {
  static const char *word;
  switch (line) {
    case 0: word = player_words[players - 1]; break;
    case 1: word = players == 1 ? strength_words[strength] : (const char *)"A FRIEND"; break;
    case 2: word = round_words[rounds >> 1]; break;
    case 3: word = length_words[length]; break;
    default: word = table_words[table];
  }
  put_text(AT(14, 7 + line * 3), word);
}

static void __fastcall__ change(u8 line, u8 by) {
  switch (line) {
    case 0: players ^= 3; break;
    case 1: strength = (strength + 3 + by) % 3; break;
    case 2: rounds = rounds == 5 ? (by == 1 ? 1 : 3) : rounds == 3 ? (by == 1 ? 5 : 1) : (by == 1 ? 3 : 5); break;
    case 3: length = (length + 3 + by) % 3; break;
    default: table = (table + by) & 3;
  }
  sfx_play(sfx_tick);
  show_choice(line);
  show_choice(1);
}

/* 1 when a match begins, 0 on the way back to the title. */
u8 show_menu(void) {
  static u8 line, old, pad;
  screen_off();
  clear_screens();
  set_colours();
  vram_at(0x23C0);
  vram_fill(0xFF, 64);
  draw_cloth();
  draw_text(AT(3, 2), "SET THE TABLE, PRESS START");
  for (line = 0; line < LINES; ++line) draw_text(AT(4, 7 + line * 3), labels[line]);
  draw_text(AT(4, 22), "YOUR OWN JAM IS SLICK,");
  draw_text(AT(4, 24), "THE OTHER'S IS STICKY.");
  screen_on();
  for (line = 0; line < LINES; ++line) show_choice(line);
  line = 0;
  put(AT(2, 7), TILE_ARROW);
  screen = SCREEN_MENU;
  fade_in();
  for (;;) {
    sprites_begin();
    spr_x = 112;
    spr_y = 31;
    draw_snail(0, frames & 32 ? SPRITE_SNAIL_HAPPY : SPRITE_SNAIL_FRONT, 0);
    spr_x = 136;
    draw_snail(1, frames & 32 ? SPRITE_SNAIL_FRONT : SPRITE_SNAIL_HAPPY, 0);
    sprites_end();
    frame();
    pad = pressed[0] | pressed[1];
    old = line;
    if (pad & PAD_UP && line) --line;
    if (pad & PAD_DOWN && line < LINES - 1) ++line;
    if (line != old) {
      put(AT(2, 7 + old * 3), ' ');
      put(AT(2, 7 + line * 3), TILE_ARROW);
      sfx_play(sfx_tick);
    }
    if (pad & (PAD_RIGHT | PAD_A)) change(line, 1);
    if (pad & PAD_LEFT) change(line, 255);
    if (pad & (PAD_START | PAD_B)) break;
  }
  sfx_play(sfx_go);
  sprites_begin();
  sprites_end();
  fade_out();
  return pad & PAD_START;
}

void main(void) {
  save_load(&record, sizeof record);
  for (;;) {
    show_title();
    while (show_menu()) play_match();
  }
}
