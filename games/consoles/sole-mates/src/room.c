/* A level as a picture: wallpaper, floor, furniture, and the doors that change while it is played. */
#include "game.h"
#include "generated/tiles.h"

u8 level;
u8 room;

static const u8 sprite_colours[16] = {
  0x0F, 0x0F, 0x11, 0x30, 0x0F, 0x0F, 0x16, 0x30, 0x0F, 0x0F, 0x25, 0x30, 0x0F, 0x0F, 0x28, 0x30,
};
/* Per room: two colours of the wallpaper, the floor, the two of the furniture. */
static const u8 room_colours[6][5] = {
  {0x1C, 0x3C, 0x37, 0x17, 0x28}, {0x13, 0x33, 0x31, 0x21, 0x30}, {0x1B, 0x3B, 0x3A, 0x10, 0x30},
  {0x16, 0x36, 0x38, 0x1C, 0x3C}, {0x07, 0x17, 0x37, 0x17, 0x27}, {0x14, 0x34, 0x33, 0x13, 0x24},
};
static const u8 furniture[6] = {TILE_TOYBOX, TILE_BASIN, TILE_WASHER, TILE_SHOEBOX, TILE_CRATE, TILE_DRUM};
static const u8 floors[6] = {TILE_FLOOR_BOARDS, TILE_FLOOR_TILES, TILE_FLOOR_TILES, TILE_FLOOR_RUG, TILE_FLOOR_BOARDS, TILE_FLOOR_RUG};

static u8 colours[32];
static u8 shown_open;

static void set_colours(void) {
  static u8 i;
  static const u8 *from;
  from = room_colours[room];
  for (i = 0; i < 16; ++i) colours[i + 16] = sprite_colours[i];
  for (i = 0; i < 16; i += 4) {
    colours[i] = 0x0F;
    colours[i + 1] = from[2];
  }
  colours[1] = 0x30;
  colours[2] = from[0];
  colours[3] = from[1];
  colours[6] = from[3];
  colours[7] = from[4];
  colours[10] = 0x11;
  colours[11] = 0x30;
  colours[14] = 0x15;
  colours[15] = 0x30;
  palette(colours);
}

static u8 __fastcall__ block_of(u8 cell) {
  switch (cell) {
    case '#': return furniture[room];
    case '~': return TILE_PUDDLE;
    case 'o': return TILE_SOAP;
    case 'g': return TILE_GUM;
    case 'b': return TILE_BUTTON_UP;
    case 'd': return TILE_DOOR_SHUT;
    case '@': return TILE_DRYER;
  }
  return floors[room];
}

static u8 __fastcall__ colours_of(u8 cell) {
  switch (cell) {
    case '~':
    case 'o': return 2;
    case 'g':
    case 'b':
    case 'd':
    case '@': return 3;
  }
  return 1;
}

void __fastcall__ draw_block(u16 address, u8 tile) {
  vram_at(address);
  vram_byte(tile);
  vram_byte(tile + 1);
  vram_at(address + 32);
  vram_byte(tile + 2);
  vram_byte(tile + 3);
}

/* The palette of the block at these columns and rows of blocks. */
static u8 __fastcall__ colours_at(u8 column, u8 row) {
  if (column < 2 || column > 13 || row < 3 || row > 11) return 0;
  return colours_of(cells[(row - 3) * WIDTH + column - 2]);
}

static void draw_colours(void) {
  static u8 x, y;
  vram_at(0x23C0);
  for (y = 0; y < 16; y += 2) {
    for (x = 0; x < 16; x += 2) {
      vram_byte(colours_at(x, y) | colours_at(x + 1, y) << 2 | colours_at(x, y + 1) << 4 | colours_at(x + 1, y + 1) << 6);
    }
  }
}

void draw_level(void) {
  static u8 x, y, i;
  screen_off();
  clear_screens();
  set_colours();
  shown_open = 0;
  for (x = 2; x < 30; x += 2) {
    draw_block(AT(x, 4), TILE_SKIRTING);
    draw_block(AT(x, 24), TILE_WALLPAPER);
  }
  for (y = 4; y < 24; y += 2) {
    draw_block(AT(2, y), TILE_WALLPAPER);
    draw_block(AT(28, y), TILE_WALLPAPER);
  }
  i = 0;
  for (y = 0; y < HEIGHT; ++y) {
    for (x = 0; x < WIDTH; ++x) {
      draw_block(AT(4 + (x << 1), 6 + (y << 1)), block_of(cells[i]));
      ++i;
    }
  }
  draw_colours();
  draw_text(AT(6, 1), level_names[level]);
  vram_at(AT(2, 1));
  vram_byte('1' + room);
  vram_byte('-');
  vram_byte('1' + level % LEVELS_PER_ROOM);
  draw_text(AT(2, 3), "MOVES");
  draw_text(AT(12, 3), "PAR");
  draw_text(AT(21, 3), "BEST");
  draw_text(AT(2, 27), level % LEVELS_PER_ROOM ? (const char *)"B UNDO        SELECT RESTART" : room_rules[room]);
}

/* Doors and buttons as they are now. Up to eight blocks change, which is within one update of the screen. */
void draw_doors(void) {
  static u8 i, tile, open;
  static u16 at;
  static u8 rows[2];
  open = doors_open();
  if (open == shown_open) return;
  shown_open = open;
  for (i = 0; i < CELLS; ++i) {
    if (cells[i] != 'd' && cells[i] != 'b') continue;
    tile = cells[i] == 'd' ? (open ? TILE_DOOR_OPEN : TILE_DOOR_SHUT) : (open ? TILE_BUTTON_DOWN : TILE_BUTTON_UP);
    at = AT(4 + ((i % WIDTH) << 1), 6 + ((i / WIDTH) << 1));
    rows[0] = tile;
    rows[1] = tile + 1;
    vram_run(at, rows, 2);
    rows[0] = tile + 2;
    rows[1] = tile + 3;
    vram_run(at + 32, rows, 2);
  }
}

static const i8 heart_x[6] = {-12, 10, -4, 16, -18, 4};

/* Six hearts that rise from the left sock, one after the other. */
void __fastcall__ show_hearts(u8 age) {
  static u8 i, t;
  static i16 x;
  static u8 y;
  x = spr_x;
  y = spr_y;
  for (i = 0; i < 6; ++i) {
    t = age - i * 6;
    if (age < i * 6 || t > 40) continue;
    spr_x = x + heart_x[i] + (t & 8 ? 1 : -1);
    spr_y = y - t;
    if (spr_y < 200) sprite16(SPRITE_HEART, 2);
  }
}
