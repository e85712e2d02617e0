import { type BrowserContextOptions, test as base, type Page } from "@playwright/test";
import {
  type PortalOptions,
  type RunningPortal,
  startPortal,
} from "@recess/portal/testing/running-portal.ts";

export { expect } from "@playwright/test";

export type OwnPortal = RunningPortal & {
  readonly dataDir: string;
  /** All that it has printed so far. */
  said(): string;
};

type Fixtures = {
  /** Starts a portal on a free port, with data of the test's own. */
  openPortal(options?: Partial<PortalOptions>): Promise<OwnPortal>;
  /** Opens the page of one more visitor, in a browser context of its own. */
  openVisitor(options?: BrowserContextOptions): Promise<Page>;
};

/** Playwright's test with portals and visitors of its own, gone with it however it ends: a page that is left open would go on playing beside the next tests. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on from here
  openPortal: async ({}, use, info) => {
    const opened: OwnPortal[] = [];
    await use(async (options) => {
      let text = "";
      const dataDir = options?.dataDir ?? info.outputPath("data");
      const onOutput = (piece: string) => {
        text += piece;
      };
      const portal = { ...(await startPortal({ ...options, dataDir, onOutput })), dataDir, said: () => text };
      opened.push(portal);
      return portal;
    });
    await Promise.all(opened.map((portal) => portal.close()));
  },
  openVisitor: async ({ browser }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const page = await (await browser.newContext(options)).newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});
