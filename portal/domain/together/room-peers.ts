/** The other processes of a site, as far as rooms reach into them. A process has a name that no other has, and none has twice. */
export interface RoomPeers {
  /** The name of this process. */
  readonly name: string;
  /** Sends a message to another process. What is lost on the way is repeated by the members' machines. */
  send(process: string, message: Uint8Array): void;
  /** Calls back for every message to this process. */
  listen(onMessage: (message: Uint8Array) => void): void;
  /** Those of the processes that have ended; none while that cannot be known. */
  endedOf(processes: readonly string[]): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Peers of a site with one process. */
export function noRoomPeers(name: string): RoomPeers {
  return {
    name,
    send: () => undefined,
    listen: () => undefined,
    endedOf: async (processes) => processes,
    close: async () => undefined,
  };
}
