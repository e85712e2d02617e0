import Carousel, { type CarouselSlide } from "#app/islands/carousel.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { inLanguage } from "#app/messages/in-language.ts";
import { useTranslate } from "#app/messages/use-translate.ts";
import { urls } from "#app/urls.ts";
import { largeCoverOf } from "#domain/catalogue/covers/cover.ts";
import type { Slide } from "#domain/content/slide.ts";
import type { Language } from "#domain/language/language.ts";
import type { Portal } from "#domain/portal.ts";

/** Carousel of featured games, from the slides that the operator wrote. */
export function Featured({ portal }: { portal: Portal }) {
  const { language } = useTranslate();
  const slides = portal.content.slides.flatMap((slide) => shownSlide(slide, portal, language) ?? []);
  return <Island name="carousel" of={Carousel} when="quiet" props={{ slides }} />;
}

/** A slide to a game that has left the catalogue is not shown. */
function shownSlide(
  { id, title, target, image, language: own }: Slide,
  portal: Portal,
  language: Language,
): CarouselSlide | undefined {
  const attributes = inLanguage(own, language);
  if ("address" in target)
    return { id, title, attributes, href: target.address, image: image ? urls.image(image) : "/icon.svg" };
  const game = portal.catalogue.byPath(target.game);
  if (!game) return undefined;
  const shown = image ? urls.image(image) : urls.cover(largeCoverOf(game));
  return { id, title, attributes, href: urls.loading(game), image: shown };
}
