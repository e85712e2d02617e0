/* The level around the screen: 32 columns of blocks, as many as the two nametables show, and the camera. */
#include "game.h"

#pragma bss-name(push, "ZEROPAGE")
u16 cam_x;
u16 query_x;
u8 query_y;
static const u8 *shape;
static u8 row, block, run, at, slot;
#pragma bss-name(pop)

u16 level_pixels;
u8 checkpoint;

/* Blocks by column and row: a column takes 16 bytes, so its place is the middle of its position in pixels. */
static u8 even_page[256], odd_page[256];
/* What was collected, a bit for each of the rows 3 to 10. */
static u8 taken[176];
static u8 shown_column;

static const u8 bits[8] = {1, 2, 4, 8, 16, 32, 64, 128};

u8 block_at(void) {
  if (query_y >= FIELD_HEIGHT) return BLOCK_EMPTY;
  at = ((u8)query_x & 0xF0) | (query_y >> 4);
  return (query_x & 0x100) ? odd_page[at] : even_page[at];
}

static void put_attributes(u8 column) {
  static const u8 *cells;
  static u8 left, i, value, base;
  cells = (column & 16) ? odd_page : even_page;
  left = (column << 4) & 0xE0;
  base = 0xC8 + ((column & 15) >> 1);
  for (i = 0; i < 7; ++i) {
    at = left + (i << 1);
    value = block_palette[cells[at]] | block_palette[cells[at + 16]] << 2;
    if (i < 6) value |= block_palette[cells[at + 1]] << 4 | block_palette[cells[at + 17]] << 6;
    put(((column & 16) ? 0x2700 : 0x2300) + base, value);
    base += 8;
  }
}

/* Unpacks a column, and hands its tiles to the next picture. */
static void show_column(u8 column) {
  static u8 *cells;
  static u8 *left;
  static u8 *right;
  static u8 name;
  cells = (column & 16) ? odd_page : even_page;
  shape = level_shapes[level][level_columns[level][column]];
  slot = column << 4;
  row = 0;
  while (row < 13) {
    run = *shape++;
    if (run & 0x80) {
      run &= 0x7F;
      block = *shape++;
    } else {
      block = run;
      run = 1;
    }
    name = block;
    while (run) {
      if (block_flags[block] == ITEM) {
        if (block == BLOCK_FLAG) {
          if (column <= checkpoint) name = BLOCK_FLAG_UP;
        } else if (row >= 3 && row < 11 && (taken[column] & bits[row - 3])) {
          name = BLOCK_EMPTY;
        } else {
          name = block;
        }
      }
      cells[slot] = name;
      ++slot;
      ++row;
      --run;
    }
  }
  {
    static u8 address;
    extern u8 vram[128];
    extern u8 vram_len;
#pragma zpsym("vram_len")
    address = (column & 15) << 1;
    left = vram + vram_len;
    right = left + 29;
    left[0] = right[0] = (column & 16) ? 0x64 : 0x60;
    left[1] = 0x80 + address;
    right[1] = 0x81 + address;
    left[2] = right[2] = 26;
    slot = column << 4;
    at = 3;
    for (row = 0; row < 13; ++row) {
      block = cells[slot];
      left[at] = block_tiles_0[block];
      right[at] = block_tiles_1[block];
      ++at;
      left[at] = block_tiles_2[block];
      right[at] = block_tiles_3[block];
      ++at;
      ++slot;
    }
    vram_len += 58;
  }
  put_attributes(column);
}

/* Another block at query_x, query_y; what was an item there is taken for good. */
void __fastcall__ set_block(u8 to) {
  static u8 column;
  static u16 address;
  static u8 pair[2];
  column = query_x >> 4;
  row = query_y >> 4;
  if (block_flags[block_at()] == ITEM && row >= 3 && row < 11) taken[column] |= bits[row - 3];
  if (query_x & 0x100) odd_page[at] = to;
  else even_page[at] = to;
  address = ((column & 16) ? 0x2480 : 0x2080) + ((u16)row << 6) + ((column & 15) << 1);
  pair[0] = block_tiles_0[to];
  pair[1] = block_tiles_1[to];
  vram_run(address, pair, 2);
  pair[0] = block_tiles_2[to];
  pair[1] = block_tiles_3[to];
  vram_run(address + 32, pair, 2);
}

static void scroll(void) {
  scroll_x = cam_x;
  scroll_page = (cam_x >> 8) & 1;
}

/* Shows the level around the hero. Screen off. */
void level_open(void) {
  static u8 i, first, last;
  level_pixels = (u16)level_width[level] << 4;
  if (!checkpoint) {
    i = 0;
    do {
      taken[i] = 0;
      ++i;
    } while (i < sizeof taken);
  }
  query_x = checkpoint ? (u16)checkpoint << 4 : 40;
  hero_x = query_x << 4;
  cam_x = query_x < 112 ? 0 : query_x - 112;
  if (cam_x > level_pixels - 256) cam_x = level_pixels - 256;
  shown_column = cam_x >> 4;
  first = shown_column < 4 ? 0 : shown_column - 4;
  last = shown_column + 20;
  for (i = first; i <= last && i < level_width[level]; ++i) {
    show_column(i);
    frame();
  }
  scroll();
}

void camera_follow(void) {
  static u16 x;
  static u8 column;
  x = hero_x >> 4;
  if (x > cam_x + 128) cam_x = x - 128;
  else if (x < cam_x + 104) cam_x = x < 104 ? 0 : x - 104;
  if (cam_x > level_pixels - 256) cam_x = level_pixels - 256;
  column = cam_x >> 4;
  if (column != shown_column) {
    if (column > shown_column) {
      ++shown_column;
      if (shown_column + 20 < level_width[level]) show_column(shown_column + 20);
    } else {
      --shown_column;
      if (shown_column >= 4) show_column(shown_column - 4);
    }
  }
  scroll();
}
