import type { RoomView } from "#domain/together/room-view.ts";
import type { Choice } from "#domain/together/seated-game.ts";
import type { RoomClient } from "./room-client.ts";
import { isHost } from "./room-members.ts";
import type { RoomProps } from "./room-props.ts";
import { valueWords } from "./room-words.ts";
import styles from "./together.module.css";

type Props = Pick<RoomProps, "seats" | "allowsPublic"> & {
  readonly view: RoomView;
  readonly client: RoomClient;
};

/** What the host sets: the game's choices, computers, and who may come in. The others read it. */
export function HostTools({ view, client, seats, allowsPublic }: Props) {
  if (!isHost(view)) return <ChosenList view={view} choices={seats.choices} />;
  const isUnderWay = view.phase === "loading" || view.phase === "play";
  const computers = Array.from({ length: seats.most }, (_, count) => ({ value: count, label: `${count}` }));
  return (
    <fieldset className={styles["tools"]}>
      <legend className="for-screen-readers">The room</legend>
      {seats.choices.map((choice) => (
        <ChoiceField
          key={choice.key}
          choice={named(choice, view)}
          chosen={view.options[choice.key]}
          isDisabled={isUnderWay}
          onChoose={(value) => client.set({ options: { ...view.options, [choice.key]: value } })}
        />
      ))}
      {seats.hasComputers && (
        <ChoiceField
          choice={{ key: "computers", label: "Computer players", values: computers }}
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
        Lock: nobody new comes in
      </label>
      {allowsPublic && (
        <label className={styles["check"]}>
          <input
            type="checkbox"
            checked={view.isPublic}
            onChange={({ target }) => client.set({ isPublic: target.checked })}
          />
          Open to anybody
        </label>
      )}
    </fieldset>
  );
}

/** The choice with the names of the members, where its values stand for seats. */
function named(choice: Choice, view: RoomView): Choice {
  return { ...choice, values: choice.values.map((each) => ({ ...each, label: valueWords(each, view) })) };
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

function ChosenList({ view, choices }: { readonly view: RoomView; readonly choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <dl className={styles["chosen"]}>
      {choices
        .map((choice) => named(choice, view))
        .map(({ key, label, values }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{values.find(({ value }) => value === view.options[key])?.label}</dd>
          </div>
        ))}
    </dl>
  );
}
