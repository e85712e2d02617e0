/** Third-party software and fonts that the site sends to browsers, with their licences. */
export const creditedSoftware = [
  {
    name: "Ruffle",
    what: "Plays Flash games",
    licence: "MIT or Apache-2.0",
    source: "https://github.com/ruffle-rs/ruffle",
  },
  {
    name: "AwayFL",
    what: "The second Flash player, behind WAFlash games",
    licence: "Apache-2.0",
    source: "https://github.com/awayfl/awayfl-player",
  },
  {
    name: "React",
    what: "Draws the pages and wakes their islands",
    licence: "MIT",
    source: "https://github.com/facebook/react",
  },
  {
    name: "keen-slider",
    what: "Moves the featured games",
    licence: "MIT",
    source: "https://github.com/rcbyr/keen-slider",
  },
  {
    name: "fake-indexeddb",
    what: "Databases for games without an origin",
    licence: "Apache-2.0",
    source: "https://github.com/dumbmatter/fakeIndexedDB",
  },
  {
    name: "idb-keyval",
    what: "Keeps saves in the browser",
    licence: "Apache-2.0",
    source: "https://github.com/jakearchibald/idb-keyval",
  },
  {
    name: "Lilita One",
    what: "The headline face, by Juan Montoreano; in our Flash games as Recess Round",
    licence: "OFL-1.1",
    source: "https://github.com/fontsource/font-files",
  },
];
