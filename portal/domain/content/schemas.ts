import { z } from "zod";
import { DEFAULT_LANGUAGE } from "#domain/language/language.ts";
import { languageTag } from "#domain/language/language-tag.ts";
import { accentMistakes } from "#domain/settings/accent.ts";
import { isHexColor } from "#domain/settings/color-contrast.ts";
import type { Content } from "./content.ts";
import { address, between, day, fileName, refuse, slug, text, unique } from "./fields.ts";
import { LINK_SETTINGS, type Partner } from "./partner.ts";
import type { Slide } from "./slide.ts";
import { isHttpsAddress, isMailAddress, isSitePath } from "./urls.ts";

const linkAddress = address(
  (value) => isHttpsAddress(value) || isSitePath(value),
  "must be an https address or a page of this site such as /play",
);
const httpsAddress = address(isHttpsAddress, "must be an https address");
const sitePath = address(isSitePath, "must be a page of this site such as /play?tag=isTrending");
const contactAddress = address(
  (value) => isHttpsAddress(value) || isMailAddress(value),
  "must be an https address or a mailbox such as mailto:help@example.org",
);
// Paths of operators' catalogues can look like anything; whether the game is listed is checked against the catalogue.
const gamePath = address(
  (value) => /^\S/.test(value) && !/\p{Cc}|\s$/u.test(value),
  "must be the path of a game in the catalogue, such as slopeline/ or https://lichess.org/",
);

const cardWords = { title: text(40), blurb: text(140) };
const card = z.strictObject(cardWords);
// Words of operators may still have `soon` for cards without an address. Those are not shown any more.
const formerWords = { ...cardWords, soon: text(140).optional() };
const linkCard = z.strictObject({ ...formerWords, address: linkAddress.nullable().default(null) });

const paragraphs = (least: number) => between(least, 30, text(1200));

const color = z.string().refine(isHexColor, "must be a colour such as '#2563eb', in quotes");
/** One colour for the dark and the light theme, or one for each. */
const accent = z.preprocess(
  (value) => (typeof value === "string" ? { dark: value, light: value } : value),
  z
    .strictObject({ dark: color, light: color, contrast: color.nullable().default(null) })
    .superRefine((value, context) => {
      for (const message of accentMistakes(value)) context.addIssue({ code: "custom", message });
    })
    .nullable()
    .default(null),
);

const site = z.strictObject({
  language: languageTag.default(DEFAULT_LANGUAGE),
  name: text(30),
  claims: z.strictObject({ visitors: text(30), chatMembers: text(30) }),
  support: z.strictObject({
    ...cardWords,
    soon: text(140),
    address: contactAddress.nullable().default(null),
  }),
  cards: z.strictObject({
    games: card,
    partners: card,
    social: z.strictObject({
      ...formerWords,
      channels: between(0, 12, z.strictObject({ label: text(30), address: httpsAddress })).superRefine(
        ...unique("label"),
      ),
    }),
    emulator: linkCard,
    source: linkCard,
    chat: linkCard,
    video: linkCard,
  }),
  logo: fileName.nullable().default(null),
  accent,
  robots: z.enum(["allow", "refuse"]).default("allow"),
  security: z
    .strictObject({ contact: contactAddress, policy: httpsAddress.nullable().default(null) })
    .nullable()
    .default(null),
  imprint: z
    .strictObject({
      operator: text(120),
      contact: contactAddress.nullable().default(null),
      content: paragraphs(1),
    })
    .nullable()
    .default(null),
});

const article = z.strictObject({
  name: slug,
  title: text(80),
  date: day,
  content: paragraphs(1),
  content2: paragraphs(0),
  content3: paragraphs(0),
});

const announcement = z.strictObject({
  id: slug.exactOptional(),
  title: text(80),
  content: text(500),
  date: day,
  panel: z.boolean().default(false),
});

const partner = z
  .strictObject({
    name: text(40),
    logo: fileName,
    description: text(200),
    link: linkAddress.nullable().default(null),
    linkSetting: z.enum(LINK_SETTINGS).optional(),
    soon: text(140).optional(),
  })
  .transform(({ link, linkSetting, soon, ...rest }, context): Partner => {
    if (linkSetting === undefined) {
      if (link === null)
        return refuse(
          context,
          ["link"],
          "is missing: an address, or in linkSetting the setting that holds it",
        );
      if (soon !== undefined) return refuse(context, ["soon"], "is never shown where link is given");
      return { ...rest, link: { address: link } };
    }
    if (link !== null) return refuse(context, ["link"], "must be empty where linkSetting is given");
    if (soon === undefined)
      return refuse(context, ["soon"], "is missing: what to say while the setting is empty");
    return { ...rest, link: { setting: linkSetting, soon } };
  });

const image = fileName.nullable().default(null);

const slide = z
  .strictObject({
    id: slug,
    title: text(50),
    game: gamePath.optional(),
    address: sitePath.optional(),
    image,
  })
  .transform(({ game, address, ...rest }, context): Slide => {
    if (game !== undefined) {
      if (address !== undefined) return refuse(context, ["address"], "must be left out where game is given");
      return { ...rest, target: { game } };
    }
    if (address === undefined)
      return refuse(context, ["game"], "is missing: a game, or in address a page of this site");
    if (rest.image === null)
      return refuse(context, ["image"], "is missing: a page has no cover of its own to show");
    return { ...rest, target: { address } };
  });

const promo = z.strictObject({ title: text(50), blurb: text(120), game: gamePath, image });

/** Schemas of the files in `content/`. Messages complete a sentence that starts with the field's name. */
export const contentSchemas: { [File in keyof Content]: z.ZodType<Content[File]> } = {
  site,
  taglines: between(40, 500, text(60)).superRefine(...unique()),
  refusals: between(45, 500, text(140)).superRefine(...unique()),
  articles: between(1, 500, article).superRefine(...unique("name")),
  announcements: between(1, 500, announcement).superRefine(...unique("id")),
  partners: between(1, 60, partner).superRefine(...unique("name")),
  // The carousel shows three at a time and loops: with fewer than four there is nothing to move.
  slides: between(4, 20, slide).superRefine(...unique("id")),
  promos: between(2, 2, promo).superRefine(...unique("game")),
};
