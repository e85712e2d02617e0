/* The two snails: how they glide, bump, and use what they find. */
#include "game.h"
#include "generated/tiles.h"
#include "generated/music.h"

/* In 256ths of a cell a frame: one's own jam is slick, the other's is sticky. */
#define SPEED_BARE 26
#define SPEED_OWN 36
#define SPEED_STICKY 17
#define DIZZY_FRAMES 55
#define SNEEZY_FRAMES 200
#define CALM_FRAMES 70
#define SPOON_REACH 7

u8 snail_x[2], snail_y[2], facing[2], holds[2], dizzy[2], sneezy[2], is_moving[2];
u8 item_x[ITEMS], item_y[ITEMS], item_kind[ITEMS];
static u8 to_x[2], to_y[2], travel[2], speed[2], calm[2];
static u8 item_timer;

void place_snails(void) {
  static u8 i;
  for (i = 0; i < 2; ++i) {
    snail_x[i] = to_x[i] = i ? WIDTH - 2 : 1;
    snail_y[i] = to_y[i] = HEIGHT / 2;
    facing[i] = i ? LEFT : RIGHT;
    holds[i] = NO_ITEM;
    dizzy[i] = sneezy[i] = is_moving[i] = travel[i] = calm[i] = 0;
    item_kind[i] = NO_ITEM;
    paint(snail_x[i], snail_y[i], i);
  }
  item_timer = 120;
}

static u8 __fastcall__ stands_on_own(u8 who) {
  return board[row_start[snail_y[who]] + snail_x[who]] == who + 1;
}

static void __fastcall__ make_dizzy(u8 who) {
  dizzy[who] = DIZZY_FRAMES;
  calm[who] = CALM_FRAMES + DIZZY_FRAMES;
  sfx_play(sfx_bonk);
}

/* Whoever stands on their own jam keeps their feet. Equals both see stars. */
static void __fastcall__ bump(u8 who) {
  static u8 other;
  other = who ^ 1;
  if (calm[who] || calm[other]) return;
  if (stands_on_own(who) <= stands_on_own(other)) make_dizzy(who);
  if (stands_on_own(other) <= stands_on_own(who)) make_dizzy(other);
}

static void __fastcall__ pick_up(u8 who) {
  static u8 i;
  for (i = 0; i < ITEMS; ++i) {
    if (item_kind[i] == NO_ITEM || item_x[i] != snail_x[who] || item_y[i] != snail_y[who]) continue;
    holds[who] = item_kind[i];
    item_kind[i] = NO_ITEM;
    sfx_play(sfx_pick);
  }
}

static void __fastcall__ start_step(u8 who, u8 direction) {
  static u8 other, cell;
  other = who ^ 1;
  if (sneezy[who]) direction ^= 1;
  facing[who] = direction;
  if (look(snail_x[who], snail_y[who], direction) == WALL) return;
  if ((look_x == snail_x[other] && look_y == snail_y[other]) || (look_x == to_x[other] && look_y == to_y[other])) {
    bump(who);
    return;
  }
  to_x[who] = look_x;
  to_y[who] = look_y;
  cell = board[row_start[look_y] + look_x];
  speed[who] = cell == BARE ? SPEED_BARE : cell == who + 1 ? SPEED_OWN : SPEED_STICKY;
  is_moving[who] = 1;
}

void __fastcall__ move_snail(u8 who, u8 direction) {
  static u8 before;
  if (calm[who]) --calm[who];
  if (sneezy[who]) --sneezy[who];
  if (dizzy[who]) {
    --dizzy[who];
    return;
  }
  if (!is_moving[who]) {
    if (direction == NOWHERE) return;
    start_step(who, direction);
    if (!is_moving[who]) return;
  }
  before = travel[who];
  travel[who] += speed[who];
  if (travel[who] >= before) return;
  travel[who] = 0;
  is_moving[who] = 0;
  snail_x[who] = to_x[who];
  snail_y[who] = to_y[who];
  paint(snail_x[who], snail_y[who], who);
  pick_up(who);
}

static void __fastcall__ splat(u8 who) {
  static u8 x, y, left, right, top, bottom;
  left = snail_x[who] > 2 ? snail_x[who] - 2 : 0;
  right = snail_x[who] < WIDTH - 3 ? snail_x[who] + 2 : WIDTH - 1;
  top = snail_y[who] > 2 ? snail_y[who] - 2 : 0;
  bottom = snail_y[who] < HEIGHT - 3 ? snail_y[who] + 2 : HEIGHT - 1;
  for (y = top; y <= bottom; ++y) {
    for (x = left; x <= right; ++x) {
      if ((y == top || y == bottom) && (x == left || x == right)) continue;
      paint(x, y, who);
    }
  }
}

