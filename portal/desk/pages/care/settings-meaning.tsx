import { TitledSection } from "#app/ui/titled-section.tsx";
import table from "#desk/frame/table.module.css";
import type { SettingInForce } from "#domain/desk/care.ts";
import styles from "./care.module.css";

/** What the settings that concern a school and privacy mean, on and off. */
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SCHOOL_MODE: {
    on: "School mode is on: no tab cloak, no panic key, no about:blank windows, no public rooms, and only external games that are marked as fit for school.",
    off: "School mode is off: visitors may cloak the tab, and all external games are listed.",
  },
  RECORDS: {
    on: "Records are on: the best runs are on boards, under names from word lists that nobody types.",
    off: "Records are off: no boards, names, crews or daily games, and nothing about runs is taken.",
  },
  TOGETHER: {
    on: "Playing together is on: rooms by code, without free text between visitors.",
    off: "Playing together is off: nobody can play with others.",
  },
};

const always = [
  "Counts of views, launches and minutes have no cookie, address or identifier in them. Searches in vain are counted once several addresses searched for the same.",
  "No page and no local game asks another host for anything. An external game is contacted when a visitor presses it, by their own browser.",
  "Saves lie in visitors' browsers. An account mirrors them, where its owner turns that on.",
];

/** Settings in force, and what school mode and privacy mean with them. A setting is changed in the settings file, and takes effect at the next start. */
export function SettingsMeaning({ settings }: { settings: readonly SettingInForce[] }) {
  const sentences = settings.flatMap(({ name, value }) => meanings[name]?.[value] ?? []);
  return (
    <TitledSection id="settings" title="School and privacy" note="What visitors get as the settings are now.">
      <ul>
        {[...sentences, ...always].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <details>
        <summary>All settings</summary>
        <p>
          They are in the environment or in .env of the data folder; a change takes effect at the next start.
        </p>
        <table className={`${table["table"]} ${styles["settings"]}`}>
          <thead>
            <tr>
              <th scope="col">Setting</th>
              <th scope="col">Value</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {settings.map(({ name, value, from }) => (
              <tr key={name}>
                <td>{name}</td>
                <td data-label="Value">{value || "–"}</td>
                <td data-label="From">{from}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </TitledSection>
  );
}
