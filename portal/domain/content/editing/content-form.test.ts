import { describe, expect, it } from "vitest";
import { additionOf, changesOf, entryFieldsOf, formTexts } from "./content-form.ts";
import { siteFields } from "./field-kinds.ts";

const site = {
  name: "Recess",
  accent: null,
  cards: { chat: { address: null, title: "Chat" }, emulator: { address: "https://ruffle.rs/" } },
  imprint: { operator: "A School", contact: null, content: ["Here.", "There."] },
};
const editor = {
  read: (file: string) =>
    file === "site"
      ? site
      : file === "taglines"
        ? ["One."]
        : [{ title: "Old", date: "2026-11-01", content: "It is." }],
};
const siteForm = { place: { file: "site", path: [] }, fields: siteFields } as const;
const change = (texts: Record<string, string>) =>
  changesOf(editor, siteForm, { ...formTexts(editor, siteForm), ...texts });

describe("changesOf", () => {
  it("leaves alone what the form shows as it was", () => {
    expect(change({})).toEqual([]);
    expect(change({ "imprint.content": "Here.\r\n\r\nThere." })).toEqual([]);
  });

  it("sets what was written, empties an address, and goes back to what is shipped for an empty text", () => {
    expect(change({ name: "Break Time", "cards.emulator.address": "", "cards.chat.title": " " })).toEqual([
      { verb: "set", place: { file: "site", path: ["name"] }, value: "Break Time" },
      { verb: "set", place: { file: "site", path: ["cards", "emulator", "address"] }, value: null },
      { verb: "unset", place: { file: "site", path: ["cards", "chat", "title"] } },
    ]);
  });

  it("removes the imprint as a whole", () => {
    expect(change({ "imprint.operator": "", "imprint.contact": "", "imprint.content": "" })).toEqual([
      { verb: "unset", place: { file: "site", path: ["imprint"] } },
    ]);
  });

  it("changes single fields of an entry, and texts of a list", () => {
    const announcement = {
      place: { file: "announcements", path: [0] },
      fields: entryFieldsOf("announcements"),
    } as const;
    const texts = { title: "New", date: "2026-11-01", content: "It is.", panel: "true" };
    expect(changesOf(editor, announcement, texts)).toEqual([
      { verb: "set", place: { file: "announcements", path: [0, "title"] }, value: "New" },
      { verb: "set", place: { file: "announcements", path: [0, "panel"] }, value: true },
    ]);
    const tagline = { place: { file: "taglines", path: [0] }, fields: entryFieldsOf("taglines") } as const;
    expect(changesOf(editor, tagline, { "": "Two." })).toEqual([
      { verb: "set", place: { file: "taglines", path: [0] }, value: "Two." },
    ]);
  });
});

describe("additionOf", () => {
  const now = new Date("2026-11-18T10:00:00Z");

  it("puts a new announcement of today first", () => {
    expect(additionOf("announcements", { title: "Sports day", date: "", content: "No games." }, now)).toEqual(
      {
        verb: "add",
        file: "announcements",
        entry: { title: "Sports day", date: "2026-11-18", content: "No games." },
        at: 0,
      },
    );
  });

  it("adds a text", () => {
    expect(additionOf("taglines", { "": " One more. " }, now)).toMatchObject({
      entry: "One more.",
      at: undefined,
    });
  });
});
