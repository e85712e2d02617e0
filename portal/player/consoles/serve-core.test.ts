import { describe, expect, it } from "vitest";
import { ConsoleError } from "./console-error.ts";
import type { ConsoleCore } from "./core.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { serveCore } from "./serve-core.ts";

/** A console whose picture shows how many frames it has run, and whose battery holds the frames that A was down. */
function countingCore(): ConsoleCore {
  const picture = new Uint8ClampedArray(4);
  let frames = 0;
  let pressed = 0;
  let isDown = false;
  return {
    width: 1,
    height: 1,
    framesPerSecond: 60,
    players: 1,
    buttons: ["a"],
    picture,
    step() {
      frames += 1;
      if (isDown) pressed += 1;
      picture[0] = frames;
      if (frames === 99) throw new Error("jammed");
    },
    takeSound: () => ({ left: new Float32Array(), right: new Float32Array() }),
    press: (_, __, down) => {
      isDown = down;
    },
    saveState: () => Uint8Array.of(frames, pressed),
    loadState: ([at = 0, count = 0]) => {
      frames = at;
      pressed = count;
    },
    readBattery: () => Uint8Array.of(pressed),
    writeBattery: ([count = 0]) => {
      pressed = count;
    },
    close: () => undefined,
  };
}

async function open(battery?: Uint8Array, openCore = async () => countingCore()) {
  const posted: FromWorker[] = [];
  let send: (message: ToWorker) => void = () => undefined;
  serveCore(openCore, {
    post: (message) => posted.push(message),
    onMessage: (listener) => {
      send = listener;
    },
  });
  send({ type: "open", cartridge: new Uint8Array(), sampleRate: 1, battery });
  await Promise.resolve();
  await Promise.resolve();
  const take = () => posted.splice(0);
  return { send, take };
}

const run = (frames: number, isDown = false): ToWorker => ({
  type: "run",
  frames,
  presses: [{ controller: 1, button: "a", isDown }],
});

describe("serveCore", () => {
  it("tells what the console is like, and answers every run with its last picture", async () => {
    const { send, take } = await open();
    send(run(3));
    expect(take()).toMatchObject([
      { type: "opened", facts: { width: 1, height: 1, players: 1 } },
      { type: "ran", frame: 3, picture: { 0: 3 } },
    ]);
  });

  it("rewinds in steps of twelve frames, for ten seconds", async () => {
    const { send, take } = await open();
    send(run(30));
    take();
    for (let i = 0; i < 4; i += 1) send({ type: "rewind" });
    expect(take().map((message) => message.type === "ran" && message.picture[0])).toEqual([25, 13, 1, 1]);
  });

  it("tells of a battery that has changed, and of no other", async () => {
    const { send, take } = await open(Uint8Array.of(4));
    send(run(40));
    send(run(20, true));
    send(run(20));
    const batteries = take().map((message) => message.type === "ran" && message.battery);
    expect(batteries.slice(1)).toEqual([undefined, Uint8Array.of(24), undefined]);
  });

  it("saves a state and goes back to it, and back again by rewinding", async () => {
    const { send, take } = await open();
    send(run(5));
    send({ type: "save-state" });
    const [state] = take().flatMap((message) => (message.type === "state" ? [message.state] : []));
    send(run(2));
    send({ type: "load-state", state: state ?? new Uint8Array() });
    send({ type: "rewind" });
    expect(take().map((message) => message.type === "ran" && message.picture[0])).toEqual([7, 6, 8]);
  });

  it("tells why a cartridge does not open, and when the engine gives up", async () => {
    const refused = await open(undefined, () => Promise.reject(new ConsoleError("unsupported", "mapper 9")));
    expect(refused.take()).toEqual([{ type: "failed", code: "unsupported", detail: "mapper 9" }]);
    const { send, take } = await open();
    send(run(120));
    expect(take()[1]).toMatchObject({ type: "failed", code: "engine-failed" });
  });
});
