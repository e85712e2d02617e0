import type { Announcement } from "./announcement.ts";
import type { Article } from "./article.ts";
import type { Partner } from "./partner.ts";
import type { SiteSettings } from "./site.ts";
import type { Promo, Slide } from "./slide.ts";

/** Content that an operator edits, one YAML file each: `content/<key>.yaml`. */
export type Content = {
  site: SiteSettings;
  taglines: readonly string[];
  refusals: readonly string[];
  articles: readonly Article[];
  announcements: readonly Announcement[];
  partners: readonly Partner[];
  slides: readonly Slide[];
  promos: readonly Promo[];
};
