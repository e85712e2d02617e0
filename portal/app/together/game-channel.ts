import type { RoomToGame } from "#player/protocol/together.ts";

type Post = (message: RoomToGame) => void;
type News = Readonly<Record<string, unknown>>;

/** One game runs in a page: the stage and the room meet here without knowing each other. */
export const gameChannel: {
  /** Posts to the game; undefined until a game with seats has spoken. */
  post: Post | undefined;
  /** The room, where the visitor is in one. */
  room?: (news: News) => void;
  receive(news: News, post: Post): void;
} = {
  post: undefined,
  receive(news, post) {
    gameChannel.post = post;
    gameChannel.room?.(news);
  },
};
