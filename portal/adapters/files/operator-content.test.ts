import { describe, expect, it } from "vitest";
import { contentDir } from "#paths.mjs";
import { operatorContent } from "./operator-content.ts";
import { aFolder } from "./temp-folder.fixture.ts";

describe("operatorContent", () => {
  it("stores the last good words when several processes do so at once", async () => {
    const dataDir = await aFolder({ "content/site.yaml": "name: Mine\n" });
    const stores = Array.from({ length: 8 }, () => operatorContent(dataDir, contentDir));
    await Promise.all(stores.map((store) => store.storeLastGood()));
    expect(operatorContent(dataDir, contentDir).readLastGood().content?.site.name).toBe("Mine");
  });
});
