import type { Page } from "@playwright/test";
import type {} from "@recess/games/kit/hook.ts";
import { expect, test } from "#e2e/portal-test.ts";

const idOf = (path: string) => Buffer.from(path).toString("base64url");
const html5 = idOf("cactus-sprint/");
const agar = idOf("https://agar.io/");

const launch = (page: Page) => page.getByRole("button", { name: /^Click to launch/ });
const game = (page: Page) => page.getByTestId("game-frame");

async function picture(page: Page): Promise<string> {
  return (await game(page).screenshot()).toString("base64");
}

test.describe("the game page", () => {
  test("is titled after the game and has all around it", async ({ page }) => {
    await page.goto(`/play/${html5}`);
    await expect(page).toHaveTitle("Cactus Sprint | Recess");
    const name = page.getByRole("heading", { level: 1 });
    await expect(name).toContainText("Cactus Sprint");
    await expect(name.getByRole("img", { name: "Trending" })).toHaveCSS("color", "rgb(255, 122, 61)");
    await expect(page.getByRole("searchbox")).toBeVisible();
    await expect(page.getByTestId("promo-banner")).toHaveCount(2);
    const about = page.getByRole("region", { name: "About this game" });
    for (const fact of ["HTML5", "MIT", "Recess", "Space"]) await expect(about).toContainText(fact);
    await expect(
      page.getByRole("region", { name: "Similar games" }).getByTestId("game-card").first(),
    ).toBeVisible();
    await expect(page.getByTestId("game-bar").getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/play",
    );
  });

  test("launches by one press although the network drops each script of a launch once", async ({ page }) => {
    const dropped: string[] = [];
    for (const script of ["stage.island", "react", "launch"]) {
      await page.route(
        `**/assets/${script}-*.js`,
        (route) => {
          dropped.push(script);
          return route.abort();
        },
        { times: 1 },
      );
    }
    await page.goto(`/play/${html5}`);
    await launch(page).click();
    await expect(game(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("recess.mine"))).toContain(html5);
    expect(dropped.toSorted()).toEqual(["launch", "react", "stage.island"]);
  });

  test("launches once the network is back, without another page", async ({ page }) => {
    let isDown = true;
    await page.route("**/assets/stage.island-*.js", (route) => (isDown ? route.abort() : route.continue()));
    const said = page.waitForEvent("console", (message) => message.text().includes("could not be hydrated"));
    await page.goto(`/play/${html5}`);
    await said;
    isDown = false;
    await launch(page).click();
    await expect(game(page)).toBeVisible();
  });

  test("asks for nothing of the game before the launch, then shows it in a frame with the keyboard", async ({
    page,
    openPortal,
  }) => {
    // Without the boards, whose scripts come when they are in sight.
    const { origin } = await openPortal({ settings: { RECORDS: "off" } });
    const guests: string[] = [];
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${origin}/`)) guests.push(request.url());
      // The worker that writes what a closed game still sends is started with the launch, and is no code of the page.
      else if (request.resourceType() === "script" && !/\.worker-/.test(request.url()))
        scripts.push(request.url());
    });
    const launchCode = page.waitForEvent("requestfinished", (request) => /\/launch-/.test(request.url()));
    await page.goto(`${origin}/play/${html5}`, { waitUntil: "networkidle" });
    await expect(page.locator('[data-island$="stage"][data-hydrated]')).toBeAttached();
    await launchCode;
    const scriptsBefore = [...scripts];
    await expect(game(page)).toHaveCount(0);
    expect(guests).toEqual([]);
    await expect(launch(page)).toHaveText("Click to launch Cactus Sprint");
    await launch(page).click();
    await expect(game(page)).toBeVisible();
    // The code of a launch has come while the launch screen was looked at.
    expect(scripts).toEqual(scriptsBefore);
    await expect(game(page)).toBeFocused();
    expect(await game(page).getAttribute("sandbox")).not.toMatch(/top-navigation|popups/);
    await expect.poll(() => guests.length).toBeGreaterThan(0);
  });

  test("passes keys to the game, does not scroll under it, and eats no shortcut of the browser", async ({
    page,
  }) => {
    await page.goto(`/play/${html5}`);
    await launch(page).click();
    const inside = page.frameLocator('[data-testid="game-frame"]');
    await inside.locator("canvas").first().waitFor();
    await expect(game(page)).toBeFocused();
    await page.keyboard.press("Space");
    const before = await picture(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect.poll(() => picture(page)).not.toBe(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const eaten = await inside.locator("body").evaluate((body) => {
      const press = (init: KeyboardEventInit) =>
        !body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
      return {
        space: press({ key: " ", code: "Space" }),
        find: press({ key: "f", code: "KeyF", ctrlKey: true }),
        reload: press({ key: "r", code: "KeyR", ctrlKey: true }),
        tab: press({ key: "F5", code: "F5" }),
      };
    });
    expect(eaten).toEqual({ space: true, find: false, reload: false, tab: false });
  });

  test("counts frames while asked to, between 1 and 300", async ({ page }) => {
    await page.goto(`/play/${html5}`);
    await launch(page).click();
    await expect(page.getByTestId("fps")).toHaveCount(0);
    await page.getByTestId("fps-toggle").click();
    await expect(page.getByTestId("fps")).toHaveText(/^\d+ FPS$/);
    const value = Number.parseInt((await page.getByTestId("fps").textContent()) ?? "", 10);
    expect(value).toBeGreaterThanOrEqual(1);
    expect(value).toBeLessThanOrEqual(300);
    await page.getByTestId("fps-toggle").click();
    await expect(page.getByTestId("fps")).toHaveCount(0);
  });

  test("goes fullscreen and comes back on Esc", async ({ page }) => {
    await page.goto(`/play/${html5}`);
    await launch(page).click();
    await page.getByRole("button", { name: "Fullscreen", exact: true }).click();
    const isStage = () =>
      page.evaluate(() => !!document.fullscreenElement?.querySelector('[data-testid="game-frame"]'));
    await expect.poll(isStage).toBe(true);
    await page.evaluate(() => document.exitFullscreen());
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  test("starts the game again on reload", async ({ page }) => {
    await page.goto(`/play/${html5}`);
    await launch(page).click();
    const first = await game(page).elementHandle();
    await page.getByRole("button", { name: "Reload the game" }).click();
    await expect.poll(() => first?.evaluate((frame) => frame.isConnected)).toBe(false);
    await expect(game(page)).toBeVisible();
  });

  test("wears the cloak until the same button takes it off, in the whole tab", async ({ page }) => {
    await page.goto(`/play/${html5}`);
    const icon = () => page.locator("link[rel=icon]").getAttribute("href");
    await page.getByRole("button", { name: "Tab cloak" }).click();
    await expect(page).toHaveTitle("My Drive");
    expect(await icon()).toBe("/cloak.svg");
    await page.goto("/articles");
    await expect(page).toHaveTitle("My Drive");
    expect(await icon()).toBe("/cloak.svg");
    // As a tab does that was on another site in between.
    await page.evaluate(() => Reflect.set(self, "name", ""));
    await page.goto("/articles");
    await expect(async () => {
      await page.mouse.move(200, 200);
      await page.mouse.move(500, 40);
      await expect(page).toHaveTitle("My Drive", { timeout: 500 });
    }).toPass();
    await page.goto(`/play/${html5}`);
    await expect(page.getByRole("button", { name: "Tab cloak" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Tab cloak" }).click();
    await expect(page).toHaveTitle("Cactus Sprint | Recess");
    expect(await icon()).toBe("/icons/icon-32.png");
  });

  // React listens to the island first, then to the picture in it while it draws, and only later says that it is done.
  for (const [moment, element, heard] of [
    ["as it is taken over", "DIV", "dblclick"],
    ["once it is drawn, before it is ready", "IMG", "load"],
  ] as const)
    test(`takes a press ${moment} for one press`, async ({ page }) => {
      await page.addInitScript(
        ([element, heard]) => {
          const listen = EventTarget.prototype.addEventListener;
          EventTarget.prototype.addEventListener = function (type: string, ...rest) {
            listen.call(this, type, ...rest);
            if (type !== heard || !(this instanceof HTMLElement) || this.tagName !== element) return;
            const stage = this.closest<HTMLElement>(`[data-island$="stage"]`);
            if (!stage || stage.dataset["pressed"]) return;
            stage.dataset["pressed"] = "once";
            queueMicrotask(() => stage.querySelector<HTMLElement>('[aria-label="Tab cloak"]')?.click());
          };
          // A slow machine: React lets others go first after every piece of work.
          let late = 0;
          const now = performance.now.bind(performance);
          performance.now = () => {
            late += 20;
            return now() + late;
          };
        },
        [element, heard],
      );
      await page.goto(`/play/${html5}`);
      const stage = page.locator('[data-island$="stage"][data-hydrated]');
      const cloak = page.getByRole("button", { name: "Tab cloak" });
      await expect(stage).toHaveAttribute("data-pressed", "once");
      await expect(cloak).toHaveAttribute("aria-pressed", "true");
      await expect(page).toHaveTitle("My Drive");
      await page.reload();
      await expect(stage).toHaveAttribute("data-pressed", "once");
      await expect(cloak).toHaveAttribute("aria-pressed", "false");
      await expect(page).toHaveTitle("Cactus Sprint | Recess");
    });

  test("opens in an about:blank window in which the game plays after a press", async ({ page }) => {
    await page.goto(`/play/${html5}`);
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: "Open in about:blank fullscreen" }).click();
    const opened = await opening;
    expect(opened.url()).toBe("about:blank");
    const ours = opened.frameLocator("iframe");
    await expect(ours.getByTestId("navigation-bar")).toHaveCount(0);
    await ours.getByRole("button", { name: /^Click to launch/ }).click();
    const canvas = ours.frameLocator('[data-testid="game-frame"]').locator("canvas").first();
    await expect(canvas).toBeVisible();
    const box = await canvas.boundingBox();
    expect(box?.width).toBe(opened.viewportSize()?.width);
  });

  test("leads to another game at random, and never to the same", async ({ page }) => {
    await page.goto(`/play/${html5}`);
    for (let turn = 0; turn < 5; turn++) {
      const before = page.url();
      await page.getByRole("link", { name: "Random game" }).click();
      await expect(page).not.toHaveURL(before);
      await expect(page).toHaveURL(/\/play\/[\w-]+$/);
      await expect(launch(page)).toBeVisible();
      await expect(page.getByText("Some external games might not work")).toHaveCount(0);
    }
  });

  test("shows the 404 of a type that does not exist, with a contact and ways on", async ({ page }) => {
    const response = await page.goto(`/play/${html5}?type=shockwave`);
    expect(response?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main).toContainText("404 Game Not Found");
    await expect(main).toContainText("There was an issue launching this game. Please contact support");
    await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    await expect(main.getByRole("link", { name: "Games" })).toHaveAttribute("href", "/play");
  });

  test("is not found for a path that the catalogue does not have", async ({ page }) => {
    const response = await page.goto(`/play/${idOf("somewhere/else/")}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("This page was not found in our database")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 800 },
    isMobile: true,
    hasTouch: true,
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36",
  });
  test("says that the games need a computer", async ({ page }) => {
    await page.goto(`/play/${html5}`);
    await expect(page.getByTestId("mobile-message")).toContainText("not available on mobile");
    await expect(launch(page)).toBeHidden();
  });

  for (const [path, turns] of [
    ["raft-rumble/", "landscape"],
    ["slopeline/", "not"],
  ] as const)
    test(`turns the screen for the whole of a wide game, and not for one that fits: ${path}`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const lock = async (way: string) => {
          document.documentElement.dataset["turned"] = way;
        };
        Object.defineProperty(ScreenOrientation.prototype, "lock", { value: lock });
      });
      await page.goto(`/play/${idOf(path)}`);
      await page.getByRole("link", { name: "Play anyway" }).tap();
      await launch(page).tap();
      await page.getByRole("button", { name: "Fullscreen", exact: true }).tap();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await expect(page.getByTestId("game-frame")).toBeFocused();
      const turned = () => page.evaluate(() => document.documentElement.dataset["turned"] ?? "not");
      await expect.poll(turned).toBe(turns);
    });
});

