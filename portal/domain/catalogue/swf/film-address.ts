/** Words between a film's own address and the host that it compares it with, at most. */
const MAX_DISTANCE = 60;
/** Words between a URL and what opens it as a link. */
const LINK_DISTANCE = 3;

const opensLink = /^(?:getURL|URLRequest|navigateToURL|sendToURL)$/;
const topLevels =
  "com|net|org|info|biz|edu|gov|io|tv|cc|co|eu|us|de|uk|fr|es|nl|pl|ru|br|jp|cn|ca|au|ch|se|dk|cz|kr|example|test";
const host = `(?:[a-z0-9-]+\\.)+(?:${topLevels})`;
const bareHost = new RegExp(`^(?:\\*?\\.)?(${host})$`, "i");
const url = new RegExp(`^https?://(?:\\*\\.)?(${host})(?:[/:?#].*)?$`, "i");
/** Hosts that films call or name, and are not at home at. */
const service =
  /^(?:(?:ads?|x|api|stats?|track(?:er|ing)?|analytics|cdn|fpdownload)\.|(?:.*\.)?(?:w3\.org|adobe\.com|macromedia\.com)$)/i;

/** What a film's code does with the URL that it is at. */
export type AddressUse = {
  readonly isRead: boolean;
  /** The address that it seems to want: of an SWF, or of a host. */
  readonly wanted?: { readonly host: string; readonly url?: string };
};

/**
 * Finds out whether a film looks at its own address, and which host it names there. It is a guess: the code is not run. A host in the same
 * script comes first, the nearest of several; then one that stands alone in any script, as in a list of hosts.
 */
export function addressUse(scripts: readonly (readonly string[])[]): AddressUse {
  const readings = scripts.map(readingsIn);
  if (readings.every((places) => places.length === 0)) return { isRead: false };
  const near = scripts.flatMap((words, at) => hostsNear(words, readings[at] ?? []));
  const [nearest] = near.toSorted((a, b) => a.distance - b.distance);
  const wanted = nearest?.wanted ?? scripts.flat().map(aloneHost).find(Boolean);
  return { isRead: true, ...(wanted && { wanted }) };
}

/** Places at which a script reads the film's own address: `_url`, `loaderInfo.url`, or the domain of a local connection. */
function readingsIn(words: readonly string[]): number[] {
  return words.flatMap((word, at) => {
    const before = words.slice(Math.max(0, at - 4), at);
    if (word === "_url") return [at];
    if (/^(?:url|loaderURL)$/.test(word) && before.some((one) => /loaderInfo$/i.test(one))) return [at];
    if (word === "domain" && words.slice(0, at).some((one) => one === "LocalConnection")) return [at];
    return [];
  });
}

function hostsNear(words: readonly string[], readings: readonly number[]) {
  return words.flatMap((word, at) => {
    const alone = aloneHost(word);
    const wanted = alone ?? urlHost(word);
    if (!wanted || (!alone && isLink(words, at))) return [];
    const distance = Math.min(...readings.map((place) => Math.abs(place - at)));
    return distance <= MAX_DISTANCE ? [{ wanted, distance }] : [];
  });
}

function isLink(words: readonly string[], at: number): boolean {
  return words
    .slice(Math.max(0, at - LINK_DISTANCE), at + LINK_DISTANCE + 1)
    .some((word) => opensLink.test(word));
}

function aloneHost(word: string): AddressUse["wanted"] {
  const [, name] = bareHost.exec(word) ?? [];
  return name === undefined || service.test(name) ? undefined : { host: name.toLowerCase() };
}

function urlHost(word: string): AddressUse["wanted"] {
  const [, name] = url.exec(word) ?? [];
  if (name === undefined || service.test(name)) return undefined;
  const isSwf = /\.swf$/i.test(URL.parse(word)?.pathname ?? "");
  return { host: name.toLowerCase(), ...(isSwf && { url: word }) };
}
