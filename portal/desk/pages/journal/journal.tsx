import button from "#app/ui/button.module.css";
import table from "#desk/frame/table.module.css";
import { Tabs } from "#desk/frame/tabs.tsx";
import { Time } from "#desk/frame/time.tsx";
import { JOURNAL_MAX_ENTRIES, type JournalArea, journalAreas } from "#domain/journal/journal.ts";
import type { JournalEntry } from "#domain/journal/journal-store.ts";
import styles from "./journal.module.css";

type Props = {
  readonly entries: readonly JournalEntry[];
  readonly area: JournalArea | undefined;
  readonly page: number;
  readonly hasMore: boolean;
};

export function Journal({ entries, area, page, hasMore }: Props) {
  const addressOf = (number: number) => {
    const query = new URLSearchParams({ ...(area && { area }), ...(number > 1 && { page: `${number}` }) });
    return `/journal?${query}`;
  };
  return (
    <div className={styles["journal"]}>
      <h1>Journal</h1>
      <p>
        What operators did, here and with commands: two years, and {JOURNAL_MAX_ENTRIES} entries at most.
        Nothing in it is about visitors.
      </p>
      <Tabs
        label="Areas"
        tabs={[undefined, ...journalAreas].map((each) => ({
          title: each ?? "all",
          href: each ? `/journal?area=${each}` : "/journal",
          isCurrent: each === area,
        }))}
      />
      {entries.length === 0 ? <p>Nothing is in the journal.</p> : <Entries entries={entries} />}
      <p className={styles["pages"]}>
        {page > 1 && (
          <a className={button["quiet"]} href={addressOf(page - 1)}>
            Newer
          </a>
        )}
        {hasMore && (
          <a className={button["quiet"]} href={addressOf(page + 1)}>
            Older
          </a>
        )}
      </p>
    </div>
  );
}

function Entries({ entries }: { entries: readonly JournalEntry[] }) {
  return (
    <table className={table["table"]}>
      <thead>
        <tr>
          {["When", "Operator", "What", "To what", "Change"].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ at, operator, action, subject, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries never change places on a page that is rendered once
          <tr key={index}>
            <td data-label="When">
              <Time at={at} />
            </td>
            <td data-label="Operator">{operator}</td>
            <td data-label="What">{action}</td>
            <td data-label="To what">{subject}</td>
            <td data-label="Change">{detail}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
