/** Id of the element in the game's bar that gets the emotes of a room: the bar is all of the page that a game in fullscreen leaves visible. */
export const EMOTE_PLACE_ID = "room-emotes";
