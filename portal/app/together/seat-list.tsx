import { SureButton } from "#app/islands/saves/sure-button.tsx";
import buttons from "#app/ui/button.module.css";
import type { RoomView } from "#domain/together/room-view.ts";
import type { RoomClient } from "./room-client.ts";
import { isHost, type RoomMember } from "./room-members.ts";
import { memberWords, placesOf } from "./room-words.ts";
import styles from "./together.module.css";

type Props = { readonly view: RoomView; readonly client: RoomClient };

/** The seats with who sits on them, and who watches. */
export function SeatList({ view, client }: Props) {
  const bySeat = new Map(view.members.map((member) => [member.seat, member]));
  const all = Array.from({ length: view.seats.most }, (_, seat) => seat);
  const free = all.filter((seat) => !bySeat.has(seat));
  const computers = new Set(free.slice(0, view.computers));
  const watchers = view.members.filter(({ seat }) => seat === null);
  return (
    <>
      <ol className={styles["seats"]} aria-label="Seats">
        {all.map((seat) => {
          const member = bySeat.get(seat);
          return (
            <li key={seat} className={styles["seat"]} data-testid="seat" data-free={!member || undefined}>
              {member ? (
                <Member member={member} view={view} client={client} />
              ) : (
                <span className={styles["name"]}>{computers.has(seat) ? "Computer" : "Free seat"}</span>
              )}
            </li>
          );
        })}
      </ol>
      {watchers.length > 0 && (
        <ul className={styles["seats"]} aria-label="Watching">
          {watchers.map((member) => (
            <li key={member.number} className={styles["watcher"]}>
              <Member member={member} view={view} client={client} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Member({ member, view, client }: Props & { readonly member: RoomMember }) {
  const { number, name } = member;
  const score = view.phase === "over" ? placesOf(view).get(number) : undefined;
  return (
    <>
      <span className={styles["name"]}>
        <b>{name}</b> <span className={styles["marks"]}>{memberWords(member, view)}</span>
      </span>
      {score && (
        <span className={styles["score"]}>
          {score.place}. {score.score.toLocaleString("en")}
        </span>
      )}
      {isHost(view) && number !== view.you && (
        <span className={styles["actions"]}>
          {member.isConnected && (
            <button
              type="button"
              className={buttons["quiet"]}
              aria-label={`Make ${name} the host`}
              onClick={() => client.handTo(number)}
            >
              Make host
            </button>
          )}
          <SureButton
            label="Remove"
            sureLabel="Really remove?"
            what={name}
            onSure={() => client.remove(number)}
          />
        </span>
      )}
    </>
  );
}
