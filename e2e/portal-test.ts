import { test as base } from "@playwright/test";
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

type Open = (options?: Partial<PortalOptions>) => Promise<OwnPortal>;

/** Playwright's test with portals of its own: on free ports, with data of the test's own, and gone with it however it ends. */
export const test = base.extend<{ openPortal: Open }>({
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
});
