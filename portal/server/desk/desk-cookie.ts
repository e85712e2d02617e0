import { parse, serialize } from "hono/utils/cookie";
import { SESSION_LIFETIME_MS } from "#domain/desk/desk-sessions.ts";

/** Cookie of a desk session. Its name is not that of visitors' sessions, and it is for the desk's host alone. */
export type DeskCookie = {
  /** The token; undefined where there is none, or more than one: then another page of the host has set one of them. */
  read(request: Request): string | undefined;
  set(token: string): string;
  clear(): string;
};

export function deskCookie(isSecure: boolean): DeskCookie {
  const name = isSecure ? "__Host-recess-desk" : "recess-desk";
  const write = (value: string, maxAgeMs: number) =>
    serialize(name, value, {
      path: "/",
      httpOnly: true,
      sameSite: "Strict",
      secure: isSecure,
      maxAge: maxAgeMs / 1000,
    });
  return {
    read(request) {
      const pairs = (request.headers.get("cookie") ?? "").split(";");
      const [pair, second] = pairs.filter((one) => one.split("=", 1)[0]?.trim() === name);
      return pair === undefined || second !== undefined ? undefined : parse(pair, name)[name] || undefined;
    },
    set: (token) => write(token, SESSION_LIFETIME_MS),
    clear: () => write("", 0),
  };
}
