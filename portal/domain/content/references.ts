import type { Content } from "./content.ts";

/** Something that the words of one file name and that must exist elsewhere. */
export type Reference = {
  file: keyof Content;
  path: (string | number)[];
  kind: "logo" | "image" | "game";
  name: string;
};

type Referring = { [File in "partners" | "slides" | "promos"]?: Content[File] | undefined };

/** All that the content refers to. A file that could not be read refers to nothing. */
export function references(content: Referring): Reference[] {
  const { partners = [], slides = [], promos = [] } = content;
  return [
    ...partners.map(({ logo }, index) => reference("partners", index, "logo", logo)),
    ...slides.flatMap(({ target, image }, index) => [
      ...("game" in target ? [reference("slides", index, "game", target.game)] : []),
      ...(image === null ? [] : [reference("slides", index, "image", image)]),
    ]),
    ...promos.flatMap(({ game, image }, index) => [
      reference("promos", index, "game", game),
      ...(image === null ? [] : [reference("promos", index, "image", image)]),
    ]),
  ];
}

function reference(file: keyof Content, index: number, kind: Reference["kind"], name: string): Reference {
  return { file, path: [index, kind], kind, name };
}
