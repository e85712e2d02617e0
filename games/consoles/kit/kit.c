/* The part of the kit that has time: text, numbers, palettes, fades and battery saves. */
#include "kit.h"

extern u8 palette_out[32];
extern u8 palette_dirty;

static u8 colours[32];
static u8 level = 4;
static u8 buffer[6];

#pragma bss-name(push, "SAVE")
static u8 save_area[256];
#pragma bss-name(pop)

void __fastcall__ wait(u8 count) {
  while (count) {
    frame();
    --count;
  }
}

void clear_screens(void) {
  static u8 i;
  vram_at(0x2000);
  vram_fill(0, 0x800);
  i = 0;
  do {
    oam[i] = 0xFF;
    ++i;
  } while (i);
  scroll_x = 0;
  scroll_page = 0;
  split = 0;
}

void __fastcall__ put(u16 address, u8 tile) {
  buffer[0] = tile;
  vram_run(address, buffer, 1);
}

void __fastcall__ put_text(u16 address, const char *text) {
  static u8 n;
  n = 0;
  while (text[n]) ++n;
  vram_run(address, (const u8 *)text, n);
}

void __fastcall__ draw_text(u16 address, const char *text) {
  vram_at(address);
  while (*text) {
    vram_byte(*text);
    ++text;
  }
}

/* A picture is its width, its height and its tiles, row by row. */
void __fastcall__ draw_picture(u16 address, const u8 *picture) {
  static u8 w, h, i;
  w = *picture++;
  h = *picture++;
  while (h) {
    vram_at(address);
    for (i = 0; i < w; ++i) vram_byte(*picture++);
    address += 32;
    --h;
  }
}

void __fastcall__ put_number(u16 address, u16 value, u8 digits) {
  static u8 i;
  i = digits;
  while (i) {
    --i;
    buffer[i] = '0' + value % 10;
    value /= 10;
  }
  vram_run(address, buffer, digits);
}

static void show_colours(void) {
  static u8 i, c, darker;
  darker = (4 - level) << 4;
  for (i = 0; i < 32; ++i) {
    c = colours[i];
    palette_out[i] = c < darker ? 0x0F : c - darker;
  }
  /* The first colour of the sprites is the background's again: the PPU has one place for both. */
  palette_out[16] = palette_out[0];
  palette_dirty = 1;
}

void __fastcall__ palette(const u8 *from) {
  static u8 i;
  for (i = 0; i < 32; ++i) colours[i] = from[i];
  show_colours();
}

void __fastcall__ palette_set(u8 index, u8 colour) {
  colours[index] = colour;
  show_colours();
}

void __fastcall__ brightness(u8 to) {
  level = to;
  show_colours();
}

void fade_in(void) {
  while (level < 4) {
    brightness(level + 1);
    wait(4);
  }
}

void fade_out(void) {
  while (level) {
    brightness(level - 1);
    wait(4);
  }
}

static u8 checksum(u8 size) {
  static u8 i, sum;
  sum = 0xA5;
  for (i = 0; i < size; ++i) sum = (sum << 1 | sum >> 7) ^ save_area[i + 4];
  return sum;
}

u8 __fastcall__ save_load(void *record, u8 size) {
  static u8 i;
  if (save_area[0] != 'R' || save_area[1] != '1' || save_area[2] != size) return 0;
  if (save_area[3] != checksum(size)) return 0;
  for (i = 0; i < size; ++i) ((u8 *)record)[i] = save_area[i + 4];
  return 1;
}

void __fastcall__ save_store(const void *record, u8 size) {
  static u8 i;
  for (i = 0; i < size; ++i) save_area[i + 4] = ((const u8 *)record)[i];
  save_area[0] = 'R';
  save_area[1] = '1';
  save_area[2] = size;
  save_area[3] = checksum(size);
}
