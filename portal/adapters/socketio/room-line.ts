import type { Room } from "#domain/together/room.ts";
import type { RoomPeers } from "#domain/together/room-peers.ts";
import { type RoomMessage, writeRoomMessage } from "./room-messages.ts";

/** The line to the other processes in which members of a room are connected. */
export function createRoomLine(peers: Pick<RoomPeers, "name" | "send">) {
  return {
    /** The other processes in which members of these rooms are connected. */
    processesOf(...rooms: readonly Pick<Room, "members">[]): Set<string> {
      const processes = new Set<string>();
      for (const { members } of rooms)
        for (const { connection } of members)
          if (connection !== null) processes.add(connection.slice(0, connection.indexOf("/")));
      processes.delete(peers.name);
      return processes;
    },
    tell(processes: ReadonlySet<string>, message: RoomMessage): void {
      if (processes.size === 0) return;
      const bytes = writeRoomMessage(message);
      for (const process of processes) peers.send(process, bytes);
    },
  };
}
