/** Codes of refusals around rooms. */
export type RoomRefusalCode =
  | "room-full"
  | "room-game-without-seats"
  | "room-key-invalid"
  | "room-locked"
  | "room-member-unknown"
  | "room-not-found"
  | "room-not-host"
  | "room-public-off"
  | "room-request-invalid"
  | "room-round-under-way"
  | "room-seat-taken"
  | "room-tape-unasked"
  | "room-too-few"
  | "rooms-full"
  | "rooms-unavailable"
  | "together-off"
  | "too-many-rooms";
