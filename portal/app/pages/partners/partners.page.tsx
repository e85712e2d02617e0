import type { PageArgs, PageResult } from "#app/page.ts";
import buttons from "#app/ui/button.module.css";
import { urls } from "#app/urls.ts";
import { type Partner, type PartnerLink, partnerLink } from "#domain/content/partner.ts";
import styles from "./partners.module.css";

/** Page of the operator's partners. */
export function partnersPage({ portal }: PageArgs): PageResult {
  const { partners, site } = portal.content;
  return {
    title: "Partners",
    cacheKey: [],
    body: (
      <>
        <h1>Partners</h1>
        <p>Friends of the portal: projects that it stands on, and a place for one more.</p>
        <ul className={styles["grid"]}>
          {partners.map((partner) => (
            <PartnerCard key={partner.name} partner={partner} link={partnerLink(partner, site)} />
          ))}
        </ul>
      </>
    ),
  };
}

/** Card of one partner. */
export function PartnerCard({ partner, link }: { partner: Partner; link: PartnerLink }) {
  return (
    <li className={styles["card"]} data-testid="partner">
      <img src={urls.logo(partner.logo)} alt="" width={72} height={72} />
      <h2>{partner.name}</h2>
      <p className={styles["description"]}>{partner.description}</p>
      {"address" in link ? (
        <a
          className={buttons["quiet"]}
          href={link.address}
          rel="noreferrer"
          aria-label={`Visit ${partner.name}`}
        >
          Visit
        </a>
      ) : (
        <p className={styles["soon"]}>{link.soon}</p>
      )}
    </li>
  );
}
