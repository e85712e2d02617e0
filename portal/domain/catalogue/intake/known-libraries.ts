/** A script library that games load from other hosts: a file of an npm package, with the hash of that package. */
export type KnownLibrary = {
  readonly name: string;
  readonly version: string;
  /** Subresource integrity of the package's archive, as the registry states it. */
  readonly integrity: string;
  readonly file: string;
};

type Entry = KnownLibrary & {
  /** Names of the file on other hosts, without version, `.min` and `.js`. */
  readonly called: RegExp;
  /** Versions that this one takes the place of; where the URL tells none, the first entry of the name does. */
  readonly replaces: RegExp;
};

/** The libraries that the intake puts in the place of scripts of other hosts, each in the last version of its line. */
const libraries: readonly Entry[] = [
  {
    name: "jquery",
    version: "3.7.1",
    integrity:
      "sha512-m4avr8yL8kmFN8psrbFFFmB/If14iN5o9nw/NgnnM+kybDJpRsAynV2BsfpTYrTRysYUdADVD7CkUUizgkpLfg==",
    file: "dist/jquery.min.js",
    called: /^jquery(?:\.slim)?$/,
    replaces: /^3\b/,
  },
  {
    name: "jquery",
    version: "2.2.4",
    integrity:
      "sha512-lBHj60ezci2u1v2FqnZIraShGgEXq35qCzMv4lITyHGppTnA13rwR0MgwyNJh9TnDs3aXUvd1xjAotfraMHX/Q==",
    file: "dist/jquery.min.js",
    called: /^jquery$/,
    replaces: /^2\b/,
  },
  {
    name: "jquery",
    version: "1.12.4",
    integrity:
      "sha512-UEVp7PPK9xXYSk8xqXCJrkXnKZtlgWkd2GsAQbMRFK6S/ePU2JN5G2Zum8hIVjzR3CpdfSqdqAzId/xd4TJHeg==",
    file: "dist/jquery.min.js",
    // `jquery-latest.js` has been 1.11.1 since 2014.
    called: /^jquery(?:-latest)?$/,
    replaces: /^(?:1\b|latest)/,
  },
  {
    name: "jquery-ui",
    version: "1.13.3",
    integrity:
      "sha512-D2YJfswSJRh/B8M/zCowDpNFfwsDmtfnMPwjJTyvl+CBqzpYwQ+gFYIbUUlzijy/Qvoy30H1YhoSui4MNYpRwA==",
    file: "dist/jquery-ui.min.js",
    called: /^jquery-ui$/,
    replaces: /^1\b/,
  },
  {
    name: "howler",
    version: "2.2.4",
    integrity:
      "sha512-iARIBPgcQrwtEr+tALF+rapJ8qSc+Set2GJQl7xT1MQzWaVkFebdJhR3alVlSiUf5U7nAANKuj3aWpwerocD5w==",
    file: "dist/howler.min.js",
    called: /^howler$/,
    replaces: /^2\b/,
  },
  {
    name: "createjs",
    version: "1.0.1",
    integrity:
      "sha512-VutFczgM8GNzOSiFKlYEwFRgZRMQkZt34ooaewKi7lzxuQ7JSsUs/Y1qb95G4CKOnHA/C/yghCJ6wfivuKOawA==",
    file: "builds/1.0.0/createjs.min.js",
    called: /^createjs$/,
    replaces: /^1\b/,
  },
  {
    name: "pixi.js",
    version: "4.8.9",
    integrity:
      "sha512-YcepG5/bXLAVTSTXaMIU9NeSzwyPq/oMu2oQi6L6iE5giwng02ixVCKgc6/eMv3zl2Ho+teSOLC8R5Wp3jBvLA==",
    file: "dist/pixi.min.js",
    called: /^pixi$/,
    replaces: /^4\b/,
  },
  {
    name: "matter-js",
    version: "0.20.0",
    integrity:
      "sha512-iC9fYR7zVT3HppNnsFsp9XOoQdQN2tUyfaKg4CHLH8bN+j6GT4Gw7IH2rP0tflAebrHFw730RR3DkVSZRX8hwA==",
    file: "build/matter.min.js",
    called: /^matter$/,
    replaces: /^0\.(?:1[4-9]|20)\b/,
  },
  {
    name: "hammerjs",
    version: "2.0.8",
    integrity:
      "sha512-tSQXBXS/MWQOn/RKckawJ61vvsDpCom87JgxiYdGwHdOa0ht0vzUWDlfioofFCRU0L+6NGDt6XzbgoJvZkMeRQ==",
    file: "hammer.min.js",
    called: /^hammer(?:js)?$/,
    replaces: /^2\b/,
  },
  {
    name: "lodash",
    version: "4.17.21",
    integrity:
      "sha512-v2kDEe57lecTulaDIuNTPy3Ry4gLGJ6Z1O3vE1krgXZNrsQ+LFTGHVxVjcXPs17LhbZVGedAJv8XZ1tvj5FvSg==",
    file: "lodash.min.js",
    called: /^lodash$/,
    replaces: /^4\b/,
  },
  {
    name: "underscore",
    version: "1.13.7",
    integrity:
      "sha512-GMXzWtsc57XAtguZgaQViUOzs0KTkk8ojr3/xAxXLITqf/3EMwxC0inyETfDFjH/Krbhuep0HNbbjI9i/q3F3g==",
    file: "underscore-umd-min.js",
    called: /^underscore(?:-umd|-esm)?$/,
    replaces: /^1\b/,
  },
];

/**
 * The known library for a script's URL, by the name of its file and the version in its path. Whether the host is a well-known one does not matter:
 * nothing is fetched from it. A version that no known one stands in for, such as three years of an engine that broke its games twice, gives none.
 */
export function knownLibrary(url: string): KnownLibrary | undefined {
  const path = URL.parse(url, "https://elsewhere")?.pathname.toLowerCase() ?? "";
  const file = path.slice(path.lastIndexOf("/") + 1);
  const bare = file
    .replace(/(?:[-.]min)?\.js$/, "")
    .replace(/[-.]pack(?:ed)?$/, "")
    .replace(/[-.@]v?\d+(?:\.\d+)*$/, "")
    .replace(/[-.]min$/, "");
  const [, version] = /[/@.-]v?(\d+(?:\.\d+)*)(?=[/.-]|$)/.exec(path) ?? [];
  const named = libraries.filter(({ called }) => called.test(bare));
  const found = version === undefined ? named[0] : named.find(({ replaces }) => replaces.test(version));
  if (!found) return undefined;
  const { called: _, replaces: __, ...library } = found;
  return library;
}
