import type { Content } from "./content.ts";

/** Reference from a content file to a logo, an image or a game, which must exist. */
export type Reference = {
  file: keyof Content;
  path: readonly (string | number)[];
  kind: "logo" | "image" | "game";
  name: string;
};

type Referring = { site?: Pick<Content["site"], "logo"> | undefined } & {
  [File in "partners" | "slides" | "promos"]?: Content[File] | undefined;
};

/** All references in the content. A file that could not be read has none. */
export function references(content: Referring): Reference[] {
  const { site, partners = [], slides = [], promos = [] } = content;
  const logo = site?.logo;
  return [
    ...(logo ? [{ file: "site", path: ["logo"], kind: "logo", name: logo } as const] : []),
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
