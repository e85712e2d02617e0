import { z } from "zod";

/** What a visitor can say about a broken game: a choice and never free text, because visitors are minors. */
export const reportReasons = ["does-not-load", "black-screen", "no-sound", "controls", "other"] as const;

export type ReportReason = (typeof reportReasons)[number];

export const reportReasonWords: Readonly<Record<ReportReason, string>> = {
  "does-not-load": "It does not load",
  "black-screen": "The screen stays black or empty",
  "no-sound": "There is no sound",
  controls: "The controls do not work",
  other: "Something else is broken",
};

/** What ran the game when it was reported; `none` before a launch. */
export const reportEngines = ["none", "html5", "ruffle", "awayfl", "external"] as const;

export type ReportEngine = (typeof reportEngines)[number];

/** A report of a broken game as it is stored. */
export type GameReport = {
  /** The game's path in the catalogue. */
  readonly game: string;
  readonly reason: ReportReason;
  readonly engine: ReportEngine;
  /** Name of the last error in the game's page, such as `TypeError`; empty where there was none. Never its message. */
  readonly error: string;
  /** Mark of the IP address (`reporter-mark.ts`), which tells addresses apart and names none. */
  readonly reporter: string;
  /** `yyyy-mm-dd`, UTC. */
  readonly day: string;
};

/** An error's name is one word of a program. Anything else is dropped: a game could write a sentence there. */
const errorName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z-]{0,39}$/)
  .catch("");

const shape = z.object({
  game: z.string().min(1).max(2000),
  reason: z.enum(reportReasons),
  engine: z.enum(reportEngines).catch("none"),
  error: errorName,
});

/** What the browser sends of a report. */
export type SentReport = z.infer<typeof shape>;

/** Parses a report of a visitor; undefined for anything else. */
export function parseReport(data: unknown): SentReport | undefined {
  return shape.safeParse(data).data;
}
