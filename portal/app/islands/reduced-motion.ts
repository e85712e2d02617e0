/** Whether the system or the visitor's settings ask for less motion. */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.classList.contains("reduced-motion") ||
    matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
