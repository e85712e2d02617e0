import { z } from "zod";
import { isHttpsAddress, isMailAddress, isSitePath } from "./address.ts";
import type { Content } from "./content.ts";
import { address, between, day, fileName, slug, text, unique } from "./content-fields.ts";
import { LINK_SETTINGS, type Partner } from "./partner.ts";
import type { Slide } from "./slide.ts";

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
const gamePath = address(
  (value) => isHttpsAddress(value) || /^[\w-][\w./-]*$/.test(value),
  "must be the path of a game in the catalogue, such as slopeline/ or https://lichess.org/",
);

const cardWords = { title: text(40), blurb: text(140) };
const card = z.strictObject(cardWords);
const soonWords = { ...cardWords, soon: text(140) };
const linkCard = z.strictObject({ ...soonWords, address: linkAddress.nullable().default(null) });

const site = z.strictObject({
  name: text(30),
  claims: z.strictObject({ visitors: text(30), chatMembers: text(30) }),
  support: z.strictObject({ ...soonWords, address: contactAddress.nullable().default(null) }),
  cards: z.strictObject({
    games: card,
    partners: card,
    social: z.strictObject({
      ...soonWords,
      channels: between(0, 12, z.strictObject({ label: text(30), address: httpsAddress })).superRefine(
        ...unique("label"),
      ),
    }),
    emulator: linkCard,
    source: linkCard,
    chat: linkCard,
    video: linkCard,
  }),
});

const paragraphs = (least: number) => between(least, 30, text(1200));
const article = z.strictObject({
  name: slug,
  title: text(80),
  date: day,
  content: paragraphs(1),
  content2: paragraphs(0),
  content3: paragraphs(0),
});

const announcement = z.strictObject({
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
    if (link !== null && linkSetting === undefined) return { ...rest, link: { address: link } };
    if (link === null && linkSetting !== undefined && soon !== undefined)
      return { ...rest, link: { setting: linkSetting, soon } };
    const message =
      linkSetting === undefined
        ? "must be an https address; or leave it empty and name the setting that holds it in linkSetting"
        : link === null
          ? "is missing: what the card says while the setting is empty"
          : "must be empty where linkSetting is given";
    const field = linkSetting !== undefined && link === null ? "soon" : "link";
    context.addIssue({ code: "custom", path: [field], message });
    return z.NEVER;
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
    if (game !== undefined && address === undefined) return { ...rest, target: { game } };
    // A page has no cover to fall back on, so its slide brings a picture.
    if (game === undefined && address !== undefined && rest.image !== null)
      return { ...rest, target: { address } };
    const [field, message] =
      game !== undefined
        ? ["address", "must be left out where game is given"]
        : address === undefined
          ? ["game", "is missing: name a game here, or a page of this site in address"]
          : ["image", "is missing: a page has no cover of its own to show"];
    context.addIssue({ code: "custom", path: [field], message });
    return z.NEVER;
  });

const promo = z.strictObject({ title: text(50), blurb: text(120), game: gamePath, image });

/** What each file of `content/` must hold. Messages complete a sentence that starts with the field's name. */
export const contentSchemas: { [File in keyof Content]: z.ZodType<Content[File]> } = {
  site,
  taglines: between(40, 500, text(60)).superRefine(...unique()),
  refusals: between(45, 500, text(140)).superRefine(...unique()),
  articles: between(1, 500, article).superRefine(...unique("name")),
  announcements: between(1, 500, announcement),
  partners: between(1, 60, partner).superRefine(...unique("name")),
  // The carousel shows three at a time and loops: with fewer than four there is nothing to move.
  slides: between(4, 20, slide).superRefine(...unique("id")),
  promos: between(2, 2, promo).superRefine(...unique("game")),
};
