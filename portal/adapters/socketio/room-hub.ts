import type { Logger } from "pino";
import type { Socket } from "socket.io";
import { Refusal } from "#domain/errors.ts";
import { checkFrame, TO_EVERYBODY, TO_SERVER } from "#domain/together/frame-check.ts";
import { dropConnections, reconnectMember } from "#domain/together/membership.ts";
import { IDLE_MS, memberOf, type Room } from "#domain/together/room.ts";
import { roomActions } from "#domain/together/room-actions.ts";
import type { Entered } from "#domain/together/room-entrance.ts";
import type { RoomPeers } from "#domain/together/room-peers.ts";
import type { Rooms } from "#domain/together/rooms.ts";
import { dueAt } from "#domain/together/rounds.ts";
import { FRAME_EVENT } from "./frame-parser.ts";
import { createRoomLine } from "./room-line.ts";
import { readRoomMessage } from "./room-messages.ts";
import { createRoomSockets, type LocalRoom, type Seat } from "./room-sockets.ts";
import { createRoomTapes } from "./room-tapes.ts";
import { refuse } from "./room-trouble.ts";

export type RoomHubOptions = {
  readonly rooms: Rooms;
  /** The other processes of the site. */
  readonly peers: RoomPeers;
  readonly log: Pick<Logger, "error">;
  readonly now?: () => number;
};

/** Interval in which processes that ended are noticed. */
const WATCH_INTERVAL_MS = 1000;
/** Rooms are touched once in so many intervals; stores keep them three times as long. */
const TOUCH_INTERVALS = 20;
/** A timer never fires at once again: a clock may be a millisecond early. */
const MIN_TIMER_MS = 20;
const MAX_EMOTE = 7;

/**
 * Transport of rooms over Socket.IO. Every process holds the sockets of its own visitors; the room itself is in the store, and processes
 * tell those in which other members are connected what has changed. Frames go from socket to socket, and to another process only where a member is there.
 */
