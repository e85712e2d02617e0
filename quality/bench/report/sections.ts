import { kinds } from "#quality/bench/browser/network-usage.ts";
import { visitedPages } from "#quality/bench/browser/visited-pages.ts";
import { sizes } from "#quality/bench/catalogue/sized-build.ts";
import { type Figure, isMoreBetter, shown } from "#quality/bench/figures.ts";
import { firstMinuteFigures } from "#quality/bench/server/first-minute.ts";
import { benchPages } from "#quality/bench/server/page-requests.ts";
import { alignedTable } from "#quality/lib/markdown.ts";
import { frameSection } from "./frame-section.ts";
import { interactionSection } from "./interaction-section.ts";
import { paintSection } from "./paint-section.ts";
import { peers } from "./peers.ts";
import type { At, Section } from "./section.ts";
import { type Judged, judge } from "./targets.ts";
import { traceSection } from "./trace-section.ts";

const sizeNames = new Map(sizes.map((size) => [size, size.toLocaleString("en")]));
const larger = sizes.slice(1);

/** Sections of the report, ratios first: they are true on any machine. Sections of which nothing was measured are left out. */
export function sectionsOf(figures: readonly Figure[]): Section[] {
  const byName = new Map(figures.map((figure) => [figure.name, figure]));
  const at = (name: string) => {
    const found = byName.get(name);
    return found ? shown(found) : "–";
  };
  const has = (part: string) => figures.some(({ name }) => name.startsWith(`${part}/`));
  return [
    targetSection(judge(figures)),
    ...(has("paint") ? [paintSection(at)] : []),
    ...(has("trace") ? [traceSection(at)] : []),
    ...(has("interactions") ? [interactionSection(at)] : []),
    ...(has("games") ? [frameSection(figures)] : []),
    ...(has("server") ? [ratioSection(at)] : []),
    ...(has("browser") ? [pageSection(at, "browser", ""), kindSection(at), peerSection(at)] : []),
    ...larger
      .filter((size) => has(`browser ${size}`))
      .map((size) => pageSection(at, `browser ${size}`, ` with ${sizeNames.get(size)} games`)),
    ...sizes.filter((size) => has(`server/${size}`)).map((size) => serverSection(at, size)),
    ...(
      [
        "first visit",
        "frames",
        "start",
        "stage",
        "records",
        "consoles",
        "presence",
        "together",
        "processes",
      ] as const
    )
      .filter(has)
      .map((part) => plainSection(figures, part)),
  ];
}

function targetSection(judged: readonly Judged[]): Section {
  return {
    title: "Targets",
    words:
      "What [the gate](../quality/bench/accepted.json) holds is the same on every machine: bytes, requests, elements, shifts and ratios.",
    table: alignedTable(
      ["target", "limit", "figure", "met", "gated"],
      judged.map((target) => [
        target.what,
        `${isMoreBetter(target.unit) ? "≥" : "≤"} ${shown({ unit: target.unit, value: target.limit })}`,
        shown(target.worst),
        target.isMet ? "yes" : "NO",
        target.isGated ? "yes" : "",
      ]),
    ),
  };
}

function ratioSection(at: At): Section {
  const against = (page: string, way: string) =>
    larger.map((size) => at(`server/${size}/${page}/${way} against 500`));
  return {
    title: "What a page costs the server, as ratios",
    words: `"Kept" is an address that many ask for, "anew" a page that must be made for one visitor. The file has the same bytes and comes
from the same server: nothing can be cheaper. A yardstick is a fixed piece of work of the same process: a list of a hundred cards,
written and compressed. The other columns hold a catalogue of ${larger.map((size) => sizeNames.get(size)).join(" and ")} games
against one of 500, in CPU per answer. Searches find a full page in each: by a whole word in the large ones, by its
first letters in the small one.`,
    table: alignedTable(
      [
        "page",
        "file ÷ kept",
        "anew ÷ yardstick",
        ...larger.map((size) => `kept, ${sizeNames.get(size)}`),
        ...larger.map((size) => `anew, ${sizeNames.get(size)}`),
        ...larger.map((size) => `bytes, ${sizeNames.get(size)}`),
      ],
      benchPages.map((page) => [
        page,
        at(`server/500/${page}/kept of the file`),
        at(`server/500/${page}/anew in yardsticks`),
        ...against(page, "kept"),
        ...against(page, "anew"),
        ...against(page, "anew bytes"),
      ]),
    ),
  };
}

function pageSection(at: At, part: string, suffix: string): Section {
  const columns = {
    "on the wire": "bytes",
    requests: "requests",
    script: "script before interaction",
    "script, touched": "script after interaction",
    elements: "nodes",
    CLS: "CLS",
    FCP: "FCP",
    LCP: "LCP",
    TBT: "TBT",
    "main thread": "main thread",
  };
  return {
    title: `In the browser${suffix}`,
    words: `First visit, nothing cached, CPU throttled four times, 1.6 Mbit/s, 150 ms. On the wire are bodies and heads; "touched" is after every
island was woken and the search box typed into. The main thread's is CPU time, four times what it is without the throttle.`,
    table: alignedTable(
      ["page", ...Object.keys(columns)],
      visitedPages
        .filter(({ name }) => at(`${part}/${name}/bytes`) !== "–")
        .map(({ name }) => [name, ...Object.values(columns).map((what) => at(`${part}/${name}/${what}`))]),
    ),
  };
}

