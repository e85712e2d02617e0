import { parseLockFile } from "@recess/portal/domain/catalogue/packages/lock-file.ts";
import { describe, expect, it } from "vitest";
import { missingIn, type Sbom, shippedSbom } from "./sbom.ts";

const lock = parseLockFile({
  lockfileVersion: 3,
  packages: {
    "": { dependencies: { server: "1.0.0" }, devDependencies: { game: "1.0.0", tool: "1.0.0" } },
    "node_modules/server": { version: "1.0.0" },
    "node_modules/game": { version: "1.0.0", dev: true },
    "node_modules/tool": { version: "1.0.0", dev: true },
  },
});
const shipped = lock.closure(["server", "game"]);
const development = [{ name: "cdx:npm:package:development", value: "true" }];
const component = (name: string, properties: Sbom["components"][number]["properties"] = []) => ({
  "bom-ref": `${name}@1.0.0`,
  properties,
});
const all: Sbom = {
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  components: [component("server"), component("game", development), component("tool", development)],
  dependencies: [
    { ref: "portal", dependsOn: ["server@1.0.0", "game@1.0.0", "tool@1.0.0"] },
    { ref: "tool@1.0.0", dependsOn: [] },
  ],
  metadata: { component: { "bom-ref": "portal" } },
};

describe("the bill of materials", () => {
  it("lists games, which are needed to build and are shipped, and no tools", () => {
    const { components, dependencies } = shippedSbom(all, lock, shipped);
    expect(components.map((found) => [found["bom-ref"], found.properties])).toEqual([
      ["server@1.0.0", []],
      ["game@1.0.0", []],
    ]);
    expect(dependencies).toEqual([{ ref: "portal", dependsOn: ["server@1.0.0", "game@1.0.0"] }]);
  });

  it("is not written when something that is shipped is missing in it", () => {
    const short = { ...all, components: all.components.filter((found) => found["bom-ref"] !== "game@1.0.0") };
    expect(missingIn(shippedSbom(short, lock, shipped), lock, shipped)).toEqual(["game@1.0.0"]);
    expect(missingIn(shippedSbom(all, lock, shipped), lock, shipped)).toEqual([]);
  });
});
