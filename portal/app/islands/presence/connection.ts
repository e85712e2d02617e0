import { Manager } from "socket.io-client";

export type Connection = {
  setPlaying(isPlaying: boolean): void;
  close(): void;
};

/**
 * Stays in touch with the server, which sends figures when they change: those of a game, or of the site where none is
 * given. `onFigures` gets nothing while nobody knows. Only sockets: where a network blocks them, the page goes without.
 */
export function openConnection<Figures>(
  game: string | undefined,
  onFigures: (figures: Figures | undefined) => void,
): Connection {
  const manager = new Manager({
    // A socket that cannot open is an error in the browser's console, whoever asked for it.
    autoConnect: navigator.onLine,
    transports: ["websocket"],
    // Slower and slower, and not all at once: after a restart everybody comes back.
    reconnectionDelay: 1000,
    reconnectionDelayMax: 30_000,
    randomizationFactor: 0.5,
  });
  const socket = manager.socket("/", { auth: { game } });
  let isPlaying = false;
  socket.on("connect", () => isPlaying && socket.emit("join"));
  socket.on("disconnect", () => onFigures(undefined));
  socket.on("count", onFigures);

  // A page that keeps a socket open cannot be kept for the back button.
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
      // Said again at every new connection; what is said while there is none would only pile up.
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
