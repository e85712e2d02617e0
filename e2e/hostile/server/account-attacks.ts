import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "@recess/portal/paths.mjs";
import type { AttackedPortal } from "#e2e/hostile/arrangements.ts";
import { type Answer, send } from "#e2e/hostile/http-client.ts";
import type { ServerAttack } from "./server-attack.ts";

const EMAIL = "ada@example.org";
const PASSWORD = "correct horse";
/** More than a network may fail on one account. */
const GUESSES = 12;

/** Attacks on the one account of the portal. */
export const accountAttacks: readonly ServerAttack[] = [
  {
    name: "doubled-session",
    tries: "plants a second session cookie beside the visitor's, or before it",
    run: async (attacked) => {
      await addAccount(attacked);
      const cookie = cookiesOf(await signIn(attacked, PASSWORD));
      const [name = ""] = /[^=;\s]*session/.exec(cookie) ?? [];
      if (!(await isSignedIn(attacked, cookie))) throw new Error("the visitor cannot sign in at all");
      for (const both of [`${cookie}; ${name}=planted`, `${name}=planted; ${cookie}`])
        if (await isSignedIn(attacked, both)) return "signed in with two sessions";
      return undefined;
    },
  },
  {
    name: "guess-password",
    tries: "guesses a password again and again, with a new address in X-Forwarded-For each time",
    run: async (attacked) => {
      await addAccount(attacked);
      for (let guess = 0; guess < GUESSES; guess++) {
        const { status } = await signIn(attacked, `wrong ${guess}`, { "x-forwarded-for": `10.0.${guess}.1` });
        if (status === 429) return undefined;
      }
      return `${GUESSES} guesses were checked`;
    },
  },
  {
    name: "lock-out",
    tries:
      "guesses wrongly until the account's owner cannot sign in any more, in the browser that they always use",
    run: async (attacked) => {
      await addAccount(attacked);
      // The attack before may have used the limit up: a new browser waits, which the threat model concedes.
      const known = cookiesOf(await signIn(attacked, PASSWORD)) || attackedCookies.get(attacked) || "";
      for (let guess = 0; guess < GUESSES; guess++) await signIn(attacked, `wrong ${guess}`);
      const { status } = await signIn(attacked, PASSWORD, { cookie: known });
      return status >= 400 && `the owner gets ${status}`;
    },
  },
];

/** The cookies of the owner's browser, by portal. */
const attackedCookies = new WeakMap<AttackedPortal, string>();

async function addAccount(attacked: AttackedPortal): Promise<void> {
  if (attackedCookies.has(attacked)) return;
  const args = [join(root, "portal", "cli", "user.ts"), "add", EMAIL, "--name", "Ada"];
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: attacked.dataDir };
  const adding = promisify(execFile)(process.execPath, args, { env });
  adding.child.stdin?.end(`${PASSWORD}\n`);
  await adding;
  attackedCookies.set(attacked, cookiesOf(await signIn(attacked, PASSWORD)));
}

function signIn(
  { portal: { port } }: AttackedPortal,
  password: string,
  headers: Record<string, string> = {},
) {
  return send({
    port,
    method: "POST",
    path: "/login",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: `${new URLSearchParams({ email: EMAIL, password })}`,
  });
}

function cookiesOf({ headers }: Answer): string {
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

async function isSignedIn({ portal: { port } }: AttackedPortal, cookie: string): Promise<boolean> {
  const { body } = await send({ port, path: "/articles", headers: { cookie } });
  return body.includes('data-testid="account"');
}
