import { expect, it } from "vitest";
import { aGame } from "#domain/catalogue/game.fixture.ts";
import { anAnnouncement } from "./content.fixture.ts";
import { feedEntries } from "./feed.ts";

const now = new Date("2026-11-20");
const day = (text: string) => new Date(text);

it("has announcements and games together, newest first, and nothing that has not happened", () => {
  const news = anAnnouncement({ date: day("2026-11-10") });
  const later = anAnnouncement({ date: day("2026-12-24") });
  const [newest, older, ahead] = ["2026-11-15", "2026-01-01", "2027-01-01"].map((date) =>
    aGame({ addedAt: day(date) }),
  );
  if (!newest || !older || !ahead) throw new Error("no games");
  const entries = feedEntries([later, news], [ahead, newest, older], now);
  expect(entries.map((entry) => (entry.kind === "game" ? entry.game : entry.announcement))).toEqual([
    newest,
    news,
    older,
  ]);
});

it("has forty games and twenty announcements at most", () => {
  const games = Array.from({ length: 100 }, () => aGame({ addedAt: now }));
  const announcements = Array.from({ length: 100 }, () => anAnnouncement({ date: now }));
  const kinds = feedEntries(announcements, games, now).map(({ kind }) => kind);
  expect([kinds.filter((kind) => kind === "game").length, kinds.length]).toEqual([40, 60]);
});
