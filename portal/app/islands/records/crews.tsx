import type { FormEvent } from "react";
import { richText, useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import { ChoiceRow } from "./choice-row.tsx";
import styles from "./records.module.css";
import type { Owner } from "./use-owner.ts";

type Props = { readonly owner: Owner; readonly chosen: string; readonly onChoose: (crew: string) => void };

/** Crews: private boards for a class or friends, joined by a code. */
export function Crews({ owner, chosen, onChoose }: Props) {
  const t = useTranslate();
  const { crews } = owner;
  const crew = crews.find(({ code }) => code === chosen);
  const names = Object.fromEntries([
    ["", t("records.everybody")],
    ...crews.map(({ code, name }) => [code, name.text]),
  ]);

  function handleJoin(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const code = new FormData(form).get("code");
    void owner.joinCrew(typeof code === "string" ? code : "").then(() => form.reset());
  }

  return (
    <details className={styles["crews"]}>
      <summary>{t("records.crews")}</summary>
      {crews.length > 0 && (
        <ChoiceRow
          label={t("records.crew")}
          choices={names}
          chosen={crew ? chosen : ""}
          onChoose={onChoose}
        />
      )}
      {crew && (
        <p className={styles["note"]}>
          {richText(t, "records.crewNote", {
            code: () => <strong className={styles["code"]}>{crew.code}</strong>,
            members: crew.members,
            maxMembers: crew.maxMembers,
            endsOn: crew.endsOn,
          })}{" "}
          <button
            type="button"
            className={buttons["quiet"]}
            onClick={() => {
              onChoose("");
              void owner.leaveCrew(crew.code);
            }}
          >
            {t("records.leaveCrew")}
          </button>
        </p>
      )}
      <form className={styles["row"]} onSubmit={handleJoin}>
        <label>
          {t("records.crewCode")} <input name="code" autoComplete="off" maxLength={12} size={10} required />
        </label>
        <button type="submit" className={buttons["quiet"]}>
          {t("records.joinCrew")}
        </button>
        <button type="button" className={buttons["quiet"]} onClick={() => void owner.createCrew()}>
          {t("records.makeCrew")}
        </button>
      </form>
    </details>
  );
}
