/* Biscuits, wasps, eggs and saucers: who waits in a level wakes up near the screen. */
#include "game.h"

#define WAKE_AHEAD 320
#define WAKE_BEHIND 64
#define ASLEEP 0
#define AWAKE 1
#define GONE 2
#define WAITING_MAX 48

#pragma bss-name(push, "ZEROPAGE")
static u8 type[ACTORS], y[ACTORS], dir[ACTORS], timer[ACTORS], source[ACTORS], home_y[ACTORS];
static u16 x[ACTORS], home_x[ACTORS];
static u8 i, t;
static u16 ax, hx;
static i16 gap, drop;
#pragma bss-name(pop)

static u8 state[WAITING_MAX];
static u8 next_waiting;

/* A wave of 32 steps, and the hop of an egg. */
static const i8 swing[32] = {0, 2, 5, 7, 8, 10, 11, 12, 12, 12, 11, 10, 8, 7, 5, 2,
                             0, -2, -5, -7, -8, -10, -11, -12, -12, -12, -11, -10, -8, -7, -5, -2};
static const u8 hop[32] = {3, 7, 11, 15, 19, 22, 25, 28, 30, 32, 34, 36, 37, 38, 39, 39,
                           39, 39, 38, 37, 36, 34, 32, 30, 28, 25, 22, 19, 15, 11, 7, 3};

void actors_reset(void) {
  for (i = 0; i < ACTORS; ++i) type[i] = 0;
  for (i = 0; i < WAITING_MAX; ++i) state[i] = ASLEEP;
  next_waiting = 0;
  riding = 0xFF;
}

static void wake(void) {
  static u8 n;
  if (next_waiting >= level_actors[level]) {
    next_waiting = 0;
    return;
  }
  n = next_waiting;
  ++next_waiting;
  if (state[n] != ASLEEP) return;
  ax = (u16)level_actor_columns[level][n] << 4;
  if (ax + WAKE_BEHIND < cam_x || ax > cam_x + WAKE_AHEAD - 16) return;
  for (i = 0; type[i]; ++i) {
    if (i == ACTORS - 1) return;
  }
  t = level_actor_places[level][n];
  type[i] = t & 15;
  x[i] = home_x[i] = ax;
  y[i] = home_y[i] = t & 0xF0;
  dir[i] = 1;
  timer[i] = 0;
  source[i] = n;
  state[n] = AWAKE;
}

static void biscuit(void) {
  if (frames & 1) return;
  query_y = y[i] + 8;
  if (dir[i]) {
    query_x = --ax;
  } else {
    query_x = ++ax + 15;
  }
  t = block_flags[block_at()] & (SOLID | HURTS);
  query_y = y[i] + 16;
  if (t || !(block_flags[block_at()] & (SOLID | ONE_WAY))) {
    dir[i] ^= 1;
    return;
  }
  x[i] = ax;
}

static void wasp(void) {
  ++timer[i];
  if (timer[i] & 1) {
    ax += dir[i] ? -1 : 1;
    if (ax + 40 < home_x[i]) dir[i] = 0;
    else if (ax > home_x[i] + 40) dir[i] = 1;
    x[i] = ax;
  }
  y[i] = home_y[i] + swing[(timer[i] >> 1) & 31];
}

static void egg(void) {
  ++timer[i];
  t = timer[i] & 127;
  if (t < 64) {
    y[i] = home_y[i];
    if (t == 0) dir[i] ^= 1;
    return;
  }
  y[i] = home_y[i] - hop[(t - 64) >> 1];
  if (t & 1) x[i] += dir[i] ? -1 : 1;
}

/* Saucers glide 48 pixels to each side, lifts 40 up and down. Who stands on one goes with it. */
static void saucer(void) {
  static i8 step;
  step = dir[i] ? -1 : 1;
  if (type[i] == ACTOR_SAUCER) {
    ax += step;
    if (ax + 48 < home_x[i] || ax > home_x[i] + 48) dir[i] ^= 1;
    x[i] = ax;
    if (riding == i) hero_x += step << 4;
  } else if (frames & 1) {
    y[i] += step;
    if (y[i] + 40 < home_y[i] || y[i] > home_y[i] + 40) dir[i] ^= 1;
  }
}

static void carry(void) {
  drop = (hero_y >> 4) + 16 - y[i];
  if (hero_vy >= 0 && outcome == PLAYING && drop >= (riding == i ? -3 : 0) && drop < 8 && hx + 14 > ax && hx + 2 < ax + 32) {
    riding = i;
    hero_y = ((i16)y[i] - 16) << 4;
    hero_vy = 0;
    on_ground = 1;
  } else if (riding == i) {
    riding = 0xFF;
  }
}

static void meet(void) {
  gap = hx - ax;
  if (gap > 11 || gap < -11) return;
  drop = (hero_y >> 4) - y[i];
  if (drop > 12 || drop < -14) return;
  if (hero_vy > 0 && drop < -3) {
    state[source[i]] = GONE;
    type[i] = ACTOR_FLAT;
    timer[i] = 24;
    hero_bounce(52);
    sfx_play(sfx_stomp);
    effect_at(ax + 4, y[i], EFFECT_CRUMB);
    return;
  }
  hero_hurt();
}

void actors_move(void) {
  wake();
  wake();
  hx = hero_x >> 4;
  for (i = 0; i < ACTORS; ++i) {
    t = type[i];
    if (!t) continue;
    ax = x[i];
    if (ax + 96 < cam_x || ax > cam_x + 384) {
      if (state[source[i]] == AWAKE) state[source[i]] = ASLEEP;
      type[i] = 0;
      if (riding == i) riding = 0xFF;
      continue;
    }
    if (t == ACTOR_FLAT) {
      if (!--timer[i]) type[i] = 0;
      continue;
    }
    if (t == ACTOR_BISCUIT) biscuit();
    else if (t == ACTOR_WASP) wasp();
    else if (t == ACTOR_EGG) egg();
    else {
      saucer();
      carry();
      continue;
    }
    if (outcome == PLAYING) meet();
  }
}

void actors_draw(void) {
  static u8 n;
  /* Another first each time, so that where nine would stand side by side they flicker instead of one being gone. */
  n = frames & 7;
  for (i = 0; i < ACTORS; ++i) {
    n = (n + 3) & 7;
    t = type[n];
    if (!t) continue;
    spr_x = x[n] - cam_x;
    if (spr_x < -32 || spr_x > 256) continue;
    spr_y = y[n] + FIELD_TOP - 1;
    if (t == ACTOR_BISCUIT) sprite16((frames & 8) ? SPRITE_BISCUIT_A : SPRITE_BISCUIT_B, 1);
    else if (t == ACTOR_WASP) sprite16((frames & 2) ? SPRITE_WASP_A : SPRITE_WASP_B, dir[n] ? 2 | FLIP_X : 2);
    else if (t == ACTOR_EGG) sprite16(SPRITE_EGG, 3);
    else if (t == ACTOR_FLAT) {
      spr_y += 8;
      spr_w = 2;
      spr_h = 1;
      sprite_block(SPRITE_BISCUIT_FLAT, 1);
    } else {
      spr_w = 4;
      spr_h = 1;
      sprite_block(SPRITE_SAUCER, 0);
    }
  }
}
