/* The title with its washing line, the list of levels, and the card before each room. */
#include "game.h"
#include "generated/tiles.h"
#include "generated/music.h"

static const u8 title_colours[32] = {
  0x21, 0x30, 0x16, 0x0F, 0x21, 0x30, 0x1A, 0x2A, 0x21, 0x0F, 0x28, 0x27, 0x21, 0x0F, 0x25, 0x30,
  0x21, 0x0F, 0x11, 0x30, 0x21, 0x0F, 0x16, 0x30, 0x21, 0x0F, 0x25, 0x30, 0x21, 0x0F, 0x28, 0x17,
};
static const u8 list_colours[32] = {
  0x0F, 0x30, 0x11, 0x25, 0x0F, 0x30, 0x11, 0x25, 0x0F, 0x30, 0x11, 0x25, 0x0F, 0x30, 0x11, 0x25,
  0x0F, 0x0F, 0x11, 0x30, 0x0F, 0x0F, 0x16, 0x30, 0x0F, 0x0F, 0x25, 0x30, 0x0F, 0x28, 0x28, 0x30,
};
static const char *const short_names[6] = {"BEDROOM", "BATHROOM", "LAUNDRY", "HALLWAY", "ATTIC", "DRYER"};

/* The two socks hang far apart and swing; now and then one looks at the other. */
static void draw_hanging(void) {
  static u8 i, sway;
  sprites_begin();
  for (i = 0; i < 2; ++i) {
    sway = (frames >> 4) & 3;
    if (sway == 3) sway = 1;
    spr_x = (i ? 204 : 38) + (i ? 2 - sway : sway);
    spr_y = 104;
    sprite(SPRITE_PEG, 3);
    spr_x -= 4;
    spr_y = 109;
    draw_sock(i, (u8)(frames + i * 96) > 244 ? SPRITE_SOCK_BLINK : SPRITE_SOCK);
  }
  for (i = 0; i < 9; ++i) {
    spr_x = 52 + (i << 4) + (i > 3 ? 16 : 0);
    spr_y = 44;
    sprite(SPRITE_PEG, 3);
  }
  sprites_end();
}

void show_title(void) {
  static u8 age;
  brightness(0);
  screen_off();
  clear_screens();
  palette(title_colours);
  vram_at(AT(0, 5));
  vram_fill(TILE_LINE, 32);
  draw_picture(AT(6, 6), picture_logo);
  vram_at(AT(0, 13));
  vram_fill(TILE_LINE, 32);
  draw_picture(AT(10, 14), picture_shirt);
  draw_picture(AT(18, 14), picture_pants);
  draw_text(AT(10, 20), "PRESS START");
  draw_text(AT(4, 22), "A RECESS CARTRIDGE  2026");
  draw_picture(AT(3, 2), picture_cloud);
  draw_picture(AT(24, 1), picture_cloud);
  draw_picture(AT(15, 10), picture_cloud);
  draw_picture(AT(26, 10), picture_cloud);
  draw_picture(AT(1, 9), picture_cloud);
  vram_at(AT(0, 25));
  for (age = 0; age < 32; ++age) vram_byte((age & 3) == 1 || age % 7 == 4 ? TILE_FLOWER : TILE_GRASS);
  vram_fill(TILE_SOIL, 128);
  vram_at(0x23C0 + 24);
  vram_fill(0, 2);
  vram_fill(0xA0, 2);
  vram_fill(0xF0, 2);
  vram_fill(0, 2);
  vram_fill(0, 2);
  vram_fill(0xAA, 2);
  vram_fill(0xFF, 2);
  vram_fill(0, 2);
  vram_fill(0, 8);
  vram_fill(0x55, 16);
  screen_on();
  draw_hanging();
  music_play(song_title);
  screen = SCREEN_TITLE;
  fade_in();
  age = 0;
  do {
    ++age;
    if ((age & 31) == 0) put_text(AT(10, 20), age & 32 ? "           " : "PRESS START");
    draw_hanging();
    random();
    frame();
  } while (!(pressed[0] & (PAD_A | PAD_START)));
  sfx_play(sfx_start);
  fade_out();
}

