import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Frame, type Page, test } from "@playwright/test";
import { root } from "@recess/portal/paths.mjs";

const game = `/play/${Buffer.from("cactus-sprint/").toString("base64url")}`;
/** The key under which these tests save; the game does not know it. */
const KEY = "test-level";

async function launch(page: Page): Promise<Frame | undefined> {
  await page.goto(game);
  await page.getByRole("button", { name: /^Click to launch/ }).click();
  const frame = await gameFrame(page);
  await frame?.waitForLoadState("load");
  return frame;
}

/** Launches the game and gives what it finds under the key, after `write` has changed it. */
async function play(page: Page, write?: string): Promise<string | null> {
  const frame = await launch(page);
  if (write === undefined) return (await frame?.evaluate((key) => localStorage.getItem(key), KEY)) ?? null;
  await frame?.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, write] as const);
  return write;
}

/** Writes into a database of the game, or gives what is there; undefined where the game has none. */
function database(frame: Frame | undefined, write?: string): Promise<string | undefined> | undefined {
  return frame?.evaluate(async (write) => {
    const known = await indexedDB.databases();
    if (!write && !known.some(({ name }) => name === "test-world")) return undefined;
    const request = indexedDB.open("test-world", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("blocks");
    await new Promise((done) => {
      request.onsuccess = done;
    });
    const store = request.result.transaction("blocks", "readwrite").objectStore("blocks");
    if (write) store.put({ bytes: new TextEncoder().encode(write) }, "start");
    const read = store.get("start");
    await new Promise((done) => {
      store.transaction.oncomplete = done;
    });
    request.result.close();
    return new TextDecoder().decode(read.result.bytes);
  }, write);
}

/** The game's frame on the page. */
const gameFrame = async (page: Page) =>
  (await (await page.getByTestId("game-frame").elementHandle())?.contentFrame()) ?? undefined;

/** Opens `/mine` and waits until the saves are listed. */
async function openMine(page: Page): Promise<void> {
  await page.goto("/mine");
  await expect(page.getByRole("button", { name: "Import a file" })).toBeVisible();
}

const listed = (page: Page) => page.getByTestId("saved-games").getByRole("listitem");

function saveFile(games: Record<string, [string, string, number][]>, version = 2) {
  const text = JSON.stringify({ format: "recess-saves", version, exportedAt: "2026-11-18T00:00:00Z", games });
  return { name: "saves.json", mimeType: "application/json", buffer: Buffer.from(text) };
}

async function importFile(page: Page, file: ReturnType<typeof saveFile>): Promise<void> {
  await page.getByTestId("save-file").setInputFiles(file);
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

test.describe("saves on /mine", () => {
  test("leave as a file, are deleted, and come back from it", async ({ page }) => {
    await play(page, "seven");
    await database(await gameFrame(page), "a castle");
    await openMine(page);
    await expect(listed(page)).toContainText(["Cactus Sprint"]);
    await expect(listed(page)).toContainText([/\d+ bytes, last written/]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export Cactus Sprint" }).click();
    expect((await download).suggestedFilename()).toMatch(/^recess-saves-cactus-sprint-[\d-]+\.json$/);
    const text = await readFile(await (await download).path(), "utf8");

    await page.getByRole("button", { name: "Delete Cactus Sprint" }).click();
    await expect(listed(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Really delete? Cactus Sprint" }).click();
    await expect(page.getByText("No game keeps anything in this browser yet.")).toBeVisible();
    expect(await play(page)).toBeNull();
    expect(await database(await gameFrame(page))).toBeUndefined();

    await openMine(page);
    await importFile(page, { ...saveFile({}), buffer: Buffer.from(text) });
    await expect(page.getByRole("heading", { name: "What would change" })).toBeFocused();
    await page.getByRole("button", { name: "Import 1 game" }).click();
    await expect(listed(page)).toContainText(["Cactus Sprint"]);
    expect(await play(page)).toBe("seven");
    expect(await database(await gameFrame(page))).toBe("a castle");
    // A game never sees the key under which its database travels.
    const keys = await (await gameFrame(page))?.evaluate(() => Object.keys(localStorage).join());
    expect(keys).not.toContain("recess:");
  });

  test("show what an import would change, and change nothing before it is confirmed", async ({ page }) => {
    await openMine(page);
    await importFile(page, saveFile({ "chess/": [["a", "1", 1000]], "cactus-sprint/": [[KEY, "1", 1000]] }));
    await page.getByRole("button", { name: "Import 2 games" }).click();
    await expect(listed(page)).toHaveCount(2);

    await importFile(
      page,
      saveFile({
        "chess/": [["a", "0", 500]],
        "cactus-sprint/": [[KEY, "2", 2000]],
        "meteor.swf": [["so", "x", 1]],
      }),
    );
    const choices = page.getByRole("checkbox");
    await expect(page.getByRole("checkbox", { name: /^Chess Older than here/ })).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Cactus Sprint Newer than here/ })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Meteor New here/i })).toBeChecked();
    await expect(choices).toHaveCount(3);
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Nothing was changed.")).toBeVisible();
    await expect(listed(page)).toHaveCount(2);
    expect(await play(page)).toBe("1");
  });

  test("refuse a bad file by name, and stay as they are", async ({ page }) => {
    await openMine(page);
    await importFile(page, saveFile({ "chess/": [["a", "1", 1000]] }));
    await page.getByRole("button", { name: "Import 1 game" }).click();
    await expect(listed(page)).toHaveCount(1);
    for (const [buffer, words] of [
      ["not a save", /^This is no file of saves/],
      [saveFile({ "chess/": [["a", "2", 2000]] }, 3).buffer, /^A newer version/],
      [JSON.stringify({ format: "recess-saves", version: 2, games: 7 }), /^The file is damaged/],
      [saveFile({}).buffer, /^There are no saves/],
    ] as const) {
      await importFile(page, { ...saveFile({}), buffer: Buffer.from(buffer) });
      await expect(page.getByRole("alert")).toHaveText(words);
      await expect(page.getByRole("heading", { name: "What would change" })).toHaveCount(0);
      await expect(listed(page)).toHaveCount(1);
    }
    await expectNoViolations(page);
  });

  test("move to another computer by a code that works once, for ten minutes", async ({ page, browser }) => {
    const sent: string[] = [];
    page.on("request", (request) =>
      sent.push(`${request.url()} ${request.postDataBuffer()?.toString("latin1")}`),
    );
    await openMine(page);
    await importFile(page, saveFile({ "cactus-sprint/": [[KEY, "carried along", 1000]] }));
    await page.getByRole("button", { name: "Import 1 game" }).click();
    const makeCode = async () => {
      await page.getByRole("button", { name: "Make a code" }).click();
      await expect(page.getByTestId("move-code")).toBeFocused();
      return (await page.getByTestId("move-code").textContent()) ?? "";
    };
    const code = await makeCode();
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    await expect(page.getByRole("img", { name: `QR code of the code ${code}` })).toBeVisible();
    await expectNoViolations(page);
    for (const secret of ["carried along", code, code.replace("-", "")])
      expect(sent.filter((request) => request.includes(secret))).toEqual([]);

    const elsewhere = await browser.newContext();
    const there = await elsewhere.newPage();
    const enter = async (text: string) => {
      await there.getByRole("textbox", { name: "Code" }).fill(text);
      await there.getByRole("textbox", { name: "Code" }).press("Enter");
    };
    await openMine(there);
    await enter("ABC");
    await expect(there.getByRole("alert")).toHaveText(/^A code has eight letters/);
    await enter("0000-0000");
    await expect(there.getByRole("alert")).toHaveText(/^No saves wait under this code/);
    // As the QR code leads there: the code is in the address, and then no longer.
    await there.goto(`/mine#code=${code.replace("-", "")}`);
    await there.reload();
    await expect(there.getByRole("textbox", { name: "Code" })).toHaveValue(code.replace("-", ""));
    expect(there.url()).not.toContain("code");
    await there.getByRole("button", { name: "Get the saves" }).click();
    await expect(there.getByRole("checkbox", { name: /^Cactus Sprint New here/ })).toBeChecked();
    await there.getByRole("button", { name: "Import 1 game" }).click();
    await expect(listed(there)).toHaveCount(1);
    expect(await play(there)).toBe("carried along");

    await openMine(there);
    await enter(code.toLowerCase());
    await expect(there.getByRole("alert")).toHaveText(/^This code was used already/);
    await openMine(page);
    const late = await makeCode();
    expireParcels();
    await enter(late);
    await expect(there.getByRole("alert")).toHaveText(/^No saves wait under this code/);
    await elsewhere.close();
  });
});

/** Lets the ten minutes of every parcel pass. */
function expireParcels(): void {
  const database = new DatabaseSync(join(root, "test-results", "data", "recess.sqlite"), { timeout: 5000 });
  database.prepare("update parcel set expires_at = ?").run(Date.now() - 1);
  database.close();
}
