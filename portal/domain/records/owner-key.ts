import { Refusal } from "#domain/errors.ts";

/** A visitor who takes part: by the hash of an owner key, and an IP address for limits. */
export type Owner = { readonly id: string; readonly ipAddress: string };

/** Parses an owner key: 32 random bytes as base64url. Whoever has it is the owner, so only its keyed hash is stored. */
export function parseOwnerKey(text: string | undefined): string {
  if (text === undefined || !/^[\w-]{43}$/.test(text))
    throw new Refusal(
      "owner-key-invalid",
      "This browser has lost its key for the boards. Reload the page to make a new one.",
    );
  return text;
}

/** What the owner id of an account is hashed from. No owner key has a space. */
export function accountOwnerKey(accountId: string): string {
  return `account ${accountId}`;
}
