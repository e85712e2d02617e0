import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { DeskApp, ShownPage } from "#desk/app.ts";
import type { DeskArgs, DeskPage } from "#desk/page.ts";
import type { Desk } from "#domain/desk/desk.ts";
import { Refusal } from "#domain/errors.ts";
import { deskCookie } from "./desk-cookie.ts";
import type { DeskEnv, RenderDesk } from "./desk-env.ts";
import type { DeskHosts } from "./desk-host.ts";
import { DoorRefusal } from "./door-refusal.ts";
import { hostOf } from "./guard.ts";
import { limitStream } from "./limit-stream.ts";
import { refusalStatus } from "./refusal-status.ts";
import { csrfToken, isCsrfToken, messageIn, messageQuery } from "./session-proof.ts";

type Options = {
  readonly app: DeskApp;
  readonly desk: Desk;
  readonly hosts: DeskHosts;
  readonly render: RenderDesk;
};

/** An article is the longest text that an operator writes. */
const FORM_MAX_BYTES = 1_000_000;

/** Routes of the pages in the page table: each with its forms, uploads, data and files. */
export function pageRoutes({ app, desk, hosts, render }: Options): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();

  const pageOf = (c: Context<DeskEnv>): [string, DeskPage] => {
    const name = c.req.param("page") ?? "";
    const page = own(app.pages, name);
    if (!page) throw new DoorRefusal("not-found", "There is no such page on the desk.");
    return [name, page];
  };
  const argsOf = (c: Context<DeskEnv>, rest: readonly string[] = []): DeskArgs => ({
    desk,
    query: new URL(c.req.url).searchParams,
    rest,
    session: c.get("signedIn").session,
  });
  const requireToken = (c: Context<DeskEnv>, given: string | null | undefined) => {
    if (!isCsrfToken(c.get("signedIn").token, given ?? ""))
      throw new DoorRefusal("token-wrong", "This form is too old. Load the page again.");
  };
  const show = (c: Context<DeskEnv>, shown: Omit<ShownPage, "siteName" | "csrf">) =>
    render({ ...shown, csrf: csrfToken(c.get("signedIn").token) });
  /** Shows a page with why it did not do what was asked. */
  const showRefused = (
    c: Context<DeskEnv>,
    refusal: Refusal,
    shown: Pick<ShownPage, "title" | "body" | "page">,
  ) => {
    c.header("x-refusal", refusal.code);
    const message = { kind: "refused", text: refusal.message } as const;
    return c.html(show(c, { ...shown, message }), refusalStatus(refusal.code));
  };
  const formOf = async (c: Context<DeskEnv>) => {
    const form = new URLSearchParams(await c.req.text());
    requireToken(c, form.get("csrf"));
    return form;
  };
  const limited = bodyLimit({
    maxSize: FORM_MAX_BYTES,
    onError: () => {
      throw new DoorRefusal("too-large", "That is too much to read.");
    },
  });

  routes.get("/", (c) => c.redirect(`/${Object.keys(app.pages)[0]}`, 303));
  routes.post("/leave", limited, async (c) => {
    await formOf(c);
    await desk.sessions.end(c.get("signedIn").session.id);
    c.header("set-cookie", deskCookie(hosts.isSecure(hostOf(c.req.raw))).clear());
    c.header("clear-site-data", '"cache"');
    return c.html(
      render({
        title: "Left",
        body: app.noticePage({ title: "See you", text: "The desk is closed in this browser." }),
      }),
    );
  });

  routes.get("/files/:page/:name", async (c) => {
    const [, page] = pageOf(c);
    const file = await own(page.files, c.req.param("name"))?.(argsOf(c));
    if (!file) throw new DoorRefusal("not-found", "There is no such file.");
    c.header("content-type", file.type);
    c.header("content-disposition", `attachment; filename="${file.name.replaceAll(/[^\w.-]/g, "_")}"`);
    return c.body(file.body);
  });
  routes.get("/api/:page/:name", async (c) => {
    const [, page] = pageOf(c);
    const data = own(page.data, c.req.param("name"));
    if (!data) throw new DoorRefusal("not-found", "There is no such data.");
    return c.json((await data(argsOf(c))) as object);
  });
  routes.post("/api/:page/:name", async (c) => {
    requireToken(c, c.req.header("x-csrf"));
    const [, page] = pageOf(c);
    const upload = own(page.uploads, c.req.param("name"));
    if (!upload || !c.req.raw.body) throw new DoorRefusal("not-found", "Nothing here takes that.");
    const body = limitStream(c.req.raw.body, upload.maxBytes);
    return c.json((await upload.receive(body, argsOf(c))) as object);
  });

  routes.get("/:page/:rest{.+}?", async (c) => {
    const [name, page] = pageOf(c);
    const args = argsOf(c, segments(c.req.param("rest")));
    const done = messageIn(c.get("signedIn").token, args.query);
    const message = done === undefined ? undefined : ({ kind: "done", text: done } as const);
    try {
      return c.html(show(c, { title: page.title, body: await page.show(args), page: name, message }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // With the navigation, so that an operator finds the way on while the database is down.
      return showRefused(c, error, { title: page.title, body: null, page: name });
    }
  });
  routes.post("/:page/:action", limited, async (c) => {
    const [name, page] = pageOf(c);
    const form = await formOf(c);
    const action = own(page.actions, c.req.param("action"));
    if (!action) throw new DoorRefusal("not-found", "This page does no such thing.");
    const args = argsOf(c);
    try {
      const result = await action(form, args);
      if ("body" in result) {
        const { refusal, ...shown } = result;
        return refusal
          ? showRefused(c, refusal, { ...shown, page: name })
          : c.html(show(c, { ...shown, page: name }));
      }
      const path = [name, ...(result.rest ?? [])].map(encodeURIComponent).join("/");
      return c.redirect(
        `/${path}${messageQuery(c.get("signedIn").token, result.message, result.query)}`,
        303,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return showRefused(c, error, { title: page.title, body: await page.show(args), page: name });
    }
  });
  return routes;
}

function own<T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

function segments(path: string | undefined): string[] {
  return (path ?? "").split("/").filter((segment) => segment !== "");
}
