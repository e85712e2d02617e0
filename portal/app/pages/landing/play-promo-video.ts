import { whenQuiet } from "#app/islands/when-idle.ts";

/**
 * Plays the promo video once the page is quiet, and only while it is in sight. Where it has no source for this browser (small screens,
 * `prefers-reduced-motion`, `Save-Data`), the poster stays and nothing is fetched.
 */
export function playPromoVideo(root: ParentNode): void {
  const video = root.querySelector<HTMLVideoElement>("[data-promo-video]");
  if (!video || !Array.from(video.querySelectorAll("source")).some(({ media }) => matchMedia(media).matches))
    return;
  whenQuiet(() =>
    new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) video.pause();
      // A browser that does not let it play shows the poster.
      else video.play().catch((error: unknown) => console.info("the promo video does not play", error));
    }).observe(video),
  );
}
