import { Manager } from "socket.io-client";

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
  const manager = new Manager({
    // Offline, a connection attempt would only write an error to the console.
    autoConnect: navigator.onLine,
    transports: ["websocket"],
    // Exponential backoff with jitter: after a restart all clients reconnect.
    reconnectionDelay: 1000,
    reconnectionDelayMax: 30_000,
    randomizationFactor: 0.5,
  });
  const socket = manager.socket("/", { auth: { game } });
  let isPlaying = false;
  socket.on("connect", () => isPlaying && socket.emit("join"));
  socket.on("disconnect", () => onFigures(undefined));
  socket.on("count", onFigures);

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
      // Sent again at every connect; emits without a connection would queue up.
      if (socket.connected) socket.emit(next ? "join" : "leave");
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
