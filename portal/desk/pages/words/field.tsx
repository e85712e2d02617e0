import form from "#app/ui/form.module.css";
import type { FieldKind } from "#domain/content/editing/field-kinds.ts";
import styles from "./words.module.css";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly text: string;
  /** Names of pictures, for the fields that take one. */
  readonly pictures: Readonly<Record<"logo" | "image", readonly string[]>>;
};

const hints: Partial<Record<string, string>> = {
  lines: "One on each line.",
  paragraphs: "An empty line begins a new paragraph.",
  links: "One on each line: its label, then its https address.",
  accent:
    "Like #2563eb; or one each for the dark, the light and the high contrast theme, with spaces between.",
  day: "Like 2026-11-18; today when left empty.",
  image: "The game's own cover when left empty.",
  game: "Like slopeline/: its page under Games shows it.",
};

/** Labelled input of one field of the content. */
export function Field({ name, label, kind, text, pictures }: Props) {
  const hint = typeof kind === "string" ? hints[kind] : undefined;
  return (
    <label className={form["label"]} htmlFor={`field.${name}`}>
      {label}
      <Input name={`field.${name}`} kind={kind} text={text} pictures={pictures} />
      {hint && <span className={styles["hint"]}>{hint}</span>}
    </label>
  );
}

function Input({ name, kind, text, pictures }: Omit<Props, "label">) {
  const shared = { name, id: name, className: form["field"], dir: "auto" };
  if (kind === "text" || kind === "paragraphs" || kind === "links" || kind === "lines")
    return (
      <textarea
        {...shared}
        className={styles["text"]}
        rows={kind === "lines" ? 20 : kind === "paragraphs" ? 8 : 3}
        defaultValue={text}
      />
    );
  const choices =
    kind === "flag"
      ? ["false", "true"]
      : kind === "logo" || kind === "image"
        ? ["", ...pictures[kind]]
        : kind;
  if (typeof choices !== "string")
    return (
      <select {...shared} defaultValue={text || choices[0]}>
        {[...new Set([...choices, ...(text ? [text] : [])])].map((choice) => (
          <option key={choice} value={choice}>
            {kind === "flag" ? (choice === "true" ? "yes" : "no") : choice || "none"}
          </option>
        ))}
      </select>
    );
  return <input {...shared} type="text" defaultValue={text} />;
}