test.describe("an external game", () => {
  test("opens in an about:blank window of 1080×920 that frames it and offers it directly", async ({
    page,
    context,
  }) => {
    await context.route("https://agar.io/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>far</title><p>the far game" }),
    );
    await page.goto(`/play/${agar}`);
    await expect(page.getByText("Some external games might not work")).toBeVisible();
    await page.evaluate(() => {
      const open = window.open;
      window.open = (...given) => {
        document.body.dataset["opened"] = JSON.stringify(given);
        return open.apply(window, given);
      };
    });
    const opening = page.waitForEvent("popup");
    await launch(page).click();
    const opened = await opening;
    expect(JSON.parse((await page.locator("body").getAttribute("data-opened")) ?? "[]")).toEqual([
      "about:blank",
      "_blank",
      "width=1080,height=920",
    ]);
    expect(opened.url()).toBe("about:blank");
    await expect(opened.frameLocator("iframe").getByText("the far game")).toBeVisible();
    await expect(opened.getByRole("link", { name: "Not loading? Open it directly" })).toHaveAttribute(
      "href",
      "https://agar.io/",
    );
  });

  test("gets a frame that opens no window and leaves its own for nowhere, and a link that tells nothing", async ({
    page,
    context,
  }) => {
    await context.route("https://agar.io/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<body><script>
          const popup = window.open("https://ads.example/");
          try { top.location = "https://ads.example/"; } catch {}
          try { parent.opener.location = "https://ads.example/"; } catch {}
          const link = document.createElement("a");
          link.href = "data:text/plain,x"; link.download = "x.txt"; link.click();
          document.body.append("popup " + (popup ? "opened" : "refused") + ", referrer [" + document.referrer + "]");
        </script>`,
      }),
    );
    const downloads: string[] = [];
    context.on("page", (opened) => opened.on("download", (download) => downloads.push(download.url())));
    await page.goto(`/play/${agar}`);
    const opening = page.waitForEvent("popup");
    await launch(page).click();
    const opened = await opening;
    await expect(opened.frameLocator("iframe").getByText("popup refused, referrer []")).toBeVisible();
    expect(opened.url()).toBe("about:blank");
    expect(context.pages()).toHaveLength(2);
    expect(downloads).toEqual([]);
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    await expect(opened.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("is checked by the portal when looked at, and from here only when pressed", async ({
    page,
    context,
    baseURL,
  }) => {
    // Playwright keeps requests for a favicon.ico to itself, so probes of any kind are sent to a neighbouring file.
    await page.addInitScript(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src") ?? {};
      Object.defineProperty(HTMLImageElement.prototype, "src", {
        set(address: string) {
          set?.call(this, address.replace("favicon.ico", "probe.svg"));
        },
      });
      const { fetch } = window;
      window.fetch = (input, init) => fetch(`${input}`.replace("favicon.ico", "probe.svg"), init);
    });
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
    });
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await context.route(`**/status/${agar}`, async (route) => {
      await asked;
      await route.fulfill({ json: { kind: "up", server: "https://agar.io/" } });
    });
    await context.route("https://agar.io/**", (route) => route.abort());
    await page.goto(`/play/${agar}`);
    const status = page.getByTestId("external-status");
    await expect(status).toHaveText("Checking Game Status...");
    answer();
    await expect(status).toHaveText("Online: the game answers");
    expect(elsewhere).toEqual([]);

    await launch(page).click();
    await expect(status).toContainText("Not reachable from here");
    expect(elsewhere).toEqual(["https://agar.io/probe.svg"]);
    await context.unroute("https://agar.io/**");
    await context.route("https://agar.io/**", (route) => route.fulfill({ status: 404, body: "" }));
    await launch(page).click();
    await expect(status).toHaveText("Online: this network reaches the game");
  });

  test("gives a plain link when the browser blocks the window", async ({ page, context }) => {
    await context.route("https://agar.io/**", (route) => route.abort());
    await page.goto(`/play/${agar}`);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await launch(page).click();
    await expect(page.getByRole("alert")).toContainText("blocked");
    await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "https://agar.io/");
  });
});
