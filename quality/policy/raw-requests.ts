/** Raw requests that no HTTP library sends: a name, the bytes, and the statuses that are right. */
export const rawRequests: readonly (readonly [string, string, readonly number[]])[] = [
  ["garbage", "\u0000\u0001 garbage\r\n\r\n", [400]],
  ["an unknown method", "BREW /tea HTTP/1.1\r\nHost: a\r\n\r\n", [400]],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", [400]],
  ["a host that is none", "GET / HTTP/1.1\r\nHost: a;b c\r\nConnection: close\r\n\r\n", [400]],
  ["a host with credentials", "GET / HTTP/1.1\r\nHost: u@h\r\nConnection: close\r\n\r\n", [400]],
  [
    "another host's address",
    "GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    [400],
  ],
  ["long headers", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, [431]],
  ["a long address", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, [431]],
  ["a strange expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n", [417]],
  ["a newer protocol", "GET / HTTP/3.0\r\nHost: a\r\n\r\n", [400]],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    [400],
  ],
  ["a folded header", "GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\nY : c\r\n\r\n", [400]],
];
