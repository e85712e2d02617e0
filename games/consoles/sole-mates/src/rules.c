#include "rules.h"

#define UNDO_MAX 128

unsigned char cells[CELLS];
unsigned char sock[2];
unsigned char came_from[2];
unsigned char heading[2];
unsigned char gum;
unsigned char flipped;
unsigned char moves;
unsigned char undo_count;

/* Ring buffers of what stood before each move; the oldest move is forgotten first. */
static unsigned char undo_left[UNDO_MAX];
static unsigned char undo_right[UNDO_MAX];
static unsigned char undo_flags[UNDO_MAX];
static unsigned char undo_at;

static unsigned char before_left, before_right, before_flags;
static unsigned char going[2];
static unsigned char has_changed;
static unsigned char opened;

static const unsigned char mirrored[8] = {UP, DOWN, RIGHT, LEFT, DOWN, UP, LEFT, RIGHT};

void __fastcall__ open_level(const char *room) {
  unsigned char i, cell;
  for (i = 0; i < CELLS; ++i) {
    cell = room[i];
    if (cell == 'L') sock[0] = i;
    if (cell == 'R') sock[1] = i;
    cells[i] = cell == 'L' || cell == 'R' ? '.' : cell;
  }
  came_from[0] = sock[0];
  came_from[1] = sock[1];
  gum = flipped = moves = undo_count = undo_at = 0;
}

unsigned char doors_open(void) { return cells[sock[0]] == 'b' || cells[sock[1]] == 'b'; }

void __fastcall__ begin_move(unsigned char direction) {
  before_left = sock[0];
  before_right = sock[1];
  before_flags = (gum << 1) | flipped;
  heading[0] = direction;
  heading[1] = mirrored[(flipped << 2) | direction];
  opened = doors_open();
  going[0] = !(gum & 1);
  going[1] = !(gum & 2);
  has_changed = gum;
  gum = 0;
}

static unsigned char __fastcall__ neighbour(unsigned char which) {
  unsigned char at = sock[which];
  unsigned char next;
  switch (heading[which]) {
    case UP:
      if (at < WIDTH) return at;
      next = at - WIDTH;
      break;
    case DOWN:
      if (at >= CELLS - WIDTH) return at;
      next = at + WIDTH;
      break;
    case LEFT:
      if (at % WIDTH == 0) return at;
      next = at - 1;
      break;
    default:
      if (at % WIDTH == WIDTH - 1) return at;
      next = at + 1;
  }
  if (cells[next] == '#' || (cells[next] == 'd' && !opened)) return at;
  return next;
}

/* Both socks go one cell at most. OUTCOME_GOES_ON asks for the next small step: a sock slides on soap. */
unsigned char small_step(void) {
  unsigned char i;
  came_from[0] = sock[0];
  came_from[1] = sock[1];
  for (i = 0; i < 2; ++i) {
    if (going[i]) sock[i] = neighbour(i);
    going[i] = sock[i] != came_from[i];
    has_changed |= going[i];
  }
  if (cells[sock[0]] == '~' || cells[sock[1]] == '~') return OUTCOME_SOGGY;
  if (sock[0] == sock[1]) return OUTCOME_PAIRED;
  if (going[0] && sock[0] == came_from[1] && sock[1] == came_from[0]) return OUTCOME_PAIRED;
  for (i = 0; i < 2; ++i) {
    if (!going[i]) continue;
    if (cells[sock[i]] == 'g') gum |= i + 1;
    if (cells[sock[i]] == '@') flipped ^= 1;
    going[i] = cells[sock[i]] == 'o';
  }
  if (going[0] || going[1]) return OUTCOME_GOES_ON;
  return has_changed ? OUTCOME_MOVED : OUTCOME_SAME;
}

/* Counts the move that is over and makes it one that can be undone. */
void keep_move(void) {
  undo_left[undo_at] = before_left;
  undo_right[undo_at] = before_right;
  undo_flags[undo_at] = before_flags;
  undo_at = (undo_at + 1) & (UNDO_MAX - 1);
  if (undo_count < UNDO_MAX) ++undo_count;
  if (moves < 255) ++moves;
}

unsigned char undo_move(void) {
  if (undo_count == 0) return 0;
  --undo_count;
  undo_at = (undo_at - 1) & (UNDO_MAX - 1);
  sock[0] = came_from[0] = undo_left[undo_at];
  sock[1] = came_from[1] = undo_right[undo_at];
  gum = undo_flags[undo_at] >> 1;
  flipped = undo_flags[undo_at] & 1;
  if (moves) --moves;
  return 1;
}
