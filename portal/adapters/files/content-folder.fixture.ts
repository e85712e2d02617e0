import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Content } from "#domain/content/content.ts";

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, at) => `- "${word} ${at + 1}"\n`).join("");

const soonCard = (name: string) =>
  `  ${name}:\n    address: ~\n    title: "The ${name}"\n    blurb: "About it."\n    soon: "Not yet."\n`;

/** Content files that have no mistakes. Tests break these: the words under `content/` are the operator's to edit. */
export const contentFixture: Readonly<Record<keyof Content, string>> = {
  site: `name: Testing Ground
claims:
  visitors: "9 thousand"
  chatMembers: "12"
support:
  address: ~
  title: "Help"
  blurb: "Ask us."
  soon: "No mailbox yet."
cards:
  games:
    title: "Games"
    blurb: "All of them."
  partners:
    title: "Friends"
    blurb: "All of them."
  social:
    channels: []
    title: "Channels"
    blurb: "About them."
    soon: "Not yet."
${["emulator", "source", "chat", "video"].map(soonCard).join("")}`,
  taglines: `# Taglines\n${numbered("Tagline", 40)}`,
  refusals: `# Refusals\n${numbered("Refusal", 45)}`,
  articles: `- name: first
  title: "The first article"
  date: 2026-11-15
  content:
    - >-
      The first paragraph of the first article.
  content2: []
  content3: []
- name: second
  title: "The second article"
  date: 2026-11-16
  content:
    - "Its only paragraph."
  content2: []
  content3: []
`,
  announcements: `- title: "An announcement"
  date: 2023-05-20
  content: "Something happened."
`,
  partners: `# Partners
- name: "Near"
  logo: near.svg
  description: "The first friend."
  link: "https://near.example/"
- name: "Far"
  logo: far.svg
  description: "The second friend."
  link: "https://far.example/"
- name: "You"
  logo: near.svg
  description: "Become a partner."
  linkSetting: support
  soon: "Not yet."
`,
  slides: `- id: chess
  title: "Chess"
  game: "chess/"
- id: pong
  title: "Pong"
  game: "pong/"
- id: list
  title: "All games"
  address: "/play"
  image: list.svg
- id: far
  title: "A game elsewhere"
  game: "https://games.example/"
`,
  promos: `- title: "Chess"
  blurb: "Mind the king."
  game: "chess/"
- title: "Turnip"
  blurb: "Mind the field."
  game: "turnip.swf"
`,
};

/** Paths of the games that the fixture's slides and banners lead to. */
export const contentFixtureGames = ["chess/", "pong/", "turnip.swf", "https://games.example/"];

/** Writes the fixture into a new temporary folder, with the pictures that it names. */
export function aContentFolder(): string {
  const dir = join(mkdtempSync(join(tmpdir(), "recess-content-")), "content");
  for (const folder of ["logos", "images"]) mkdirSync(join(dir, folder), { recursive: true });
  for (const [name, text] of Object.entries(contentFixture)) writeFileSync(join(dir, `${name}.yaml`), text);
  for (const picture of ["logos/near.svg", "logos/far.svg", "images/list.svg"])
    writeFileSync(join(dir, picture), "<svg/>");
  return dir;
}
