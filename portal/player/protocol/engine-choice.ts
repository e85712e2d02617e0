/** Flash engine of a waflash game. */
export type EngineName = "ruffle" | "awayfl";

/** Key of the visitor's choice among the game's saves. */
export const ENGINE_CHOICE_KEY = "recess/player";
