/* Spout: walking, jumping, puffing, and what the blocks do to a teapot. Speeds are sixteenths of a pixel a frame. */
#include "game.h"

#define WALK 24
#define RUN 38
#define JUMP -80
#define PUFF -58
#define SPRING -110
#define MAX_FALL 66
#define COYOTE_FRAMES 6
#define BUFFER_FRAMES 6
#define SHIELD_FRAMES 100

#pragma bss-name(push, "ZEROPAGE")
u16 hero_x;
i16 hero_y, hero_vx, hero_vy;
static u16 x;
static i16 y, old_y;
static u8 pad, flags, under;
#pragma bss-name(pop)

u8 on_ground, has_lid, shielded, puffs, facing, riding;
static u8 coyote, buffered, is_sprung, stride;

/* Puts the hero on the ground, at the column that level_open has chosen. */
void hero_place(void) {
  query_x = (hero_x >> 4) + 8;
  for (query_y = 32; query_y < FIELD_HEIGHT; query_y += 16) {
    if (block_flags[block_at()] & SOLID) break;
  }
  hero_y = (i16)(query_y - 16) << 4;
  hero_vx = hero_vy = 0;
  on_ground = 1;
  shielded = coyote = buffered = is_sprung = facing = 0;
  riding = 0xFF;
}

static u8 flags_at(void) { return block_flags[block_at()]; }

static void walk(void) {
  static i16 limit;
  limit = (pad & PAD_B) ? RUN : WALK;
  if (pad & PAD_RIGHT) {
    facing = 0;
    if (hero_vx < limit) hero_vx += hero_vx < 0 ? 4 : 2;
    else hero_vx -= 1;
  } else if (pad & PAD_LEFT) {
    facing = FLIP_X;
    limit = -limit;
    if (hero_vx > limit) hero_vx -= hero_vx > 0 ? 4 : 2;
    else hero_vx += 1;
  } else if (hero_vx > 0) {
    hero_vx -= 2;
    if (hero_vx < 0) hero_vx = 0;
  } else if (hero_vx < 0) {
    hero_vx += 2;
    if (hero_vx > 0) hero_vx = 0;
  }
}

/* Whether the ground is so near that a press means the next jump. */
static u8 is_landing(void) {
  if (hero_vy <= 0) return 0;
  query_x = x + 8;
  query_y = (u8)y + 26;
  return flags_at() & (SOLID | ONE_WAY);
}

static void jump(void) {
  if (on_ground) {
    coyote = COYOTE_FRAMES;
    puffs = 1;
    is_sprung = 0;
  } else if (coyote) --coyote;
  if (pressed[0] & PAD_A) buffered = BUFFER_FRAMES;
  else if (buffered) --buffered;
  if (buffered && coyote) {
    buffered = coyote = 0;
    hero_vy = JUMP;
    if (hero_vx > 30 || hero_vx < -30) hero_vy -= 5;
    sfx_play(sfx_jump);
  } else if ((pressed[0] & PAD_A) && puffs && y >= 0 && !is_landing()) {
    puffs = buffered = is_sprung = 0;
    hero_vy = PUFF;
    effect_at(x + 4, (u8)y + 14, EFFECT_PUFF);
    sfx_play(sfx_puff);
  }
  if (hero_vy < 0 && (is_sprung || (pad & PAD_A))) hero_vy += 3;
  else hero_vy += 7;
  if (hero_vy > MAX_FALL) hero_vy = MAX_FALL;
}

static void move_across(void) {
  hero_x += hero_vx;
  if (hero_x > 0xF800) hero_x = 0;
  x = hero_x >> 4;
  if (x + 16 > level_pixels) {
    x = level_pixels - 16;
    hero_x = x << 4;
  }
  if (y < -12) return;
  query_x = hero_vx > 0 ? x + 13 : x + 2;
  query_y = y < 0 ? 0 : (u8)y + 4;
  flags = flags_at();
  query_y = (u8)(y + 14);
  if (!((flags | flags_at()) & SOLID) || !hero_vx) return;
  x = (query_x & 0xFFF0) + (hero_vx > 0 ? -14 : 14);
  hero_x = x << 4;
  hero_vx = 0;
}

static void land(void) {
  y = (query_y & 0xF0) - 16;
  hero_y = y << 4;
  if (under == BLOCK_TOASTER) {
    hero_vy = SPRING;
    is_sprung = puffs = 1;
    sfx_play(sfx_spring);
    return;
  }
  if (under == BLOCK_CRACKER) crumble_at(query_x, query_y);
  hero_vy = 0;
  on_ground = 1;
}