static void __fastcall__ fling(u8 who) {
  static u8 n, other;
  other = who ^ 1;
  look_x = snail_x[who];
  look_y = snail_y[who];
  for (n = 0; n < SPOON_REACH; ++n) {
    if (look(look_x, look_y, facing[who]) == WALL) return;
    paint(look_x, look_y, who);
    if (look_x == snail_x[other] && look_y == snail_y[other]) make_dizzy(other);
  }
}

void __fastcall__ use_item(u8 who) {
  if (dizzy[who]) return;
  switch (holds[who]) {
    case NO_ITEM: return;
    case JAR:
      splat(who);
      sfx_play(sfx_splat);
      break;
    case SPOON:
      sfx_play(sfx_fling);
      fling(who);
      break;
    default:
      sneezy[who ^ 1] = SNEEZY_FRAMES;
      sfx_play(sfx_sneeze);
  }
  holds[who] = NO_ITEM;
}

/* Now and then something appears on a free cell, never under a snail. */
void drop_items(void) {
  static u8 i, x, y;
  if (--item_timer) return;
  item_timer = 140 + (random() & 63);
  for (i = 0; i < ITEMS; ++i) {
    if (item_kind[i] != NO_ITEM) continue;
    x = random() % WIDTH;
    y = random() % HEIGHT;
    if (board[row_start[y] + x] == WALL) return;
    if ((x == snail_x[0] && y == snail_y[0]) || (x == snail_x[1] && y == snail_y[1])) return;
    item_x[i] = x;
    item_y[i] = y;
    item_kind[i] = 1 + random() % 3;
    sfx_play(sfx_drop);
    return;
  }
}

static const u8 item_tiles[4] = {0, SPRITE_JAR, SPRITE_SPOON, SPRITE_PEPPER};

void __fastcall__ draw_snail(u8 who, u8 tile, u8 attributes) { sprite16(tile, attributes | who); }

static void __fastcall__ place_sprite(u8 who) {
  static u8 moved;
  moved = travel[who] >> 4;
  spr_x = TABLE_X + (snail_x[who] << 4);
  spr_y = TABLE_Y - 3 + (snail_y[who] << 4);
  if (!is_moving[who]) return;
  switch (facing[who]) {
    case UP: spr_y -= moved; break;
    case DOWN: spr_y += moved; break;
    case LEFT: spr_x -= moved; break;
    default: spr_x += moved;
  }
}

static void __fastcall__ draw_one(u8 who) {
  static u8 tile, flip;
  place_sprite(who);
  flip = 0;
  switch (facing[who]) {
    case UP: tile = SPRITE_SNAIL_BACK; break;
    case DOWN: tile = SPRITE_SNAIL_FRONT; break;
    default:
      tile = is_moving[who] && travel[who] & 0x80 ? SPRITE_SNAIL_SIDE_TWO : SPRITE_SNAIL_SIDE;
      flip = facing[who] == LEFT ? FLIP_X : 0;
  }
  if (dizzy[who]) tile = SPRITE_SNAIL_DIZZY;
  draw_snail(who, tile, flip);
  spr_y -= 6;
  if (dizzy[who]) {
    spr_x += frames & 8 ? 0 : 8;
    sprite(SPRITE_STAR, 2);
  } else if (sneezy[who]) {
    spr_x += frames & 4 ? 2 : 6;
    sprite(SPRITE_PUFF, 3);
  }
}

/* The order changes with every picture, so that eight sprites on a line flicker rather than vanish. */
void draw_snails(void) {
  static u8 i;
  sprites_begin();
  i = frames & 1;
  draw_one(i);
  draw_one(i ^ 1);
  for (i = 0; i < 2; ++i) {
    if (holds[i] == NO_ITEM) continue;
    spr_x = i ? 144 : 88;
    spr_y = 7;
    sprite16(item_tiles[holds[i]], 2);
  }
  for (i = 0; i < ITEMS; ++i) {
    if (item_kind[i] == NO_ITEM) continue;
    spr_x = TABLE_X + (item_x[i] << 4);
    spr_y = TABLE_Y - 2 + (item_y[i] << 4) + (frames & 16 ? 1 : 0);
    sprite16(item_tiles[item_kind[i]], 2);
  }
  sprites_end();
}
