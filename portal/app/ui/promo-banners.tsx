import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { urls } from "#app/urls.ts";
import type { Portal } from "#domain/portal.ts";
import { Cover } from "./cover.tsx";
import styles from "./promo-banners.module.css";

/** Banners of two featured games. A promo whose game is no longer in the catalogue is not shown. */
export function PromoBanners({ portal }: { portal: Portal }) {
  const t = useTranslate();
  return (
    <section className={styles["banners"]} aria-label={t("promoBanners.label")}>
      {portal.content.promos.map((promo) => {
        const game = portal.catalogue.byPath(promo.game);
        if (!game) return null;
        return (
          <a
            key={promo.title}
            className={styles["banner"]}
            href={urls.loading(game)}
            data-testid="promo-banner"
          >
            {promo.image ? (
              <img src={urls.image(promo.image)} alt="" width={320} height={180} loading="lazy" />
            ) : (
              <Cover game={game} />
            )}
            <span className={styles["words"]} {...inLanguage(promo.language, t.language)}>
              <strong className={styles["title"]}>{promo.title}</strong>
              <span>{promo.blurb}</span>
            </span>
          </a>
        );
      })}
    </section>
  );
}
