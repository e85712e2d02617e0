import KeenSlider, { type KeenSliderInstance } from "keen-slider";
import { type RefObject, useEffect, useRef, useState } from "react";
import { isMotionReduced } from "./reduced-motion.ts";

const AUTOPLAY_INTERVAL_MS = 3000;
const SLIDE_DURATION_MS = 1000;
const GAP_PX = 16;

/** Carousel behaviour of a row of slides. Autoplay pauses on hover and focus, and is off with reduced motion. */
export function useCarousel(row: RefObject<HTMLElement | null>) {
  const slider = useRef<KeenSliderInstance | null>(null);
  const [isMoving, setMoving] = useState(true);

  useEffect(() => {
    if (isMotionReduced()) setMoving(false);
    if (!row.current) return;
    // Until now the browser scrolled the row; from here on the slider positions it.
    row.current.scrollLeft = 0;
    row.current.dataset["sliding"] = "";
    slider.current = new KeenSlider(row.current, {
      selector: ":scope > li",
      loop: true,
      rtl: document.dir === "rtl",
      slides: { perView: 3, spacing: GAP_PX },
      breakpoints: {
        "(max-width: 1023.98px)": { slides: { perView: 2, spacing: GAP_PX } },
        "(max-width: 599.98px)": { slides: { perView: 1, spacing: GAP_PX } },
      },
      defaultAnimation: { duration: SLIDE_DURATION_MS },
      created: disableHidden,
      updated: disableHidden,
      animationEnded: disableHidden,
      dragEnded: disableHidden,
    });
    return () => slider.current?.destroy();
  }, [row]);

  useEffect(() => {
    const stage = row.current?.parentElement;
    if (!isMoving || !stage) return;
    const timer = setInterval(() => {
      if (!stage.matches(":hover, :focus-within") && !document.hidden) slider.current?.next();
    }, AUTOPLAY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isMoving, row]);

  return {
    isMoving,
    toggle: () => setMoving(!isMoving),
    previous: () => slider.current?.prev(),
    next: () => slider.current?.next(),
  };
}

/** Makes slides outside the view inert: the browser would scroll the row to show one that gets the focus. */
function disableHidden(slider: KeenSliderInstance): void {
  slider.slides.forEach((slide, at) => {
    slide.inert = (slider.track.details?.slides[at]?.portion ?? 1) < 0.5;
  });
}
