/* The status bar: a tablecloth with sugar, cups, time and the hour. */
#include "game.h"

static u16 shown_sugar, shown_seconds;
static u8 shown_cups;

/* Draws the bar on both nametables; the lace below it must be the same on both, as the scroll changes within it. Screen off. */
void hud_open(void) {
  static u8 i;
  for (i = 0; i < 2; ++i) {
    vram_at(i ? 0x2400 : 0x2000);
    vram_fill(TILE_CLOTH, 96);
    vram_fill(TILE_FRINGE, 32);
    vram_at(i ? 0x27C0 : 0x23C0);
    vram_fill(0, 8);
  }
  draw_text(AT(2, 1), "SUGAR    CUPS    TIME");
  draw_text(AT(25, 1), "CLOCK");
  draw_text(AT(26, 2), "0:00");
  vram_at(AT(26, 2));
  vram_byte('1' + level);
  shown_sugar = shown_seconds = 0xFFFF;
  shown_cups = 0xFF;
  /* Sprite 0 hides behind the lace and marks where the level begins. */
  oam[0] = 28;
  oam[1] = SPRITE_SPLIT;
  oam[2] = BEHIND;
  oam[3] = 121;
  split = 1;
}

/* One number a frame at most, and none where the level needs the buffer. */
void hud_update(void) {
  extern u8 vram_len;
#pragma zpsym("vram_len")
  if (vram_len > 60) return;
  if (sugar != shown_sugar) {
    shown_sugar = sugar;
    put_number(AT(3, 2), sugar, 3);
  } else if (cups != shown_cups) {
    shown_cups = cups;
    put_number(AT(12, 2), cups, 1);
  } else if (seconds != shown_seconds) {
    shown_seconds = seconds;
    put_number(AT(19, 2), seconds, 4);
  }
}
