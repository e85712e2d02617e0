import type { Translate } from "#app/messages/translate.ts";
import type { Name } from "#domain/records/name.ts";

/**
 * A name in the language of its reader. Where adjectives agree with nouns, a message of an animal tells its gender by a select on `part`, and those of
 * adjectives have a select on `gender`; English messages need neither.
 */
export function nameText(t: Translate, { adjective, animal, number }: Name): string {
  const gender = t(`animal.${animal}`, { part: "gender" });
  return t("name.pattern", {
    adjective: t(`adjective.${adjective}`, { gender }),
    animal: t(`animal.${animal}`, { part: "name" }),
    number,
  });
}
