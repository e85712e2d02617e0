import { expect, it } from "vitest";
import { translateTo } from "#app/messages/languages.ts";
import { refusalOf } from "./saves-refused.ts";

const t = translateTo("en");
const wordsOf = async (body: unknown, status: number, headers: Record<string, string> = {}) =>
  (await refusalOf(Response.json(body, { status, headers }), "savesMove.notNow")).words(t);

it("tells what was refused by its code, whatever the server's sentence says", async () => {
  const body = { code: "parcel-used", message: "A sentence for a log." };
  expect(await wordsOf(body, 410)).toBe(
    "This code was used already, and each works once. If that was not you, make a new one.",
  );
});

it("tells when to come back", async () => {
  const body = { code: "too-many-attempts" };
  expect(await wordsOf(body, 429, { "retry-after": "600" })).toBe(
    "Too many attempts. Try again in 10 minutes.",
  );
  expect(await wordsOf(body, 429, { "retry-after": "40" })).toBe("Too many attempts. Try again in a minute.");
  expect(await wordsOf({ code: "busy" }, 503, { "retry-after": "5" })).toBe(
    "Busy right now. Try again in 5 seconds.",
  );
});

it.each([{ code: "new" }, { message: "From a proxy." }, null])(
  "has a sentence for an answer that it does not know: %o",
  async (body) => {
    expect(await wordsOf(body, 502)).toBe("The site cannot do that right now. Try again in a minute.");
  },
);
