import fc from "fast-check";
import { rawRequests } from "#quality/policy/raw-requests.ts";
import { word } from "./strings.ts";

const good = "GET /search?q=a HTTP/1.1\r\nHost: a\r\nAccept: */*\r\n\r\n";
const form = "POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nemail=a&b";
const chunked = "POST /beacon HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
const socket =
  "GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
const polling = "GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: a\r\n\r\n";
const seeds = [
  good,
  form,
  `${chunked}3\r\nabc\r\n0\r\n\r\n`,
  socket,
  polling,
  ...rawRequests.map(([, bytes]) => bytes),
];

/** Mutations of valid requests: bytes changed, left out, doubled or put in. */
const mutated = fc
  .tuple(
    fc.constantFrom(...seeds),
    fc.array(
      fc.tuple(fc.nat(), fc.constantFrom("flip", "drop", "double", "put"), fc.uint8Array({ maxLength: 12 })),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  )
  .map(([seed, changes]) => {
    let bytes = Buffer.from(seed, "latin1");
    for (const [place, how, more] of changes) {
      const at = place % Math.max(1, bytes.length);
      const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
      if (how === "flip")
        bytes = Buffer.concat([before, Buffer.from([(after[0] ?? 0) ^ 0x20]), after.subarray(1)]);
      else if (how === "drop") bytes = Buffer.concat([before, after.subarray(1 + more.length)]);
      else if (how === "double") bytes = Buffer.concat([before, after, after]);
      else bytes = Buffer.concat([before, more, after]);
    }
    return bytes;
  });

const headerFlood = fc
  .tuple(fc.integer({ min: 10, max: 3000 }), word)
  .map(
    ([times, text]) =>
      `GET / HTTP/1.1\r\nHost: a\r\n${`x: ${text.replaceAll(/[\r\n]/g, "")}\r\n`.repeat(times)}\r\n`,
  );
const longAddress = fc
  .integer({ min: 100, max: 40_000 })
  .map((length) => `GET /${"a".repeat(length)} HTTP/1.1\r\nHost: a\r\n\r\n`);
const chunks = fc
  .array(fc.tuple(fc.constantFrom("0", "1", "5", "ffffffff", "-1", "zz", "3;x=y", " 3"), word), {
    maxLength: 5,
  })
  .map((all) => chunked + all.map(([size, text]) => `${size}\r\n${text}\r\n`).join(""));
const lengths = fc
  .tuple(
    fc.constantFrom("-1", "1e3", "0x10", "99999999999999999999", "5, 5", "", "5\r\nContent-Length: 6"),
    word,
  )
  .map(([length, text]) => `POST /login HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n${text}`);
const pipelined = fc
  .array(fc.constantFrom(good, form, polling, "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"), {
    minLength: 2,
    maxLength: 20,
  })
  .map((all) => all.join(""));
const firstLines = fc
  .tuple(word, word, word)
  .map(([method, target, version]) => `${method} ${target} ${version}\r\nHost: a\r\n\r\n`);
const hosts = word.map(
  (host) => `GET /assets/html5/x/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
);

/** Raw bytes that no HTTP library would send. */
export const rawBytes: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 6, arbitrary: mutated },
  {
    weight: 6,
    arbitrary: fc
      .oneof(headerFlood, longAddress, chunks, lengths, pipelined, firstLines, hosts)
      .map((text) => Buffer.from(text.toWellFormed())),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
);
