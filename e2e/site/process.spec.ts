import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { starting, startServer } from "./server-process.ts";

test.describe("the server process", () => {
  test("prints where it listens, answers there, and ends well when told to", async ({ request }) => {
    const { child, said } = startServer({ PORT: "4350" });
    await expect.poll(said, starting).toContain("http://localhost:4350");
    expect(await (await request.get("http://localhost:4350/healthz")).text()).toBe("ok");
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
  });

  test("is ready until it is told to end, and goes on serving until others know", async ({ request }) => {
    const { child, said } = startServer({ PORT: "4354", DRAIN_DELAY: "300" });
    await expect.poll(said, starting).toContain("4354");
    const ready = await request.get("http://localhost:4354/readyz");
    expect(ready.status()).toBe(200);
    expect(await ready.json()).toMatchObject({ state: "ready" });
    child.kill("SIGTERM");
    const status = async () => (await request.get("http://localhost:4354/readyz")).status();
    await expect.poll(status, starting).toBe(503);
    expect((await request.get("http://localhost:4354/healthz")).status()).toBe(200);
    child.kill("SIGKILL");
    await once(child, "exit");
  });

  test("tells its figures at a port of their own, and to no visitor", async ({ request }) => {
    const { child, said } = startServer({ PORT: "4356", METRICS_PORT: "4358" });
    await expect.poll(said, starting).toContain("4356");
    await request.get("http://localhost:4356/play");
    const figures = await (await request.get("http://127.0.0.1:4358/metrics")).text();
    expect(figures).toMatch(/^recess_http_requests_total\{.*route="\/play".*\} 1$/m);
    expect(figures).toMatch(/^recess_catalogue_games \d{3,}$/m);
    expect((await request.get("http://localhost:4356/metrics")).status()).toBe(404);
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
  });

  test("shows another site name when told to", async ({ request }) => {
    const { child, said } = startServer({ PORT: "4352", SITE_NAME: "Break Time" });
    await expect.poll(said, starting).toContain("4352");
    expect(await (await request.get("http://localhost:4352/articles")).text()).toContain(
      "<title>Articles | Break Time</title>",
    );
    child.kill("SIGTERM");
    await once(child, "exit");
  });

  for (const [name, value] of [
    ["PORT", "eighty"],
    ["PLAY_ORIGIN", "play.example.org"],
    ["DATABASE_URL", "mysql://x"],
    ["LOG_LEVEL", "loud"],
  ] as const) {
    test(`stops with one clear line at ${name}=${value}`, async () => {
      const { child, said } = startServer({ [name]: value });
      const [code] = await once(child, "exit");
      expect(code).toBe(1);
      expect(said().trim().split("\n")).toHaveLength(1);
      expect(said()).toContain(name);
    });
  }

  test("says which port is taken", async ({ baseURL }) => {
    const { port } = new URL(baseURL ?? "");
    const { child, said } = startServer({ PORT: port });
    const [code] = await once(child, "exit");
    expect(code).toBe(1);
    expect(said()).toContain(`Port ${port} is taken`);
  });
});
