import form from "#app/ui/form.module.css";

type Props = {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly values: readonly string[];
  /** What the empty choice is called. */
  readonly none?: string;
  /** What a word is called, where not by itself. */
  readonly nameOf?: (value: string) => string;
};

/** A labelled choice among a few words, the first of which is none. */
export function Choice({ label, name, value = "", values, none = "any", nameOf = (each) => each }: Props) {
  return (
    <label className={form["label"]}>
      {label}
      <select className={form["field"]} name={name} defaultValue={value}>
        <option value="">{none}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
