import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aDesk } from "./desk.fixture.ts";

async function opened() {
  const desk = await aDesk();
  const { cookie, csrf } = await desk.enter();
  const get = async (path: string) => (await desk.request(path, { headers: { cookie } })).text();
  const send = (path: string, form: Record<string, string>) => desk.post(path, { csrf, ...form }, { cookie });
  /** Sends the form of a page with other texts in some fields, as a browser does. */
  const edit = async (page: string, fields: Record<string, string>, press: "preview" | "save") => {
    const html = await get(page);
    const hidden = Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(part|at|language|version)" value="([^"]*)"/g)].map(
        ([, name = "", value = ""]) => [name, value],
      ),
    );
    const named = Object.entries(fields).map(([name, text]) => [`field.${name}`, text]);
    return send("/words/edit", { ...hidden, ...shownFields(html), ...Object.fromEntries(named), do: press });
  };
  const own = (name: string) => readFileSync(join(desk.dataDir, "content", `${name}.yaml`), "utf8");
  const journal = async () =>
    (await desk.desk.journal.read({ limit: 9 })).map(({ operator, action, subject }) => [
      operator,
      action,
      subject,
    ]);
  const sendPicture = (name: string, body: string) =>
    desk.request(`/api/words/picture?folder=logos&name=${name}`, {
      method: "POST",
      body,
      headers: { cookie, origin: "http://127.0.0.1:4000", "sec-fetch-site": "same-origin", "x-csrf": csrf },
    });
  return { ...desk, cookie, get, send, edit, own, journal, sendPicture };
}

/** What the fields of a page have in them. */
function shownFields(html: string): Record<string, string> {
  const unescaped = (text: string) =>
    text
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&gt;", ">")
      .replaceAll("&lt;", "<")
      .replaceAll("&amp;", "&");
  const fields = [
    ...html.matchAll(/<input(?=[^>]*type="text")[^>]*name="(field\.[^"]*)"[^>]*value="([^"]*)"/g),
    ...html.matchAll(/<textarea[^>]*name="(field\.[^"]*)"[^>]*>([^<]*)</g),
    ...html.matchAll(/<select[^>]*name="(field\.[^"]*)".*?<option[^>]*value="([^"]*)"[^>]*selected/g),
  ];
  return Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, unescaped(value)]));
}

