import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { LogoDesign } from "@recess/games/kit/logo/design.ts";
import { readCommand } from "@recess/portal/cli/command.ts";
import { html5Folder, html5Games } from "#tools/build/html5.ts";
import { drawLogo } from "./logo/draw-logo.ts";

const help = `Usage: npm run games -- logo <slug>…
       npm run games -- logo --all

Draws logo.svg, which a game's title shows, from the design in the game's logo.ts.`;

/** Draws the logo of the game with this slug, as its file has it. Undefined where it has no design. */
export async function logoOf(slug: string): Promise<{ file: string; svg: string } | undefined> {
  const folder = await html5Folder(slug);
  const source = path.join(folder, "logo.ts");
  if (!existsSync(source)) return undefined;
  const { design } = (await import(pathToFileURL(source).href)) as { design: LogoDesign };
  return { file: path.join(folder, "logo.svg"), svg: drawLogo(design) };
}

async function drawLogos(slugs: readonly string[], refuse: (why: string) => never): Promise<void> {
  for (const slug of slugs) {
    const logo = await logoOf(slug);
    if (!logo) {
      if (slugs.length === 1) refuse(`${slug} has no logo.ts.`);
      continue;
    }
    await writeFile(logo.file, logo.svg);
    console.log(`${path.relative(process.cwd(), logo.file)}  ${logo.svg.length} bytes`);
  }
}

if (import.meta.main) {
  const { values, positionals, refuse } = readCommand(help, {
    allowPositionals: true,
    options: { all: { type: "boolean" } },
  });
  if (positionals.length === 0 && !values.all) refuse("Say which games.");
  await drawLogos(values.all ? (await html5Games()).map(({ slug }) => slug) : positionals, refuse);
}
