import { expect, type Page, test } from "@playwright/test";

const chess = `/play/${Buffer.from("chess/").toString("base64url")}`;

/** The colour that fills the page at its first paint, which waits for the stylesheet. */
async function background(page: Page): Promise<string> {
  await page.waitForLoadState("load");
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}
const colors = { dark: "rgb(14, 23, 20)", light: "rgb(243, 239, 227)", contrast: "rgb(0, 0, 0)" };

test.describe("the look", () => {
  test.use({ javaScriptEnabled: false });

  test("is chosen without script, holds on every page and after a reload, and is undone", async ({
    page,
  }) => {
    await page.goto("/settings");
    expect(await background(page)).toBe(colors.dark);
    await page.getByTestId("theme").getByLabel("Light").check();
    await page.getByRole("group", { name: "Text size" }).getByLabel("Largest").check();
    await page.getByRole("group", { name: "Motion" }).getByLabel("Reduced").check();
    await page.getByLabel("Start the games list with thumbnails").check();
    await page.getByRole("button", { name: "Save the look" }).click();
    await expect(page.getByRole("status").first()).toContainText("Saved.");
    expect(await background(page)).toBe(colors.light);
    await expect(page.getByTestId("theme").getByLabel("Light")).toBeChecked();

    await page.goto("/play");
    await page.reload();
    const looks = await page.evaluate(() => ({
      background: getComputedStyle(document.documentElement).backgroundColor,
      text: getComputedStyle(document.body).fontSize,
      transition: getComputedStyle(document.querySelector("[data-testid=game-card]") ?? document.body)
        .transitionDuration,
      pictures: document.querySelectorAll("[data-testid=game-card] img").length > 0,
      covers: document.documentElement.scrollWidth <= innerWidth,
    }));
    expect(looks).toEqual({
      background: colors.light,
      text: "21px",
      transition: "0s",
      pictures: true,
      covers: true,
    });

    await page.goto("/settings");
    await page.getByTestId("theme").getByLabel("Dark").check();
    await page.getByRole("group", { name: "Text size" }).getByLabel("Normal").check();
    await page.getByRole("group", { name: "Motion" }).getByLabel("System").check();
    await page.getByRole("button", { name: "Save the look" }).click();
    await expect(page.getByRole("status").first()).toContainText("Saved.");
    expect(await background(page)).toBe(colors.dark);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["thumbnails"]);
  });
});

test("the theme of the system is light, dark or high contrast as the system says", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "look", value: "system-normal-system", url: baseURL ?? "" }]);
  for (const address of ["/", "/play"]) {
    await page.emulateMedia({ colorScheme: "dark", contrast: "no-preference" });
    await page.goto(address);
    expect(await background(page)).toBe(colors.dark);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await background(page)).toBe(colors.light);
    await page.emulateMedia({ contrast: "more" });
    expect(await background(page)).toBe(colors.contrast);
  }
});

test("no page is painted in another theme first", async ({ page }) => {
  // Without the styles inside, the first paint waits for the sheet of the theme.
  await page.goto("/play");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByTestId("theme").getByLabel("Light").check();
  const painted: string[] = [];
  await page.exposeFunction("painted", (color: string) => painted.push(color));
  await page.addInitScript(() =>
    new PerformanceObserver(() =>
      Reflect.get(window, "painted")(getComputedStyle(document.documentElement).backgroundColor),
    ).observe({ type: "paint", buffered: true }),
  );
  await page.getByRole("button", { name: "Save the look" }).click();
  await expect.poll(() => painted).toContain(colors.light);
  await page.goto("/play");
  await expect(page.getByTestId("game-card").first()).toBeVisible();
  expect(new Set(painted)).toEqual(new Set([colors.light]));
});

test("a page that the browser kept in memory is loaded anew when the look has changed", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/articles");
  await context.addCookies([{ name: "look", value: "light-normal-system", url: baseURL ?? "" }]);
  // Browsers under test keep no page in memory; this is what one that does says on the way back.
  const reloaded = page.waitForEvent("load");
  await page.evaluate(
    () => void setTimeout(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))),
  );
  await reloaded;
  await expect.poll(() => background(page)).toBe(colors.light);
});

test.describe("what scripts need", () => {
  test("the volume that games start with is theirs, and the bar's", async ({ page }) => {
    await page.goto("/settings");
    const volume = page.getByRole("slider", { name: "Games start at this volume" });
    await volume.fill("35");
    await expect(page.getByText("35%")).toBeVisible();
    await page.reload();
    await expect(volume).toHaveValue("35");
    await page.goto(chess);
    await page.getByRole("button", { name: /^Click to launch/ }).click();
    const frame = page.locator("iframe");
    await expect(frame).toBeAttached();
    expect(await frame.getAttribute("name")).toContain('"sound":{"volume":0.35,"muted":false}');
  });

  test("the cloak is one of four, shown before it is worn, and survives in the whole tab", async ({
    page,
  }) => {
    await page.goto("/settings");
    const sample = page.getByTestId("cloak-sample");
    await expect(sample).toHaveText("My Drive");
    await page.getByLabel("Document", { exact: true }).check();
    await expect(sample).toHaveText("Untitled document");
    await expect(page).toHaveTitle("Settings | Recess");
    await page.getByRole("button", { name: "Cloak this tab" }).click();
    await expect(page).toHaveTitle("Untitled document");
    await page.getByRole("radio", { name: "Own title" }).check();
    await page.getByRole("textbox", { name: "Own title" }).fill("Chapter 4 <b>notes</b>");
    await page.getByRole("textbox", { name: "Own title" }).blur();
    await expect(page).toHaveTitle("Chapter 4 <b>notes</b>");
    await page.goto("/articles");
    await expect(page).toHaveTitle("Chapter 4 <b>notes</b>");
    await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/cloak-own.svg");
    await page.goto("/settings");
    await page.getByRole("button", { name: "Cloak this tab", pressed: true }).click();
    await expect(page).toHaveTitle("Settings | Recess");
  });

  test("the panic key leads away from pages and from inside a game, and leaves no way back", async ({
    page,
    context,
  }) => {
    await context.route(/^https:/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
    );
    await page.goto("/settings");
    await page.getByRole("combobox", { name: "Key" }).selectOption("Escape");
    await page.getByLabel("Leads to").fill("javascript:alert(1)");
    await page.getByLabel("Leads to").blur();
    await expect(page.getByText("it needs an address")).toBeVisible();
    await page.getByLabel("Leads to").fill("https://elsewhere.example/page");
    await page.getByLabel("Leads to").blur();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();

    await page.goto("/articles");
    await page.keyboard.press("F2");
    await page.keyboard.press("Escape");
    await page.waitForURL("https://elsewhere.example/page");
    await page.goBack();
    await expect(page).toHaveURL("/settings");

    await page.goto(chess);
    await page.getByRole("button", { name: /^Click to launch/ }).click();
    await expect(page.frameLocator("iframe").locator("canvas, button").first()).toBeVisible();
    await page.getByTestId("game-bar").getByRole("button", { name: "Tab cloak" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    await page.keyboard.press("Escape");
    await page.waitForURL("https://elsewhere.example/page");
  });
});
