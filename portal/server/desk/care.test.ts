import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aDesk } from "./desk.fixture.ts";

const ada = { email: "ada@example.org", name: "Ada", password: "correct horse" };

async function opened() {
  const desk = await aDesk();
  const { cookie, csrf } = await desk.enter();
  const page = async (path: string) => (await desk.request(path, { headers: { cookie } })).text();
  const act = (verb: string, form: Record<string, string> = {}) =>
    desk.post(`/care/${verb}`, { csrf, ...form }, { cookie });
  const upload = (body: BodyInit) =>
    desk.request("/api/care/backup", {
      method: "POST",
      body,
      headers: { cookie, "x-csrf": csrf, origin: "http://127.0.0.1:4000", "sec-fetch-site": "same-origin" },
    });
  const make = async () => {
    await act("make-backup");
    const [backup] = await desk.desk.care.backups.list();
    return backup?.name ?? "";
  };
  const download = (name: string) => desk.request(`/files/care/backup?name=${name}`, { headers: { cookie } });
  const emails = async () => (await desk.desk.accounts?.list())?.map(({ email }) => email);
  return { ...desk, page, act, upload, make, download, emails };
}

describe("care", () => {
  it("shows health, version, settings and the sessions, which it ends", async () => {
    const { page, act, desk, enter, request } = await opened();
    const html = await page("/care");
    for (const words of [
      "SQLite, ",
      " free",
      "School mode is off",
      "Recess 0",
      "one-time link (this browser)",
    ])
      expect(html).toContain(words);
    const [own] = await desk.sessions.list();
    const { cookie } = await enter();
    const other = (await desk.sessions.list()).find(({ id }) => id !== own?.id);
    await act("end-session", { session: other?.id ?? "" });
    expect(await desk.sessions.list()).toEqual([own]);
    expect((await request("/care", { headers: { cookie } })).status).toBe(401);
  });

  it("restores a backup while the portal runs, after a preview", async () => {
    const { act, make, page, desk, emails, dataDir } = await opened();
    await desk.accounts?.add(ada);
    await writeFile(join(dataDir, "words.txt"), "then");
    const name = await make();
    await desk.accounts?.remove(ada.email);
    await desk.accounts?.add({ ...ada, email: "bob@example.org" });
    await writeFile(join(dataDir, "words.txt"), "now");
    expect(await page(`/care/backup/${name}`)).toContain("Replace what is here");

    expect((await act("restore-backup", { name })).status).toBe(400);
    expect(await emails()).toEqual(["bob@example.org"]);
    expect((await act("restore-backup", { name, sure: "yes" })).status).toBe(303);
    expect(await emails()).toEqual(["ada@example.org"]);
    const [previous] = (await readdir(dataDir)).filter((one) => one.startsWith("before-restore-"));
    expect(await readdir(join(dataDir, previous ?? ""))).toEqual(
      expect.arrayContaining(["recess.sqlite", "words.txt"]),
    );
    expect((await desk.journal.read({ limit: 1 }))[0]?.action).toBe("care.restore");
  });

  it("gives a backup as an archive that another portal restores", async () => {
    const [one, other] = [await opened(), await opened()];
    await one.desk.accounts?.add(ada);
    const archive = await (await one.download(await one.make())).arrayBuffer();
    const received = await other.upload(archive);
    expect(received.status).toBe(200);
    const { name } = (await received.json()) as { name: string };
    expect((await other.desk.journal.read({ limit: 1 }))[0]).toMatchObject({
      action: "care.take-backup",
      subject: name,
    });
    expect(await other.page(`/care/backup/${name}`)).toMatch(
      /Accounts<\/td><td data-label="In the backup">1<.*?>0</,
    );
    const restored = await other.act("restore-backup", { name, sure: "yes" });
    expect([restored.status, await restored.text()]).toEqual([303, ""]);
    expect(await other.emails()).toEqual([ada.email]);
    const noted = async ({ desk }: typeof one) =>
      (await desk.journal.read({ limit: 9 })).map(({ action }) => action);
    expect(await noted(one)).toEqual(["care.download-backup", "care.backup"]);
    expect(await noted(other)).toContain("care.restore");
  });

  it("refuses archives that are damaged, and names that are no backup's", async () => {
    const { upload, make, download, act, dataDir, page } = await opened();
    const name = await make();
    const archive = Buffer.from(await (await download(name)).arrayBuffer());
    for (const bad of [Buffer.from("no archive"), archive.subarray(0, archive.length / 2)]) {
      const refused = await upload(bad);
      expect([refused.status, refused.headers.get("x-refusal")]).toEqual([400, "backup-refused"]);
    }
    await writeFile(join(dataDir, "backups", name, "data", "planted"), "x");
    expect((await upload(await (await download(name)).arrayBuffer())).status).toBe(400);
    for (const wrong of ["..", "../desk", ".receiving-x", "nothing", ""]) {
      expect((await act("restore-backup", { name: wrong, sure: "yes" })).status).toBe(400);
      expect((await act("remove-backup", { name: wrong })).status).toBe(400);
      expect((await download(encodeURIComponent(wrong))).status).toBe(400);
    }
    expect(await page("/care/backup/nothing")).toContain("There is no backup nothing");
    expect(await readdir(join(dataDir, "backups"))).toEqual([name]);
  });
});
