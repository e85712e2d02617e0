import { loadOnce } from "#app/load-once.ts";
import { withMessages } from "./browser-messages.ts";
import { boardMessagesIn, roomMessagesIn } from "./message-files.ts";

/** Loads the names and refusals of the boards in the page's language, once. */
export const loadBoardMessages = loadOnce(() => withMessages(boardMessagesIn));

/** Loads the words of rooms in the page's language, once. */
export const loadRoomMessages = loadOnce(() => withMessages(roomMessagesIn));
