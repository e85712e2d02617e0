/** Codes with which a tape is refused. All but the last are thrown by the replay modules of the build. */
export const tapeRefusalCodes = [
  "tape-malformed",
  "tape-older-version",
  "tape-options-invalid",
  "tape-too-long",
  "tape-unfinished",
  "tape-known",
] as const;

export type TapeRefusalCode = (typeof tapeRefusalCodes)[number];

/** Codes of refusals around records. */
export type RecordRefusalCode =
  | TapeRefusalCode
  | "board-invalid"
  | "check-not-found"
  | "crew-code-invalid"
  | "crew-full"
  | "crew-not-found"
  | "entry-not-found"
  | "name-invalid"
  | "owner-key-invalid"
  | "records-busy"
  | "records-off"
  | "tape-too-large"
  | "too-many-crews";

/** What a visitor reads about a tape that does not count. */
export const tapeRefusals: Readonly<Record<TapeRefusalCode, string>> = {
  "tape-malformed": "The recording of this run is damaged, so it does not count. Play it again.",
  "tape-older-version":
    "The game has changed since this run was recorded. Reload the page and play it again.",
  "tape-options-invalid":
    "This run was played with settings that the game does not offer, so it does not count.",
  "tape-too-long": "This run is too long to be checked, so it does not count. A run may last half an hour.",
  "tape-unfinished": "This run was not played to its end, so it does not count. Finish the round first.",
  "tape-known": "This very run is on the board already, under another name. Play one of your own.",
};
