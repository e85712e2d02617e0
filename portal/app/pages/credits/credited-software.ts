/** Third-party software and fonts that the site sends to browsers, with their licences. What each does here is the message of its id. */
export const creditedSoftware = [
  {
    name: "Ruffle",
    id: "ruffle",
    licence: "MIT or Apache-2.0",
    source: "https://github.com/ruffle-rs/ruffle",
  },
  {
    name: "AwayFL",
    id: "awayfl",
    licence: "Apache-2.0",
    source: "https://github.com/awayfl/awayfl-player",
  },
  {
    name: "jsnes",
    id: "nes",
    licence: "Apache-2.0",
    source: "https://github.com/bfirsh/jsnes",
  },
  {
    name: "Boytacean",
    id: "gameBoy",
    licence: "Apache-2.0",
    source: "https://github.com/joamag/boytacean",
  },
  {
    name: "mGBA",
    id: "advance",
    licence: "MPL-2.0",
    source: "https://github.com/thenick775/mgba",
  },
  {
    name: "React",
    id: "react",
    licence: "MIT",
    source: "https://github.com/facebook/react",
  },
  {
    name: "keen-slider",
    id: "slider",
    licence: "MIT",
    source: "https://github.com/rcbyr/keen-slider",
  },
  {
    name: "icu-minify",
    id: "messages",
    licence: "MIT",
    source: "https://github.com/amannn/next-intl",
  },
  {
    name: "fake-indexeddb",
    id: "databases",
    licence: "Apache-2.0",
    source: "https://github.com/dumbmatter/fakeIndexedDB",
  },
  {
    name: "idb-keyval",
    id: "saves",
    licence: "Apache-2.0",
    source: "https://github.com/jakearchibald/idb-keyval",
  },
  {
    name: "Lilita One",
    id: "headline",
    licence: "OFL-1.1",
    source: "https://github.com/fontsource/font-files",
  },
] as const;
