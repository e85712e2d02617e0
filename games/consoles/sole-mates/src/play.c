/* One level: the pad moves, B undoes, Select starts anew, Start goes back to the list. */
#include "game.h"
#include "generated/tiles.h"
#include "generated/music.h"

#define STEP_FRAMES 8
#define SLIDE_FRAMES 4
#define REPEAT_FRAMES 14

static const u8 hop[STEP_FRAMES + 1] = {0, 2, 4, 5, 5, 4, 3, 1, 0};
static u8 from_x[2], from_y[2], to_x[2], to_y[2];
static u8 progress, progress_end, is_sliding;
static u8 queued;
static u8 idle;
/* For bots: 1 from the press of a direction until the socks stand again. */
u8 is_moving;

static u8 __fastcall__ pixel_x(u8 cell) { return FLOOR_X + ((cell % WIDTH) << 4); }
static u8 __fastcall__ pixel_y(u8 cell) { return FLOOR_Y - 4 + ((cell / WIDTH) << 4); }

static void place_socks(void) {
  static u8 i;
  for (i = 0; i < 2; ++i) {
    from_x[i] = pixel_x(came_from[i]);
    from_y[i] = pixel_y(came_from[i]);
    to_x[i] = pixel_x(sock[i]);
    to_y[i] = pixel_y(sock[i]);
  }
}

static u8 __fastcall__ between(u8 a, u8 b) {
  if (a == b) return a;
  if (b > a) return a + ((b - a) * progress >> (is_sliding ? 2 : 3));
  return a - ((a - b) * progress >> (is_sliding ? 2 : 3));
}

void __fastcall__ draw_sock(u8 which, u8 tile) {
  sprite16(tile, which ? 1 | FLIP_X : 0);
}

/* The sock that stands lower is drawn first, so that it is in front. */
static void draw_socks(u8 tile) {
  static u8 i, n, shown;
  sprites_begin();
  i = to_y[1] > to_y[0];
  for (n = 0; n < 2; ++n) {
    spr_x = between(from_x[i], to_x[i]);
    spr_y = between(from_y[i], to_y[i]);
    shown = tile;
    if (from_x[i] != to_x[i] || from_y[i] != to_y[i]) {
      if (!is_sliding) spr_y -= hop[progress];
      if (progress < progress_end) shown = SPRITE_SOCK_HOP;
    }
    if (tile == SPRITE_SOCK && gum & (i + 1)) shown = SPRITE_SOCK_SOGGY;
    draw_sock(i, shown);
    i ^= 1;
  }
}

static void show_numbers(void) {
  put_number(AT(8, 3), moves, 3);
  put_number(AT(16, 3), level_pars[level], 2);
  if (record.best[level]) put_number(AT(26, 3), record.best[level], 3);
  else put_text(AT(26, 3), "---");
}

static u8 __fastcall__ direction_of(u8 pad) {
  if (pad & PAD_UP) return UP;
  if (pad & PAD_DOWN) return DOWN;
  if (pad & PAD_LEFT) return LEFT;
  return RIGHT;
}

#define PAD_MOVES (PAD_UP | PAD_DOWN | PAD_LEFT | PAD_RIGHT)

/* A press while the socks still hop is kept for the moment when they stand. */
static void show_step(void) {
  place_socks();
  progress_end = is_sliding ? SLIDE_FRAMES : STEP_FRAMES;
  for (progress = 1; progress <= progress_end; ++progress) {
    draw_socks(SPRITE_SOCK);
    sprites_end();
    frame();
    if (pressed[0] & PAD_MOVES) queued = pressed[0] & PAD_MOVES;
  }
  came_from[0] = sock[0];
  came_from[1] = sock[1];
  place_socks();
}

/* Two that swap places meet halfway. */
static void meet_halfway(void) {
  static u8 i;
  if (sock[0] == sock[1]) return;
  for (i = 0; i < 2; ++i) {
    to_x[i] = (from_x[0] + from_x[1]) >> 1;
    to_y[i] = (from_y[0] + from_y[1]) >> 1;
  }
  to_x[0] -= 7;
  to_x[1] += 7;
}

static u8 __fastcall__ move(u8 direction) {
  static u8 outcome;
  static u8 was_flipped;
  was_flipped = flipped;
  begin_move(direction);
  is_sliding = 0;
  do {
    outcome = small_step();
    if (outcome == OUTCOME_PAIRED) break;
    if (sock[0] != came_from[0] || sock[1] != came_from[1]) {
      sfx_play(is_sliding ? sfx_slide : sfx_hop);
      show_step();
    }
    is_sliding = 1;
  } while (outcome == OUTCOME_GOES_ON);
  is_sliding = 0;
  if (outcome == OUTCOME_SAME) {
    sfx_play(sfx_bump);
    return outcome;
  }
  keep_move();
  if (flipped != was_flipped) sfx_play(sfx_dryer);
  if (gum) sfx_play(sfx_gum);
  return outcome;
}

