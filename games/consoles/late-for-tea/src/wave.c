/* The dishwater that chases Spout through the last level. */
#include "game.h"

#define HEAD_START 170
#define MAX_BEHIND 88

i16 wave_x;

void wave_reset(void) {
  wave_x = (hero_x >> 4) - HEAD_START;
}

void wave_move(void) {
  static i16 x;
  /* One pixel a frame, and one more every fourth: slower than running, faster than walking would like. */
  ++wave_x;
  if (!(frames & 3)) ++wave_x;
  x = cam_x - MAX_BEHIND;
  if (wave_x < x) wave_x = x;
  x = level_pixels - 160;
  if (wave_x > x) wave_x = x;
  x = hero_x >> 4;
  if (x + 4 < wave_x) hero_die();
}

void wave_draw(void) {
  static u8 row;
  if (wave_x + 8 < (i16)cam_x) return;
  for (row = 0; row < 26; ++row) {
    spr_x = wave_x - cam_x + (((row + (frames >> 3)) & 2) << 1) - 12;
    spr_y = FIELD_TOP + (row << 3);
    sprite(SPRITE_WAVE + ((row + (frames >> 3)) & 1), 0);
  }
}
