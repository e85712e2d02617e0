import { Refusal } from "#domain/errors.ts";
import { isUnderWay, type Room } from "./room.ts";
import { chosenOptions, type SeatedGame } from "./seated-game.ts";

/** What of a room its host can set, and the game that it has to fit. */
export type SettingsContext = {
  readonly game: Pick<SeatedGame, "choices" | "hasComputers" | "most"> | undefined;
  /** Whether public rooms are allowed here: not in school mode. */
  readonly allowsPublic: boolean;
};

/** Changes what the host set: locked, public, options and computers. What is left out stays. */
export function setRoom(room: Room, raw: unknown, { game, allowsPublic }: SettingsContext): Room {
  const { isLocked, isPublic, options, computers } = isObject(raw) ? raw : {};
  let next = room;
  if (typeof isLocked === "boolean") next = { ...next, isLocked };
  if (typeof isPublic === "boolean") {
    if (isPublic) assertPublicAllowed(allowsPublic);
    next = { ...next, isPublic };
  }
  if (options === undefined && computers === undefined) return next;
  if (isUnderWay(room))
    throw new Refusal("room-round-under-way", "A round is under way. This can be changed when it is over.", {
      values: { what: "setting" },
    });
  if (!game) throw gameWithoutSeats();
  if (options !== undefined)
    next = { ...next, options: chosenOptions(game, { ...room.options, ...asObject(options) }) };
  if (computers !== undefined) next = { ...next, computers: computerCount(game, computers) };
  return next;
}

export function assertPublicAllowed(allowsPublic: boolean): void {
  if (!allowsPublic)
    throw new Refusal("room-public-off", "Public rooms are turned off here. Send somebody the link instead.");
}

export function gameWithoutSeats(): Refusal {
  return new Refusal("room-game-without-seats", "This game cannot be played together.");
}

function computerCount(
  { hasComputers, most }: { hasComputers: boolean; most: number },
  raw: unknown,
): number {
  const max = hasComputers ? most - 1 : 0;
  if (typeof raw !== "number" || !Number.isInteger(raw) || raw < 0 || raw > max)
    throw new Refusal("room-request-invalid", `The computer can take at most ${max} seats of this game.`);
  return raw;
}

function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
