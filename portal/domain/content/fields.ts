import { z } from "zod";
import { hasInvisibleCharacters } from "#domain/clean-text.ts";
import { parseDay } from "#domain/day.ts";

/**
 * Schema of one line of text. Operators wrap long lines as they like, so runs of white space become one space; invisible
 * characters are refused, because they make two texts look alike or reverse one.
 */
export function text(limit: number) {
  const length = (value: string) => [...value].length;
  return z
    .string()
    .transform((value) => value.replace(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1, "must not be empty")
        .refine((value) => length(value) <= limit, {
          error: ({ input }) => `is ${length(String(input))} characters long; at most ${limit} fit`,
        })
        .refine((value) => !hasInvisibleCharacters(value), {
          error: "holds a character that cannot be shown",
        }),
    );
}

/** Schema of a calendar date. */
export const day = z.string().transform((value, context) => {
  return parseDay(value) ?? refuse(context, [], "must be a day of the calendar, written like 2025-06-30");
});

/** Fails a transformation with a message, at the value itself or at one of its fields. */
export function refuse(context: z.RefinementCtx, path: string[], message: string): never {
  context.addIssue({ code: "custom", path, message });
  return z.NEVER;
}

/** Schema of the last part of a URL. */
export const slug = z
  .string()
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, "must be small letters, digits and single dashes, such as article-1")
  .max(60, "must have at most 60 characters");

/** Schema of a picture's file name: a bare name, so that it cannot lead out of its folder. */
export const fileName = z
  .string()
  .regex(
    /^[a-z\d]+(-[a-z\d]+)*\.(svg|png|webp|avif|jpg)$/,
    "must be the name of a picture such as chalk-star.svg",
  )
  .max(60, "must have at most 60 characters");

/** Schema of a URL of some kind. */
export function address(isValid: (value: string) => boolean, message: string) {
  return z.string().max(300, "must have at most 300 characters").refine(isValid, message);
}

/** Schema of a list with bounds, so that a page is neither empty nor endless. */
export function between<Entry extends z.ZodType>(min: number, max: number, entry: Entry) {
  const bounds = min === max ? `exactly ${min}` : `${min} to ${max}`;
  const error = ({ input }: { input?: unknown }) =>
    `must have ${bounds} entries, not ${Array.isArray(input) ? input.length : 0}`;
  return z.array(entry).min(min, { error }).max(max, { error });
}

type Unique = Parameters<ReturnType<typeof z.array<z.ZodType>>["superRefine"]>;

/**
 * Refuses the second of two equal entries, or of two entries with the same field.
 * It looks even where other entries have mistakes, so that all are named at once.
 */
export function unique(field?: string): Unique {
  return [
    (list, context) => {
      const seen = new Set<string>();
      for (const [index, entry] of list.entries()) {
        const value = field === undefined ? entry : fieldOf(entry, field);
        if (typeof value !== "string") continue;
        const key = value.toLowerCase();
        if (seen.has(key)) {
          const path = field === undefined ? [index] : [index, field];
          context.addIssue({ code: "custom", path, message: `is there twice: ${JSON.stringify(value)}` });
        }
        seen.add(key);
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  ];
}

function fieldOf(entry: unknown, field: string): unknown {
  return typeof entry === "object" && entry !== null ? Reflect.get(entry, field) : undefined;
}
