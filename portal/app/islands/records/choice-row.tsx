import styles from "./records.module.css";

type Props<Id extends string> = {
  readonly label: string;
  readonly choices: Readonly<Record<Id, string>>;
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
};

/** A row of buttons of which one is pressed. */
export function ChoiceRow<Id extends string>({ label, choices, chosen, onChoose }: Props<Id>) {
  return (
    <fieldset className={styles["row"]}>
      <legend className="for-screen-readers">{label}</legend>
      {(Object.entries(choices) as [Id, string][]).map(([id, name]) => (
        <button
          key={id}
          type="button"
          className={styles["choice"]}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
