import buttons from "#app/ui/button.module.css";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { urls } from "#app/urls.ts";
import type { SiteSettings } from "#domain/content/site.ts";

/** Notice for a game URL whose `type` parameter is unknown. */
export function UnknownType({ support }: { support: SiteSettings["support"] }) {
  return (
    <Notice title="404 Game Not Found" text="There was an issue launching this game. Please contact support">
      <p>{support.address ? <a href={support.address}>{support.title}</a> : support.soon}</p>
      <a className={buttons["primary"]} href={urls.games()}>
        <Icon name="games" /> Games
      </a>
      <a className={buttons["quiet"]} href={urls.landing()}>
        <Icon name="home" /> Home
      </a>
    </Notice>
  );
}
