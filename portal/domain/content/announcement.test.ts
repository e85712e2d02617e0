import { describe, expect, it } from "vitest";
import { newestFirst, panelAnnouncements } from "./announcement.ts";
import { anAnnouncement } from "./content.fixture.ts";

describe("newestFirst", () => {
  it("puts the newest on top and leaves the given list alone", () => {
    const old = anAnnouncement({ date: new Date("2023-05-20") });
    const recent = anAnnouncement({ date: new Date("2025-06-30") });
    const given = [old, recent];
    expect(newestFirst(given)).toEqual([recent, old]);
    expect(given).toEqual([old, recent]);
  });

  it("keeps the operator's order within a day", () => {
    const day = new Date("2023-05-20");
    const three = ["first", "second", "third"].map((title) => anAnnouncement({ title, date: day }));
    expect(newestFirst(three).map(({ title }) => title)).toEqual(["first", "second", "third"]);
  });
});

describe("panelAnnouncements", () => {
  it("shows only what is meant for the bell, newest first", () => {
    const old = anAnnouncement({ date: new Date("2025-06-30"), panel: true });
    const recent = anAnnouncement({ date: new Date("2026-11-15"), panel: true });
    const quiet = anAnnouncement({ date: new Date("2026-11-16"), panel: false });
    expect(panelAnnouncements([old, quiet, recent])).toEqual([recent, old]);
  });
});
