import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { hasBrowserTools } from "#adapters/chromium/chromium.ts";
import { coverFile, coverSuffixes } from "#domain/catalogue/covers/cover-files.ts";
import { Refusal } from "#domain/errors.ts";

/** Bytes of a picture that becomes a cover. */
export const COVER_MAX_BYTES = 20 * 2 ** 20;

/**
 * Makes the four cover files of an operator's picture, in `DATA_DIR/catalogue/public/covers`, and gives the name for the edit. It has a hash in
 * it: browsers cache covers, and a new picture needs a new URL.
 */
export async function storeCover(dataDir: string, path: string, picture: Buffer): Promise<string> {
  if (picture.length > COVER_MAX_BYTES)
    throw new Refusal("upload-refused", `the picture has more than ${COVER_MAX_BYTES / 2 ** 20} MB`);
  if (!hasBrowserTools())
    throw new Refusal(
      "upload-refused",
      "pictures are made smaller by the browser tools, which are an archive of their own beside the release: docs/operating.md",
    );
  const dir = join(dataDir, "catalogue", "public", "covers");
  await mkdir(dir, { recursive: true });
  const work = await mkdtemp(join(dataDir, "catalogue", ".new-"));
  try {
    // Loaded here: sharp is no part of a release.
    const { writeCovers } = await import("#adapters/images/encode-cover.ts");
    await writeCovers(picture, work).catch((cause: unknown) => {
      throw new Refusal("upload-refused", "it is no picture that can be read", { cause });
    });
    const stem = `own-${createHash("sha256").update(path).update(picture).digest("hex").slice(0, 16)}`;
    for (const suffix of coverSuffixes)
      await rename(join(work, `cover${suffix}`), join(dir, `${stem}${suffix}`));
    return coverFile(stem);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
