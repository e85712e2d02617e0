import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { boardName, choiceWords, scoreWords, unitWords } from "@recess/portal/app/records/game-words.ts";
import { root } from "@recess/portal/paths.mjs";
import { describe, expect, it } from "vitest";

type Rules = { readonly unit?: string; readonly boards?: Readonly<Record<string, string>> };
type Seats = { readonly choices?: readonly Parameters<typeof choiceWords>[1][] };

const folder = join(root, "games", "html5");
const load = (file: string) => import(join(folder, file));
const rules: Rules[] = await Promise.all(
  globSync("**/rules.ts", { cwd: folder }).map(async (file) => (await load(file)).rules),
);
const seats: Seats[] = await Promise.all(
  globSync("**/manifest.json", { cwd: folder })
    .map((file) => file.replace("manifest.json", "seats.ts"))
    .filter((file) => existsSync(join(folder, file)))
    .map(async (file) => (await load(file)).seats),
);

/** Says which message is shown, in place of its words. */
const keys: Parameters<typeof unitWords>[0] = Object.assign((key: string) => `message ${key}`, {
  parts: () => [],
  number: String,
  date: String,
  language: "en",
});

describe("what our games count and let hosts choose", () => {
  it("has words in the language of the page", () => {
    const shown = rules.flatMap(({ unit = "Score", boards = {} }) => [
      unitWords(keys, unit),
      scoreWords(keys, unit, 1),
      ...Object.entries(boards)
        .filter(([id]) => id !== "")
        .map(([id, name]) => boardName(keys, { id, name })),
    ]);
    const chosen = seats.flatMap(({ choices = [] }) =>
      choices.flatMap((choice) => {
        const { label, values } = choiceWords(keys, choice);
        return [label, ...values.map((value) => value.label)];
      }),
    );
    expect(shown.length * chosen.length).toBeGreaterThan(100);
    expect([...shown, ...chosen].filter((words) => !words.startsWith("message "))).toEqual([]);
  });
});
