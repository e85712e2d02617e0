import type { PanicKeyName } from "#player/protocol/panic-keys.ts";

/** A key that leads to another page at once. */
export type PanicKey = { readonly key: PanicKeyName; readonly address: string };

/** The address that a visitor typed, made whole; undefined for anything but an https address. */
export function parsePanicAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, href } = new URL(address);
  return protocol === "https:" && hostname.includes(".") ? href : undefined;
}
