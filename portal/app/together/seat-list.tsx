import { SureButton } from "#app/islands/saves/sure-button.tsx";
import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import type { RoomClient } from "./room-client.ts";
import { isHost, type RoomMember } from "./room-members.ts";
import { memberWords, placesOf } from "./room-words.ts";
import type { ShownRoom } from "./shown-room.ts";
import styles from "./together.module.css";

type Props = { readonly view: ShownRoom; readonly client: RoomClient };

/** The seats with who sits on them, and who watches. */
export function SeatList({ view, client }: Props) {
  const t = useTranslate();
  const bySeat = new Map(view.members.map((member) => [member.seat, member]));
  const all = Array.from({ length: view.seats.most }, (_, seat) => seat);
  const free = all.filter((seat) => !bySeat.has(seat));
  const computers = new Set(free.slice(0, view.computers));
  const watchers = view.members.filter(({ seat }) => seat === null);
  return (
    <>
      <ol className={styles["seats"]} aria-label={t("room.seats")}>
        {all.map((seat) => {
          const member = bySeat.get(seat);
          return (
            <li key={seat} className={styles["seat"]} data-testid="seat" data-free={!member || undefined}>
              {member ? (
                <Member member={member} view={view} client={client} />
              ) : (
                <span className={styles["name"]}>
                  {computers.has(seat) ? t("room.computer") : t("room.freeSeat")}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {watchers.length > 0 && (
        <ul className={styles["seats"]} aria-label={t("room.watching")}>
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
  const t = useTranslate();
  const { number, name } = member;
  const score = view.phase === "over" ? placesOf(view).get(number) : undefined;
  return (
    <>
      <span className={styles["name"]}>
        <b>{name}</b> <span className={styles["marks"]}>{memberWords(t, member, view)}</span>
      </span>
      {score && (
        <span className={styles["score"]}>{t("room.score", { place: score.place, score: score.score })}</span>
      )}
      {isHost(view) && number !== view.you && (
        <span className={styles["actions"]}>
          {member.isConnected && (
            <button
              type="button"
              className={buttons["quiet"]}
              aria-label={t("room.makeNameHost", { name })}
              onClick={() => client.handTo(number)}
            >
              {t("room.makeHost")}
            </button>
          )}
          <SureButton
            label={t("room.remove")}
            sureLabel={t("room.reallyRemove")}
            what={name}
            onSure={() => client.remove(number)}
          />
        </span>
      )}
    </>
  );
}
