import { brotliCompressSync, gzipSync } from "node:zlib";

/** A small game with one trait of games from elsewhere. It writes "plays" into its page once it does. */
export type CorpusGame = {
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** It plays in a window of its own. */
  readonly isWindowed?: boolean;
};

const result = "<p id=result>waiting</p>";
const plays = 'document.getElementById("result").textContent = "plays"';

/** One game for each trait, by the path of its folder. */
export const corpus = {
  "frame-buster": {
    files: {
      "index.html": `${result}<script src=guard.js></script><script>${plays}</script>`,
      "guard.js": `
        if (top != self || window.parent !== window || window.frameElement) {
          document.body.replaceChildren();
          top.location.href = self.location.href;
        }
        if (top.location.hostname !== location.hostname) throw new Error("stolen");`,
    },
  },
  "library-from-elsewhere": {
    files: {
      "index.html": `${result}<script src="https://code.jquery.com/jquery-3.6.0.min.js" integrity="sha256-x" crossorigin="anonymous"></script>
        <script>$("#result").text("plays")</script>`,
    },
  },
  questions: {
    files: {
      "index.html": `${result}<button onclick="ask()">Ask</button><script>
        function ask() {
          const name = prompt("Your name?", "Robin");
          if (name === "Ada" && confirm("Start, " + name + "?")) ${plays};
        }</script>`,
    },
  },
  notices: { files: { "index.html": `${result}<script>alert("Level 2");${plays}</script>` } },
  "saved-files": {
    files: {
      "index.html": `${result}<button onclick="save()">Save</button><script>
        function save() {
          const link = document.createElement("a");
          link.href = URL.createObjectURL(new Blob(['{"level":7}'], { type: "application/json" }));
          link.download = "../my save.json";
          link.click();
          URL.revokeObjectURL(link.href);
          ${plays};
        }</script>`,
    },
  },
  unity: {
    files: {
      "index.html": `${result}<script src=Build/unity.loader.js></script>`,
      "Build/unity.loader.js": `
        const script = document.createElement("script");
        script.src = "Build/unity.framework.js.gz";
        document.body.append(script);`,
      "Build/unity.framework.js.gz": gzipSync(`
        const wasm = WebAssembly.compileStreaming(fetch("Build/unity.wasm.br"));
        const data = fetch("Build/unity.data.unityweb").then((response) => response.text());
        Promise.all([wasm, data]).then(([, text]) => { if (text === "level") ${plays} });`),
      // The smallest module: its magic number and version.
      "Build/unity.wasm.br": brotliCompressSync(Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])),
      "Build/unity.data.unityweb": gzipSync("level"),
    },
  },
  "absolute-paths": {
    files: {
      "index.html": `${result}<img id=picture src="/img/dot.svg"><script src="/js/main.js"></script>`,
      "js/main.js": `
        const picture = document.getElementById("picture");
        Promise.all([fetch("/data/level.json").then((response) => response.json()), picture.decode()])
          .then(([level]) => { if (level.size === 3) ${plays} });`,
      "data/level.json": '{"size":3}',
      "img/dot.svg":
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4H0z"/></svg>',
    },
  },
  "other-charset": {
    files: {
      "index.html": Buffer.from(
        `<meta charset="windows-1252">${result}<script>if ("é".length === 1) ${plays}</script>`,
        "latin1",
      ),
    },
  },
  databases: {
    files: {
      "index.html": `${result}<script>
        const opening = indexedDB.open("saves", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("slots");
        opening.onsuccess = () => {
          const slots = opening.result.transaction("slots", "readwrite").objectStore("slots");
          const reading = slots.get("level");
          reading.onsuccess = () => {
            if (reading.result === 7) ${plays};
            else slots.put(7, "level").onsuccess = () => setTimeout(() => location.reload(), 200);
          };
        };</script>`,
    },
  },
  "several-pages": {
    files: {
      "index.html": `<script>localStorage.level = "7"; location.href = "pages/two.html"</script>`,
      "pages/two.html": `${result}<script>if (localStorage.level === "7") ${plays}</script>`,
    },
  },
  "shared-memory": {
    files: {
      "index.html": `${result}<script>
        const memory = new Int32Array(new SharedArrayBuffer(4));
        const worker = new Worker("worker.js");
        worker.onmessage = () => { if (crossOriginIsolated && memory[0] === 7) ${plays} };
        worker.postMessage(memory);</script>`,
      "worker.js": "onmessage = ({ data }) => { Atomics.store(data, 0, 7); postMessage(1) };",
    },
  },
  "own-window": {
    isWindowed: true,
    files: {
      "index.html": `${result}<script>const page = window; if (page["to" + "p"] === page) ${plays}</script>`,
    },
  },
} as const satisfies Record<string, CorpusGame>;

export type Trait = keyof typeof corpus;

/** A library that is enough for the corpus, in the place of the one that the intake would fetch. */
export const smallLibrary = `window.$ = (query) => ({ text: (text) => { document.querySelector(query).textContent = text } })`;
