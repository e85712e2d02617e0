import { spawnSync } from "node:child_process";
import { builtServer } from "@recess/portal/paths.mjs";
import { freePortPair } from "@recess/portal/testing/free-port.ts";
import { expect, test } from "#e2e/portal-test.ts";

const main = builtServer("main");

/** For portals that do not get far. */
function start(settings: Record<string, string>) {
  const env = { ...process.env, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

test.describe("the server process", () => {
  test("prints where it listens, answers there, and ends well when told to", async ({
    request,
    openPortal,
  }) => {
    const { port, said, close, ended } = await openPortal({ settings: { HOST: "" } });
    await expect.poll(said).toContain(`http://localhost:${port}`);
    expect(await (await request.get(`http://localhost:${port}/healthz`)).text()).toBe("ok");
    await close();
    expect(await ended).toMatchObject({ code: 0 });
  });

  test("is ready until it is told to end, and goes on serving until others know", async ({
    request,
    openPortal,
  }) => {
    const { origin, process } = await openPortal({ settings: { DRAIN_DELAY: "300" } });
    const ready = await request.get(`${origin}/readyz`);
    expect(ready.status()).toBe(200);
    expect(await ready.json()).toMatchObject({ state: "ready" });
    process.kill("SIGTERM");
    await expect.poll(async () => (await request.get(`${origin}/readyz`)).status()).toBe(503);
    expect((await request.get(`${origin}/healthz`)).status()).toBe(200);
    process.kill("SIGKILL");
  });

  test("tells its figures at a port of their own, and to no visitor", async ({ request, openPortal }) => {
    const metrics = await freePortPair();
    const { origin, close, ended } = await openPortal({ settings: { METRICS_PORT: `${metrics}` } });
    await request.get(`${origin}/play`);
    const figures = await (await request.get(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(figures).toMatch(/^recess_http_requests_total\{.*route="\/play".*\} 1$/m);
    expect(figures).toMatch(/^recess_catalogue_games \d{3,}$/m);
    expect((await request.get(`${origin}/metrics`)).status()).toBe(404);
    await close();
    expect(await ended).toMatchObject({ code: 0 });
  });

  test("shows another site name when told to", async ({ request, openPortal }) => {
    const { origin } = await openPortal({ settings: { SITE_NAME: "Break Time" } });
    expect(await (await request.get(`${origin}/articles`)).text()).toContain(
      "<title>Articles | Break Time</title>",
    );
  });

  for (const [name, value] of [
    ["PORT", "eighty"],
    ["PLAY_ORIGIN", "play.example.org"],
    ["DATABASE_URL", "mysql://x"],
    ["LOG_LEVEL", "loud"],
  ] as const) {
    test(`stops with one clear line at ${name}=${value}`, () => {
      const { status, said } = start({ [name]: value });
      expect(status).toBe(1);
      expect(said.trim().split("\n")).toHaveLength(1);
      expect(said).toContain(name);
    });
  }

  test("says which port is taken", ({ baseURL }) => {
    const { port } = new URL(baseURL ?? "");
    const { status, said } = start({ PORT: port, DATA_DIR: test.info().outputPath("data") });
    expect(status).toBe(1);
    expect(said).toContain(`Port ${port} is taken`);
  });
});
