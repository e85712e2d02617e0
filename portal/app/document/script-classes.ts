const sheets = import.meta.glob<Record<string, string>>("../**/*.module.css", {
  eager: true,
  import: "default",
});

/** CSS modules whose classes a script may add to a page later, by the attribute that makes the page load that script. */
export const scriptSheets: Readonly<Record<string, readonly string[]>> = {
  "data-suggests": ["suggestions/suggestions"],
  'data-island="carousel"': ["islands/carousel", "ui/icon"],
  'data-island="presence"': ["islands/presence"],
  'data-island="records"': ["islands/records/records", "ui/button"],
  'data-island="saves"': ["islands/saves/saves", "ui/button", "ui/form", "ui/qr-code"],
  'data-island="sign-in"': ["ui/button", "ui/form"],
  'data-island="external-stage"': [
    "islands/stage/controls-panel",
    "islands/stage/external-launch",
    "islands/stage/game-bar",
    "islands/stage/launch-screen",
    "islands/stage/stage",
    "ui/button",
    "ui/icon",
  ],
  'data-island="stage"': [
    "controls/controls",
    "islands/stage/controls-panel",
    "islands/stage/game-bar",
    "islands/stage/launch-screen",
    "islands/stage/stage",
    "ui/button",
    "ui/icon",
  ],
  'data-island="tagline"': ["islands/tagline"],
  'data-widget="erase"': ["ui/button"],
  'data-widget="favourites"': ["ui/star"],
  'data-widget="recent"': ["ui/tiles"],
  'data-widget="kept-games"': ["pages/offline/offline", "ui/button"],
  'data-widget="room"': ["islands/stage/game-bar", "together/together", "ui/button", "ui/icon", "ui/qr-code"],
};

/** Class of `base.css`, which any script may use. */
const globalClass = "for-screen-readers";

/** Classes that the scripts of a page may add to it. */
export function scriptClasses(html: string): string[] {
  const loaded = Object.entries(scriptSheets).filter(([attribute]) => html.includes(` ${attribute}`));
  if (loaded.length === 0) return [];
  return [globalClass, ...loaded.flatMap(([, names]) => names.flatMap(classesOf))];
}

function classesOf(name: string): string[] {
  const sheet = sheets[`../${name}.module.css`];
  if (!sheet) throw new Error(`There is no ${name}.module.css.`);
  return Object.values(sheet).flatMap((names) => names.split(" "));
}
