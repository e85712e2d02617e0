import { readYaml } from "#adapters/files/yaml-source.ts";
import type { CollectionEntry } from "#domain/catalogue/collections/collection-entry.ts";
import { CURATION_FILE, curationEntry } from "#domain/catalogue/collections/curation.ts";
import { Refusal } from "#domain/errors.ts";

/** The entry in the text of a `meta.yaml`. @throws Refusal where there is none that plays here. */
export function curationIn(text: string): CollectionEntry {
  const { value, mistakes } = readYaml(text);
  if (mistakes[0]) throw new Refusal("upload-refused", `its ${CURATION_FILE} ${mistakes[0].message}`);
  return curationEntry(value);
}
