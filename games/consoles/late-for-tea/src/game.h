/* Late for Tea: what its parts share. Positions in the level are pixels; those of the hero are also kept in sixteenths. */
#include "kit.h"
#include "generated/levels.h"
#include "generated/music.h"
#include "generated/tiles.h"

#define FIELD_TOP 32
#define FIELD_HEIGHT 208
#define SOLID 1
#define ONE_WAY 2
#define HURTS 4
#define ITEM 8

#define ACTOR_BISCUIT 1
#define ACTOR_WASP 2
#define ACTOR_EGG 3
#define ACTOR_SAUCER 4
#define ACTOR_LIFT 5
#define ACTOR_FLAT 6
#define ACTORS 8

/* How a level goes on. */
#define PLAYING 0
#define DYING 1
#define CLEARED 2

/* flow */
extern u8 level, cups, outcome;
extern u16 sugar, seconds;
extern u8 ticks;

/* level.c */
extern u16 cam_x, level_pixels;
extern u8 checkpoint;
extern u16 query_x;
extern u8 query_y;
#pragma zpsym("cam_x")
#pragma zpsym("query_x")
#pragma zpsym("query_y")
/* The block at query_x, query_y. */
u8 block_at(void);
void __fastcall__ set_block(u8 block);
void level_open(void);
void camera_follow(void);

/* hero.c */
extern u16 hero_x;
extern i16 hero_y, hero_vx, hero_vy;
extern u8 on_ground, has_lid, shielded, puffs, facing, riding;
#pragma zpsym("hero_x")
#pragma zpsym("hero_y")
#pragma zpsym("hero_vx")
#pragma zpsym("hero_vy")
void hero_place(void);
void hero_move(void);
void hero_draw(void);
void hero_hurt(void);
void hero_die(void);
void __fastcall__ hero_bounce(u8 strength);

/* actors.c */
void actors_reset(void);
void actors_move(void);
void actors_draw(void);

/* effects.c */
#define EFFECT_PUFF 1
#define EFFECT_CRUMB 2
#define EFFECT_SPARKLE 3
void effects_reset(void);
void __fastcall__ effect_at(u16 x, u8 y, u8 type);
void effects_draw(void);
void __fastcall__ crumble_at(u16 x, u8 y);
void crumbles_move(void);

/* wave.c */
extern i16 wave_x;
void wave_reset(void);
void wave_move(void);
void wave_draw(void);

/* hud.c */
void hud_open(void);
void hud_update(void);

/* screens.c */
void level_palette(void);
u8 title_screen(u8 unlocked, u16 best);
void card_screen(void);
void cold_screen(void);
void ending_screen(u16 best);
