/** Figures that did not change are told again now and then, because a reader who is slow is skipped, not queued for. */
const ticksBetweenReminders = 10;

/** Pages that show the same figures: those of one game, or of the site where there is none. */
type Subject = string | undefined;

/** Knows who shows what, and tells them when it is no longer true: once a tick at most, and nobody else. */
export function makeAnnouncer(send: (subject: Subject, figures: object) => void) {
  const watched = new Map<Subject, { watchers: number; told: string }>();
  let ticks = 0;
  return {
    watch(subject: Subject): void {
      const entry = watched.get(subject) ?? { watchers: 0, told: "" };
      entry.watchers++;
      watched.set(subject, entry);
    },
    unwatch(subject: Subject): void {
      const entry = watched.get(subject);
      if (entry && --entry.watchers === 0) watched.delete(subject);
    },
    tick(figuresFor: (subject: Subject) => object): void {
      const isReminder = ++ticks % ticksBetweenReminders === 0;
      for (const [subject, entry] of watched) {
        const figures = figuresFor(subject);
        const text = JSON.stringify(figures);
        if (text === entry.told && !isReminder) continue;
        entry.told = text;
        send(subject, figures);
      }
    },
  };
}
