/* The kit of our NES games: what a game in C calls. Columns are 0..31, rows 0..29; sizes are tiles of 8 pixels unless said otherwise. */
#ifndef KIT_H
#define KIT_H

typedef unsigned char u8;
typedef signed char i8;
typedef unsigned int u16;
typedef int i16;

/* Controllers: what is held, and what was pressed since the last frame. [0] is the first. */
#define PAD_A 0x80
#define PAD_B 0x40
#define PAD_SELECT 0x20
#define PAD_START 0x10
#define PAD_UP 0x08
#define PAD_DOWN 0x04
#define PAD_LEFT 0x02
#define PAD_RIGHT 0x01
extern u8 pads[2];
extern u8 pressed[2];

/* The frame counter, and how many pictures the game was too late for. */
extern u8 frames;
extern u8 lag;
#pragma zpsym("frames")
#pragma zpsym("lag")

/* Shows what was prepared and waits for the next picture. Everything below takes effect then. */
void frame(void);
/* Waits this many frames. */
void __fastcall__ wait(u8 count);

/* The picture on and off. Off, the game writes large parts with vram_at, vram_byte and vram_fill. */
void screen_on(void);
void screen_off(void);
void __fastcall__ vram_at(u16 address);
void __fastcall__ vram_byte(u8 tile);
void __fastcall__ vram_fill(u8 tile, u16 count);
/* Both nametables empty, all colours from the first palette, no sprites. Screen off. */
void clear_screens(void);

/* The address of a place in the left nametable; NAMETABLE_RIGHT is added for the right one. */
#define AT(column, row) (0x2000 + ((u16)(row) << 5) + (column))
#define NAMETABLE_RIGHT 0x0400
#define VRAM_DOWN 0x4000
/* Updates while the screen is on: some 90 tiles a frame. VRAM_DOWN added to the address writes downwards. */
void __fastcall__ vram_run(u16 address, const u8 *data, u8 count);
void __fastcall__ put(u16 address, u8 tile);
void __fastcall__ put_text(u16 address, const char *text);
/* The same, at once, while the screen is off. */
void __fastcall__ draw_text(u16 address, const char *text);
void __fastcall__ draw_picture(u16 address, const u8 *picture);
/* A decimal number, right-aligned in so many digits, with leading zeros. */
void __fastcall__ put_number(u16 address, u16 value, u8 digits);

/* Scroll of the nametables, and the split: with split not 0 the top of the screen stays, down to where sprite 0 covers something. */
extern u8 scroll_x, scroll_page, split;
#pragma zpsym("scroll_x")
#pragma zpsym("scroll_page")
#pragma zpsym("split")

/* Palettes: 16 colours for the background, 16 for sprites. Brightness 0 (black) to 4 (as it is). */
void __fastcall__ palette(const u8 *colours);
void __fastcall__ palette_set(u8 index, u8 colour);
void __fastcall__ brightness(u8 level);
void fade_in(void);
void fade_out(void);

/* Sprites: begin, draw, end, every frame. Parts outside of the screen are left out. */
#define FLIP_X 0x40
#define FLIP_Y 0x80
#define BEHIND 0x20
extern u8 oam[256];
extern i16 spr_x;
extern u8 spr_y, spr_w, spr_h, oam_next;
#pragma zpsym("spr_x")
#pragma zpsym("spr_y")
#pragma zpsym("spr_w")
#pragma zpsym("spr_h")
#pragma zpsym("oam_next")
void sprites_begin(void);
void sprites_end(void);
void __fastcall__ sprite(u8 tile, u8 attributes);
void __fastcall__ sprite16(u8 tile, u8 attributes);
void __fastcall__ sprite_block(u8 tile, u8 attributes);

u8 random(void);
extern u16 random_seed;

/* Music and effects, from the tables in src/music.txt. */
void __fastcall__ music_play(const u8 *song);
void music_stop(void);
void __fastcall__ sfx_play(const u8 *effect);

/* Battery: a record of up to 200 bytes with a checksum. save_load gives 0 and leaves the record alone where none is. */
u8 __fastcall__ save_load(void *record, u8 size);
void __fastcall__ save_store(const void *record, u8 size);

#endif
