import { expect, test } from "@playwright/test";
import { programs, tracedByJavaScript } from "@recess/games/flash/toolchain/compiler/programs.fixture.ts";
import { compileMovie } from "@recess/games/flash/toolchain/swf/movie.ts";
import { openRuffleServer } from "@recess/tools/lib/ruffle-server.ts";

/** As Flash writes a value: fifteen digits, and no zero below zero. */
function inFlash(value: unknown): string {
  return String(typeof value === "number" ? Number(value.toPrecision(15)) + 0 : value);
}

test("what our compiler writes means the same in Ruffle as its source means in JavaScript", async ({
  page,
}) => {
  const named = Object.entries(programs);
  const swf = compileMovie({
    width: 100,
    height: 100,
    frameRate: 30,
    background: 0,
    scripts: [
      ...named.map(([name, text]) => ({
        file: name,
        text: `trace(${JSON.stringify(`> ${name}`)}); ${text}`,
      })),
      { file: "end", text: "trace('> end');" },
    ],
    sounds: [],
    fonts: [],
  });
  const { origin, close } = await openRuffleServer(swf);
  const traced: string[] = [];
  page.on("console", (message) => {
    const line = /log_adapter\.rs:\d+%c ?(.*?) ?color: whitesmoke/s.exec(message.text())?.[1];
    if (line !== undefined) traced.push(line);
  });
  try {
    await page.goto(origin);
    await expect.poll(() => traced.at(-1), { timeout: 90_000 }).toBe("> end");
  } finally {
    close();
  }
  const expected = named.flatMap(([name, text]) => [`> ${name}`, ...tracedByJavaScript(text).map(inFlash)]);
  expect(traced).toEqual([...expected, "> end"]);
});
