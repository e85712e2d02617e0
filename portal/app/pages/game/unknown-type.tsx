import { useTranslate } from "#app/messages/use-translate.ts";
import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";
import type { SiteSettings } from "#domain/content/site.ts";

/** Notice for a game URL whose `type` parameter is unknown. */
export function UnknownType({ support }: { support: SiteSettings["support"] }) {
  const t = useTranslate();
  return (
    <Notice title={t("unknownType.title")} text={t("unknownType.text")}>
      <p>{support.address ? <a href={support.address}>{support.title}</a> : support.soon}</p>
      <a className={buttons["primary"]} href={urls.games()}>
        <Icon name="games" /> {t("notice.games")}
      </a>
      <a className={buttons["quiet"]} href={urls.landing()}>
        <Icon name="home" /> {t("notice.home")}
      </a>
    </Notice>
  );
}
