/* The table: its cells, the jam on them, and how both get onto the screen. */
#include "game.h"
#include "generated/tiles.h"

#define QUEUE 64

u8 board[CELLS];
u8 score[2];
u8 look_x, look_y;
const u8 row_start[HEIGHT] = {0, 14, 28, 42, 56, 70, 84, 98, 112, 126, 140};

static const u8 floors[3] = {TILE_TOAST, TILE_WAFFLE, TILE_PANCAKE};
static const u8 walls[3] = {TILE_BUTTER, TILE_WELL, TILE_CUP};
static const u8 quarter_mask[4] = {0xFC, 0xF3, 0xCF, 0x3F};
/* The palette numbers of bare, Ruby's, Billie's and standing cells, in each quarter of an attribute byte. */
static const u8 quarter_bits[16] = {0, 0, 0, 0, 1, 4, 16, 64, 2, 8, 32, 128, 3, 12, 48, 192};
static u8 attributes[64];
static u8 queue[QUEUE];
static u8 queue_in, queue_out;
static u8 wraps;

u8 __fastcall__ look(u8 x, u8 y, u8 direction) {
  look_x = x;
  look_y = y;
  switch (direction) {
    case UP:
      if (look_y == 0) {
        if (!wraps) return WALL;
        look_y = HEIGHT;
      }
      --look_y;
      break;
    case DOWN:
      if (++look_y == HEIGHT) {
        if (!wraps) return WALL;
        look_y = 0;
      }
      break;
    case LEFT:
      if (look_x == 0) {
        if (!wraps) return WALL;
        look_x = WIDTH;
      }
      --look_x;
      break;
    default:
      if (++look_x == WIDTH) {
        if (!wraps) return WALL;
        look_x = 0;
      }
  }
  return board[row_start[look_y] + look_x];
}

static void __fastcall__ set_attribute(u8 x, u8 y, u8 value) {
  static u8 at, quarter;
  at = (((y + 2) >> 1) << 3) + ((x + 1) >> 1);
  quarter = (y & 1) << 1 | ((x + 1) & 1);
  attributes[at] = attributes[at] & quarter_mask[quarter] | quarter_bits[(value << 2) | quarter];
}

/* Gives a cell to one of the two; walls stay. */
void __fastcall__ paint(u8 x, u8 y, u8 who) {
  static u8 *cell;
  cell = &board[row_start[y] + x];
  if (*cell == WALL || *cell == who + 1) return;
  if (*cell) --score[*cell - 1];
  ++score[who];
  *cell = who + 1;
  set_attribute(x, y, who + 1);
  queue[queue_in] = y << 4 | x;
  queue_in = (queue_in + 1) & (QUEUE - 1);
}

static const u8 jam_rows[4] = {TILE_JAM, TILE_JAM + 1, TILE_JAM + 2, TILE_JAM + 3};

void draw_painted(void) {
  static u8 n, x, y, at;
  static u16 address;
  for (n = 0; n < 4 && queue_out != queue_in; ++n) {
    x = queue[queue_out] & 15;
    y = queue[queue_out] >> 4;
    queue_out = (queue_out + 1) & (QUEUE - 1);
    address = AT(2 + (x << 1), 4 + (y << 1));
    vram_run(address, jam_rows, 2);
    vram_run(address + 32, jam_rows + 2, 2);
    at = (((y + 2) >> 1) << 3) + ((x + 1) >> 1);
    vram_run(0x23C0 + at, attributes + at, 1);
  }
}

static void __fastcall__ draw_block(u16 address, u8 tile) {
  vram_at(address);
  vram_byte(tile);
  vram_byte(tile + 1);
  vram_at(address + 32);
  vram_byte(tile + 2);
  vram_byte(tile + 3);
}

static void draw_crust(void) {
  static u8 i;
  vram_at(AT(1, 3));
  vram_byte(TILE_CORNER_ONE);
  vram_fill(TILE_CRUST_TOP, 28);
  vram_byte(TILE_CORNER_TWO);
  for (i = 4; i < 26; ++i) {
    vram_at(AT(1, i));
    vram_byte(TILE_CRUST_LEFT);
    vram_at(AT(30, i));
    vram_byte(TILE_CRUST_RIGHT);
  }
  vram_at(AT(1, 26));
  vram_byte(TILE_CORNER_THREE);
  vram_fill(TILE_CRUST_BOTTOM, 28);
  vram_byte(TILE_CORNER_FOUR);
}

/* The third table has no edge: what leaves on one side comes back on the other. */
void __fastcall__ draw_table(u8 which) {
  static u8 x, y, i, is_wall;
  static const char *arena;
  arena = arenas[which];
  wraps = which == 2;
  queue_in = queue_out = score[0] = score[1] = 0;
  for (i = 0; i < 64; ++i) attributes[i] = i < 8 ? 0xFF : 0;
  i = 0;
  for (y = 0; y < HEIGHT; ++y) {
    for (x = 0; x < WIDTH; ++x) {
      is_wall = arena[i] == '#';
      board[i] = is_wall ? WALL : BARE;
      if (is_wall) set_attribute(x, y, WALL);
      draw_block(AT(2 + (x << 1), 4 + (y << 1)), is_wall ? walls[which] : floors[which]);
      ++i;
    }
  }
  draw_crust();
  vram_at(0x23C0);
  for (i = 0; i < 64; ++i) vram_byte(attributes[i]);
}
