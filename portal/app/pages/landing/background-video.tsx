import styles from "./background-video.module.css";

/** Elsewhere (small screens, `prefers-reduced-motion`) only the poster is shown, and no video is fetched. */
const videoMedia = "(min-width: 900px) and (prefers-reduced-motion: no-preference)";

/** Promo video behind the landing page, which `play-promo-video.ts` starts later. With `hasVideo` false (`Save-Data`, reduced motion) it is the poster alone. */
export function BackgroundVideo({ hasVideo }: { hasVideo: boolean }) {
  return (
    <video
      className={styles["video"]}
      loop
      muted
      playsInline
      preload="none"
      poster="/promo-video/recess.avif"
      aria-hidden="true"
      tabIndex={-1}
      data-promo-video=""
      data-testid="background-video"
    >
      {hasVideo && (
        <>
          <source media={videoMedia} src="/promo-video/recess.webm" type="video/webm" />
          <source media={videoMedia} src="/promo-video/recess.mp4" type="video/mp4" />
        </>
      )}
    </video>
  );
}
