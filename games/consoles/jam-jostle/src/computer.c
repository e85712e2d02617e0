/* The computer: looks along each of the four ways, and goes where the most is to be had. */
#include "game.h"

#define SIGHT 6
#define WORTH_GOING 5

static u8 goal_x, goal_y;
static u8 patience;
static const u8 whims[3] = {15, 7, 3};
/* In how many of eight cells it stops to think. */
static const u8 pauses[3] = {5, 2, 0};

static u8 __fastcall__ worth_of(u8 who, u8 direction) {
  static u8 n, i, cell, worth, weight, own, other;
  own = who + 1;
  other = who ^ 1;
  worth = 0;
  weight = SIGHT + 1;
  look_x = snail_x[who];
  look_y = snail_y[who];
  for (n = 0; n < SIGHT; ++n) {
    cell = look(look_x, look_y, direction);
    if (cell == WALL) break;
    if (look_x == snail_x[other] && look_y == snail_y[other]) {
      /* A bump pays only from one's own jam, at a snail that is not on its own. */
      if (strength && !dizzy[other] && cell != other + 1 && board[row_start[snail_y[who]] + snail_x[who]] == own) worth += 10;
      break;
    }
    if (cell != own) worth += cell == BARE ? weight : weight + (strength << 1);
    for (i = 0; i < ITEMS; ++i) {
      if (item_kind[i] && item_x[i] == look_x && item_y[i] == look_y) worth += 14;
    }
    --weight;
  }
  return n == 0 && worth == 0 ? 0 : worth + 1;
}

/* All around is one's own: off to some cell that is not. */
static u8 __fastcall__ way_to_goal(u8 who) {
  static u8 tries, way;
  for (tries = 0; tries < 12; ++tries) {
    if (board[row_start[goal_y] + goal_x] != who + 1 && board[row_start[goal_y] + goal_x] != WALL) break;
    goal_x = random() % WIDTH;
    goal_y = random() % HEIGHT;
  }
  way = goal_x < snail_x[who] ? LEFT : RIGHT;
  if (goal_x != snail_x[who] && look(snail_x[who], snail_y[who], way) != WALL) return way;
  way = goal_y < snail_y[who] ? UP : DOWN;
  if (goal_y != snail_y[who] && look(snail_x[who], snail_y[who], way) != WALL) return way;
  return random() & 3;
}

u8 __fastcall__ think(u8 who) {
  static u8 direction, worth, best, best_way;
  if (is_moving[who] || dizzy[who]) return NOWHERE;
  if (patience) {
    --patience;
    return NOWHERE;
  }
  if ((random() & 7) < pauses[strength]) patience = 8;
  best = 0;
  best_way = NOWHERE;
  for (direction = 0; direction < 4; ++direction) {
    worth = worth_of(who, direction);
    if (worth == 0) continue;
    if (worth > WORTH_GOING) worth += random() & whims[strength];
    if (direction == facing[who]) worth += 2;
    if (worth <= best) continue;
    best = worth;
    best_way = direction;
  }
  if (best <= WORTH_GOING + 2) best_way = way_to_goal(who);
  if (sneezy[who] && strength == 2 && best_way != NOWHERE) best_way ^= 1;
  return best_way;
}

u8 __fastcall__ wants_to_use(u8 who) {
  static u8 other;
  other = who ^ 1;
  if (holds[who] == NO_ITEM || is_moving[who]) return 0;
  if (holds[who] == SPOON && snail_x[who] != snail_x[other] && snail_y[who] != snail_y[other]) return (random() & 31) == 0;
  return (random() & (strength == 0 ? 31 : 7)) == 0;
}
