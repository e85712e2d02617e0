import { z } from "zod";
import { type GameEdit, isEdit } from "./game-edit.ts";

export const changeActions = ["hide", "show", "feature", "unfeature", "edit", "reset", "remove"] as const;

export type ChangeAction = (typeof changeActions)[number];

/** Changes that can be undone; older ones are forgotten. */
const MAX_CHANGES = 200;

const change = z.object({
  at: z.iso.datetime(),
  path: z.string(),
  name: z.string(),
  action: z.enum(changeActions),
  /** The edit as it was before; undefined where the game had none. */
  before: z.custom<GameEdit>(isEdit).exactOptional(),
  /** Name of the folder in the trash, where the game was removed. */
  trash: z
    .string()
    .regex(/^[\w-]{1,200}$/)
    .exactOptional(),
});

/** One change by an operator, with what is needed to undo it. */
export type Change = Readonly<z.output<typeof change>>;

const history = z.object({ changes: z.array(z.unknown()) });

/** Parses the history. A change that cannot be read cannot be undone, and is left out. */
export function parseHistory(raw: unknown): readonly Change[] {
  const read = history.safeParse(raw);
  return (read.data?.changes ?? []).flatMap((each) => change.safeParse(each).data ?? []);
}

/** The history with one more change, oldest first. */
export function withChange(changes: readonly Change[], added: Change): readonly Change[] {
  return [...changes, added].slice(-MAX_CHANGES);
}
