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
