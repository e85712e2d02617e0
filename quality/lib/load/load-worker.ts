// Load generator, the process that sends: takes one order after the other from its parent (`load-generator.ts`).
import { once } from "node:events";
import { measureOtherLoad } from "#quality/lib/other-load.ts";
import { seeded } from "#quality/lib/random.ts";
import { openRoomSockets, openRooms, playInRooms, startRounds } from "./busy-rooms.ts";
import { openLoadClient } from "./client.ts";
import { type LoadOrder, PAUSED, RESUME, type SocketOrder } from "./load-generator.ts";
import { closedLoop, openLoop } from "./pacing.ts";
import { openIdleSockets } from "./presence-sockets.ts";
import { type LoadResult, openRecorder } from "./recorder.ts";
import { cacheFillingRequests, expensiveKinds, type LoadRequest, mixedTraffic } from "./traffic.ts";

const MAX_CONNECTIONS = 128;
const EVERY_PAGE_CLIENTS = 8;

async function run(order: LoadOrder): Promise<LoadResult | undefined> {
  if (order.load === "idle sockets") return void (await openIdleSockets(order.origin, order.count));
  if (order.load === "room sockets") return void (await openRoomSockets(order.origin, order.rooms));
  if (order.load === "rooms") return void (await openRooms(order.game));
  if (order.load === "rounds") return void (await startRounds());
  if (order.load === "busy rooms") return void (await playInRooms(order.seconds));
  const origins = order.load === "requests" ? { site: order.origin, play: order.origin } : order.map;
  const client = openLoadClient(origins, order.load === "requests" ? order.clients : MAX_CONNECTIONS);
  const pids = [process.pid, ...("pids" in order ? order.pids : [])];
  let otherLoad = measureOtherLoad(pids);
  const recorder = openRecorder(() => {
    const load = otherLoad();
    otherLoad = measureOtherLoad(pids);
    return load;
  });
  const send = async (request: LoadRequest, dueAt = performance.now()) => {
    const answer = await client.send(request);
    recorder.add(request.kind, performance.now() - dueAt, answer);
  };
  await sendAll(order, send);
  const result = recorder.result();
  await client.close();
  return result;
}

type Send = (request: LoadRequest, dueAt?: number) => Promise<void>;

async function sendAll(order: Exclude<LoadOrder, SocketOrder>, send: Send): Promise<void> {
  const from = performance.now();
  const isOver = (seconds: number) => () => performance.now() - from >= seconds * 1000;
  switch (order.load) {
    case "requests": {
      const { requests, clients, seconds } = order;
      let next = 0;
      return closedLoop(clients, isOver(seconds), async () => {
        const request = requests[next++ % requests.length];
        if (request) await send(request);
      });
    }
    case "every page": {
      const lists = cacheFillingRequests(order.map);
      return closedLoop(
        EVERY_PAGE_CLIENTS,
        () => lists.length === 0,
        async () => {
          for (const request of lists.shift() ?? []) await send(request);
        },
      );
    }
    case "closed loop": {
      const next = mixedTraffic(order.map, seeded(order.seed));
      return closedLoop(order.clients, isOver(order.seconds), () => send(next()));
    }
    case "open loop": {
      const { map, rate, expensiveRate, ...times } = order;
      const random = seeded(order.seed);
      const [next, nextExpensive] = [
        mixedTraffic(map, random),
        mixedTraffic(map, random, [...expensiveKinds]),
      ];
      const loops = [openLoop({ ...times, rate, pause: askForPause }, (dueAt) => send(next(), dueAt))];
      if (expensiveRate > 0)
        loops.push(openLoop({ ...times, rate: expensiveRate }, (dueAt) => send(nextExpensive(), dueAt)));
      await Promise.all(loops);
    }
  }
}

async function askForPause(): Promise<void> {
  const resumed = once(process, "message");
  process.send?.(PAUSED);
  await resumed;
}

process.on("disconnect", () => process.exit());
process.on("message", (message: LoadOrder | typeof RESUME) => {
  if (message === RESUME) return;
  run(message).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
