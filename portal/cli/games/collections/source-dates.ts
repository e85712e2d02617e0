import { spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { formatIsoDay } from "#domain/day.ts";
import type { GameSource } from "./source-game.ts";

export const dateModes = ["git", "file", "today"] as const;

/** Where the date of a game comes from that its list does not date. */
export type DateMode = (typeof dateModes)[number];

/** Tells the day on which a game came into the collection. Without a mode: git's, where the collection is a checkout, and else that of the file. */
export async function sourceDates(
  folder: string,
  mode: DateMode | undefined,
): Promise<(source: GameSource) => Promise<string>> {
  const today = formatIsoDay(new Date());
  const first = mode === undefined || mode === "git" ? await firstCommits(folder) : new Map<string, string>();
  return async (source) => {
    if (mode === "today" || source.kind === "url") return today;
    const committed = first.get(relative(folder, source.path));
    return committed ?? formatIsoDay(await changedAt(source));
  };
}

async function changedAt(source: Exclude<GameSource, { kind: "url" }>): Promise<Date> {
  const pages = source.kind === "folder" ? [join(source.path, source.start ?? "index.html")] : [];
  for (const path of pages) {
    const page = await stat(path).catch(() => undefined);
    if (page) return page.mtime;
  }
  return (await stat(source.path)).mtime;
}

/** Settings of a repository that could make git run a program, or fetch. Collections come from elsewhere. */
const harmless = [
  "-c",
  "core.fsmonitor=false",
  "-c",
  "log.showSignature=false",
  "-c",
  "core.quotePath=false",
  "--no-pager",
];

/** The day on which each file and folder first appeared in git's history; empty where the folder is no checkout, or there is no git. */
async function firstCommits(folder: string): Promise<Map<string, string>> {
  const log = [
    "log",
    "--diff-filter=A",
    "--no-renames",
    "--no-show-signature",
    "--relative",
    "--name-only",
    "--format=%x01%cs",
    "--",
    ".",
  ];
  const git = spawn("git", ["-C", folder, ...harmless, ...log], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none", GIT_TERMINAL_PROMPT: "0" },
  });
  const ended = new Promise<boolean>((resolve) => {
    git.on("error", () => resolve(false));
    git.on("close", (code) => resolve(code === 0));
  });
  const first = new Map<string, string>();
  let day = "";
  // The newest commit comes first, so the oldest one is kept.
  for await (const row of createInterface({ input: git.stdout })) {
    if (row.startsWith("\x01")) day = row.slice(1);
    else for (const path of pathAndParents(row)) first.set(path, day);
  }
  return (await ended) ? first : new Map();
}

function pathAndParents(path: string): string[] {
  const parts = path.split("/");
  return path === "" ? [] : parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}
