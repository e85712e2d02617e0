import { expect, type Page, test } from "@playwright/test";

/** How many slides are in sight, by where they are. */
function slidesInSight(page: Page): Promise<number> {
  return page.getByTestId("carousel").evaluate((carousel) => {
    const row = carousel.querySelector("ul")?.getBoundingClientRect();
    if (!row) return -1;
    return [...carousel.querySelectorAll("li")].filter((slide) => {
      const box = slide.getBoundingClientRect();
      return box.left >= row.left - 2 && box.right <= row.right + 2;
    }).length;
  });
}

const firstSlide = (page: Page) =>
  page.getByTestId("carousel").evaluate((carousel) => {
    const left = carousel.querySelector("ul")?.getBoundingClientRect().left ?? 0;
    return [...carousel.querySelectorAll("li")].findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 3,
    );
  });

const hydrated = (page: Page, island: string) => page.locator(`[data-island="${island}"][data-hydrated]`);

/** Holds the carousel's script back until the function that it gives is called. */
async function holdCarousel(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/carousel\.island/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** From here on time passes only as the test lets it; a slow machine is no reason for a slide to move. */
async function openWithStillClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
  await page.getByTestId("carousel").scrollIntoViewIfNeeded();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(100);
        return hydrated(page, "carousel").count();
      },
      { intervals: [50] },
    )
    .toBe(1);
}

