import type { DeskPage } from "#desk/page.ts";
import { journalAreas } from "#domain/journal/journal.ts";
import { Journal } from "./journal.tsx";

const ENTRIES_PER_PAGE = 50;

/** Journal: what operators did, newest first. */
export const journalPage: DeskPage = {
  title: "Journal",
  icon: "keep",
  async show({ desk, query }) {
    const area = journalAreas.find((each) => each === query.get("area"));
    const page = Math.max(1, Math.min(200, Number.parseInt(query.get("page") ?? "1", 10) || 1));
    const skip = (page - 1) * ENTRIES_PER_PAGE;
    // One more than is shown tells whether there is a next page.
    const entries = await desk.journal.read({ limit: ENTRIES_PER_PAGE + 1, skip, area });
    return (
      <Journal
        entries={entries.slice(0, ENTRIES_PER_PAGE)}
        area={area}
        page={page}
        hasMore={entries.length > ENTRIES_PER_PAGE}
      />
    );
  },
};
