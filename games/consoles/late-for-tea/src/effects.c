/* Small things that fly and fade, and crackers that give way. */
#include "game.h"

#define EFFECTS 4
#define CRUMBLES 4
#define CRUMBLE_FRAMES 22

#pragma bss-name(push, "ZEROPAGE")
static u8 kind[EFFECTS], age[EFFECTS], ey[EFFECTS];
static u16 ex[EFFECTS];
static u8 next;
static u8 left[CRUMBLES], cy[CRUMBLES];
static u16 cx[CRUMBLES];
static u8 i;
#pragma bss-name(pop)

void effects_reset(void) {
  for (i = 0; i < EFFECTS; ++i) kind[i] = left[i] = 0;
}

void __fastcall__ effect_at(u16 x, u8 y, u8 type) {
  next = (next + 1) & (EFFECTS - 1);
  kind[next] = type;
  age[next] = 0;
  ex[next] = x;
  ey[next] = y;
}

void effects_draw(void) {
  static u8 t;
  for (i = 0; i < EFFECTS; ++i) {
    if (!kind[i]) continue;
    t = ++age[i];
    if (t > 20) {
      kind[i] = 0;
      continue;
    }
    spr_x = ex[i] - cam_x;
    spr_y = ey[i] + FIELD_TOP;
    if (kind[i] == EFFECT_PUFF) {
      spr_y += t >> 1;
      sprite(t < 10 ? SPRITE_PUFF_A : SPRITE_PUFF_B, 0);
      spr_x -= t >> 1;
      sprite(t < 6 ? SPRITE_PUFF_A : SPRITE_PUFF_B, 0);
      spr_x += t;
      sprite(t < 6 ? SPRITE_PUFF_A : SPRITE_PUFF_B, 0);
    } else if (kind[i] == EFFECT_CRUMB) {
      spr_y += t < 8 ? 8 - t : t - 8;
      spr_x -= t;
      sprite(SPRITE_CRUMB, 1);
      spr_x += t << 1;
      sprite(SPRITE_CRUMB, 1);
    } else {
      spr_y -= t >> 1;
      spr_x += 4;
      sprite(SPRITE_SPARKLE, 3);
    }
  }
}

void __fastcall__ crumble_at(u16 x, u8 y) {
  static u8 free;
  free = 0xFF;
  x &= 0xFFF0;
  y &= 0xF0;
  for (i = 0; i < CRUMBLES; ++i) {
    if (!left[i]) free = i;
    else if (cx[i] == x && cy[i] == y) return;
  }
  if (free == 0xFF) return;
  left[free] = CRUMBLE_FRAMES;
  cx[free] = x;
  cy[free] = y;
  sfx_play(sfx_crack);
}

void crumbles_move(void) {
  for (i = 0; i < CRUMBLES; ++i) {
    if (!left[i] || --left[i]) continue;
    query_x = cx[i];
    query_y = cy[i];
    set_block(BLOCK_EMPTY);
    effect_at(cx[i] + 4, cy[i], EFFECT_CRUMB);
    sfx_play(sfx_break);
  }
}
