import { whenQuiet } from "#app/islands/when-idle.ts";

/**
 * Plays the promo video once the page is quiet, and only while it is in sight. Where it has no source for this browser (small screens,
 * `prefers-reduced-motion`, `Save-Data`), the poster stays and nothing is fetched.
 */
export function playFilm(root: ParentNode): void {
  const film = root.querySelector<HTMLVideoElement>("[data-film]");
  if (!film || !Array.from(film.querySelectorAll("source")).some(({ media }) => matchMedia(media).matches))
    return;
  whenQuiet(() =>
    new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) film.pause();
      // A browser that does not let it play shows the poster.
      else film.play().catch((error: unknown) => console.info("the promo video does not play", error));
    }).observe(film),
  );
}
