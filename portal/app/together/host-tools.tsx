import type { Translate } from "#app/messages/translate.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { Choice } from "#domain/together/seated-game.ts";
import type { RoomClient } from "./room-client.ts";
import { isHost } from "./room-members.ts";
import type { RoomProps } from "./room-props.ts";
import { valueWords } from "./room-words.ts";
import type { ShownRoom } from "./shown-room.ts";
import styles from "./together.module.css";

type Props = Pick<RoomProps, "seats" | "allowsPublic"> & {
  readonly view: ShownRoom;
  readonly client: RoomClient;
};

/** What the host sets: the game's choices, computers, and who may come in. The others read it. */
export function HostTools({ view, client, seats, allowsPublic }: Props) {
  const t = useTranslate();
  if (!isHost(view)) return <ChosenList view={view} choices={seats.choices} />;
  const isUnderWay = view.phase === "loading" || view.phase === "play";
  const computers = Array.from({ length: seats.most }, (_, count) => ({
    value: count,
    label: t.number(count),
  }));
  return (
    <fieldset className={styles["tools"]}>
      <legend className="for-screen-readers">{t("room.tools")}</legend>
      {seats.choices.map((choice) => (
        <ChoiceField
          key={choice.key}
          choice={named(t, choice, view)}
          chosen={view.options[choice.key]}
          isDisabled={isUnderWay}
          onChoose={(value) => client.set({ options: { ...view.options, [choice.key]: value } })}
        />
      ))}
      {seats.hasComputers && (
        <ChoiceField
          choice={{ key: "computers", label: t("room.computers"), values: computers }}
          chosen={view.computers}
          isDisabled={isUnderWay}
          onChoose={(count) => client.set({ computers: Number(count) })}
        />
      )}
      <label className={styles["check"]}>
        <input
          type="checkbox"
          checked={view.isLocked}
          onChange={({ target }) => client.set({ isLocked: target.checked })}
        />
        {t("room.lock")}
      </label>
      {allowsPublic && (
        <label className={styles["check"]}>
          <input
            type="checkbox"
            checked={view.isPublic}
            onChange={({ target }) => client.set({ isPublic: target.checked })}
          />
          {t("room.openToAnybody")}
        </label>
      )}
    </fieldset>
  );
}

/** The choice with the names of the members, where its values stand for seats. */
function named(t: Translate, choice: Choice, view: ShownRoom): Choice {
  return { ...choice, values: choice.values.map((each) => ({ ...each, label: valueWords(t, each, view) })) };
}

type FieldProps = {
  readonly choice: Choice;
  readonly chosen: string | number | undefined;
  readonly isDisabled: boolean;
  readonly onChoose: (value: string | number) => void;
};

function ChoiceField({ choice: { label, values }, chosen, isDisabled, onChoose }: FieldProps) {
  const index = Math.max(
    0,
    values.findIndex(({ value }) => value === chosen),
  );
  return (
    <label className={styles["field"]}>
      {label}
      <select
        value={index}
        disabled={isDisabled}
        onChange={({ target }) => {
          const picked = values[Number(target.value)];
          if (picked) onChoose(picked.value);
        }}
      >
        {values.map((each, at) => (
          <option key={each.value} value={at}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function ChosenList({ view, choices }: { readonly view: ShownRoom; readonly choices: readonly Choice[] }) {
  const t = useTranslate();
  if (choices.length === 0) return null;
  return (
    <dl className={styles["chosen"]}>
      {choices
        .map((choice) => named(t, choice, view))
        .map(({ key, label, values }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{values.find(({ value }) => value === view.options[key])?.label}</dd>
          </div>
        ))}
    </dl>
  );
}