static u8 __fastcall__ box_of(u8 which) {
  if (!is_open(which)) return TILE_BOX_LOCKED;
  if (record.best[which] == 0) return TILE_BOX_OPEN;
  return record.best[which] <= level_pars[which] ? TILE_BOX_PERFECT : TILE_BOX_DONE;
}

static const char blank_line[] = "                        ";

static void show_chosen(void) {
  put_text(AT(3, 25), blank_line);
  put_text(AT(3, 25), is_open(level) ? level_names[level] : (const char *)"NOT YET");
  put_text(AT(3, 27), "PAR    BEST");
  put_number(AT(7, 27), level_pars[level], 2);
  if (record.best[level]) put_number(AT(15, 27), record.best[level], 3);
  else put_text(AT(15, 27), "---");
}

static void draw_list(void) {
  static u8 r, c, i;
  screen_off();
  clear_screens();
  palette(list_colours);
  draw_text(AT(3, 3), "WHERE WERE WE?");
  vram_at(AT(20, 3));
  vram_byte(TILE_MINI_HEART);
  r = perfect_count();
  vram_at(AT(22, 3));
  vram_byte('0' + r / 10);
  vram_byte('0' + r % 10);
  draw_text(AT(24, 3), "/36");
  i = 0;
  for (r = 0; r < 6; ++r) {
    draw_text(AT(3, 6 + r * 3), short_names[r]);
    for (c = 0; c < 6; ++c) {
      draw_block(AT(12 + c * 3, 6 + r * 3), box_of(i));
      ++i;
    }
  }
  screen_on();
}

static void draw_cursor(void) {
  sprites_begin();
  spr_x = 96 + (level % 6) * 24;
  spr_y = 47 + (level / 6) * 24;
  if (frames & 16) sprite16(SPRITE_CURSOR, 3);
  spr_x = 4;
  spr_y = 43 + (level / 6) * 24;
  draw_sock(0, SPRITE_SOCK);
  sprites_end();
}

static void __fastcall__ choose(u8 which) {
  if (which >= LEVELS) return;
  level = which;
  sfx_play(sfx_hop);
  show_chosen();
}

void show_select(void) {
  brightness(0);
  draw_list();
  show_chosen();
  music_play(song_title);
  screen = SCREEN_SELECT;
  draw_cursor();
  fade_in();
  for (;;) {
    draw_cursor();
    frame();
    if (pressed[0] & PAD_UP) choose(level - 6);
    if (pressed[0] & PAD_DOWN) choose(level + 6);
    if (pressed[0] & PAD_LEFT) choose(level - 1);
    if (pressed[0] & PAD_RIGHT) choose(level + 1);
    if (pressed[0] & PAD_B) {
      screen = SCREEN_TITLE;
      break;
    }
    if (!(pressed[0] & (PAD_A | PAD_START))) continue;
    if (is_open(level)) break;
    sfx_play(sfx_bump);
  }
  sprites_begin();
  sprites_end();
  fade_out();
}

void show_room(void) {
  static u8 age;
  room = level / LEVELS_PER_ROOM;
  brightness(0);
  screen_off();
  clear_screens();
  palette(list_colours);
  draw_text(AT(12, 11), "ROOM");
  vram_at(AT(17, 11));
  vram_byte('1' + room);
  draw_text(AT(10, 13), room_names[room]);
  draw_text(AT(2, 20), room_rules[room]);
  screen_on();
  music_stop();
  screen = SCREEN_ROOM;
  sfx_play(sfx_room);
  fade_in();
  for (age = 0; age < 110; ++age) {
    sprites_begin();
    spr_x = 24 + age - 24;
    spr_y = 128 - ((age & 15) < 8 ? (age & 7) : 7 - (age & 7));
    draw_sock(0, SPRITE_SOCK);
    spr_x = 240 - age;
    draw_sock(1, SPRITE_SOCK);
    sprites_end();
    frame();
    if (pressed[0] & (PAD_A | PAD_START)) break;
  }
  sprites_begin();
  sprites_end();
  fade_out();
}
