import { createReadStream, existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { launchChromium } from "@recess/portal/adapters/chromium/chromium.ts";
import { packagedDir, readPackaged } from "@recess/portal/adapters/files/packaged-games.ts";
import { writeComposedCovers } from "@recess/portal/adapters/images/encode-cover.ts";
import { readCommand, requireBrowser } from "@recess/portal/cli/command.ts";
import { distDir, root } from "@recess/portal/paths.mjs";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { gamePageHeaders, openLoopbackServer } from "#tools/lib/loopback-server.ts";

const help = `Usage: npm run games -- packaged-cover <slug>…
       npm run games -- packaged-cover --all

Makes the covers of packaged games: from the drawing cover.svg beside the manifest, or of a PuzzleScript game from its fullest level,
in its frame. Other packaged games have theirs from npm run games -- verify --covers. The games must be built.`;

/** On a cover the board stands alone: the list says the name. */
const boardAlone = `.frame.frame { grid-template: "area" 100% / 100%; padding: 10px }
.side, .badge, .pad, .veil { display: none !important }`;

const mediaTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

const { values, positionals, refuse } = readCommand(help, {
  allowPositionals: true,
  options: { all: { type: "boolean" } },
});
if (positionals.length === 0 && !values.all) refuse("Say which games.");
await requireBrowser();

const { games } = await readPackaged(root);
const unknown = positionals.find((slug) => !games.some((game) => game.slug === slug));
if (unknown !== undefined) refuse(`There is no packaged game "${unknown}".`);
const chosen = values.all ? games : games.filter(({ slug }) => positionals.includes(slug));

const server = await openLoopbackServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const name = path.normalize(pathname).replace(/^\/assets\//, "");
  const file = path.join(distDir, "play", name, name.endsWith("/") ? "index.html" : "");
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const type = mediaTypes[path.extname(file)] ?? "application/octet-stream";
  response.writeHead(200, { ...gamePageHeaders("html5"), "content-type": type });
  createReadStream(file).pipe(response);
});
const browser = await launchChromium();
try {
  for (const { slug, recipe } of chosen) {
    const folder = path.join(packagedDir(root), slug);
    const drawing = path.join(folder, "cover.svg");
    if (existsSync(drawing))
      await writeComposedCovers(
        await sharp(await readFile(drawing), { density: 144 })
          .png()
          .toBuffer(),
        folder,
      );
    else if (recipe.puzzlescript !== undefined)
      await writeComposedCovers(
        await puzzlePicture(browser, `${server.origin}/assets/html5/${slug}/`),
        folder,
      );
    else continue;
    console.log(slug);
  }
} finally {
  await browser.close();
  server.close();
}

/** Picture of the level with the most different things on it, among those that are large enough to see on a card. */
async function puzzlePicture(browser: Browser, url: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.goto(url);
  // In the words of the engine's script, which has no types here.
  const level = await page.evaluate<number>(`(() => {
    const boards = state.levels.filter(({ message }) => message === undefined);
    const [shownWidth, shownHeight] = (state.metadata.flickscreen ?? state.metadata.zoomscreen ?? []).map(Number);
    const interest = (board) => {
      const cells = Array.from({ length: board.n_tiles }, (_, at) => board.getCell(at).data.join());
      const [width, height] = [shownWidth ?? board.width, shownHeight ?? board.height];
      return new Set(cells).size * Math.min(1, 16 / width) * Math.min(1, 10 / height) * Math.min(1, width / height / 1.3);
    };
    const all = boards.map(interest);
    return all.indexOf(Math.max(...all)) + 1;
  })()`);
  await page.keyboard.press("Escape");
  await page.locator(`.levels button:nth-child(${level})`).click();
  await page.addStyleTag({ content: boardAlone });
  // The board is laid out anew once its area has grown.
  await page.waitForFunction("document.querySelector('.area').clientWidth > 600");
  await page.waitForTimeout(300);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}
