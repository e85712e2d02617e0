/** Ledger of acknowledged writes, which the portal must never lose. */
export type Ledger = {
  readonly accounts: Map<string, string>;
  /** Cookie → whose it is. */
  readonly sessions: Map<string, string>;
  /** `day kind subject` → the highest number that was seen in the database itself. */
  readonly counts: Map<string, number>;
  /** Launches told by beacon: more than this many can never have been counted. */
  sent: number;
};

export function openLedger(): Ledger {
  return { accounts: new Map(), sessions: new Map(), counts: new Map(), sent: 0 };
}

/** What is there after a fault. */
export type Found = {
  readonly accounts: ReadonlySet<string>;
  /** The cookies that still sign somebody in, and whom. */
  readonly sessions: ReadonlyMap<string, string | undefined>;
  readonly counts: ReadonlyMap<string, number>;
  readonly isIntact: boolean;
};

/** Acknowledged writes that are lost, in sentences. */
export function judgeLedger(ledger: Ledger, found: Found): string[] {
  const failures: string[] = [];
  if (!found.isIntact) failures.push("The database says that it is damaged.");
  for (const email of ledger.accounts.keys())
    if (!found.accounts.has(email)) failures.push(`The account ${email} is gone.`);
  for (const [cookie, email] of found.sessions)
    if (ledger.sessions.get(cookie) !== email)
      failures.push(`A session of ${ledger.sessions.get(cookie)} is gone.`);
  for (const [key, number] of ledger.counts) {
    const now = found.counts.get(key) ?? 0;
    if (now < number) failures.push(`A flushed count went from ${number} to ${now} (${key}).`);
  }
  const launches = [...found.counts].filter(([key]) => key.split(" ")[1] === "launch");
  const counted = launches.reduce((sum, [, number]) => sum + number, 0);
  if (counted > ledger.sent) failures.push(`${counted} launches were counted, and only ${ledger.sent} told.`);
  return failures;
}
