export type FlashErrorCode = "missing" | "broken" | "unreachable" | "engine-failed";

/** Why a SWF does not play, with a title and a text for the visitor. */
export class FlashError extends Error {
  override readonly name = "FlashError";
  readonly code: FlashErrorCode;

  constructor(code: FlashErrorCode, options?: ErrorOptions) {
    super(WORDS[code].title, options);
    this.code = code;
  }

  get words(): { title: string; text: string } {
    return WORDS[this.code];
  }
}

const WORDS: Record<FlashErrorCode, { title: string; text: string }> = {
  missing: {
    title: "This game has gone missing",
    text: "Its file is not where it should be. Another game is only a click away.",
  },
  broken: {
    title: "This game is broken",
    text: "Its file is damaged, so there is nothing to play.",
  },
  unreachable: {
    title: "The game did not arrive",
    text: "The network dropped it on the way. Check the connection and try again.",
  },
  "engine-failed": {
    title: "This game would not start",
    text: "The Flash player tried and gave up on it.",
  },
};
