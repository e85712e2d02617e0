import logo from "#app/public/icon.svg?raw";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import type { DeskAssets, ShownPage } from "#desk/app.ts";
import { pages } from "#desk/pages.ts";
import styles from "./desk-document.module.css";
import { FormContext } from "./form-context.ts";

const icon = `data:image/svg+xml,${encodeURIComponent(logo)}`;

/** The HTML document around a page of the desk: head, navigation, the message of the last action. */
export function DeskDocument({ shown, assets }: { shown: ShownPage; assets: DeskAssets }) {
  const { siteName, title, body, page = "", message, csrf = "" } = shown;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {csrf && <meta name="csrf" content={csrf} />}
        <title>{`${title} | Desk of ${siteName}`}</title>
        {/* Inside the page: before there is a session, the desk has no file but its own. */}
        <link rel="icon" href={icon} />
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.script} />
      </head>
      <body>
        <header className={styles["bar"]}>
          <a className={styles["skip"]} href="#main">
            Skip to the page
          </a>
          <a className={styles["brand"]} href="/">
            <Logo file={null} />
            {siteName}
            <span className={styles["desk"]}>desk</span>
          </a>
          {csrf && <Navigation current={page} csrf={csrf} />}
        </header>
        <main id="main" className={styles["page"]}>
          {message && (
            <p className={styles[message.kind]} role={message.kind === "refused" ? "alert" : "status"}>
              {message.text}
            </p>
          )}
          <FormContext value={{ page, csrf }}>{body}</FormContext>
        </main>
      </body>
    </html>
  );
}

function Navigation({ current, csrf }: { current: string; csrf: string }) {
  return (
    <>
      <nav className={styles["links"]} aria-label="Desk">
        {Object.entries(pages).map(([name, { title, icon }]) => (
          <a key={name} href={`/${name}`} aria-current={name === current ? "page" : undefined}>
            <Icon name={icon} />
            {title}
          </a>
        ))}
      </nav>
      <form method="post" action="/leave">
        <input type="hidden" name="csrf" value={csrf} />
        <button className={styles["leave"]} type="submit">
          Leave
        </button>
      </form>
    </>
  );
}