export function openRoomHub(
  { rooms, peers, log, now = Date.now }: RoomHubOptions,
  onMember: (socket: Socket, isMember: boolean) => void,
) {
  const sockets = createRoomSockets(onMember);
  let isClosing = false;
  let intervals = 0;

  const { processesOf, tell } = createRoomLine(peers);
  const tapes = createRoomTapes({ rooms, publish, now, log });
  const connectionOf = (socket: Socket) => `${peers.name}/${socket.id}`;

  /** Takes over a changed room and shows it to its members here, but for a newcomer, who is shown it with a token. */
  function apply(room: Room, newcomer?: Seat): void {
    const local = sockets.room(room.id);
    if (!local || room.revision <= local.current.revision) return;
    local.current = room;
    for (const seat of local.seats.values()) check(seat, room);
    if (local.seats.size === 0) return;
    schedule(local);
    const sealed = rooms.seal(room);
    for (const seat of local.seats.values()) if (seat !== newcomer) sockets.show(seat, sealed);
  }

  /** A member may have been removed, have come back elsewhere, or be taken for lost while it is here. */
  function check(seat: Seat, room: Room): void {
    const member = memberOf(room, seat.member);
    const connection = connectionOf(seat.socket);
    if (!member) sockets.end(seat, "removed");
    else if (member.connection === null)
      background(change(seat.room, (each) => reconnectMember(each, seat.member, connection)));
    else if (member.connection !== connection) sockets.end(seat, "elsewhere");
  }

  /** Changes a room for everybody. */
  async function change(local: LocalRoom, edit: (room: Room) => Room): Promise<void> {
    const before = local.current;
    publish(await rooms.change(before, edit), before);
  }

  function publish(room: Room, before: Room, newcomer?: Seat): void {
    if (room.revision === before.revision) return;
    apply(room, newcomer);
    tell(processesOf(room, before), { kind: "room", id: room.id, room });
  }

  function schedule(local: LocalRoom): void {
    clearTimeout(local.timer);
    const delay = Math.max(MIN_TIMER_MS, dueAt(local.current) - now());
    local.timer = setTimeout(() => background(advanceRoom(local)), delay).unref();
  }

  async function advanceRoom(local: LocalRoom): Promise<void> {
    try {
      if (now() - local.current.changedAt >= IDLE_MS) await close(local);
      else await change(local, (room) => room);
    } finally {
      if (local.seats.size > 0) schedule(local);
    }
  }

  async function close(local: LocalRoom): Promise<void> {
    const { current } = local;
    await rooms.end(current);
    for (const seat of local.seats.values()) sockets.end(seat, "closed");
    tell(processesOf(current), { kind: "closed", id: current.id });
  }

  async function enter(socket: Socket, { room, member, token }: Entered): Promise<void> {
    const former = sockets.seatOf(socket);
    const isNew = !sockets.room(room.id);
    if (former && (former.room.current.id !== room.id || former.member !== member)) await leave(former);
    const before = sockets.room(room.id)?.current ?? room;
    const displaced = sockets.room(room.id)?.seats.get(member);
    if (displaced && displaced.socket !== socket) sockets.end(displaced, "elsewhere");
    const seat = sockets.add(socket, room, member);
    schedule(seat.room);
    publish(room, before, seat);
    const processes = processesOf(room);
    if (isNew && processes.size > 0) {
      tell(processes, { kind: "room", id: room.id, room });
      // Another process may have changed it since, and told us before we listened.
      await change(seat.room, (each) => each);
    }
    if (sockets.seatOf(socket) === seat) sockets.show(seat, rooms.seal(seat.room.current), token);
  }

  async function leave({ room, member, socket }: Seat): Promise<void> {
    const seat = room.seats.get(member);
    if (seat?.socket === socket) sockets.remove(seat);
    publish(await rooms.act(room.current, member, "room:leave", undefined), room.current);
  }

  async function drop(socket: Socket): Promise<void> {
    const seat = sockets.seatOf(socket);
    if (!seat) return;
    sockets.remove(seat);
    // Members of a process that ends come back to another one at once, and find everything as it was.
    if (isClosing) return;
    const lost = connectionOf(socket);
    await change(seat.room, (room) => dropConnections(room, (connection) => connection === lost, now()));
  }

  function handleFrame(socket: Socket, message: unknown): void {
    const seat = sockets.seatOf(socket);
    if (!seat || !Buffer.isBuffer(message)) return;
    const { room, member, frames } = seat;
    const checked = checkFrame(room.current, member, message);
    if (!checked || !frames.take(now(), message.length, checked.isLog)) {
      if (!frames.forgive(now())) socket.conn.close(true);
      return;
    }
    message[0] = member;
    sockets.deliver(room, checked.to, message);
    const { id, members } = room.current;
    const receivers = members.filter(({ number }) => checked.to === TO_EVERYBODY || number === checked.to);
    tell(processesOf({ members: receivers }), { kind: "frame", id, to: checked.to, message });
  }

  function handleEmote(socket: Socket, emote: unknown): void {
    const seat = sockets.seatOf(socket);
    if (!seat || typeof emote !== "number" || !Number.isInteger(emote) || emote < 0 || emote > MAX_EMOTE)
      return;
    if (!seat.emotes.take(now())) return;
    const { room, member } = seat;
    showEmote(room, member, emote);
    tell(processesOf(room.current), { kind: "emote", id: room.current.id, member, emote });
  }

  function showEmote({ seats }: LocalRoom, member: number, emote: number): void {
    for (const { socket } of seats.values()) socket.emit("room:emote", { member, emote });
  }

  function handlePeer(bytes: Uint8Array): void {
    const message = readRoomMessage(bytes);
    const local = message && sockets.room(message.id);
    if (!local) return;
    if (message.kind === "room") apply(message.room);
    else if (message.kind === "frame") sockets.deliver(local, message.to, message.message);
    else if (message.kind === "emote") showEmote(local, message.member, message.emote);
    else for (const seat of local.seats.values()) sockets.end(seat, "closed");
  }

  /** Keeps the rooms of this process in the store, and drops members whose process has ended. */
  async function watch(): Promise<void> {
    const locals = sockets.all();
    if (locals.length === 0) return;
    if (intervals++ % TOUCH_INTERVALS === 0) await rooms.touch(locals.map(({ current }) => current.id));
    const processes = processesOf(...locals.map(({ current }) => current));
    const ended = processes.size > 0 ? await peers.endedOf([...processes]) : [];
    if (ended.length === 0) return;
    const isLost = (connection: string) => ended.some((process) => connection.startsWith(`${process}/`));
    for (const local of locals) await change(local, (room) => dropConnections(room, isLost, now()));
  }

  /** For work that no visitor waits for. What is refused, or failed with the store, is tried again at the next occasion. */
  function background(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (!(error instanceof Refusal)) log.error({ error }, "a room could not be changed");
    });
  }

  function handleSocket(socket: Socket, ipAddress: string): void {
    const visitor = { connection: connectionOf(socket), ipAddress };
    /** One after the other: a socket may be lost while its visitor is being let in. */
    let queue: Promise<void> = Promise.resolve();
    const inTurn = (work: () => Promise<void>) => {
      queue = queue.then(work).catch((error: unknown) => refuse(socket, error, log));
    };
    const entrances = { "room:open": rooms.open, "room:join": rooms.join, "room:match": rooms.match };
    for (const [event, come] of Object.entries(entrances))
      socket.on(event, (request: unknown) => inTurn(async () => enter(socket, await come(visitor, request))));
    for (const action of roomActions)
      socket.on(action, (argument: unknown) =>
        inTurn(async () => {
          const seat = sockets.seatOf(socket);
          if (!seat)
            throw new Refusal("room-member-unknown", "You are in no room.", { values: { what: "none" } });
          if (action === "room:leave") return leave(seat);
          const before = seat.room.current;
          publish(await rooms.act(before, seat.member, action, argument), before);
        }),
      );
    socket.on("room:emote", (emote: unknown) => handleEmote(socket, emote));
    socket.on("room:time", (echo: unknown) => {
      if (typeof echo === "number") socket.emit("room:time", { echo, now: now() });
    });
    socket.on("room:tape", (tape: unknown) => tapes.expect(sockets.seatOf(socket), tape));
    socket.on(FRAME_EVENT, (message: unknown) => {
      if (Buffer.isBuffer(message) && message[0] === TO_SERVER)
        tapes.take(sockets.seatOf(socket), message, ipAddress);
      else handleFrame(socket, message);
    });
    socket.on("disconnect", () => inTurn(() => drop(socket)));
  }

  peers.listen(handlePeer);
  const timer = setInterval(() => background(watch()), WATCH_INTERVAL_MS).unref();

  return {
    handleSocket,
    counts: sockets.counts,
    /** To be called before the connections are closed. */
    async close(): Promise<void> {
      isClosing = true;
      clearInterval(timer);
      for (const { timer: pending } of sockets.all()) clearTimeout(pending);
      await peers.close();
    },
  };
}
