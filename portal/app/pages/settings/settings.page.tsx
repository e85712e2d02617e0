import { isMirror } from "#app/mirror/mirror-base.ts";
import type { PageArgs, PageResult, Visitor } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { EraseEverything } from "#app/ui/erase-everything.tsx";
import { KeptItems } from "#app/ui/kept-items.tsx";
import { urls } from "#app/urls.ts";
import { motions, type Theme, textSizes, themes } from "#domain/settings/look.ts";
import { BrowserSettings } from "./browser-settings.tsx";
import { Choices } from "./choices.tsx";
import styles from "./settings.module.css";

const themeNames: Readonly<Record<Theme, string>> = {
  dark: "Dark",
  light: "Light",
  contrast: "High contrast",
  system: "System",
};
const title = "Settings";
const sizeNames = { normal: "Normal", large: "Large", largest: "Largest" };
const motionNames = { system: "System", reduced: "Reduced" };

/** Settings of this browser. What decides the first paint is a form, and so works without script; a widget keeps the rest in the browser. */
export function settingsPage({ portal, visitor, query }: PageArgs): PageResult {
  const isSaved = query.get("saved") === "yes";
  return {
    title,
    description: "Theme, text size, motion, sound and what your browser keeps.",
    cacheKey: [isSaved ? "saved" : ""],
    body: (
      <div className={styles["page"]}>
        <h1>Settings</h1>
        <p className={styles["lead"]}>
          They are for this browser and stay in it. You need no account for any of them.
        </p>
        {isSaved && (
          <p className={styles["notice"]} role="status">
            Saved. This is how it looks now.
          </p>
        )}
        {!isMirror() && <LookForm visitor={visitor} />}
        <BrowserSettings portal={portal} title={`${title} | ${portal.content.site.name}`} />
        <section className={styles["part"]} aria-labelledby="erase">
          <h2 id="erase">Erase everything</h2>
          <p>This browser keeps for this site and its games:</p>
          <KeptItems portal={portal} />
          <p>
            All of that goes, on every page of this site, and you are signed out. Saves cannot be brought
            back.
          </p>
          <EraseEverything portal={portal} />
        </section>
      </div>
    ),
  };
}

function LookForm({ visitor: { look, thumbnails } }: { visitor: Visitor }) {
  return (
    <form className={styles["part"]} method="post" action={urls.settings()} aria-labelledby="look">
      <h2 id="look">Look</h2>
      <Choices
        legend="Theme"
        name="theme"
        testId="theme"
        options={themes.map((theme) => ({
          value: theme,
          label: themeNames[theme],
          sample: <span className={styles["swatch"]} data-theme={theme} />,
        }))}
        chosen={look.theme}
      />
      <Choices
        legend="Text size"
        name="textSize"
        options={textSizes.map((size) => ({
          value: size,
          label: sizeNames[size],
          sample: (
            <span className={styles["letter"]} data-size={size} aria-hidden="true">
              A
            </span>
          ),
        }))}
        chosen={look.textSize}
      />
      <Choices
        legend="Motion"
        name="motion"
        options={motions.map((motion) => ({ value: motion, label: motionNames[motion] }))}
        chosen={look.motion}
      />
      <label className={styles["check"]}>
        <input type="checkbox" name="thumbnails" value="on" defaultChecked={thumbnails} />
        Start the games list with thumbnails
      </label>
      <button className={`${buttons["primary"]} ${styles["save"]}`} type="submit">
        Save the look
      </button>
    </form>
  );
}
