import KeenSlider, { type KeenSliderInstance } from "keen-slider";
import { type RefObject, useEffect, useRef, useState } from "react";

const restMs = 3000;
const glideMs = 1000;
const gap = 16;

/** Moves a row of slides: on its own unless someone points at it, is in it with the keyboard, or wants less motion. */
export function useCarousel(row: RefObject<HTMLElement | null>) {
  const slider = useRef<KeenSliderInstance | null>(null);
  const [isMoving, setMoving] = useState(true);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setMoving(false);
    if (!row.current) return;
    // Until here the row scrolls by itself; from here on the slider owns its place.
    row.current.scrollLeft = 0;
    row.current.dataset["sliding"] = "";
    slider.current = new KeenSlider(row.current, {
      selector: ":scope > li",
      loop: true,
      slides: { perView: 3, spacing: gap },
      breakpoints: {
        "(max-width: 1023.98px)": { slides: { perView: 2, spacing: gap } },
        "(max-width: 599.98px)": { slides: { perView: 1, spacing: gap } },
      },
      defaultAnimation: { duration: glideMs },
      created: hideOthers,
      updated: hideOthers,
      animationEnded: hideOthers,
      dragEnded: hideOthers,
    });
    return () => slider.current?.destroy();
  }, [row]);

  useEffect(() => {
    const stage = row.current?.parentElement;
    if (!isMoving || !stage) return;
    const timer = setInterval(() => {
      if (!stage.matches(":hover, :focus-within") && !document.hidden) slider.current?.next();
    }, restMs);
    return () => clearInterval(timer);
  }, [isMoving, row]);

  return {
    isMoving,
    toggle: () => setMoving(!isMoving),
    previous: () => slider.current?.prev(),
    next: () => slider.current?.next(),
  };
}

/** The keyboard must not wander into slides that are out of sight: the browser would scroll the row to show them. */
function hideOthers(slider: KeenSliderInstance): void {
  slider.slides.forEach((slide, at) => {
    slide.inert = (slider.track.details?.slides[at]?.portion ?? 1) < 0.5;
  });
}
