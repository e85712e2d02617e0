import { Refusal } from "#domain/errors.ts";
import { type CollectionEntry, tagsOf, textOf } from "./collection-entry.ts";

/** Name of the file that describes a Flashpoint curation, beside its folder `content`. */
export const CURATION_FILE = "meta.yaml";

/** Pictures of a curation: a screenshot fills a cover, the logo is the next best. */
const pictures = ["ss.png", "ss.jpg", "logo.png", "logo.jpg"];

/**
 * Entry of a Flashpoint curation: `meta.yaml`, with the game's files in `content/<host>/<path>`, as the launch command names them.
 * @throws Refusal for a curation that no browser of ours can play, and for one that is marked as not fit for minors.
 */
export function curationEntry(meta: unknown): CollectionEntry {
  const fields = new Map(Object.entries(typeof meta === "object" && meta !== null ? meta : {}));
  const field = (...names: string[]) =>
    names.map((name) => textOf(fields.get(name))).find((text) => text !== undefined);
  if (/^(?:yes|true)$/i.test(`${fields.get("Extreme") ?? ""}`))
    throw new Refusal("upload-refused", "it is marked Extreme; visitors are minors");
  const command = field("Launch Command");
  if (command === undefined) throw new Refusal("upload-refused", "it has no launch command");
  const launch = launchOf(command);
  const url = URL.parse(/^https?:/i.test(launch) ? launch : `http://${launch}`);
  if (!url || !/(?:\.swf|\.html?|\/)$/i.test(url.pathname)) {
    const platform = field("Platforms", "Platform") ?? "of another kind";
    throw new Refusal(
      "upload-refused",
      `only SWF and HTML play here; it starts with ${launch} (${platform})`,
    );
  }
  return {
    name: field("Title"),
    places: [`content/${url.host}${url.pathname}`],
    covers: pictures,
    description: firstSentences(field("Original Description", "Description")),
    tags: tagsOf(fields.get("Tags") ?? fields.get("Genre")),
    author: field("Developer", "Publisher"),
    ...(url.search !== "" && { flash: { parameters: Object.fromEntries(url.searchParams) } }),
    ...(/\.swf$/i.test(url.pathname) && { address: `${url.origin}${url.pathname}` }),
  };
}

/** The URL of a launch command: in quotes, or up to its file, whose name may have spaces. Arguments of Flashpoint's own player may follow. */
function launchOf(command: string): string {
  const [, quoted] = /^"([^"]+)"/.exec(command) ?? [];
  const [upToFile] = /^\S.*?\.(?:swf|html?)(?:[?#]\S*)?(?=\s|$)/i.exec(command) ?? [];
  return quoted ?? upToFile ?? command.split(/\s+/, 1).join();
}

/** What fits a card, of a description that may have many lines. */
function firstSentences(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= 300) return text;
  const cut = text.slice(0, 300);
  return cut.slice(0, Math.max(cut.lastIndexOf(". ") + 1, 0)) || `${cut}…`;
}
