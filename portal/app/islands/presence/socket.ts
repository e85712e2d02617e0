/**
 * Client of Socket.IO 5 over Engine.IO 4, as far as presence and rooms need it: one WebSocket, the namespace `/`, events with at most one
 * argument. The event `frame` is one binary message without anything around it, both ways. The library takes 9 KB for it.
 * https://socket.io/docs/v4/engine-io-protocol/, https://socket.io/docs/v4/socket-io-protocol/
 */
export type Socket = {
  /** Opens the connection where there is none, and opens it again whenever it is lost. */
  connect(): void;
  /** Closes it until the next `connect`. */
  disconnect(): void;
  /** Sends an event; bytes are sent as the event `frame`. Without a connection it is dropped, and the answer is false. */
  emit(event: string, argument?: unknown): boolean;
};

export type SocketOptions = {
  /** Origin of the server, with the scheme `http:` or `https:`. */
  origin: string;
  /** Sent with every connect. */
  auth: object;
  /** An event of the server; `connect` and `disconnect`, which servers cannot send, when a connection is established or lost. */
  onEvent(event: string, argument?: unknown): void;
};

/** Time from the attempt to the first packet. */
const CONNECT_TIMEOUT_MS = 20_000;
const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 30_000;

export function createSocket({ origin, auth, onEvent }: SocketOptions): Socket {
  const url = `${origin.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  let socket: WebSocket | undefined;
  let isConnected = false;
  let failures = 0;
  let heartbeatMs = CONNECT_TIMEOUT_MS;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let heartbeatTimer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    if (socket) return;
    clearTimeout(retryTimer);
    const opening = new WebSocket(url);
    opening.binaryType = "arraybuffer";
    socket = opening;
    heartbeatMs = CONNECT_TIMEOUT_MS;
    expectPacket();
    // An abandoned socket takes its time to close.
    opening.onmessage = ({ data }) =>
      socket === opening &&
      (data instanceof ArrayBuffer ? onEvent("frame", new Uint8Array(data)) : handlePacket(data));
    opening.onclose = () => socket === opening && retry();
  }

  function handlePacket(packet: string): void {
    const type = /^4?\d/.exec(packet)?.[0] ?? "";
    const body = packet.slice(type.length);
    if (type === "0") {
      const { pingInterval, pingTimeout } = JSON.parse(body);
      heartbeatMs = pingInterval + pingTimeout;
      expectPacket();
      socket?.send(`40${JSON.stringify(auth)}`);
    } else if (type === "2") {
      expectPacket();
      socket?.send("3");
    } else if (type === "40") {
      isConnected = true;
      failures = 0;
      onEvent("connect");
    } else if (type === "42") {
      const [event, argument] = JSON.parse(body);
      onEvent(event, argument);
    } else if (type === "41" || type === "44") {
      // Ended or refused by the server.
      retry();
    }
  }

  /** A connection may break without a word: the server pings, and one that has stopped is gone. */
  function expectPacket(): void {
    clearTimeout(heartbeatTimer);
    heartbeatTimer = setTimeout(retry, heartbeatMs);
  }

  function disconnect(): void {
    clearTimeout(retryTimer);
    clearTimeout(heartbeatTimer);
    const closing = socket;
    socket = undefined;
    closing?.close();
    if (isConnected) onEvent("disconnect");
    isConnected = false;
  }

  /** Exponential backoff with jitter: after a restart of the server all pages come back. */
  function retry(): void {
    disconnect();
    const delay = Math.min(RETRY_MIN_MS * 2 ** failures++, RETRY_MAX_MS);
    retryTimer = setTimeout(connect, delay * (0.5 + Math.random()));
  }

  return {
    connect,
    disconnect,
    emit(event, argument) {
      if (isConnected)
        socket?.send(
          argument instanceof Uint8Array
            ? (argument as Uint8Array<ArrayBuffer>)
            : `42${JSON.stringify(argument === undefined ? [event] : [event, argument])}`,
        );
      return isConnected;
    },
  };
}