describe("the page Words", () => {
  it("lists all parts of the words, and opens each", async () => {
    const { get } = await opened();
    const html = await get("/words");
    const parts = [...html.matchAll(/href="\/words\/(\w+)"/g)].map(([, part = ""]) => part);
    expect(parts).toHaveLength(11);
    for (const part of parts) expect(await get(`/words/${part}`)).toContain("<h1>");
  });

  it("names the site, and writes nothing else", async () => {
    const { edit, own, journal, request } = await opened();
    const answer = await edit("/words/site", { name: "Break Time" }, "save");
    expect(answer.status).toBe(303);
    expect(own("site")).toBe("name: Break Time\n");
    expect(await journal()).toEqual([["desk", "words.set", "site.name"]]);
    expect((await request("/words/site")).status).toBe(401);
  });

  it("shows an announcement as visitors will see it before it is saved", async () => {
    const { edit, own } = await opened();
    const texts = {
      title: "Sports <day>",
      content: "No games on Friday, says {site}.",
      date: "",
      panel: "true",
    };
    const preview = await (await edit("/words/announcements/new", texts, "preview")).text();
    const [, shown = ""] = /data-testid="preview">(.*?)<\/figure>/s.exec(preview) ?? [];
    expect(shown).toContain("Sports &lt;day&gt;");
    expect(shown).toContain("No games on Friday, says Recess.");
    expect(() => own("announcements")).toThrow();
    expect((await edit("/words/announcements/new", texts, "save")).status).toBe(303);
    expect(own("announcements")).toMatch(/title: Sports <day>\n {2}content:/);
  });

  it("writes words in a language beside the plain ones, with a preview in it", async () => {
    const { get, edit, own, journal } = await opened();
    const list = await get("/words/announcements?language=pl");
    expect(list).toContain('href="/words/announcements/1?language=pl"');
    expect(list).not.toContain("Remove");
    const page = "/words/announcements/4?language=pl";
    const html = await get(page);
    expect(html).toContain("All Flash games work");
    expect(html).toContain('value="Wszystkie gry Flash działają"');
    const texts = { title: "Flash znów działa", content: "Naprawdę." };
    const preview = await (await edit(page, texts, "preview")).text();
    expect(preview).toMatch(/data-testid="preview">.*lang="pl".*Flash znów działa/s);
    expect(() => own("announcements.pl")).toThrow();
    const saved = await edit(page, texts, "save");
    expect(saved.headers.get("location")).toContain("language=pl");
    expect(own("announcements.pl")).toBe(
      "all-flash-games:\n  title: Flash znów działa\n  content: Naprawdę.\n",
    );
    expect(await journal()).toContainEqual(["desk", "words.set", "announcements.all-flash-games (pl)"]);
    expect(await get("/words/announcements?language=pl")).toContain("Flash znów działa");
    expect(await get("/words/announcements")).not.toContain("Flash znów działa");
  });

  it("writes lists of texts and parts of the site in a language, and refuses one that the site does not have", async () => {
    const { get, edit, own, request, cookie } = await opened();
    expect(await get("/words/site?language=pl")).not.toContain('name="field.name"');
    await edit("/words/taglines?language=pl", { "": "Start.\nJeszcze raz." }, "save");
    expect(own("taglines.pl")).toBe("- Start.\n- Jeszcze raz.\n");
    await edit(
      "/words/cards?language=pl",
      { "cards.games.title": "Nasze gry", "cards.games.blurb": "Wszystkie." },
      "save",
    );
    expect(own("site.pl")).toBe("cards:\n  games:\n    title: Nasze gry\n    blurb: Wszystkie.\n");
    const blurb = { "cards.chat.blurb": "Krótko." };
    await edit("/words/cards?language=pl", blurb, "save");
    expect(own("site.pl")).toContain("chat:\n    title: Wejdź na czat\n    blurb: Krótko.\n");
    const gone = { "cards.games.title": "", "cards.games.blurb": "" };
    expect((await edit("/words/cards?language=pl", gone, "save")).status).toBe(303);
    expect(own("site.pl")).not.toContain("games:");
    const half = { "cards.video.title": "" };
    expect(await (await edit("/words/cards?language=pl", half, "save")).text()).toContain("title is missing");
    expect((await request("/words/site?language=xx", { headers: { cookie } })).status).toBe(400);
  });

  it("names what is wrong, keeps what was typed, and saves nothing", async () => {
    const { edit, own, journal } = await opened();
    const html = await (
      await edit("/words/cards", { "cards.chat.address": "javascript:alert(1)" }, "save")
    ).text();
    expect(html).toContain("address must be an https address");
    expect(html).toContain('value="javascript:alert(1)"');
    expect(() => own("site")).toThrow();
    expect(await journal()).toEqual([]);
  });

  it("removes an entry, and gives the shipped list back", async () => {
    const { get, send, own } = await opened();
    const titles = async () =>
      (await get("/words/announcements")).match(/href="\/words\/announcements\/\d+"/g)?.length;
    const before = (await titles()) ?? 0;
    expect((await send("/words/remove", { part: "announcements", at: "1" })).status).toBe(303);
    expect(await titles()).toBe(before - 1);
    expect(own("announcements")).not.toBe("");
    await send("/words/as-shipped", { part: "announcements" });
    expect(await titles()).toBe(before);
  });

  it("refuses a form that is older than the words", async () => {
    const { edit, send, get, own } = await opened();
    const version = /name="version" value="(\w+)"/.exec(await get("/words/site"))?.[1] ?? "";
    await edit("/words/site", { name: "Mine" }, "save");
    const stale = await send("/words/edit", { part: "site", version, "field.name": "Yours", do: "save" });
    expect(stale.status).toBe(400);
    expect(stale.headers.get("x-refusal")).toBe("content-refused");
    expect(await stale.text()).toMatch(/changed meanwhile.*value="Yours"/);
    expect(own("site")).toBe("name: Mine\n");
  });

  it("takes pictures, and refuses those with scripts", async () => {
    const { sendPicture, get } = await opened();
    expect((await sendPicture("school.svg", "<svg ></svg>")).status).toBe(200);
    expect(await get("/words/pictures")).toContain("school.svg");
    const refused = await sendPicture("bad.svg", "<svg ><script/></svg>");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: "content-refused",
      message: expect.stringContaining("scripts"),
    });
    expect((await sendPicture("../../secret.svg", "<svg ></svg>")).status).toBe(400);
  });

  it.each(["/words/nothing", "/words/articles/0", "/words/articles/x", "/words/__proto__"])(
    "says that there is nothing at %s",
    async (path) => {
      const { get } = await opened();
      expect(await get(path)).toMatch(/role="alert">There (?:is|are) no such/);
    },
  );
});

describe("the page Journal", () => {
  it("shows what was done, by area", async () => {
    const { edit, get } = await opened();
    await edit("/words/site", { name: "Break Time" }, "save");
    expect(await get("/journal")).toContain("Recess → Break Time");
    expect(await get("/journal?area=words")).toContain("Recess → Break Time");
    expect(await get("/journal?area=games&page=x")).toContain("Nothing is in the journal.");
  });
});
