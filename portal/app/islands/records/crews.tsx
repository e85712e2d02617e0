import type { FormEvent } from "react";
import buttons from "#app/ui/button.module.css";
import { ChoiceRow } from "./choice-row.tsx";
import styles from "./records.module.css";
import type { Owner } from "./use-owner.ts";

type Props = { readonly owner: Owner; readonly chosen: string; readonly onChoose: (crew: string) => void };

/** Crews: private boards for a class or friends, joined by a code. */
export function Crews({ owner, chosen, onChoose }: Props) {
  const { crews } = owner;
  const crew = crews.find(({ code }) => code === chosen);
  const names = Object.fromEntries([["", "Everybody"], ...crews.map(({ code, name }) => [code, name.text])]);

  function handleJoin(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const code = new FormData(form).get("code");
    void owner.joinCrew(typeof code === "string" ? code : "").then(() => form.reset());
  }

  return (
    <details className={styles["crews"]}>
      <summary>Crews: a board for your class or friends</summary>
      {crews.length > 0 && (
        <ChoiceRow label="Crew" choices={names} chosen={crew ? chosen : ""} onChoose={onChoose} />
      )}
      {crew && (
        <p className={styles["note"]}>
          Code <strong className={styles["code"]}>{crew.code}</strong>: whoever types it joins. {crew.members}{" "}
          of {crew.maxMembers} members. It ends on {crew.endsOn} unless somebody plays.{" "}
          <button
            type="button"
            className={buttons["quiet"]}
            onClick={() => {
              onChoose("");
              void owner.leaveCrew(crew.code);
            }}
          >
            Leave
          </button>
        </p>
      )}
      <form className={styles["row"]} onSubmit={handleJoin}>
        <label>
          Code of a crew <input name="code" autoComplete="off" maxLength={12} size={10} required />
        </label>
        <button type="submit" className={buttons["quiet"]}>
          Join
        </button>
        <button type="button" className={buttons["quiet"]} onClick={() => void owner.createCrew()}>
          Make a new crew
        </button>
      </form>
    </details>
  );
}
