/* The rules: two socks on a grid, one pad. Everything here is without pictures and without sound. */
#define WIDTH 12
#define HEIGHT 9
#define CELLS 108

#define UP 0
#define DOWN 1
#define LEFT 2
#define RIGHT 3

#define OUTCOME_SAME 0
#define OUTCOME_MOVED 1
#define OUTCOME_SOGGY 2
#define OUTCOME_PAIRED 3
#define OUTCOME_GOES_ON 4

/* The cells of the room as the letters of levels.h; the socks' own cells are floor. */
extern unsigned char cells[CELLS];

/* Index 0 is the left sock, 1 the right one. `came_from` is where each stood before the last small step. */
extern unsigned char sock[2];
extern unsigned char came_from[2];
extern unsigned char heading[2];
extern unsigned char gum;
extern unsigned char flipped;
extern unsigned char moves;
extern unsigned char undo_count;

void __fastcall__ open_level(const char *room);
unsigned char doors_open(void);
void __fastcall__ begin_move(unsigned char direction);
unsigned char small_step(void);
void keep_move(void);
unsigned char undo_move(void);
