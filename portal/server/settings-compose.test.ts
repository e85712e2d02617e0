import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "#paths.mjs";
import { defaultSettings } from "./settings.ts";

const read = (name: string) => readFileSync(join(root, "containers", name), "utf8");
const { services } = parse(read("compose.yaml"));

it("gives the portal settings that there are", () => {
  const names = Object.keys(services.recess.environment);
  expect(names.filter((name) => !Object.hasOwn(defaultSettings(), name))).toEqual([]);
});

it("runs the portal without rights and with a root that cannot be written", () => {
  expect(services.recess).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  expect(read("Containerfile")).toMatch(/^USER recess$/m);
});

it("leads from Caddy to the portal's port", () => {
  expect(read("Caddyfile")).toContain("reverse_proxy recess:3000");
  expect(read("Containerfile")).toMatch(/^EXPOSE 3000 3001$/m);
});
