import { setTimeout as sleep } from "node:timers/promises";
import type { RoomView } from "@recess/portal/domain/together/room-view.ts";

const PATIENCE_MS = 5000;
const POLL_MS = 5;

/** A page in a room, on a plain WebSocket, as if from an IP address of its own. */
export type RoomClient = {
  readonly frames: Uint8Array[];
  readonly refusals: string[];
  view(): RoomView | undefined;
  isOpen(): boolean;
  /** Sends an event, a frame, or text as it is. */
  emit(event: string, argument?: unknown): void;
  send(message: string | Uint8Array<ArrayBuffer>): void;
  close(): void;
};

/** Connects to the socket of a portal. Undefined where the portal does not let the client in. */
export async function connectRoomClient(port: number, ipAddress: string): Promise<RoomClient | undefined> {
  const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
  // Node takes headers here; the types are those of browsers, which do not.
  const socket: WebSocket = Reflect.construct(WebSocket, [
    url,
    { headers: { "x-forwarded-for": ipAddress } },
  ]);
  socket.binaryType = "arraybuffer";
  const frames: Uint8Array[] = [];
  const refusals: string[] = [];
  let view: RoomView | undefined;
  let isConnected = false;
  socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data instanceof ArrayBuffer) frames.push(new Uint8Array(data));
    const text = typeof data === "string" ? data : "";
    if (text.startsWith("0")) socket.send("40");
    else if (text === "2") socket.send("3");
    else if (text.startsWith("40")) isConnected = true;
    else if (text.startsWith("42")) {
      const [event, argument] = JSON.parse(text.slice(2));
      if (event === "room") view = argument;
      else if (event === "room:refused") refusals.push(argument.code);
    }
  });
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const send = (message: string | Uint8Array<ArrayBuffer>) => {
    if (isOpen()) socket.send(message);
  };
  const isIn = await until(() => isConnected || socket.readyState === WebSocket.CLOSED);
  if (!isIn || !isConnected) return undefined;
  return {
    frames,
    refusals,
    view: () => view,
    isOpen,
    send,
    emit: (event, argument) => send(`42${JSON.stringify([event, argument])}`),
    close: () => socket.close(),
  };
}

/** Waits until something is so; false where it takes too long. */
export async function until(isSo: () => boolean): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += POLL_MS) {
    if (isSo()) return true;
    await sleep(POLL_MS);
  }
  return isSo();
}
