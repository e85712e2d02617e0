import { z } from "zod";
import { consolePath } from "#domain/catalogue/console-path.ts";
import { coverFile } from "#domain/catalogue/covers/cover-files.ts";
import type { Game, GameType } from "#domain/catalogue/game.ts";
import { idOfPath } from "#domain/catalogue/game-id.ts";
import { cleanText } from "#domain/clean-text.ts";
import { parseDay } from "#domain/day.ts";
import { Refusal } from "#domain/errors.ts";
import { control, inputMarks, personOrLicence, quality, sourcePlace, stage, tag } from "./extra-fields.ts";

export type LocalType = Exclude<GameType, "external">;

/** What the folder of a game tells, besides its manifest. */
export type Folder = {
  readonly type: LocalType;
  readonly slug: string;
  readonly hasCover: boolean;
  /** The game is a cartridge, which the portal's own page plays. */
  readonly isCartridge?: boolean;
};

/** Length of a description of our own games: shorter says nothing, longer does not fit the card. Foreign entries may differ. */
export const descriptionLength = { min: 40, max: 110 } as const;

const cleanLine = z
  .string()
  .refine((text) => cleanText(text) === text, "has stray spaces or invisible characters");

const manifest = z.strictObject({
  name: cleanLine.min(1).max(120),
  description: cleanLine.min(descriptionLength.min).max(descriptionLength.max),
  tags: z.array(tag).min(1).max(6),
  controls: z.array(control.strict()).min(1).max(20),
  input: inputMarks.strict().exactOptional(),
  author: personOrLicence,
  licence: personOrLicence,
  source: sourcePlace.exactOptional(),
  dateAdded: z.string().transform((text, context) => {
    const day = parseDay(text);
    if (!day) context.addIssue("is not a day like 2026-11-15");
    return day ?? z.NEVER;
  }),
  isTrending: z.boolean().default(false),
  quality: quality.exactOptional(),
  stage: stage.strict().exactOptional(),
});

/**
 * Parses the manifest of a local game. Unlike the catalogue's reader it is strict: the manifest is written by the game's
 * author, and a mistake in it is best found before the game is played.
 */
export function parseManifest(raw: unknown, { type, slug, hasCover, isCartridge = false }: Folder): Game {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new Refusal("manifest-invalid", "its folder's name is not lower-case letters, digits and hyphens");
  }
  const read = manifest.safeParse(raw);
  if (!read.success) throw new Refusal("manifest-invalid", faults(read.error), { cause: read.error });
  const { dateAdded, stage: size, ...fields } = read.data;
  // Only a Flash game may leave its stage out: there the build reads it from the SWF itself.
  if (!size && type === "html5") throw new Refusal("manifest-invalid", "stage: is missing");
  const path = isCartridge ? consolePath(slug) : localPath(type, slug);
  const id = idOfPath(path);
  return {
    ...fields,
    id,
    path,
    img: hasCover ? coverFile(slug) : `${id}.svg`,
    addedAt: dateAdded,
    gameType: type,
    servers: [],
    ...(size && { stage: size }),
  };
}

/** The path of a local game with this slug. */
function localPath(type: LocalType, slug: string): string {
  return { html5: `${slug}/`, flash: `${slug}.swf`, waflash: `waflash/${slug}/` }[type];
}

function faults(error: z.ZodError): string {
  return error.issues.map((issue) => [...issue.path, issue.message].join(": ")).join("; ");
}
