/** Entry of the desk's stylesheet: the palettes and base of the site, the site's components that the desk uses, and its own. */
import "#app/ui/themes.css";
import "#app/ui/base.css";
import "uplot/dist/uPlot.min.css";

/** Exported because the bundler would drop unused stylesheets. */
export const sheets = import.meta.glob(
  [
    "./**/*.module.css",
    "../app/document/sprite.module.css",
    "../app/ui/{announcement-item,button,day,form,icon,notice,promo-banners,qr-code,titled-section}.module.css",
    "../app/pages/{article/article,landing/link-cards,partners/partners}.module.css",
  ],
  { eager: true },
);
