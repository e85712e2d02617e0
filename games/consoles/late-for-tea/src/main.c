#include "kit.h"
#include "generated/tiles.h"
#include "generated/music.h"
static const u8 colours[32] = {0x22,0x30,0x16,0x0F,0x22,0x30,0x16,0x0F,0x22,0x30,0x16,0x0F,0x22,0x30,0x16,0x0F,0x22,0x30,0x16,0x0F,0x22,0x30,0x16,0x0F,0x22,0x30,0x16,0x0F,0x22,0x30,0x16,0x0F};
u8 hero_x;
void main(void) {
  screen_off(); clear_screens();
  draw_text(AT(8, 10), "LATE FOR TEA 0123456");
  brightness(0); palette(colours);
  screen_on(); fade_in(); music_play(song_title);
  for (;;) {
    if (pads[0] & PAD_RIGHT) ++hero_x;
    if (pressed[0] & PAD_A) sfx_play(sfx_jump);
    sprites_begin(); spr_x = hero_x; spr_y = 100; sprite16(SPRITE_BLOCK, 0); sprites_end();
    put_number(AT(2,2), hero_x, 3);
    frame();
  }
}
