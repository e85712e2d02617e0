import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { type IsolatedChromium, launchIsolated } from "@recess/portal/adapters/chromium/isolated-chromium.ts";
import { openQuietServer, type QuietServer } from "./quiet-server.ts";

let chromium: IsolatedChromium;
let own: QuietServer;
let other: QuietServer;

test.beforeAll(async () => {
  own = await openQuietServer();
  other = await openQuietServer();
  chromium = await launchIsolated({
    reachable: [`http://localhost:${own.port}`, `http://*.localhost:${own.port}`],
    hasSandbox: true,
  });
});

test.afterAll(async () => {
  await chromium.close();
  own.close();
  other.close();
});

test("an isolated browser reaches the servers that it is given, and no other address of this machine", async () => {
  for (const host of ["localhost", "game.localhost"]) {
    const page = await chromium.browser.newPage();
    await page.goto(`http://${host}:${own.port}/`);
    await expect(page.getByText("internal")).toBeVisible();
  }
  for (const origin of [
    "http://localhost",
    "http://game.localhost",
    "http://127.0.0.1",
    "http://[::1]",
    "http://0.0.0.0",
    "http://2130706433",
    "https://localhost",
  ]) {
    const page = await chromium.browser.newPage();
    await expect(page.goto(`${origin}:${other.port}/`), origin).rejects.toThrow(
      "ERR_PROXY_CONNECTION_FAILED",
    );
  }
  expect(other.reached).toEqual([]);
});

test("a page in it reaches no other server by any protocol, and no file", async () => {
  const page = await chromium.browser.newPage();
  const home = `http://game.localhost:${own.port}/`;
  await page.goto(home);
  const got = await page.evaluate(async (port) => {
    const outcome = (promise: Promise<unknown>) =>
      promise.then(
        () => "reached",
        () => "refused",
      );
    const peer = new RTCPeerConnection({
      iceServers: [
        { urls: `stun:127.0.0.1:${port}` },
        { urls: `turn:127.0.0.1:${port}`, username: "a", credential: "b" },
        { urls: `turn:127.0.0.1:${port}?transport=tcp`, username: "a", credential: "b" },
      ],
    });
    peer.createDataChannel("x");
    const gathered = new Promise<void>((resolve) => {
      peer.addEventListener("icegatheringstatechange", () => {
        if (peer.iceGatheringState === "complete") resolve();
      });
    });
    await peer.setLocalDescription();
    // Under another policy it would wait for answers for a long time.
    await gathered;
    navigator.sendBeacon(`http://127.0.0.1:${port}/`, "x");
    return {
      fetch: await outcome(fetch(`http://127.0.0.1:${port}/`, { mode: "no-cors" })),
      socket: await outcome(
        new Promise((resolve, reject) => {
          const socket = new WebSocket(`ws://127.0.0.1:${port}/`);
          socket.onopen = resolve;
          socket.onerror = reject;
        }),
      ),
      transport: await outcome(new WebTransport(`https://127.0.0.1:${port}/`).ready),
    };
  }, other.port);
  await page.evaluate(() => location.assign("file:///etc/hostname"));
  expect(page.url()).toBe(home);
  expect(got).toEqual({ fetch: "refused", socket: "refused", transport: "refused" });
  expect(other.reached).toEqual([]);
});

test("its pages are in Chromium's sandbox, and nothing of it runs as root", async () => {
  test.skip(process.platform !== "linux", "only Linux tells it in files");
  await chromium.browser.newPage();
  const session = await chromium.browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  expect(processInfo.map(({ type }) => type)).toContain("renderer");
  for (const { id, type } of processInfo) {
    const status = readFileSync(`/proc/${id}/status`, "utf8");
    expect(status, type).not.toMatch(/^Uid:\t0/m);
    // 2 is a filter of system calls.
    if (type === "renderer") expect(status).toMatch(/^Seccomp:\t2/m);
  }
});
