import { type Accent, themeBackgrounds } from "#domain/settings/accent.ts";
import styles from "./words.module.css";

/** The accent on the page of each theme. Drawn as SVG: the desk's policy allows no inline styles. */
export function AccentSamples({ accent }: { accent: Accent }) {
  const themes = (["dark", "light", "contrast"] as const).flatMap((theme) =>
    accent[theme] ? [{ theme, color: accent[theme] }] : [],
  );
  return (
    <div className={styles["samples"]}>
      {themes.map(({ theme, color }) => (
        <svg key={theme} width="160" height="80" role="img" aria-label={`${theme} theme: ${color}`}>
          <rect width="160" height="80" rx="12" fill={themeBackgrounds[theme][0]} />
          <rect x="24" y="22" width="112" height="36" rx="18" fill={color} />
        </svg>
      ))}
    </div>
  );
}
