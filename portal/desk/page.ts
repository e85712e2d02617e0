import type { ReactNode } from "react";
import type { IconName } from "#app/ui/icon-name.ts";
import type { Desk } from "#domain/desk/desk.ts";
import type { DeskSession } from "#domain/desk/desk-sessions.ts";
import type { Refusal } from "#domain/errors.ts";

/** Arguments of everything that a page of the desk does. */
export type DeskArgs = {
  readonly desk: Desk;
  readonly query: URLSearchParams;
  /** Segments of the path after the page's name. */
  readonly rest: readonly string[];
  readonly session: DeskSession;
};

/**
 * What an action leads to: back to the page (or to a part of it, `rest` and `query`) with a message, or to content that is shown this once and
 * never has a URL, such as a new password, or a refused form with what was typed.
 */
export type ActionResult =
  | { readonly message: string; readonly rest?: readonly string[]; readonly query?: URLSearchParams }
  | { readonly title: string; readonly body: ReactNode; readonly refusal?: Refusal };

/** Handles a form, `POST /<page>/<action>`. A `Refusal` shows the page again with its message. */
export type DeskAction = (form: URLSearchParams, args: DeskArgs) => Promise<ActionResult>;

/** Handles a body that is too large for a form, `POST /api/<page>/<name>`, as it comes in. What it returns is sent as JSON. */
export type DeskUpload = {
  readonly maxBytes: number;
  receive(body: ReadableStream<Uint8Array>, args: DeskArgs): Promise<unknown>;
};

/** A file to download. */
export type DeskFile = {
  readonly name: string;
  readonly type: string;
  readonly body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
};

/** One page of the desk with everything under its name. */
export type DeskPage = {
  readonly title: string;
  readonly icon: IconName;
  /** `GET /<page>` and below. */
  show(args: DeskArgs): ReactNode | Promise<ReactNode>;
  readonly actions?: Readonly<Record<string, DeskAction>>;
  readonly uploads?: Readonly<Record<string, DeskUpload>>;
  /** `GET /api/<page>/<name>`, as JSON: for islands that show progress. */
  readonly data?: Readonly<Record<string, (args: DeskArgs) => Promise<unknown>>>;
  /** `GET /files/<page>/<name>`; undefined where there is no such file. */
  readonly files?: Readonly<Record<string, (args: DeskArgs) => Promise<DeskFile | undefined>>>;
};
