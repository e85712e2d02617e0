import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { aZip } from "#adapters/files/zip.fixture.ts";
import { actionsTag } from "#domain/catalogue/swf/film-code.fixture.ts";
import { anSwf, endOfMovie } from "#domain/catalogue/swf/swf.fixture.ts";

/** Writes the files of a collection, by their paths. */
export async function writeCollection(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** A picture of 400×300 with two colours, as a collection has them beside its games. */
export function aPicture(): Promise<Buffer> {
  const right = { create: { width: 200, height: 300, channels: 3, background: "#2266cc" } } as const;
  return sharp({ create: { width: 400, height: 300, channels: 3, background: "#cc6622" } })
    .composite([{ input: right, left: 200, top: 0 }])
    .png()
    .toBuffer();
}

export const aPage =
  "<!doctype html><canvas></canvas><script>document.querySelector('canvas').getContext('2d')</script>";

/** A page that shows a SWF in Ruffle, with FlashVars. */
export function aWrapper(film: string, parameters = ""): string {
  return `<!doctype html><script src="../ruffle/ruffle.js"></script><div id="game"></div>
<script>
  const player = window.RufflePlayer.newest().createPlayer();
  document.getElementById("game").append(player);
  player.ruffle().load({ url: "${film}", parameters: "${parameters}" });
</script>`;
}

/** The shape with directories, as JSON. */
export async function aDirectoryCollection(folder: string): Promise<string> {
  return writeCollection(folder, {
    "games.json": JSON.stringify([
      { name: "Hop Hop ", image: "logo.png", directory: "hop", recommended: "true" },
      { name: "Old Film", image: "film.png", directory: "film" },
      { name: "Gone", image: "logo.png", directory: "gone" },
      { name: "Elsewhere", image: "logo.png", directory: "https://elsewhere.example/game" },
    ]),
    "hop/index.html": aPage,
    "hop/logo.png": await aPicture(),
    "film/index.html": aWrapper("swf/old%20film.swf?lives=3", "level=2&name=a%20b"),
    "film/film.png": await aPicture(),
    "film/swf/old film.swf": anSwf({ width: 320, height: 240 }),
    "film/swf/levels/1.xml": "<level/>",
    "film/swf/helper.js": "1",
  });
}

/** The shape with titles and links from the site's root. */
export async function aLinkCollection(folder: string): Promise<string> {
  return writeCollection(folder, {
    "data/list.json": JSON.stringify({
      games: [
        { title: "Maze", link: "/play/maze/index.html", imgSrc: "/img/maze.png", date: "2024-2-9" },
        { title: "Pit", link: "play/pit/start.html?full=1", imgSrc: "https://cdn.example/pit.png" },
        { title: "Way Out", link: "../../outside/index.html", imgSrc: "" },
      ],
    }),
    "play/maze/index.html": aPage,
    "play/pit/start.html": aPage,
    "play/pit/help.html": "<p>help",
    "img/maze.png": await aPicture(),
  });
}

/** The shape of a script with a list. Run, it would throw. */
export async function aScriptCollection(folder: string): Promise<string> {
  return writeCollection(folder, {
    "src/games.js": `import ball from "./img/ball.png";
      throw new Error("this script must not run");
      const base = [1, 2];
      export const games = [
        { href: "/g?id=ball", imgSrc: ball, name: "Ball", page: "/games/ball/", id: "ball", tags: ["Sports", "two player"] },
        { href: "https://far.example/", imgSrc: require("./img/ball.png"), name: 'Far', id: "far", tags: [] },
        { href: compute(), name: \`Brick\`, page: "games/brick.swf", id: "brick", ...base },
      ];`,
    "src/img/ball.png": await aPicture(),
    "games/ball/index.html": aPage,
    "games/brick.swf": anSwf(),
  });
}

/** The specification's shape, with its quirks. */
export async function aSpecificationCollection(folder: string): Promise<string> {
  return writeCollection(folder, {
    "games.json": JSON.stringify([
      {
        name: "Slide ",
        path: "slide/",
        img: "slide.png",
        dateAdded: "2023-9-30",
        isTrending: "isTrending",
        gameType: "html5",
      },
      { name: "Boxes", path: "boxes.swf", img: "na.png", description: "Push them.", dateAdded: "2023-01-07" },
      {
        name: "Twice.io",
        path: "https://one.example/",
        description: "server 1",
        dateAdded: "2023-05-09",
        gameType: "external",
      },
      {
        name: "Twice.io",
        path: "https://two.example/",
        description: "server 2",
        dateAdded: "2023-05-09",
        gameType: "external",
      },
      { name: "Plain", path: "http://plain.example/", dateAdded: "2023-05-09", gameType: "external" },
      { name: "Wheel", path: "waflash/wheel/", gameType: "waflash" },
    ]),
    "assets/html5/slide/index.html": aPage,
    "assets/flash/boxes.swf": anSwf(),
    "assets/waflash/wheel/any-name.swf": anSwf(),
    "images/slide.png": await aPicture(),
  });
}

/** The files of a curation of a film, by their paths below its folder. */
async function aCuration(title: string): Promise<Record<string, string | Uint8Array>> {
  return {
    "meta.yaml": `Title: ${title}\nTags: Arcade\nLaunch Command: http://www.frogs.example/play/frog.swf?mode=hard\n`,
    "ss.png": await aPicture(),
    "content/www.frogs.example/play/frog.swf": anSwf({
      tags: [actionsTag(["_url", "indexOf", "anywhere.example"]), endOfMovie],
    }),
    "content/www.frogs.example/play/frog.xml": "<frog/>",
  };
}

/** Curations in zips: one at the top of its zip, two in folders of another, and one without its film. */
export async function aZippedCurationCollection(folder: string): Promise<string> {
  const members = async (title: string, below = "") =>
    Object.entries(await aCuration(title)).map(([name, content]) => ({
      name: `${below}${name}`,
      content: Buffer.from(content),
    }));
  return writeCollection(folder, {
    "one.zip": aZip([...(await members("Frog One")), { name: "__MACOSX/x" }]),
    "deeper/two.zip": aZip([...(await members("Frog Two", "a/")), ...(await members("Frog Three", "b/"))]),
    "gone.zip": aZip((await members("Frog Four")).filter(({ name }) => !name.startsWith("content/"))),
    "plain.zip": aZip([{ name: "index.html", content: aPage }]),
  });
}

/** Three Flashpoint curations: a film, one that is not for minors, and one of another plugin. */
export async function aCurationCollection(folder: string): Promise<string> {
  const film = `Title: "Frog: The Game"\nDeveloper: Ann Example\nTags: Arcade; Frogs\nPlatforms: Flash\nLaunch Command: http://www.frogs.example/play/frog.swf?mode=hard\nOriginal Description: |-\n  A frog hops.\n`;
  return writeCollection(folder, {
    "11/meta.yaml": film,
    "11/ss.png": await aPicture(),
    "11/content/www.frogs.example/play/frog.swf": anSwf(),
    "11/content/www.frogs.example/play/frog.xml": "<frog/>",
    "22/meta.yaml": "Title: Not Here\nExtreme: Yes\nLaunch Command: http://x.example/a.swf\n",
    "33/meta.yaml": "Title: Plugin\nPlatforms: Shockwave\nLaunch Command: http://x.example/a.dcr\n",
  });
}
