/* What the parts of the game share. Index 0 is Ruby on the first controller, 1 is Billie on the second or the computer. */
#include "kit.h"

#define WIDTH 14
#define HEIGHT 11
#define CELLS 154

/* The upper left corner of the table, in pixels. */
#define TABLE_X 16
#define TABLE_Y 32

#define UP 0
#define DOWN 1
#define LEFT 2
#define RIGHT 3
#define NOWHERE 4

/* What a cell holds: nothing, the jam of one of the two, or something that stands there. */
#define BARE 0
#define RUBY 1
#define BILLIE 2
#define WALL 3
extern u8 board[CELLS];
extern const u8 row_start[HEIGHT];
extern u8 score[2];

/* What a player chose on the menu. */
extern u8 players, strength, rounds, length, table;
extern u8 wins[2];
extern u8 winner;
#define DRAW 2

/* What a bot looks at: which screen this is. */
#define SCREEN_TITLE 1
#define SCREEN_MENU 2
#define SCREEN_READY 3
#define SCREEN_ROUND 4
#define SCREEN_RESULT 5
#define SCREEN_MATCH 6
extern u8 screen;

typedef struct {
  u8 best_cells;
  u8 matches;
} Record;
extern Record record;

extern const char *const arenas[3];
extern const char *const names[2];

/* The table: painting is quick, drawing follows a few cells a frame. */
void __fastcall__ draw_table(u8 which);
void __fastcall__ paint(u8 x, u8 y, u8 who);
void draw_painted(void);

/* Looks from a cell into a direction: what is there, with its place in look_x and look_y. */
extern u8 look_x, look_y;
u8 __fastcall__ look(u8 x, u8 y, u8 direction);

#define NO_ITEM 0
#define JAR 1
#define SPOON 2
#define PEPPER 3
#define ITEMS 2
extern u8 item_x[ITEMS], item_y[ITEMS], item_kind[ITEMS];

extern u8 snail_x[2], snail_y[2], facing[2], holds[2], dizzy[2], sneezy[2], is_moving[2];
void place_snails(void);
void __fastcall__ move_snail(u8 who, u8 direction);
void __fastcall__ use_item(u8 who);
void drop_items(void);
void draw_snails(void);
void __fastcall__ draw_snail(u8 who, u8 tile, u8 attributes);

u8 __fastcall__ think(u8 who);
u8 __fastcall__ wants_to_use(u8 who);

void show_title(void);
u8 show_menu(void);
void play_match(void);
void set_colours(void);
void draw_cloth(void);