test.describe("the landing page", () => {
  test("has a tagline that a press changes", async ({ page }) => {
    await page.goto("/");
    await hydrated(page, "tagline").waitFor({ state: "attached" });
    const tagline = page.getByTestId("tagline");
    for (let press = 0; press < 3; press++) {
      const before = (await tagline.textContent()) ?? "";
      await tagline.click();
      await expect(tagline).not.toHaveText(before);
    }
    await expect(page).toHaveURL("/");
  });

  test("greets with different taglines", async ({ page }) => {
    const seen = new Set<string | null>();
    for (let visit = 0; visit < 6; visit++) {
      await page.goto("/", { waitUntil: "commit" });
      seen.add(await page.getByTestId("tagline").textContent());
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test("plays a looping video behind the headline, with a poster", async ({ page }) => {
    await page.goto("/");
    const background = page.getByTestId("background-video");
    await expect
      .poll(() => background.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(await background.evaluate((video: HTMLVideoElement) => [video.loop, video.muted])).toEqual([
      true,
      true,
    ]);
    const poster = await page.request.get((await background.getAttribute("poster")) ?? "");
    expect(poster.ok()).toBe(true);
    const { length } = await (
      await page.request.get(await background.evaluate((video: HTMLVideoElement) => video.currentSrc))
    ).body();
    expect(length).toBeLessThanOrEqual(400 * 1024);
  });

  test("fetches neither video nor islands before it has been there for a while", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const later: string[] = [];
    page.on("request", (request) => /\.webm|\.mp4|island/.test(request.url()) && later.push(request.url()));
    await page.goto("/", { waitUntil: "networkidle" });
    await page.clock.runFor(1500);
    expect(later).toEqual([]);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return later.map((url) => /\.\w+$/.exec(url)?.[0]);
      })
      .toEqual(expect.arrayContaining([".js", ".webm"]));
  });

  const without: [string, Parameters<typeof test.use>[0]][] = [
    ["on a small screen", { viewport: { width: 600, height: 800 } }],
    ["for those who want less motion", { contextOptions: { reducedMotion: "reduce" } }],
    ["for those who save data", { extraHTTPHeaders: { "save-data": "on" } }],
  ];
  for (const [who, options] of without) {
    test.describe(`fetches no video ${who}`, () => {
      test.use(options);
      test("only its poster", async ({ page }) => {
        const videos: string[] = [];
        page.on("request", (request) => request.url().match(/\.(webm|mp4)$/) && videos.push(request.url()));
        await page.goto("/");
        // It would be fetched when the islands are hydrated.
        await hydrated(page, "tagline").waitFor({ state: "attached" });
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        expect(videos).toEqual([]);
      });
    });
  }

  test("shows 3, 2 or 1 of 7 slides, by its width", async ({ page }) => {
    const release = await holdCarousel(page);
    const expectSlides = async (state: string) => {
      for (const [width, slides] of [
        [1366, 3],
        [1024, 3],
        [1023, 2],
        [600, 2],
        [599, 1],
        [390, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 768 });
        await expect.poll(() => slidesInSight(page), `at ${width} px, ${state}`).toBe(slides);
      }
    };
    await page.goto("/");
    await expect(page.getByTestId("slide")).toHaveCount(7);
    await expectSlides("as the server drew it");
    await expect(hydrated(page, "carousel")).toHaveCount(0);
    release();
    await page.getByTestId("carousel").scrollIntoViewIfNeeded();
    await hydrated(page, "carousel").waitFor({ state: "attached" });
    await expectSlides("hydrated");
  });

  test("moves one slide every 3000 ms in 1000 ms, round and round", async ({ page }) => {
    await openWithStillClock(page);
    expect(await firstSlide(page)).toBe(0);
    for (let turn = 1; turn <= 8; turn++) {
      await page.clock.runFor(turn === 1 ? 3000 : 2000);
      await page.clock.runFor(1000);
      await expect.poll(() => firstSlide(page)).toBe(turn % 7);
    }
  });

  test("rests under the pointer and while the keyboard is in it, and moves by its buttons", async ({
    page,
  }) => {
    await openWithStillClock(page);
    await page.getByTestId("carousel").hover();
    await page.clock.runFor(9000);
    expect(await firstSlide(page)).toBe(0);
    await page.mouse.move(5, 5);
    await page.getByRole("button", { name: "Next slide" }).focus();
    await page.clock.runFor(9000);
    expect(await firstSlide(page)).toBe(0);
    await page.keyboard.press("Enter");
    await page.clock.runFor(1100);
    await expect.poll(() => firstSlide(page)).toBe(1);
  });

  test("moves by arrow keys and by a swipe", async ({ page }) => {
    await page.goto("/");
    const carousel = page.getByTestId("carousel");
    await carousel.scrollIntoViewIfNeeded();
    await hydrated(page, "carousel").waitFor({ state: "attached" });
    await carousel.getByRole("link").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => firstSlide(page)).toBe(1);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => firstSlide(page)).toBe(0);
    const box = await carousel.locator("ul").boundingBox();
    if (!box) throw new Error("The carousel is nowhere.");
    await page.mouse.move(box.x + box.width * 0.6, box.y + 80);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.25, box.y + 80, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => firstSlide(page)).toBe(1);
    await expect(page).toHaveURL("/");
  });

  test("has two promo banners, seven link cards and the claims", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByTestId("promo-banner")).toHaveCount(2);
    await expect(page.getByTestId("link-card")).toHaveCount(7);
    const kinds = await page
      .getByTestId("link-card")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
    expect(kinds.toSorted()).toEqual(["chat", "emulator", "games", "partners", "social", "source", "video"]);
    await expect(page.getByText("5 million")).toBeVisible();
    await expect(page.getByText("500+")).toBeVisible();
  });

  test("has no dead link: a card whose address is not set leads to a page of ours", async ({ page }) => {
    await page.goto("/");
    for (const link of await page.getByRole("main").getByRole("link").all()) {
      expect(await link.getAttribute("href")).toMatch(/^(\/|https:\/\/)/);
    }
    await expect(page.locator('[data-card="source"]').getByRole("link")).toHaveAttribute("href", "/credits");
    await expect(page.locator('[data-card="chat"]').getByRole("link")).toHaveAttribute("href", "/together");
  });
});

test.describe("islands", () => {
  test("do not lose a press that comes before they are hydrated", async ({ page }) => {
    const release = await holdCarousel(page);
    await page.goto("/");
    await page.getByRole("button", { name: "Next slide" }).click();
    expect(await firstSlide(page)).toBe(0);
    release();
    await expect.poll(() => firstSlide(page)).toBe(1);
  });

  test("leave what the server drew when they fail while waking", async ({ page }) => {
    await page.route(/carousel\.island/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default function Broken() { throw new Error('broken island'); }",
      }),
    );
    const said = page.waitForEvent("console", (message) => message.text().includes("could not be hydrated"));
    await page.goto("/");
    await said;
    await expect(page.getByTestId("slide")).toHaveCount(7);
    await hydrated(page, "tagline").waitFor({ state: "attached" });
  });

  test("leave what the server drew when their script does not come", async ({ page }) => {
    await page.route(/carousel\.island/, (route) => route.abort());
    await page.goto("/");
    await page.getByTestId("carousel").scrollIntoViewIfNeeded();
    await hydrated(page, "tagline").waitFor({ state: "attached" });
    expect(await slidesInSight(page)).toBe(3);
    await expect(page.getByTestId("slide")).toHaveCount(7);
  });
});
