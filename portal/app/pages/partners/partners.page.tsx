import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import type { PageArgs, PageResult } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import type { Content } from "#domain/content/content.ts";
import { type Partner, type PartnerLink, partnerLink } from "#domain/content/partner.ts";
import styles from "./partners.module.css";

/** Page of the operator's partners. */
export function partnersPage({ portal }: PageArgs): PageResult {
  const { partners, site } = portal.content;
  return {
    title: (t) => t("partners.title"),
    cacheKey: [],
    body: <PartnerList partners={partners} site={site} />,
  };
}

function PartnerList({ partners, site }: Pick<Content, "partners" | "site">) {
  const t = useTranslate();
  return (
    <>
      <h1>{t("partners.title")}</h1>
      <p>{t("partners.lead")}</p>
      <ul className={styles["grid"]}>
        {partners.map((partner) => (
          <PartnerCard key={partner.name} partner={partner} link={partnerLink(partner, site)} />
        ))}
      </ul>
    </>
  );
}

/** Card of one partner. */
export function PartnerCard({ partner, link }: { partner: Partner; link: PartnerLink }) {
  const t = useTranslate();
  return (
    <li className={styles["card"]} data-testid="partner">
      <img src={urls.logo(partner.logo)} alt="" width={72} height={72} />
      <h2>{partner.name}</h2>
      <p className={styles["description"]} {...inLanguage(partner.language, t.language)}>
        {partner.description}
      </p>
      {"address" in link ? (
        <a
          className={buttons["quiet"]}
          href={link.address}
          rel="noreferrer"
          aria-label={t("partners.visitPartner", { name: partner.name })}
        >
          {t("partners.visit")}
        </a>
      ) : (
        <p className={styles["soon"]} {...inLanguage(partner.language, t.language)}>
          {link.soon}
        </p>
      )}
    </li>
  );
}
