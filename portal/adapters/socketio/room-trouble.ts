import type { Logger } from "pino";
import type { Socket } from "socket.io";
import { Refusal } from "#domain/errors.ts";

/** Tells a visitor why something did not work. */
export function refuse(socket: Socket, error: unknown, log?: Pick<Logger, "error">): void {
  const refusal =
    error instanceof Refusal
      ? error
      : new Refusal("rooms-unavailable", "Rooms are out of order. Try again in a moment.", {
          values: { what: "all" },
        });
  if (refusal !== error) log?.error({ error }, "a room could not be changed");
  const { code, message, values } = refusal;
  socket.emit("room:refused", { code, message, values });
}
