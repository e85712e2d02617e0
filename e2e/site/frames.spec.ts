import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";

/** A page of another host (127.0.0.1 against localhost) with a frame around one of ours. */
async function strangerFraming(address: string) {
  const server = createServer((_, response) => {
    response
      .setHeader("content-type", "text/html")
      .end(
        `<!doctype html><title>Stranger</title><iframe src="${address}" width="900" height="600"></iframe>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test.describe("inside a frame of another host", () => {
  for (const path of ["/", "/play", "/play/aHR0cHM6Ly9hZ2FyLmlvLw"]) {
    test(`${path} shows only a refusal and the way to the site itself`, async ({ page, baseURL }) => {
      const stranger = await strangerFraming(`${baseURL}${path}`);
      await page.goto(stranger.address);
      const frame = page.frameLocator("iframe");
      await expect(frame.getByTestId("refusal")).toBeVisible();
      const { games } = await (await page.request.get("/catalogue.json")).json();
      const way = frame.getByRole("link", { name: `Click here to play over ${games.length} games` });
      await expect(frame.getByTestId("navigation-bar")).toHaveCount(0);
      const opened = page.waitForEvent("popup");
      await way.click();
      await expect(await opened).toHaveURL(`${baseURL}/`);
      stranger.close();
    });
  }

  test("the words differ from time to time", async ({ page }) => {
    const seen = new Set<string | null>();
    for (let visit = 0; visit < 6; visit++) {
      await page.goto("/embedded");
      seen.add(await page.getByTestId("refusal").textContent());
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});

test("inside a frame of our own the page is shown without its navigation bar", async ({ page }) => {
  await page.goto("/articles");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "/partners";
    document.body.append(frame);
  });
  const frame = page.frameLocator("iframe");
  await expect(frame.getByTestId("partner")).toHaveCount(6);
  await expect(frame.getByTestId("navigation-bar")).toBeHidden();
  await expect(page.getByTestId("navigation-bar")).toBeVisible();
});
