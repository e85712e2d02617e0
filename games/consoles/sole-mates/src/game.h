/* What the parts of the game share: the rooms, the record on the battery, and one function per screen. */
#include "kit.h"
#include "rules.h"

#define LEVELS 36
#define LEVELS_PER_ROOM 6

/* The upper left corner of the room's floor, in pixels. */
#define FLOOR_X 32
#define FLOOR_Y 48

/* What the battery keeps: the fewest moves of each level, 0 where it was never solved. */
typedef struct {
  u8 best[LEVELS];
  u8 last;
  u8 has_ended;
} Record;
extern Record record;

extern const char *const level_cells[LEVELS];
extern const char *const level_names[LEVELS];
extern const u8 level_pars[LEVELS];
extern const char *const room_names[];
extern const char *const room_rules[];

/* The level that is open, and its room. */
extern u8 level;
extern u8 room;

/* What a bot looks at: which screen this is. */
#define SCREEN_TITLE 1
#define SCREEN_SELECT 2
#define SCREEN_ROOM 3
#define SCREEN_PLAY 4
#define SCREEN_SOGGY 5
#define SCREEN_PAIRED 6
#define SCREEN_ENDING 7
extern u8 screen;

u8 __fastcall__ is_open(u8 which);
u8 perfect_count(void);
void show_title(void);
void show_select(void);
void show_room(void);
void play_level(void);
void show_ending(void);

void draw_level(void);
void draw_doors(void);
void __fastcall__ draw_block(u16 address, u8 tile);
void __fastcall__ draw_sock(u8 which, u8 tile);
void __fastcall__ show_hearts(u8 age);
void wait_for_start(void);
