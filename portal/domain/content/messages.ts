import type { z } from "zod";

const SHAPES: Partial<Record<string, string>> = {
  string: "must be text; put quotes around it",
  boolean: "must be true or false",
  array: "must be a list, each entry on a line of its own after '- '",
  object: "must be a group of 'key: value' lines",
};

/** Error messages for operators where a schema has no message of its own. */
export function contentMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return "is missing";
    if (issue.input === null) return "is empty";
    return SHAPES[issue.expected];
  }
  if (issue.code === "invalid_value") return `must be one of: ${issue.values.join(", ")}`;
  return undefined;
}
