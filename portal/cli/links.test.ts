import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { operatorGames } from "#adapters/files/operator-games.ts";
import { aFolder } from "#adapters/files/temp-folder.fixture.ts";
import { selfSigned } from "#adapters/http/self-signed.fixture.ts";
import { anExternalGame } from "#domain/catalogue/game.fixture.ts";

const { key, cert } = selfSigned("localhost");

/** A site with a game at `/there`, and one that does not answer until it is let. */
async function aSite() {
  const { promise: allowed, resolve: letAnswer } = Promise.withResolvers<void>();
  const server = createServer({ key, cert }, async ({ url }, response) => {
    if (url === "/slow") await allowed;
    response.writeHead(url === "/gone" ? 404 : 200).end();
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { host: `localhost:${(server.address() as AddressInfo).port}`, letAnswer };
}

async function aPortal(...paths: string[]) {
  const { host, letAnswer } = await aSite();
  const dataDir = await aFolder({});
  const games = paths.map((path) => anExternalGame({ name: path, path: `https://${host}${path}` }));
  await operatorGames(dataDir).write(games);
  const trusted = join(dataDir, "trusted.pem");
  await writeFile(trusted, cert);
  const start = (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", NODE_EXTRA_CA_CERTS: trusted };
    const child = spawn(process.execPath, [join(import.meta.dirname, "links.ts"), ...args], { env });
    onTestFinished(() => void child.kill("SIGKILL"));
    const said = Promise.all([text(child.stdout), text(child.stderr)]).then((both) => both.join(""));
    const ended = once(child, "close").then(async ([status]) => ({ status, said: await said }));
    return { child, ended };
  };
  const links = (...args: string[]) => start(...args).ended;
  return { host, letAnswer, start, links, mine: ["--mine", "--private-host", host] };
}

describe("npm run links", () => {
  it("asks the operator's games, names those that are gone, and shows it again", async () => {
    const { links, host, mine } = await aPortal("/there", "/gone");
    expect(await links("show")).toEqual({ status: 1, said: "No links were checked yet.\n" });
    const { status, said } = await links(...mine);
    expect(status).toBe(1);
    expect(said).toContain("2 addresses asked in ");
    expect(said).toMatch(/finished: 2 of 2; 1 plays, 1 dead\n/);
    expect(said).toContain(`  https://${host}/gone: dead, answers 404`);
    expect((await links("show")).said).toContain("finished: 2 of 2; 1 plays, 1 dead");
  });

  it("runs once at a time, and stops when another command says so", async () => {
    const { links, start, letAnswer, mine } = await aPortal("/slow", "/there");
    expect(await links("stop")).toEqual({ status: 1, said: "No check is running.\n" });
    const { ended } = start(...mine);
    await expect
      .poll(async () => (await links("show")).said, { timeout: 60_000 })
      .toContain("running: 0 of 2");
    expect((await links(...mine)).said).toContain("A check is running already");
    expect((await links("stop")).status).toBe(0);
    letAnswer();
    expect((await ended).said).toContain("stopped: 1 of 2; 1 plays");
  });

  it("refuses what it does not know", async () => {
    const { links } = await aPortal();
    expect((await links("chekc")).status).toBe(2);
    expect((await links("show", "more")).status).toBe(2);
  });
});
