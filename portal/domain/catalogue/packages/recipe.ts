import { z } from "zod";
import type { Game } from "#domain/catalogue/game.ts";
import { type Folder, parseManifest } from "#domain/catalogue/reading/manifest.ts";
import { Refusal } from "#domain/errors.ts";

/** A path that stays inside the folder it starts from. */
const inside = z
  .string()
  .min(1)
  .max(300)
  .refine((path) => !/^[/\\]|\\|(?:^|\/)\.\.(?:\/|$)/.test(path), "leads out of the package");

const edit = z.strictObject({
  /** The file, counted from the package's own folder. */
  file: inside,
  /** What to take out, word for word; with `to`, everything from here up to and including that. */
  find: z.string().min(1),
  to: z.string().min(1).exactOptional(),
  put: z.string().default(""),
});

/** What stands around the board of a PuzzleScript game (`games/puzzlescript/palettes.css`). */
const puzzlePalettes = ["night", "moss", "sea", "ember", "plum", "slate", "candy", "sand"] as const;

export type PuzzlePalette = (typeof puzzlePalettes)[number];

const recipe = z.strictObject({
  package: z.string().regex(/^(?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*$/, "is not a package's name"),
  version: z.string().regex(/^\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?$/, "is not one exact version"),
  /** Where in the package the game lies. */
  folder: inside.default("."),
  /** The page of the package that becomes the game's own. None where we wrote it: it then lies beside the manifest. */
  page: inside.exactOptional(),
  /** What is served as it is: patterns counted from `folder` ("!" leaves out), or single files under another name. */
  files: z.array(z.union([z.string().min(1), z.strictObject({ from: inside, to: inside })])).default([]),
  /** Whether the page's modules are built into one file, as those of our own games are. */
  bundle: z.boolean().default(false),
  /** What the page needs in CSS pixels, where it was laid out for one size: it then grows and shrinks with its frame. */
  fit: z.strictObject({ width: z.number().positive(), height: z.number().positive() }).exactOptional(),
  /** A game for the PuzzleScript engine: the file with its text. */
  puzzlescript: inside.exactOptional(),
  palette: z.enum(puzzlePalettes).exactOptional(),
  /** Changes to what the package brings. One that no longer fits stops the build: the package is not what was looked at. */
  edits: z.array(edit).default([]),
  /** The files with the licence's text. None where the package only names its licence: it is served in its standard words. */
  licences: z.array(inside).default([]),
});

export type Recipe = z.infer<typeof recipe>;
export type Edit = z.infer<typeof edit>;

export type PackagedGame = { readonly slug: string; readonly game: Game; readonly recipe: Recipe };

/** Parses the manifest of a packaged game: what every local game has, and under `from` the recipe. */
export function parsePackaged(raw: unknown, folder: Omit<Folder, "type">): PackagedGame {
  const { from, ...fields } = typeof raw === "object" && raw !== null ? { from: undefined, ...raw } : {};
  const game = parseManifest(fields, { ...folder, type: "html5" });
  const read = recipe.safeParse(from);
  if (!read.success) {
    const faults = read.error.issues.map((issue) => ["from", ...issue.path, issue.message].join(": "));
    throw new Refusal("manifest-invalid", faults.join("; "), { cause: read.error });
  }
  if (game.source === undefined || game.source === "ours") {
    throw new Refusal("manifest-invalid", "source: names no place where the author's own work is found");
  }
  return { slug: folder.slug, game: { ...game, version: read.data.version }, recipe: read.data };
}
