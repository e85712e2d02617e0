/** What the site's page tells a game of the room that its visitor is in. Read by the game itself, not by the bridge. */
export type RoomToGame =
  /** Load this round. */
  | {
      type: "together";
      round: number;
      /** Null for a member who watches. */
      seat: number | null;
      seats: readonly ({ name: string; isYou: boolean } | null)[];
      seed: number;
      options: object;
      isHost: boolean;
      /** Numbers of the host and of this member. */
      host: number;
      you: number;
    }
  /** The server's time at the first step, and by how much the server's clock is ahead of this machine's. */
  | { type: "together-start"; startsAt: number; clock: number }
  | { type: "together-frame"; from: number; frame: Uint8Array }
  /** The host, or who is connected, has changed. */
  | { type: "together-room"; host: number; isHost: boolean; connected: readonly boolean[] }
  /** Ask for the log of the round: something of it was missed. */
  | { type: "together-log" }
  /** The room was left. */
  | { type: "together-end" };

/** What a game with seats tells the page. */
export type RoomNews =
  /** The game can be played together; the version of its rules. */
  | { type: "seats"; version: string }
  | { type: "together-ready"; round: number }
  | { type: "together-frame"; to: number; frame: Uint8Array }
  /** The round is over on this machine; its tape is asked for where others came to something else. */
  | { type: "together-over"; round: number; scores: number[]; tape: Uint8Array };
