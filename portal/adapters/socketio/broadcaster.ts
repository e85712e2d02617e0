/** Unchanged counts are sent again every so many ticks: messages are volatile, so a slow client can miss one. */
const REPEAT_TICKS = 10;

/** The pages that show the same counts: those of one game, or of the site where it is undefined. */
type Subject = string | undefined;

/** Throttled broadcaster: sends the counts of each watched subject when they changed, at most once a tick. */
export function createBroadcaster(send: (subject: Subject, counts: object) => void) {
  const watched = new Map<Subject, { watchers: number; lastSent: string }>();
  let ticks = 0;
  return {
    watch(subject: Subject): void {
      const entry = watched.get(subject) ?? { watchers: 0, lastSent: "" };
      entry.watchers++;
      watched.set(subject, entry);
    },
    unwatch(subject: Subject): void {
      const entry = watched.get(subject);
      if (entry && --entry.watchers === 0) watched.delete(subject);
    },
    tick(countsFor: (subject: Subject) => object): void {
      const isRepeat = ++ticks % REPEAT_TICKS === 0;
      for (const [subject, entry] of watched) {
        const counts = countsFor(subject);
        const text = JSON.stringify(counts);
        if (text === entry.lastSent && !isRepeat) continue;
        entry.lastSent = text;
        send(subject, counts);
      }
    },
  };
}
