import { createSocket, type Socket, type SocketOptions } from "./socket.ts";

export type Connection = {
  setPlaying(isPlaying: boolean): void;
  close(): void;
};

/** The page's socket, for a second user: a page has one connection. The listener gets every event. */
export const shared: {
  socket?: Pick<Socket, "connect" | "emit">;
  listener?: SocketOptions["onEvent"];
} = {};

/**
 * Socket.IO connection for presence: the server sends the counts of a game, or of the site without one, when they change. The callback
 * gets undefined while disconnected. WebSocket only: where a network blocks it, the page does without.
 */
export function openConnection<Figures>(
  game: string | undefined,
  onFigures: (figures: Figures | undefined) => void,
): Connection {
  let isPlaying = false;
  const socket = createSocket({
    origin: location.origin,
    auth: { game },
    onEvent(event, argument) {
      // Told again at every connect.
      if (event === "connect" && isPlaying) socket.emit("join");
      // Without a connection there are none.
      if (event === "count" || event === "disconnect") onFigures(argument as Figures | undefined);
      shared.listener?.(event, argument);
    },
  });
  shared.socket = socket;
  // Offline, a connection attempt would only write an error to the console.
  if (navigator.onLine) socket.connect();

  // A page with an open socket is not eligible for the back/forward cache.
  const handleHide = () => socket.disconnect();
  const handleShow = ({ persisted }: PageTransitionEvent) => persisted && socket.connect();
  addEventListener("pagehide", handleHide);
  addEventListener("pageshow", handleShow);
  const handleOnline = () => socket.connect();
  addEventListener("online", handleOnline);
  addEventListener("offline", handleHide);

  return {
    setPlaying(next) {
      if (next === isPlaying) return;
      isPlaying = next;
      socket.emit(next ? "join" : "leave");
    },
    close() {
      removeEventListener("pagehide", handleHide);
      removeEventListener("pageshow", handleShow);
      removeEventListener("online", handleOnline);
      removeEventListener("offline", handleHide);
      socket.disconnect();
    },
  };
}
