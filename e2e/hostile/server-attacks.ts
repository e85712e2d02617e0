import type { AttackedPortal } from "./arrangements.ts";
import { accountAttacks } from "./server/account-attacks.ts";
import { gameServerAttacks } from "./server/game-server-attacks.ts";
import { requestAttacks } from "./server/request-attacks.ts";
import type { ServerAttack } from "./server/server-attack.ts";
import { storedAttacks } from "./server/stored-attacks.ts";

export const serverAttacks: readonly ServerAttack[] = [
  ...requestAttacks,
  ...gameServerAttacks,
  ...accountAttacks,
  ...storedAttacks,
];

/** Runs the attacks one after the other, as they share limits. Closes the portal. */
export async function runServerAttacks(
  attacked: AttackedPortal,
  only?: readonly string[],
): Promise<{ name: string; got: string }[]> {
  const chosen = serverAttacks.filter(({ name }) => only === undefined || only.includes(name));
  const got = new Map<string, string>();
  const add = (name: string, what: unknown) => what && got.set(name, String(what).slice(0, 200));
  for (const { name, run } of chosen) add(name, await run(attacked));
  await attacked.portal.close();
  for (const { name, look } of chosen) add(name, await look?.(attacked));
  for (const url of attacked.requests) {
    const { name } = chosen.find(({ name }) => url.includes(`by-${name}`)) ?? {};
    if (name) add(name, `request to ${url}`);
  }
  return chosen.map(({ name }) => ({ name, got: got.get(name) ?? "" }));
}
