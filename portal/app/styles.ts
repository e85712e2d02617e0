/** Entry of the site's one stylesheet: it is small, and the second page finds it in the browser's cache. */
import "./ui/themes.css";
import "./ui/base.css";

/** Exported because the bundler would drop unused stylesheets. */
export const sheets = import.meta.glob("./**/*.module.css", { eager: true });