static void show_state(void) {
  palette_set(22, flipped ? 0x1A : 0x16);
  draw_doors();
  show_numbers();
}

static void stand(void) {
  ++idle;
  progress = 0;
  draw_socks((idle & 0x7F) > 0x78 ? SPRITE_SOCK_BLINK : SPRITE_SOCK);
  sprites_end();
  frame();
}

static void show_paired(void) {
  static u8 age, is_perfect;
  screen = SCREEN_PAIRED;
  is_perfect = moves <= level_pars[level];
  place_socks();
  meet_halfway();
  if (sock[0] == sock[1]) {
    to_x[0] -= 5;
    to_x[1] += 5;
  }
  progress_end = STEP_FRAMES;
  for (progress = 1; progress <= STEP_FRAMES; ++progress) {
    draw_socks(SPRITE_SOCK);
    sprites_end();
    frame();
  }
  if (record.best[level] == 0 || moves < record.best[level]) record.best[level] = moves;
  record.last = level + 1 < LEVELS ? level + 1 : level;
  save_store(&record, sizeof record);
  music_play(song_paired);
  show_numbers();
  put_text(AT(2, 27), is_perfect ? "  A PERFECT FIT! PRESS A.   " : " PAIRED! PRESS A TO GO ON.  ");
  age = 0;
  do {
    if (age < 200) ++age;
    progress = STEP_FRAMES;
    from_x[0] = to_x[0];
    from_y[0] = to_y[0];
    from_x[1] = to_x[1];
    from_y[1] = to_y[1];
    draw_socks(SPRITE_SOCK_HAPPY);
    spr_x = to_x[0] + 8;
    spr_y = to_y[0] - 8;
    show_hearts(age);
    sprites_end();
    frame();
  } while (age < 40 || !(pressed[0] & (PAD_A | PAD_START)));
}

static void show_soggy(void) {
  static u8 age, drop_y;
  screen = SCREEN_SOGGY;
  sfx_play(sfx_soggy);
  show_numbers();
  put_text(AT(2, 27), "SOGGY!  B UNDO  SELECT ANEW ");
  age = 0;
  do {
    ++age;
    draw_socks(SPRITE_SOCK_SOGGY);
    drop_y = to_y[0] - 12 + (age & 15);
    spr_x = to_x[0] - 4;
    spr_y = drop_y;
    sprite16(SPRITE_DROP, 0);
    spr_x = to_x[1] + 4;
    spr_y = to_y[1] - 12 + ((age + 8) & 15);
    sprite16(SPRITE_DROP, 0);
    sprites_end();
    frame();
  } while (!(pressed[0] & (PAD_A | PAD_B | PAD_SELECT | PAD_START)));
}

static void start_anew(void) {
  open_level(level_cells[level]);
  place_socks();
  show_state();
}

static void undo(void) {
  if (!undo_move()) return;
  sfx_play(sfx_undo);
  place_socks();
  show_state();
}

void play_level(void) {
  static u8 outcome, held, wanted;
  room = level / LEVELS_PER_ROOM;
  open_level(level_cells[level]);
  draw_level();
  place_socks();
  show_state();
  brightness(0);
  screen_on();
  music_play(level % 2 ? song_tiptoe : song_laundry);
  screen = SCREEN_PLAY;
  fade_in();
  queued = held = idle = 0;
  for (;;) {
    stand();
    wanted = pressed[0] & PAD_MOVES ? pressed[0] : queued;
    queued = 0;
    if (pads[0] & PAD_MOVES) {
      if (++held > REPEAT_FRAMES) wanted = pads[0];
    } else held = 0;
    if (pressed[0] & PAD_START) {
      screen = SCREEN_SELECT;
      return;
    }
    if (pressed[0] & PAD_SELECT) start_anew();
    if (pressed[0] & PAD_B) undo();
    if (!(wanted & PAD_MOVES)) continue;
    held = held > REPEAT_FRAMES ? REPEAT_FRAMES - 6 : held;
    idle = 0;
    is_moving = 1;
    outcome = move(direction_of(wanted));
    is_moving = 0;
    show_state();
    if (outcome == OUTCOME_PAIRED) {
      show_paired();
      return;
    }
    if (outcome == OUTCOME_SOGGY) {
      show_soggy();
      wanted = pressed[0];
      put_text(AT(2, 27), "B UNDO        SELECT RESTART");
      /* A frame of its own: text and many doors together are more than one update of the screen takes. */
      frame();
      screen = SCREEN_PLAY;
      if (wanted & PAD_SELECT) start_anew();
      else undo();
    }
  }
}
