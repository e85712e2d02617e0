import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selfSigned } from "#adapters/http/self-signed.fixture.ts";

const { key, cert } = selfSigned("localhost");
const site = createServer({ key, cert }, ({ url }, response) => {
  if (url === "/gone") response.writeHead(404);
  if (url === "/shy") response.setHeader("x-frame-options", "DENY");
  response.end();
});
let root = "";
let origin = "";
const list = () => join(root, "catalogue", "some.json");

const entry = (name: string) => ({
  name,
  path: `${origin}/${name}`,
  description: `The game called ${name}, described at just about the right length.`,
  tags: ["puzzle", "word"],
  dateAdded: "2023-05-09",
  isTrending: false,
  gameType: "external",
});

const ours = () => ["--private-host", new URL(origin).host];

/** Beside the server and not before it: the server lives in this process. */
async function links(...args: string[]) {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(root, "trusted.pem") };
  const command = [
    "portal/cli/catalogue-links.ts",
    "--folder",
    root,
    "--gap",
    "0",
    "--retries",
    "0",
    ...args,
  ];
  const child = spawn(process.execPath, command, { env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  const [status] = await once(child, "close");
  return { status, said };
}

describe("catalogue-links", () => {
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "recess-links-"));
    mkdirSync(join(root, "catalogue"));
    writeFileSync(join(root, "trusted.pem"), cert);
    site.listen(0, "localhost");
    await once(site, "listening");
    origin = `https://localhost:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    site.close();
    rmSync(root, { recursive: true });
  });

  it("names the game that is gone, ends with 1 and leaves the list alone", async () => {
    writeFileSync(list(), JSON.stringify([entry("open"), entry("gone")]));
    const before = readFileSync(list(), "utf8");
    const { status, said } = await links(...ours());
    expect(said).toContain(`${origin}/gone: dead: answers 404`);
    expect(said).toContain("1 plays");
    expect(status).toBe(1);
    expect(readFileSync(list(), "utf8")).toBe(before);
    expect(readFileSync(join(root, "reports", "links.html"), "utf8")).toContain("answers 404");
  });

  it("keeps what it learnt of frames when told to", async () => {
    writeFileSync(list(), JSON.stringify([entry("open"), entry("shy")]));
    expect(await links("--write", ...ours())).toMatchObject({ status: 0 });
    expect(JSON.parse(readFileSync(list(), "utf8"))).toMatchObject([
      { name: "open", framing: "allowed" },
      { name: "shy", framing: "refused" },
    ]);
  });

  it("asks no host of a private network, unless the operator names it", async () => {
    writeFileSync(list(), JSON.stringify([entry("open")]));
    const { status, said } = await links("--private-host", "elsewhere.example:80");
    expect(said).toContain(`${origin}/open: broken: leads into a private network`);
    expect(status).toBe(1);
  });

  it("ends with 2 when an option is no number", async () => {
    expect(await links("--at-once", "many")).toMatchObject({ status: 2 });
  });
});
