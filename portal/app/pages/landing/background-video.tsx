import styles from "./background-video.module.css";

/** On small screens, and where less motion or fewer bytes are wanted, the poster alone is shown and no film is fetched. */
const wherever = "(min-width: 900px) and (prefers-reduced-motion: no-preference)";

export function BackgroundVideo({ film }: { film: boolean }) {
  return (
    <video
      className={styles["video"]}
      autoPlay
      loop
      muted
      playsInline
      preload="none"
      poster="/film/recess.webp"
      aria-hidden="true"
      tabIndex={-1}
      data-testid="background-video"
    >
      {film && (
        <>
          <source media={wherever} src="/film/recess.webm" type="video/webm" />
          <source media={wherever} src="/film/recess.mp4" type="video/mp4" />
        </>
      )}
    </video>
  );
}
