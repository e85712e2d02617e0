import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { watchOthers } from "#quality/lib/other-load.ts";
import { seeded } from "#quality/lib/random.ts";
import { openVisits } from "./client.ts";
import { openBook, type Told } from "./recorder.ts";
import type { SiteMap } from "./site-map.ts";
import { type Ask, expensive, makeTraffic, tourOf } from "./traffic.ts";

/**
 * `tour`: every page, until what the portal keeps is full, before anything is measured. `visitors`: so many, each asking again as
 * soon as it is answered; tells what a server can do. `rate`: so many requests a second, whatever becomes of them; tells what visitors
 * feel. `rush` comes on top, and is expensive work only.
 */
export type Order = {
  readonly map: SiteMap;
  readonly seed: number;
  readonly seconds: number;
  readonly load:
    | { readonly tour: number }
    | { readonly visitors: number }
    | { readonly rate: number; readonly rush: number };
  /** Whose work is not that of others, besides this process. */
  readonly pids?: readonly number[];
  /** After so many seconds, again and again, nothing is sent until whoever ordered it says so. */
  readonly breathEvery?: number;
};

const mostConnections = 128;
const stepMs = 2;

export async function generate(
  { map, seed, seconds, load, pids = [], breathEvery = Number.POSITIVE_INFINITY }: Order,
  breathe: () => Promise<void> = async () => undefined,
): Promise<Told> {
  const random = seeded(seed);
  const visits = openVisits(map, mostConnections);
  const ours = [...pids, process.pid];
  let taken = watchOthers(ours);
  const book = openBook(() => {
    const part = taken() ?? 0;
    taken = watchOthers(ours);
    return part;
  });
  let endsAt = performance.now() + seconds * 1000;

  async function send(ask: Ask, dueAt: number): Promise<void> {
    const { outcome, error } = await visits.visit(ask);
    book.add(ask.kind, performance.now() - dueAt, outcome, error);
  }

  async function visitor(next: () => Ask): Promise<void> {
    while (performance.now() < endsAt) await send(next(), performance.now());
  }

  /** Every request has its time. One that is sent late, because this process or the server was busy, has waited since then. */
  async function stream(next: () => Ask, rate: number): Promise<void> {
    let startedAt = performance.now();
    let breathAt = startedAt + breathEvery * 1000;
    const underWay = new Set<Promise<void>>();
    for (let sent = 0; performance.now() < endsAt; await sleep(stepMs)) {
      if (performance.now() >= breathAt) {
        const from = performance.now();
        await Promise.all(underWay);
        await breathe();
        const pause = performance.now() - from;
        startedAt += pause;
        endsAt += pause;
        breathAt = performance.now() + breathEvery * 1000;
      }
      for (; startedAt + (sent / rate) * 1000 <= performance.now(); sent++) {
        const sending = send(next(), startedAt + (sent / rate) * 1000).finally(() =>
          underWay.delete(sending),
        );
        underWay.add(sending);
      }
    }
    await Promise.all(underWay);
  }

  if ("tour" in load) {
    const tour = tourOf(map).values();
    const guide = async () => {
      for (const asks of tour) for (const ask of asks) await send(ask, performance.now());
    };
    await Promise.all(Array.from({ length: load.tour }, guide));
  } else if ("visitors" in load) {
    const next = makeTraffic(map, random);
    await Promise.all(Array.from({ length: load.visitors }, () => visitor(next)));
  } else {
    const streams = [stream(makeTraffic(map, random), load.rate)];
    if (load.rush > 0) streams.push(stream(makeTraffic(map, random, expensive), load.rush));
    await Promise.all(streams);
  }
  const told = book.tell();
  await visits.close();
  return told;
}

/** What a generator in a process of its own says and hears besides orders and what became of them. */
export const breath = "breath";
export const goOn = "go on";

// As a process of its own it takes orders one after the other.
if (process.send && import.meta.main) {
  const breathe = async () => {
    const told = once(process, "message");
    process.send?.(breath);
    await told;
  };
  process.on("message", (order: Order | typeof goOn) => {
    if (order !== goOn) generate(order, breathe).then((told) => process.send?.(told));
  });
}