/* A foot on query_x: whether it stands, with the block in `under`. */
static u8 stands(void) {
  under = block_at();
  flags = block_flags[under];
  if (flags & SOLID) return 1;
  return (flags & ONE_WAY) && old_y + 16 <= (i16)(query_y & 0xF0);
}

static void move_along(void) {
  old_y = y;
  hero_y += hero_vy;
  y = hero_y >> 4;
  on_ground = 0;
  if (y >= FIELD_HEIGHT) {
    hero_die();
    return;
  }
  if (hero_vy >= 0) {
    if (y < -16) return;
    query_y = (u8)(y + 16);
    query_x = x + 4;
    if (stands()) {
      land();
      return;
    }
    query_x = x + 11;
    if (stands()) land();
    return;
  }
  if (y < -2) return;
  query_y = (u8)(y + 2);
  query_x = x + 4;
  flags = flags_at();
  query_x = x + 11;
  if (!((flags | flags_at()) & SOLID)) return;
  y = (query_y & 0xF0) + 14;
  hero_y = y << 4;
  hero_vy = 0;
}

static void take(u8 block) {
  if (block == BLOCK_SUGAR) {
    set_block(BLOCK_EMPTY);
    ++sugar;
    sfx_play(sfx_sugar);
    effect_at(query_x & 0xFFF0, query_y & 0xF0, EFFECT_SPARKLE);
    if (sugar % 50 == 0 && cups < 9) {
      ++cups;
      sfx_play(sfx_cup);
    }
  } else if (block == BLOCK_LID) {
    set_block(BLOCK_EMPTY);
    has_lid = 1;
    sfx_play(sfx_cup);
  } else if (block == BLOCK_FLAG) {
    checkpoint = query_x >> 4;
    set_block(BLOCK_FLAG_UP);
    sfx_play(sfx_flag);
  } else {
    outcome = CLEARED;
  }
}

static void touch(void) {
  static u8 i;
  if (y < 0) return;
  for (i = 0; i < 2; ++i) {
    query_x = i ? x + 12 : x + 3;
    query_y = (u8)y + 8;
    flags = flags_at();
    if (flags == ITEM) take(block_at());
  }
  query_x = x + 8;
  query_y = (u8)y + 13;
  flags = flags_at();
  if (!(flags & HURTS)) return;
  if (block_at() == BLOCK_FORKS) hero_hurt();
  else if ((query_y & 15) > 6 || block_at() == BLOCK_WATER) hero_die();
}

void hero_move(void) {
  pad = pads[0];
  x = hero_x >> 4;
  y = hero_y >> 4;
  walk();
  jump();
  move_across();
  move_along();
  if (outcome == PLAYING) touch();
  if (shielded) --shielded;
}

void __fastcall__ hero_bounce(u8 strength) {
  hero_vy = (pads[0] & PAD_A) ? JUMP : -(i16)strength;
  puffs = 1;
}

void hero_hurt(void) {
  if (shielded || outcome != PLAYING) return;
  if (!has_lid) {
    hero_die();
    return;
  }
  has_lid = 0;
  shielded = SHIELD_FRAMES;
  hero_vy = -50;
  sfx_play(sfx_hurt);
  effect_at((hero_x >> 4) + 4, (u8)(hero_y >> 4), EFFECT_CRUMB);
}

void hero_die(void) {
  if (outcome == PLAYING) outcome = DYING;
}

void hero_draw(void) {
  static u8 tile, attributes;
  if (shielded & 2) return;
  y = hero_y >> 4;
  if (y < -20 || y > 207) return;
  spr_x = (hero_x >> 4) - cam_x;
  attributes = facing;
  if (outcome == DYING) {
    attributes |= FLIP_Y;
    tile = SPRITE_HERO_JUMP;
  } else if (!on_ground) tile = SPRITE_HERO_JUMP;
  else if (hero_vx == 0) tile = SPRITE_HERO_STAND;
  else {
    stride += (hero_vx > 26 || hero_vx < -26) ? 3 : 2;
    tile = (stride & 32) ? (stride & 16) ? SPRITE_HERO_WALK_B : SPRITE_HERO_STAND
           : (stride & 16) ? SPRITE_HERO_WALK_A : SPRITE_HERO_STAND;
  }
  spr_y = FIELD_TOP - 1 + (u8)y;
  sprite16(tile, attributes);
  if (!has_lid || outcome == DYING) return;
  spr_y -= (hero_vy < -20) ? 8 : 6;
  spr_w = 2;
  spr_h = 1;
  sprite_block(SPRITE_LID, facing);
}
