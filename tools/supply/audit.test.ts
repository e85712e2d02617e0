import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { audit, verdictOf } from "./audit.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** A registry that knows one package, and this about it. */
async function aRegistry(advisories: object | undefined): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === "POST") {
      response.writeHead(advisories ? 200 : 405, { "content-type": "application/json" });
      response.end(advisories && JSON.stringify(advisories));
      return;
    }
    const versions = { "1.0.0": { name: "left-shelf", version: "1.0.0" } };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ name: "left-shelf", "dist-tags": { latest: "1.0.0" }, versions }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}/`;
}

/** A project that depends on that package. */
async function aProject(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "recess-audit-"));
  cleanups.push(() => rm(dir, { recursive: true }));
  const root = { name: "a-project", version: "1.0.0", dependencies: { "left-shelf": "1.0.0" } };
  const locked = { version: "1.0.0", integrity: `sha512-${"A".repeat(86)}==`, license: "MIT" };
  const lock = { ...root, lockfileVersion: 3, packages: { "": root, "node_modules/left-shelf": locked } };
  await writeFile(join(dir, "package.json"), JSON.stringify(root));
  // npm remembers advisories by their number.
  await writeFile(join(dir, ".npmrc"), `cache=${join(dir, "cache")}\n`);
  await writeFile(join(dir, "package-lock.json"), JSON.stringify(lock));
  return dir;
}

const advisories = {
  "left-shelf": [
    {
      id: 1,
      url: "https://advisories.example/1",
      title: "Falls on your foot",
      severity: "critical",
      vulnerable_versions: "<2.0.0",
      cwe: [],
      cvss: { score: 9, vectorString: null },
    },
  ],
};

const reported = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      a: { name: "a", severity, nodes: ["node_modules/a"], via: [{ title: "Leaks" }, "b"] },
    },
  });

describe("audit", () => {
  it("finds something grave in what is shipped", async () => {
    const verdict = await audit(await aProject(), () => true, await aRegistry(advisories));
    expect(verdict).toEqual({
      kind: "audited",
      mistakes: ["left-shelf: critical: Falls on your foot https://advisories.example/1"],
      warnings: [],
    });
  });

  it("says plainly that a registry has no audit", async () => {
    const verdict = await audit(await aProject(), () => true, await aRegistry(undefined));
    expect(verdict).toMatchObject({ kind: "not audited", reason: expect.stringContaining("405") });
  });
});

describe("the verdict on an audit", () => {
  it.each(["high", "critical"])("is against what is shipped when it is %s", (severity) => {
    expect(verdictOf(reported(severity), () => true)).toMatchObject({
      mistakes: [`a: ${severity}: Leaks; through b`],
      warnings: [],
    });
  });

  it("only tells of it in tools, and of what is not grave", () => {
    expect(verdictOf(reported("high"), () => false)).toMatchObject({
      mistakes: [],
      warnings: [expect.stringContaining("high")],
    });
    expect(verdictOf(reported("moderate"), () => true)).toMatchObject({
      mistakes: [],
      warnings: [expect.stringContaining("moderate")],
    });
  });

  it("is 'not audited' where the output of npm cannot be parsed", () => {
    expect(verdictOf("", () => true)).toMatchObject({ kind: "not audited" });
  });
});
