import type { SyncAnswer } from "@recess/portal/domain/saves/sync.ts";
import type { SentChange } from "@recess/portal/domain/saves/sync-request.ts";
import type { SaveCopy } from "@recess/portal/domain/saves/sync-store.ts";
import { becomesTrue } from "#quality/lib/becomes-true.ts";
import { trySignIn } from "./fault.ts";
import type { TestPortal } from "./test-portal.ts";

/** Keys that a browser shares with none of the others. */
const OWN_KEYS = 4;

type Acknowledged = Map<string, number>;

export type Session = { readonly cookie: string; readonly account: string };

type SignInTarget = Pick<TestPortal, "origin" | "ledger">;

/** The session of an account of the ledger; a database that was just killed may take a moment. */
export async function sessionOf(portal: SignInTarget): Promise<Session | undefined> {
  let account: string | undefined;
  await becomesTrue(async () => {
    if (portal.ledger.sessions.size === 0) await trySignIn(portal);
    const [cookie = ""] = portal.ledger.sessions.keys();
    const html = await (await fetch(`${portal.origin}/mine`, { headers: { cookie } })).text();
    account = /&quot;account&quot;:&quot;([^&]+)&quot;/.exec(html)?.[1];
    return account !== undefined;
  }, 20_000);
  const [cookie] = portal.ledger.sessions.keys();
  return account === undefined || cookie === undefined ? undefined : { cookie, account };
}

/** Browser that writes numbers that only grow, and remembers the last of each key that was acknowledged. */
export function syncingBrowser(device: string) {
  const acknowledged: Acknowledged = new Map();
  const bases = new Map<string, number>();
  let number = 0;
  let count = 0;

  async function syncOnce(origin: string, session: Session, random: () => number): Promise<void> {
    number += 1;
    const own = `${device} ${Math.floor(random() * OWN_KEYS)}`;
    const changes = [own, "shared"].map(
      (key): SentChange => ["chess/", key, `${device} ${number}`, number, bases.get(key) ?? 0],
    );
    const { stored } = await post(origin, session, { device, changes });
    for (const [index, [, key]] of changes.entries()) {
      acknowledged.set(key, number);
      bases.set(key, stored[index] ?? bases.get(key) ?? 0);
      count += 1;
    }
  }

  return {
    device,
    acknowledged: acknowledged as ReadonlyMap<string, number>,
    count: () => count,
    syncOnce,
    /** Syncs until the server no longer answers. */
    async syncUntilGone(origin: string, session: Session, random: () => number): Promise<void> {
      for (;;) {
        try {
          await syncOnce(origin, session, random);
        } catch (error) {
          if (
            error instanceof TypeError ||
            (error instanceof Error && /socket|terminated/i.test(error.message))
          )
            return;
          throw error;
        }
      }
    },
  };
}

/** Acknowledged values of which neither they nor later ones of the same browser are there, in sentences. */
export async function lostValues(
  origin: string,
  session: Session,
  browsers: readonly Pick<ReturnType<typeof syncingBrowser>, "device" | "acknowledged">[],
): Promise<string[]> {
  const found = new Map<string, number>();
  const see = (key: string, value: string | null) => {
    const [device = "", number = "0"] = value?.split(" ") ?? [];
    const name = `${device} ${key}`;
    found.set(name, Math.max(found.get(name) ?? 0, Number(number)));
  };
  for (let since = 0, hasMore = true; hasMore; ) {
    const answer = await post(origin, session, { device: "judge", changes: [], since });
    for (const { key, value } of answer.changes) see(key, value);
    since = answer.since ?? since;
    hasMore = answer.hasMore;
  }
  const copies: SaveCopy[] = await (
    await fetch(`${origin}/saves/copies`, { headers: { cookie: session.cookie } })
  ).json();
  for (const { key, value } of copies) see(key, value);
  return browsers.flatMap(({ device, acknowledged }) =>
    [...acknowledged].flatMap(([key, number]) => {
      const now = found.get(`${device} ${key}`) ?? 0;
      return now >= number ? [] : [`${device} was told that ${key} is ${number}; the account has ${now}.`];
    }),
  );
}

async function post(
  origin: string,
  { cookie, account }: Session,
  body: { device: string; changes: readonly SentChange[]; since?: number },
): Promise<SyncAnswer> {
  const response = await fetch(`${origin}/saves/sync`, {
    method: "POST",
    // Each from an address of its own, as limits go by address.
    headers: {
      cookie,
      "x-forwarded-for": `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
    body: JSON.stringify({ account, ...body }),
  });
  if (!response.ok) throw new Error(`sync was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}
