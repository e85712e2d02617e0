import { urls } from "@recess/portal/app/urls.ts";
import type { Locator, Page } from "playwright-core";

/** One thing that a visitor does on a page. */
export type Interaction = {
  readonly name: string;
  /** Real input, through the browser's input pipeline. */
  readonly act: (page: Page) => Promise<void>;
  /** Resolves when the page shows that it has understood. */
  readonly shown?: (page: Page) => Promise<void>;
};

/** A first visit and what is done in it, in this order. A scene of one interaction meets a page that nothing has touched. */
export type Scene = {
  readonly page: string;
  readonly path: string;
  readonly interactions: readonly Interaction[];
};

/** How long a pointer rests on a button before the press. */
const AIM_MS = 200;
/** How long a hand takes from the mouse to the keyboard. */
const HOMING_MS = 400;
/** Between two keys: long enough for the suggestions of the first, so that none are taken for the second's. */
const KEY_MS = 700;

export const firstKey = "first key";
export const furtherKeys = "further keys";

const game = urls.game({ path: "cactus-sprint/" });

/** The pointer finds its aim, then presses. Not Playwright's own click, whose checks in the page would be a part of the event. */
const pressAt =
  (find: (page: Page) => Locator, clickCount = 1) =>
  async (page: Page) => {
    const aim = find(page).first();
    await aim.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await aim.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [left, top] = [x + width / 2, y + height / 2];
    await page.mouse.move(left, top);
    await page.waitForTimeout(AIM_MS);
    await page.mouse.click(left, top, { clickCount });
  };
const press = (testId: string) => pressAt((page) => page.getByTestId(testId));
const pressButton = (name: string | RegExp) =>
  pressAt((page) => page.getByRole("button", { name, exact: true }));
const isThere = (testId: string) => (page: Page) => page.getByTestId(testId).first().waitFor();

const bell: Interaction = {
  name: "bell",
  act: press("announcements-bell"),
  shown: isThere("announcements-panel"),
};

const search: readonly Interaction[] = [
  // Three presses select the words that a page of results has there.
  { name: "search box", act: pressAt((page) => page.getByRole("searchbox"), 3) },
  {
    name: firstKey,
    async act(page) {
      await page.waitForTimeout(HOMING_MS);
      await page.keyboard.press("c");
    },
    shown: (page) => page.getByRole("option").first().waitFor(),
  },
  {
    name: furtherKeys,
    async act(page) {
      for (const key of "hes") {
        await page.keyboard.press(key);
        await page.waitForTimeout(KEY_MS);
      }
    },
    shown: (page) => page.getByRole("option").first().waitFor(),
  },
];

const frame = isThere("game-frame");

/** Scenes with every interaction of every page. */
export const scenes: readonly Scene[] = [
  ...alone("list", urls.games(), [
    bell,
    { name: "filter menu", act: press("filter-toggle"), shown: isThere("filter-menu") },
    {
      name: "thumbnails",
      act: press("thumbnail-toggle"),
      shown: (page) => page.getByTestId("game-card").locator("img").first().waitFor(),
    },
    {
      name: "pagination",
      act: pressAt((page) => page.getByRole("link", { name: "Page 2" })),
      shown: (page) => page.waitForURL(/page=2/),
    },
    {
      name: "card",
      act: pressAt((page) => page.getByTestId("game-card").first().getByRole("link")),
      shown: (page) => page.waitForURL(/loading/),
    },
  ]),
  { page: "list", path: urls.games(), interactions: search },
  { page: "search", path: urls.search("ball"), interactions: search },
  ...alone("landing", urls.landing(), [
    bell,
    { name: "tagline", act: press("tagline") },
    { name: "carousel", act: pressButton("Next slide") },
    { name: "carousel, stopped", act: pressButton(/^(Stop the slides|Let the slides move)$/) },
  ]),
  ...alone("game", game, [
    bell,
    { name: "tab cloak", act: pressButton("Tab cloak"), shown: hasTitle("My Drive") },
    {
      name: "back",
      act: pressAt((page) => page.getByTestId("game-bar").getByRole("link", { name: "Back" })),
      shown: (page) => page.waitForURL(/play$/),
    },
  ]),
  { page: "game", path: game, interactions: search },
  {
    page: "game",
    path: game,
    interactions: [
      { name: "launch", act: pressButton(/^Click to launch/), shown: frame },
      { name: "frame rate", act: press("fps-toggle"), shown: isThere("fps") },
      { name: "keep offline", act: pressButton(/^Keep offline/) },
      { name: "restart", act: pressButton("Reload the game"), shown: frame },
      // The last: nothing of the bar can be pressed then.
      { name: "fullscreen", act: pressButton("Fullscreen"), shown: isFullscreen },
    ],
  },
  {
    page: "login",
    path: urls.login(),
    interactions: [
      { name: "email", act: pressAt((page) => page.getByLabel("Email")) },
      { name: "first key", act: (page) => page.keyboard.press("a") },
      {
        name: "log in",
        act: pressButton("Log in"),
        shown: (page) => page.getByRole("alert").filter({ hasText: /\w/ }).waitFor(),
      },
    ],
  },
  {
    page: "privacy",
    path: urls.privacy(),
    interactions: [
      { name: "erase", act: press("erase") },
      {
        name: "erase, sure",
        act: press("erase"),
        shown: (page) => page.getByRole("status").filter({ hasText: "Erased" }).waitFor(),
      },
    ],
  },
];

/** A scene for each: every one of them is the first touch of its page. */
function alone(page: string, path: string, interactions: readonly Interaction[]): Scene[] {
  return interactions.map((interaction) => ({ page, path, interactions: [interaction] }));
}

function hasTitle(title: string) {
  return async (page: Page) => {
    await page.waitForFunction((title) => document.title === title, title);
  };
}

async function isFullscreen(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fullscreenElement !== null);
}
