import { createSocket } from "./socket.ts";

export type Connection = {
  setPlaying(isPlaying: boolean): void;
  close(): void;
};

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
    // Told again at every connect.
    onConnect: () => isPlaying && socket.emit("join"),
    onEvent: (event, figures) => event === "count" && onFigures(figures as Figures),
    onDisconnect: () => onFigures(undefined),
  });
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