function kindSection(at: At): Section {
  return {
    title: "Bytes by kind",
    words:
      "Bodies as they travel, compressed. Heads are what each answer says before its body, over HTTP/1.1.",
    table: alignedTable(
      ["page", ...kinds],
      visitedPages.map(({ name }) => [name, ...kinds.map((kind) => at(`browser/${name}/bytes of ${kind}`))]),
    ),
  };
}

function peerSection(at: At): Section {
  const ours = (name: string) => [
    `Recess, ${name}`,
    "",
    ...["bytes", "script before interaction", "requests", "nodes", "CLS"].map((what) =>
      at(`browser/${name}/${what}`),
    ),
  ];
  return {
    title: "Beside other portals",
    words: "The games list on first view. Theirs were measured once, from their own code.",
    table: alignedTable(
      ["portal", "games", "on the wire", "script", "requests", "elements", "CLS"],
      [
        ours("list"),
        ours("list with thumbnails"),
        ...peers.map((peer) => [
          peer.name,
          peer.games.toLocaleString("en"),
          shown({ unit: "bytes", value: peer.bytes }),
          shown({ unit: "bytes", value: peer.script }),
          shown({ unit: "requests", value: peer.requests }),
          shown({ unit: "nodes", value: peer.nodes }),
          shown({ unit: "shift", value: peer.shift }),
        ]),
      ],
    ),
  };
}

function serverSection(at: At, size: number): Section {
  const ways = ["kept", "anew", "file"];
  return {
    title: `In the server with ${size.toLocaleString("en")} games`,
    words: `CPU of the whole process per answer, and answers per second, over three connections of another process on the same machine.
Longest answers in the minute after the start, a health check and a list: ${firstMinuteFigures(size).map(at).join(" and ")}.`,
    table: alignedTable(
      ["page", ...ways.map((way) => `${way}, CPU`), ...ways.map((way) => `${way}, rate`), "memory"],
      benchPages.map((page) => [
        page,
        ...ways.map((way) => at(`server/${size}/${page}/${way} CPU`)),
        ...ways.map((way) => at(`server/${size}/${page}/${way} rate`)),
        at(`server/${size}/${page}/anew memory`),
      ]),
    ),
  };
}

type PlainPart =
  | "first visit"
  | "frames"
  | "start"
  | "stage"
  | "records"
  | "consoles"
  | "presence"
  | "together"
  | "processes";

function plainSection(figures: readonly Figure[], part: PlainPart): Section {
  const titles = {
    "first visit": "A first visit with its service worker",
    frames: "First frames, and the Flash engine",
    start: "Start and memory",
    stage: "Around a running game",
    records: "Checks of runs",
    consoles: "Engines of consoles on a CPU four times slower",
    presence: "5,000 idle connections",
    together: "Rooms, and a round on a line of 150 ms",
    processes: "Several processes",
  };
  const words = {
    "first visit":
      "The list, nothing cached, and what the service worker fetches once the page has been idle; its wait begins when the last thing has come that the page asked for.",
    frames:
      "The worst of our own games; and the bytes of the Flash engine while the launch screen is looked at, after the press, and for a second Flash game.",
    start:
      "`npm start` with all built, until the landing page has come; memory then, after ten quiet seconds, and the most that was seen under load.",
    stage:
      "Chess, launched and left alone, CPU throttled four times: what the page around it does meanwhile.",
    records:
      "Rounds of the bots, replayed by the server: tapes of a minute for each second of CPU time, of all threads together. Each game counts alike, with the board that a newcomer begins on; other boards stand beside it. The last line has all that a run costs, with the queue and the boards in a database file.",
    consoles:
      "CPU time of Node, times four: from the cartridge to the first frame, and the frames a second that the engine could run with their sound; a console shows 60.",
    presence: "Visitors who only have a page open, each on a connection of their own.",
    together:
      "300 rooms of two, whose members send 30 frames a second each; an idle room without its connections. Then a round of Ringout by random moves on two machines, each behind a line of 150 ms ± 30 for the round trip, with a stall of 300 ms every five seconds: wrong states are those that had to be put right.",
    processes:
      "Lists that are rendered for one visitor, with PROCESSES=1, 2 and 4, over eight connections of another process on the same machine. A core is given where there is a process for it; the load itself takes a part of them.",
  };
  const own = figures.filter(({ name }) => name.startsWith(`${part}/`));
  return {
    title: titles[part],
    words: words[part],
    table: alignedTable(
      ["what", "figure"],
      own.map((figure) => [figure.name.slice(part.length + 1), shown(figure)]),
    ),
  };
}
