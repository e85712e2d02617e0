import { appendFileSync, mkdirSync, statSync } from "node:fs";
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DestinationStream, pino } from "pino";
import { z } from "zod";
import { writeFileAtomic } from "#adapters/files/write-file-atomic.ts";
import type { Warning } from "#domain/desk/care.ts";

/** Lines that are kept. */
const MAX_LINES = 200;
/** The file is cut to `MAX_LINES` above this size. */
const MAX_BYTES = 512_000;
const FLUSH_INTERVAL_MS = 1000;
const MAX_LINE_LENGTH = 4000;

const fileOf = (dataDir: string) => join(dataDir, "desk", "warnings.jsonl");

/**
 * Destination of the log: standard output, and for lines at level warn or above a ring buffer in the data folder, which the desk shows. All
 * processes append to one file. A disk that is full or read-only costs the copy, never the log.
 */
export function keepingWarnings(
  dataDir: string,
  output: DestinationStream = pino.destination(1),
): DestinationStream {
  let pending: string[] = [];
  let isScheduled = false;
  const flush = async () => {
    isScheduled = false;
    const text = pending.splice(0).join("");
    if (text !== "") await append(dataDir, text).catch(() => undefined);
  };
  return {
    write(line) {
      output.write(line);
      const level = levelOf(line);
      if (level < 40) return;
      pending = [...pending.slice(1 - MAX_LINES), line.length > MAX_LINE_LENGTH ? shortened(line) : line];
      // The process ends with it.
      if (level >= 60) appendNow(dataDir, pending.splice(0).join(""));
      if (!isScheduled) setTimeout(() => void flush(), FLUSH_INTERVAL_MS).unref();
      isScheduled = true;
    },
  };
}

/** The last warnings of all processes, latest first. */
export async function readWarnings(dataDir: string): Promise<readonly Warning[]> {
  const text = await readFile(fileOf(dataDir), "utf8").catch(() => "");
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.slice(-MAX_LINES).flatMap(parseLine).toReversed();
}

async function append(dataDir: string, text: string): Promise<void> {
  const file = fileOf(dataDir);
  mkdirSync(join(dataDir, "desk"), { recursive: true, mode: 0o700 });
  await appendFile(file, text, { mode: 0o600 });
  if (statSync(file).size <= MAX_BYTES) return;
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  await writeFileAtomic(file, `${lines.slice(-MAX_LINES).join("\n")}\n`, { mode: 0o600 });
}

function appendNow(dataDir: string, text: string): void {
  try {
    mkdirSync(join(dataDir, "desk"), { recursive: true, mode: 0o700 });
    appendFileSync(fileOf(dataDir), text, { mode: 0o600 });
  } catch {
    // Standard output has it.
  }
}

/** pino writes the level first. */
function levelOf(line: string): number {
  return Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
}

const logLine = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.string().default(""),
  reason: z.string().optional(),
  message: z.string().optional(),
  error: z.object({ message: z.string().optional() }).optional(),
});

const levels = { 40: "warn", 50: "error", 60: "fatal" } as const;

function parseLine(line: string): Warning[] {
  const read = logLine.safeParse(parseJson(line));
  if (!read.success) return [];
  const { level, time, msg, reason, message, error } = read.data;
  const name = levels[level as keyof typeof levels] ?? "warn";
  return [{ at: new Date(time), level: name, text: msg, reason: reason ?? error?.message ?? message }];
}

/** A stack trace can be long; what remains is still one line of JSON. */
function shortened(line: string): string {
  const read = logLine.safeParse(parseJson(line));
  if (!read.success) return "";
  const { error, ...rest } = read.data;
  const cut = (text: string | undefined) => text?.slice(0, 500);
  return `${JSON.stringify({ ...rest, msg: cut(rest.msg), reason: cut(rest.reason), error: { message: cut(error?.message) } })}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
