import fc from "fast-check";
import { corpus, word } from "./strings.ts";

const nested = fc
  .tuple(fc.constantFrom("[", '{"a":'), fc.integer({ min: 1, max: 2000 }))
  .map(([unit, times]) => `42["join",${unit.repeat(times)}`);

/** Socket messages that no page of ours sends. */
const message: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.constantFrom(
    "40",
    "40{}",
    "41",
    "2",
    "3probe",
    "5",
    "6",
    '42["join"]',
    '42["leave"]',
    "40/admin,",
    '42/admin,["x"]',
  ),
  fc.constantFrom(
    '451-["join",{"_placeholder":true,"num":0}]',
    '45999999999-["x"]',
    '4500-["x"]',
    "43",
    "44{}",
    "4",
    "9",
  ),
  fc.tuple(fc.constantFrom("40", "42", "4", "43[", "45", ""), word).map(([start, text]) => `${start}${text}`),
  word.map((text) => `40{"game":${JSON.stringify(text)}}`),
  word.map((text) => `42["${text}"]`),
  word.map(
    (text) => `42["room:join",{"room":${JSON.stringify(text)},"token":"","sealed":${JSON.stringify(text)}}]`,
  ),
  word.map((text) => `42["room:open",{"game":${JSON.stringify(text)},"options":{"__proto__":1}}]`),
  fc.constantFrom(...corpus).map((text) => `42[${JSON.stringify(text)},{"__proto__":{"x":1}}]`),
  nested,
  fc.integer({ min: 4000, max: 100_000 }).map((length) => `42["join","${"x".repeat(length)}"]`),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
);
const visit = fc.array(message, { minLength: 1, maxLength: 25 });

/** Fuzzes the presence sockets: opens one for each visit, sends its messages, and closes it or is closed. */
export async function fuzzSockets(
  port: number,
  seed: number,
  visits: number,
): Promise<{ opened: number; sent: number }> {
  let opened = 0;
  let sent = 0;
  for (const messages of fc.sample(visit, { seed, numRuns: visits })) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    const ended = new Promise<void>((resolve) => {
      socket.addEventListener("close", () => resolve());
      socket.addEventListener("error", () => resolve());
    });
    const isOpen = await Promise.race([
      ended.then(() => false),
      new Promise<boolean>((resolve) => {
        socket.addEventListener("open", () => resolve(true));
      }),
    ]);
    if (!isOpen) continue;
    opened += 1;
    for (const text of messages) {
      if (socket.readyState !== WebSocket.OPEN) break;
      socket.send(typeof text === "string" ? text.toWellFormed() : text);
      sent += 1;
    }
    socket.close();
    await ended;
  }
  return { opened, sent };
}
