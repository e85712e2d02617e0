import Carousel, { type CarouselSlide } from "#app/islands/carousel.island.tsx";
import { Island } from "#app/islands/island.tsx";
import { urls } from "#app/urls.ts";
import { largeCoverOf } from "#domain/catalogue/covers/cover.ts";
import type { Slide } from "#domain/content/slide.ts";
import type { Portal } from "#domain/portal.ts";

/** Carousel of featured games, from the slides that the operator wrote. */
export function Featured({ portal }: { portal: Portal }) {
  const slides = portal.content.slides.flatMap((slide) => shownSlide(slide, portal) ?? []);
  return <Island name="carousel" of={Carousel} when="quiet" props={{ slides }} />;
}

/** A slide to a game that has left the catalogue is not shown. */
function shownSlide({ id, title, target, image }: Slide, portal: Portal): CarouselSlide | undefined {
  if ("address" in target)
    return { id, title, href: target.address, image: image ? urls.image(image) : "/icon.svg" };
  const game = portal.catalogue.byPath(target.game);
  if (!game) return undefined;
  const shown = image ? urls.image(image) : urls.cover(largeCoverOf(game));
  return { id, title, href: urls.loading(game), image: shown };
}
